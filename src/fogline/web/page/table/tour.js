// A first game's guided tour on the real table: a few stops, each at the thing it speaks of, and a move of one's own.
import { classes, html, useLayoutEffect, useRef, useState } from "/page/kit/dom.js";
import { growth, useMedia } from "/page/kit/media.js";
import { t } from "/page/kit/words.js";

const KEY = "fogline.toured";

function toured() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) || [];
  } catch {
    return [];
  }
}

function remember(game) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...toured(), game])]));
  } catch {
    // Then it is offered again.
  }
}

/** The stop of the tour, null when there is none; -1 while it is offered, as it is in somebody's first game. */
export function useTour(scene, board) {
  const { game } = scene;
  const [step, set] = useState(board.tour && !scene.lesson && !toured().includes(game) ? -1 : null);
  const move = (next) => {
    const over = next === null || next >= stopsOf(board, scene).length;
    if (over) remember(game);
    set(over ? null : Math.max(0, next));
  };
  return [step, move];
}

const TRY = { at: ".dock", tries: true };

/**
 * The stops at things that this table has: there is no Committee among four players; what is `behind` a tab of a phone, it has.
 * At the last one a player tries a move.
 */
function stopsOf(board, scene) {
  const stops = board.tour.filter(({ at, behind }) => document.querySelector(at) || (behind && document.querySelector(behind)));
  return scene.seat >= 0 ? [...stops, TRY] : stops;
}

/** Where the card of a stop stands: beside its thing, inside the window. */
function beside(target, card) {
  const [wide, tall] = [innerWidth / growth(), innerHeight / growth()];
  const seen = target?.getBoundingClientRect();
  const at = (side) => seen[side] / growth();
  const box = seen ? { left: at("left"), right: at("right"), top: at("top"), bottom: at("bottom") }
    : { left: wide / 2, right: wide / 2, top: tall / 3, bottom: tall / 3 };
  const { offsetWidth: width, offsetHeight: height } = card;
  const [below, above] = [box.bottom + 12, box.top - height - 12];
  const middle = Math.min(wide - width - 8, Math.max(8, (box.left + box.right) / 2 - width / 2));
  if (below + height < tall) return { top: below, left: middle, box };
  const [before, after] = [box.left - width - 12, box.right + 12];
  if (above < 8 && before >= 8) return { top: Math.max(8, box.top), left: before, box }; // as high as the window is: at its side
  if (above < 8 && after + width < wide) return { top: Math.max(8, box.top), left: after, box };
  return { top: Math.max(8, above), left: middle, box };
}

/** Frames what a stop speaks of, in sight, and puts the card beside it. */
function frame(stop, card, ring) {
  const target = document.querySelector(stop.at);
  target?.scrollIntoView({ block: "center" }); // at an edge it would lie under what stays there
  const { top, left, box } = beside(target, card);
  Object.assign(card.style, { top: `${top}px`, left: `${left}px` });
  const size = { top: box.top - 6, left: box.left - 6, width: box.right - box.left + 12, height: box.bottom - box.top + 12 };
  for (const [name, value] of Object.entries(size)) ring.style[name] = `${value}px`;
}

export function Tour({ board, scene, step, move }) {
  return step < 0 ? html`<${Offer} move=${move} />` : html`<${Stop} board=${board} scene=${scene} step=${step} move=${move} />`;
}

function Offer({ move }) {
  return html`<aside class="tour-offer" aria-label=${t("tour")}>
    <p>${t("tour-offer")}</p>
    <button class="button" onClick=${() => move(null)}>${t("tour-no")}</button>
    <button class="button button-main" onClick=${() => move(0)}>${t("tour-yes")}</button>
  </aside>`;
}

/** What the last stop says: that it is one's turn, or how the move that was made becomes final. */
function tried(scene, since, touch) {
  if (!since) return t("tour-wait");
  if (scene.at === since) return t(touch ? "tour-try-touch" : "tour-try");
  return t(scene.confirm === "no" ? "tour-moved" : "tour-confirm");
}

function Stop({ board, scene, step, move }) {
  const card = useRef(null);
  const ring = useRef(null);
  const touch = useMedia("(pointer: coarse)");
  const stops = stopsOf(board, scene);
  const stop = stops[Math.min(step, stops.length - 1)];
  const since = useRef(""); // my moment when the last stop was reached
  if (!stop.tries || (!since.current && scene.question)) since.current = stop.tries ? scene.at : "";
  useLayoutEffect(() => {
    /** @type {HTMLElement | null} */ (stop.behind && document.querySelector(stop.behind))?.click();
    frame(stop, card.current, ring.current);
    const drawn = requestAnimationFrame(() => frame(stop, card.current, ring.current)); // what a tab shows is there a frame later
    return () => cancelAnimationFrame(drawn);
  }, [step]);
  useLayoutEffect(() => (stop.tries ? document.querySelector(".dock [data-option]") : card.current.querySelector(".button-main"))?.focus(),
    [step]);
  const last = step >= stops.length - 1;
  const keys = (event) => {
    const does = { Escape: () => move(null), ArrowRight: () => move(step + 1), ArrowLeft: () => move(step - 1) }[event.key];
    if (does) { does(); event.stopPropagation(); }
  };
  return html`<div class=${classes("tour", stop.tries && "is-trying")} role="dialog" aria-label=${t("tour")} onKeyDown=${keys}>
    <div class="tour-ring" ref=${ring}></div>
    <div class="tour-card" ref=${card}>
      <p role=${stop.tries ? "status" : undefined}>${stop.tries ? tried(scene, since.current, touch) : board.t(stop.key)}</p>
      <footer><small>${step + 1} / ${stops.length}</small>
        ${!last && html`<button class="button" onClick=${() => move(null)}>${t("tour-end")}</button>`}
        <button class="button button-main" onClick=${() => move(step + 1)}>${t(last ? "tour-play" : "tour-next")}</button></footer>
    </div>
  </div>`;
}
