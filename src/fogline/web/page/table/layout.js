// The shell around every board: status above, players and panels beside, actions below.
import { classes, html, useEffect, useLayoutEffect, useRef, useState } from "/page/kit/dom.js";
import { useDrawn } from "/page/kit/drawn.js";
import { glide, settle } from "/page/kit/flip.js";
import { rove, typing, walk } from "/page/kit/keys.js";
import { useGrowth } from "/page/kit/media.js";
import { announce } from "/page/kit/notice.js";
import { useSteadyClicks } from "/page/kit/steady.js";
import { t } from "/page/kit/words.js";
import { Coach } from "/page/learn/coach.js";
import { onRule } from "/page/rules/beside.js";
import { Dock } from "/page/table/dock.js";
import { useDrag } from "/page/table/drag.js";
import { Inspector, Legend, useInspector } from "/page/table/inspector.js";
import { useMarks } from "/page/table/marks.js";
import { Menu } from "/page/table/menu.js";
import { CallOffer } from "/page/table/offer.js";
import { Panels, TabBar } from "/page/table/panels.js";
import { Players } from "/page/table/players.js";
import { useSight } from "/page/table/sight.js";
import { Top } from "/page/table/top.js";
import { Tour, useTour } from "/page/table/tour.js";
import { useUnread } from "/page/talk/heard.js";

export function Layout({ seat, board, context, held, finish, luck }) {
  const { scene, phone } = context;
  const [panel, show] = useState(phone ? "table" : scene.lesson ? "coach" : "log");
  const [menu, openMenu] = useState(false);
  const unread = useUnread(seat.talk, seat.latest, panel === "talk");
  const [rule, lead] = useState(null);
  useEffect(() => onRule((asked) => { lead(asked); show("rules"); }), []);
  const [tour, moveTour] = useTour(scene, board);
  useGrowth(phone); // before it is noted where the pieces are
  const felt = useMovingPieces(scene);
  useMarks(felt, board, scene, seat.log);
  useSight(felt, scene, phone, held.chosen);
  const screen = useRef(null);
  useSteadyClicks(screen);
  const inspector = useInspector(screen, held.hands);
  useDrag(screen, context, held.hands);
  const [legend, openLegend] = useState(false);
  useKeys({ scene, held, show, openMenu, felt, seat, context, inspector, openLegend });
  useEffect(() => { if (held.whys && !phone) show("why"); }, [held.whys]);
  useEffect(() => { if (scene.lesson && !phone) show("coach"); }, [scene.at]);
  const mode = scene.origin === "fork" ? "fork" : scene.hotseat && scene.places.length > 1 ? "hotseat" : "live";
  // What the pointer rests on changes many times a second: whatever does not tell of it is left as it is drawn.
  const table = useDrawn(() => html`<${board.Board} ctx=${context} />`, [board, context]);
  const players = useDrawn(() => html`<${Players} context=${context} board=${board} strip=${phone} />`,
    [board, scene, seat.log, context.box, phone]);
  const panels = useDrawn(() => html`<${Panels} panel=${panel} show=${show} seat=${seat} context=${context} held=${held} board=${board}
    rule=${rule} unread=${unread} bare=${phone} />`,
  [panel, seat.log, seat.talk, seat.latest, scene, context.box, held.whys, held.error, held.hands, board, rule, unread, phone]);
  return html`<div ref=${screen}
    class=${classes("table-screen", `mode-${mode}`, phone && "is-phone", scene.lesson && "has-coach", scene.question && "is-asked",
      inspector.asking && "is-asking")}
    data-at=${scene.at} data-status=${scene.status} data-seat=${scene.seat}
    data-asked=${scene.question || (scene.confirm === "now" && !held.passes ? "confirm" : seat.now.held ? "watch" : "")}>
    <${Top} scene=${scene} board=${board} context=${context} line=${seat.line} held=${held} openMenu=${() => openMenu(true)}
      inspector=${inspector} />
    ${phone && html`<aside aria-label=${t("players")}>${players}</aside>`}
    ${phone && scene.lesson && html`<${Coach} scene=${scene} held=${held} />`}
    <main class="felt" ref=${felt} onClick=${() => { settle(felt.current); seat.pace.skip(); }} aria-label=${t("the-table")}>
      ${phone && panel !== "table" ? panels : table}
    </main>
    ${!phone && html`<aside class="side" aria-label=${t("players-and-panels")}>
      ${players}
      ${panels}
    </aside>`}
    <${Dock} seat=${seat} board=${board} context=${context} held=${held} finish=${finish} />
    ${phone && html`<${TabBar} panel=${panel} show=${show} unread=${unread} />`}
    ${menu && html`<${Menu} scene=${scene} seat=${seat} close=${() => openMenu(false)}
      luck=${() => { openMenu(false); luck(); }}
      legend=${() => { openMenu(false); openLegend(true); }} tour=${() => { openMenu(false); moveTour(0); }} />`}
    ${inspector.thing && html`<${Inspector} thing=${inspector.thing} board=${board} context=${context} held=${held}
      close=${inspector.close} />`}
    ${legend && html`<${Legend} board=${board} context=${context} close=${() => openLegend(false)} />`}
    ${tour === null && html`<${CallOffer} scene=${scene} />`}
    ${tour !== null && html`<${Tour} board=${board} scene=${scene} step=${tour} move=${moveTour} />`}
  </div>`;
}

/** The board's element; its pieces glide when the scene changes. */
export function useMovingPieces(scene) {
  const felt = useRef(null);
  const before = useRef(new Map());
  useLayoutEffect(() => {
    before.current = glide(felt.current, before.current);
    rove(felt.current);
  }, [scene]);
  useLayoutEffect(() => rove(felt.current));
  return felt;
}

/** The letters that work everywhere at a table, from the moment in which it is seen. */
function useKeys({ scene, held, show, openMenu, felt, seat, context, inspector, openLegend }) {
  useLayoutEffect(() => {
    const follow = (event) => {
      if (typing(event) || document.querySelector("dialog[open]")) return;
      if (walk(felt.current, event)) return;
      const does = {
        "?": () => openMenu(true),
        i: () => inspector.inspect(document.activeElement) || openLegend(true),
        w: () => { show("why"); held.hands.why({ like: "" }); },
        l: () => show("log"),
        s: () => show("score"),
        t: () => { show("talk"); setTimeout(() => /** @type {HTMLElement | null} */ (document.querySelector("[name=say]"))?.focus()); },
        u: () => scene.undo.can !== "no" && held.hands.undo(),
        c: () => announce(clocks(scene)),
        o: () => announce(others(scene)),
        y: () => scene.confirm !== "no" && held.hands.confirm(),
        b: () => felt.current.querySelector('[data-part][tabindex="0"]')?.focus(),
        d: () => /** @type {HTMLElement | null} */ (document.querySelector(".dock button"))?.focus(),
        " ": () => { seat.pace.skip(); settle(felt.current); },
        Escape: () => held.hands.unpick(),
      }[event.key];
      if (does && !(event.key === " " && event.target.closest("button, a, [role=button]"))) {
        does();
        event.preventDefault();
      } else if (/^[1-9]$/.test(event.key)) {
        /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".dock [data-option]"))[Number(event.key) - 1]?.click();
      }
    };
    addEventListener("keydown", follow);
    return () => removeEventListener("keydown", follow);
  }, [scene, held, context]);
}

function clocks(scene) {
  const timed = scene.places.filter((place) => place.time_left !== null);
  return timed.length ? timed.map((place) => `${place.name}: ${Math.round(place.time_left)} s`).join(", ") : t("no-clock");
}

function others({ outcome, scores }) {
  const points = scores.map(({ name, certain }) => `${name} ${certain}`).join(", ");
  return `${t(outcome ? "points-total" : "points-certain")}: ${points}`;
}
