// A game once more: every moment through the eyes one may use, with a link to each.
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "/page/kit/dom.js";
import { get, post } from "/page/kit/api.js";
import { Icon } from "/page/kit/icons.js";
import { rove, typing, walk } from "/page/kit/keys.js";
import { useGrowth, useMedia } from "/page/kit/media.js";
import { announce } from "/page/kit/notice.js";
import { prefs, still } from "/page/kit/prefs.js";
import { Link, go, place } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";
import { Verdicts, judgedBy, useVerdicts } from "/page/learn/verdicts.js";
import { useBoard } from "/page/table/board.js";
import { contextOf } from "/page/table/context.js";
import { Following } from "/page/table/following.js";
import { Inspector, useInspector } from "/page/table/inspector.js";
import { useMovingPieces } from "/page/table/layout.js";
import { turnNumbers } from "/page/table/log.js";
import { Panels } from "/page/table/panels.js";
import { PRESENT, Pace } from "/page/table/pace.js";
import { Arrows, usePointed } from "/page/table/pointing.js";
import { Players } from "/page/table/players.js";
import { ReviewBar } from "/page/table/review_bar.js";
import { useBranch, useReview, useTelling } from "/page/table/reviewing.js";
import { cameAt, drawn, nameOf, stride } from "/page/table/strides.js";
import { Trouble } from "/page/table/trouble.js";

const NO_HANDS = { press() {}, act() {}, why() {}, hover() {}, hold() {}, reasonsFor: async () => [] };
const PACE = 1100;

/** The number that an address gives, or what is usual. */
function numbered(name, usual) {
  const value = place().searchParams.get(name);
  return value === null || !/^-?\d+$/.test(value) ? usual : Number(value);
}

export default function ReplayScreen({ table }) {
  const [now, set] = useState({ info: null, box: null, scene: null, log: [], numbers: new Map(), error: null });
  const review = useReview(table, now.info);
  const turn = numbered("turn", place().searchParams.has("review") ? 0 : now.info?.turns ?? 0);
  const eyes = numbered("seat", now.info?.mine?.[0] ?? -1);
  const lang = prefs.lang;
  const board = useBoard(now.info?.game);
  useEffect(() => {
    Promise.all([get(`/tables/${table}`), get(`/tables/${table}/box`)])
      .then(([info, box]) => set((was) => ({ ...was, info, box })), (error) => set((was) => ({ ...was, error })));
  }, [table, lang]);
  useEffect(() => {
    if (!now.info) return undefined;
    let here = true;
    get(`/tables/${table}/scene`, { turn: Math.min(turn, now.info.turns), seat: eyes })
      .then((scene) => here && set((was) => ({ ...was, scene })), (error) => here && set((was) => ({ ...was, error })));
    return () => { here = false; };
  }, [table, lang, turn, eyes, now.info]);
  useEffect(() => {
    if (now.info) get(`/tables/${table}/events`)
      .then(({ log }) => set((was) => ({ ...was, log, numbers: turnNumbers(log) })), () => {});
  }, [now.info]);
  if (now.error) return html`<${Trouble} error=${now.error} />`;
  if (!now.scene || !board) return html`<main class="waiting" aria-busy="true"><p>${t("opening")}</p></main>`;
  return html`<${Moment} ...${now} board=${board} turn=${Math.min(turn, now.info.turns)} eyes=${eyes} review=${review} />`;
}

/**
 * The steps that the rules played by themselves in a turn, watched one after the other: the scene that is shown,
 * and the way through them.
 */
function useSteps(scene) {
  const [shown, show] = useState({ scene, now: PRESENT });
  const pace = useRef(null);
  useLayoutEffect(() => {
    show({ scene, now: PRESENT });
    pace.current = new Pace((picture, now) => show({ scene: picture, now }));
    pace.current.add(scene);
    return () => pace.current.close();
  }, [scene]);
  const here = shown.scene.table === scene.table && shown.scene.turns === scene.turns ? shown : { scene, now: PRESENT };
  return { ...here, pace: pace.current, watch: scene.frames.length ? () => pace.current.again() : null };
}

/** The number of the turn to which this step or the last one before it belongs. */
const turnAt = (numbers, step) => Math.max(0, ...[...numbers].filter(([at]) => at <= step).map(([, number]) => number));

/** What the reader shows the others while they lead, and what a press on the table does meanwhile. */
function useShowing(review, turn, eyes) {
  const [own, show] = useState({ marks: [], arrows: [], blind: false });
  const [tool, take] = useState("");
  const [from, begin] = useState("");
  useEffect(() => {
    // Who comes back to a review of theirs goes on with what it showed.
    if (review.leads) show({ marks: review.review.marks, arrows: review.review.arrows, blind: review.review.blind });
  }, [review.leads]);
  useTelling(review, turn, eyes, own);
  const followed = review.review && !review.leads && review.follows ? review.review : null;
  const shown = review.leads ? own : followed ?? { marks: [], arrows: [], blind: false };
  /** Whether the press was for the tool. */
  const press = (thing) => {
    if (!review.leads || !tool) return false;
    if (tool === "point") {
      const marks = own.marks.includes(thing) ? own.marks.filter((mark) => mark !== thing) : [...own.marks, thing].slice(-12);
      show({ ...own, marks });
    } else if (!from) begin(thing);
    else {
      begin("");
      if (from !== thing) show({ ...own, arrows: [...own.arrows, [from, thing]].slice(-6) });
    }
    return true;
  };
  return { shown, own, show, tool, take, press };
}

/** Who follows is taken along to wherever the leader is. */
function useFollowing(review, turn, eyes, to) {
  const there = review.follows && review.review;
  useEffect(() => {
    if (there && (there.turn !== turn || there.eyes !== eyes)) to(there.turn, there.eyes);
  }, [there?.turn, there?.eyes, review.follows]);
}

function Moment({ info, box, scene: present, log, numbers, board, turn, eyes, review }) {
  const branch = useBranch(review.follows && review.review?.branch);
  const { scene, now, pace, watch } = useSteps(branch?.scene ?? present);
  const phone = useMedia("(max-width: 760px)");
  useGrowth(phone);
  const [panel, open] = useState("log");
  const felt = useMovingPieces(scene);
  const screen = useRef(null);
  const showing = useShowing(review, turn, eyes);
  const go_to = (next, eye = eyes) => {
    const kept = place().searchParams.has("review") ? "&review" : "";
    go(`/replay/${info.table}?turn=${Math.max(0, Math.min(info.turns, next))}&seat=${eye}${kept}`, { replace: true });
  };
  /** Who steps by themself looks round freely. */
  const to = (next, eye) => { review.follow(false); go_to(next, eye); };
  useFollowing(review, turn, eyes, go_to);
  const latest = useRef({});
  latest.current = { showing, log, turn, to };
  const hands = useMemo(() => ({ ...NO_HANDS, press: (wanted) => pressed(wanted, felt.current, board, latest.current) }), [board]);
  const inspector = useInspector(screen, hands);
  const held = useMemo(() => ({ picks: [], ghost: null, chosen: null, whys: null, hands }), [hands]);
  const context = contextOf({ scene, box, words: board.t, phone, touch: false, ...held, log: scene.log, looksBack: true, watch });
  const { blind, marks, arrows } = showing.shown;
  usePointed(felt, marks, review.leads ? "" : review.review?.name);
  const judged = useVerdicts(info.table, info.status === "over" && info.table === scene.table);
  const seat = { log: branch?.log ?? scene.log, line: "open", now, pace, blind, judged: judgedBy(judged), ...review.voice };
  const told = [t("turn-of", { turn: turnAt(numbers, turn), turns: turnAt(numbers, info.turns) }), board.clock?.(context)];
  const bar = html`<${ReviewBar} table=${info.table} review=${review} at=${{ turn, eyes }} tool=${showing.tool} take=${showing.take}
    shown=${showing.own} show=${showing.show} phone=${phone} turnOf=${(step) => turnAt(numbers, step)} />`;
  return html`<div ref=${screen} class=${`table-screen mode-replay ${phone ? "is-phone" : ""} ${blind ? "is-blind" : ""}`}>
    <header class="top">
      <${Link} to="/" class="top-home" aria-label=${t("to-lobby")}><${Icon} name="back" /><//>
      <div class="top-game"><h1>${scene.title}</h1><small>${t("replay")}</small></div>
      <p class="status"><span>${branch ? t("review-what-if", { name: review.review.name }) : told.filter(Boolean).join(" · ")}</span></p>
      <div class="top-tools"><label class="eyes">
        ${t("seen-by")} <select value=${eyes} onChange=${(event) => to(turn, Number(event.target.value))}>
        <option value="-1">${t("everybody")}</option>
        ${scene.places.map(({ seat: eye, name }) => html`<option value=${eye}>${name || context.score(eye)?.name}</option>`)}
        </select></label></div>
    </header>
    ${phone && html`<aside aria-label=${t("players")}><${Players} context=${context} board=${board} strip /></aside>`}
    <main class="felt" ref=${felt} aria-label=${t("the-table")}><${board.Board} ctx=${context} />
      <${Arrows} felt=${felt} arrows=${arrows} /></main>
    ${phone ? bar : html`<aside class="side"><${Players} context=${context} board=${board} />${bar}
      <${Panels} panel=${panel} show=${open} seat=${seat} context=${context} held=${held} board=${board} /></aside>`}
    ${scene.frame ? html`<footer class="dock"><${Following} scene=${scene} seat=${seat} /></footer>`
      : html`<${Bar} scene=${scene} log=${log} turn=${turn} turns=${info.turns} to=${to} felt=${felt} review=${review}
        judged=${judged} />`}
    ${inspector.thing && html`<${Inspector} thing=${inspector.thing} board=${board} context=${context} held=${held}
      close=${inspector.close} />`}
  </div>`;
}

/** A thing was pressed: it is pointed at, or it leads to the moment in which it came to where it is. */
function pressed(wanted, felt, board, { showing, log, turn, to }) {
  const name = nameOf(wanted);
  if (!name || showing.press(name)) return;
  const at = cameAt(board, log, drawn(felt, name), wanted.args, turn);
  if (at < 0) announce(t("came-nowhere"));
  else to(at);
}

/** The slider and its keys. */
function Bar({ scene, log, turn, turns, to, felt, review, judged }) {
  const [runs, run] = useState(false);
  const [by, choose] = useState("step");
  const here = useRef({});
  here.current = { turn, by, log };
  const step = (way, how = here.current.by) => to(stride(here.current.log, how, here.current.turn, way, turns));
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => (here.current.turn >= turns ? run(false) : step(1)), still() ? PACE * 2 : PACE);
    return () => clearInterval(timer);
  }, [runs, turns]);
  useLayoutEffect(() => {
    rove(felt.current);
    const follow = (event) => {
      if (typing(event) || document.querySelector("dialog[open]")) return;
      if (event.target.closest("[data-part]") && walk(felt.current, event)) return;
      const does = {
        ArrowRight: () => step(1), ArrowLeft: () => step(-1), z: () => step(-1), PageDown: () => step(1, "round"),
        PageUp: () => step(-1, "round"), n: () => step(1, "turn"), p: () => step(-1, "turn"), Home: () => to(0), End: () => to(turns),
        b: () => felt.current.querySelector('[data-part][tabindex="0"]')?.focus(), " ": () => run((was) => !was),
      }[event.key];
      if (!does || (event.key === " " && event.target.closest("button, a, [role=button]"))) return;
      does();
      event.preventDefault();
    };
    addEventListener("keydown", follow);
    return () => removeEventListener("keydown", follow);
  }, [turns]);
  const told = scene.log.filter((line) => line.turn === turn && line.text).map((line) => line.text).join(" ");
  const key = (name, does, icon = name) => html`<button class="tool" aria-label=${t(`replay-${name}`)} onClick=${does}>
    <${Icon} name=${icon} /></button>`;
  return html`<footer class="dock replay-bar">
    <div class="replay-keys">
      ${key("first", () => to(0))}${key("back", () => step(-1))}
      ${key(runs ? "pause" : "play", () => run(!runs))}
      ${key("next", () => step(1))}${key("last", () => to(turns))}
      <label class="replay-by"><span class="hush">${t("step-by")}</span><select name="by" value=${by}
        onChange=${(event) => choose(event.target.value)}>
        ${["step", "turn", "round"].map((name) => html`<option value=${name}>${t(`by-${name}`)}</option>`)}</select></label>
    </div>
    <div class="replay-line"><input type="range" min="0" max=${turns} value=${turn} aria-label=${t("moment")}
      onInput=${(event) => to(Number(event.target.value))} />
      <${Verdicts} found=${judged} turn=${turn} turns=${turns} to=${to} />
      <p data-told tabindex="0">${told || (scene.rules && scene.sentence)}</p>
      ${scene.rules && html`<p class="quiet" data-rules>${scene.rules.text}</p>`}</div>
    <button class="button" onClick=${() => fork(scene, turn, review)}>
      <${Icon} name="fork" size=${18} /><span>${t("fork-here")}</span></button>
  </footer>`;
}

/** What if: at a table of its own; whoever leads takes the others along. */
async function fork(scene, turn, review) {
  try {
    const { table } = await post(`/tables/${scene.table}/fork`, { turn, seat: scene.seat >= 0 ? scene.seat : null, shared: review.leads });
    if (review.leads) await review.lead({ turn, eyes: scene.seat, branch: table });
    go(`/table/${table}${review.leads ? `?review=${scene.table}` : ""}`);
  } catch (error) {
    alert(error.text);
  }
}
