// A game once more: every moment through the eyes one may use, with a link to each.
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "/page/kit/dom.js";
import { get, post } from "/page/kit/api.js";
import { Icon } from "/page/kit/icons.js";
import { typing } from "/page/kit/keys.js";
import { useGrowth, useMedia } from "/page/kit/media.js";
import { prefs, still } from "/page/kit/prefs.js";
import { Link, go, place } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";
import { useBoard } from "/page/table/board.js";
import { contextOf } from "/page/table/context.js";
import { Following } from "/page/table/following.js";
import { Inspector, useInspector } from "/page/table/inspector.js";
import { useMovingPieces } from "/page/table/layout.js";
import { turnNumbers } from "/page/table/log.js";
import { Panels } from "/page/table/panels.js";
import { PRESENT, Pace } from "/page/table/pace.js";
import { Players } from "/page/table/players.js";
import { Trouble } from "/page/table/trouble.js";

const NO_HANDS = { press() {}, act() {}, why() {}, hover() {}, hold() {}, reasonsFor: async () => [] };
const PACE = 1100;

/** The number that an address gives, or what is usual. */
function numbered(name, usual) {
  const value = place().searchParams.get(name);
  return value === null || !/^-?\d+$/.test(value) ? usual : Number(value);
}

export default function ReplayScreen({ table }) {
  const [now, set] = useState({ info: null, box: null, scene: null, numbers: new Map(), error: null });
  const turn = numbered("turn", now.info?.turns ?? 0);
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
    if (now.info) get(`/tables/${table}/events`).then(({ log }) => set((was) => ({ ...was, numbers: turnNumbers(log) })), () => {});
  }, [now.info]);
  if (now.error) return html`<${Trouble} error=${now.error} />`;
  if (!now.scene || !board) return html`<main class="waiting" aria-busy="true"><p>${t("opening")}</p></main>`;
  return html`<${Moment} ...${now} board=${board} turn=${Math.min(turn, now.info.turns)} eyes=${eyes} />`;
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

function Moment({ info, box, scene: present, numbers, board, turn, eyes }) {
  const { scene, now, pace, watch } = useSteps(present);
  const phone = useMedia("(max-width: 760px)");
  useGrowth(phone);
  const [panel, show] = useState("log");
  const felt = useMovingPieces(scene);
  const screen = useRef(null);
  const inspector = useInspector(screen, NO_HANDS);
  const held = useMemo(() => ({ picks: [], ghost: null, chosen: null, whys: null, hands: NO_HANDS }), []);
  const context = contextOf({ scene, box, words: board.t, phone, touch: false, ...held, log: scene.log, looksBack: true, watch });
  const seat = { log: scene.log, line: "open", now, pace };
  const told = [t("turn-of", { turn: turnAt(numbers, turn), turns: turnAt(numbers, info.turns) }), board.clock?.(context)];
  const to = (next, eye = eyes) =>
    go(`/replay/${scene.table}?turn=${Math.max(0, Math.min(info.turns, next))}&seat=${eye}`, { replace: true });
  return html`<div ref=${screen} class=${`table-screen mode-replay ${phone ? "is-phone" : ""}`}>
    <header class="top">
      <${Link} to="/" class="top-home" aria-label=${t("to-lobby")}><${Icon} name="back" /><//>
      <div class="top-game"><h1>${scene.title}</h1><small>${t("replay")}</small></div>
      <p class="status"><span>${told.filter(Boolean).join(" · ")}</span></p>
      <div class="top-tools"><label class="eyes">
        ${t("seen-by")} <select value=${eyes} onChange=${(event) => to(turn, Number(event.target.value))}>
        <option value="-1">${t("everybody")}</option>
        ${scene.places.map((chair) => html`<option value=${chair.seat}>${chair.name}</option>`)}</select></label></div>
    </header>
    ${phone && html`<aside aria-label=${t("players")}><${Players} context=${context} board=${board} strip /></aside>`}
    <main class="felt" ref=${felt} aria-label=${t("the-table")}><${board.Board} ctx=${context} /></main>
    ${!phone && html`<aside class="side"><${Players} context=${context} board=${board} />
      <${Panels} panel=${panel} show=${show} seat=${seat} context=${context} held=${held} board=${board} /></aside>`}
    ${scene.frame ? html`<footer class="dock"><${Following} scene=${scene} seat=${seat} /></footer>`
      : html`<${Bar} scene=${scene} turn=${turn} turns=${info.turns} to=${to} />`}
    ${inspector.thing && html`<${Inspector} thing=${inspector.thing} context=${context} held=${held} close=${inspector.close} />`}
  </div>`;
}

/** The slider and its keys. */
function Bar({ scene, turn, turns, to }) {
  const [runs, run] = useState(false);
  const here = useRef(turn);
  here.current = turn;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => (here.current >= turns ? run(false) : to(here.current + 1)), still() ? PACE * 2 : PACE);
    return () => clearInterval(timer);
  }, [runs, turns]);
  useLayoutEffect(() => {
    const follow = (event) => {
      if (typing(event)) return;
      const step = { ArrowRight: 1, ArrowLeft: -1, z: -1, PageDown: 10, PageUp: -10, Home: -turns, End: turns }[event.key];
      if (step) { to(here.current + step); event.preventDefault(); }
      if (event.key === " ") { run((was) => !was); event.preventDefault(); }
    };
    addEventListener("keydown", follow);
    return () => removeEventListener("keydown", follow);
  }, [turns]);
  const told = scene.log.filter((line) => line.turn === turn && line.text).map((line) => line.text).join(" ");
  return html`<footer class="dock replay-bar">
    <div class="replay-keys">
      ${[["first", 0], ["back", turn - 1]].map(([name, next]) =>
        html`<button class="tool" aria-label=${t(`replay-${name}`)} onClick=${() => to(next)}><${Icon} name=${name} /></button>`)}
      <button class="tool" aria-label=${t(runs ? "replay-pause" : "replay-play")} onClick=${() => run(!runs)}>
        <${Icon} name=${runs ? "pause" : "play"} /></button>
      ${[["next", turn + 1], ["last", turns]].map(([name, next]) =>
        html`<button class="tool" aria-label=${t(`replay-${name}`)} onClick=${() => to(next)}><${Icon} name=${name} /></button>`)}
    </div>
    <div class="replay-line"><input type="range" min="0" max=${turns} value=${turn} aria-label=${t("moment")}
      onInput=${(event) => to(Number(event.target.value))} />
      <p data-told tabindex="0">${told || (scene.rules && scene.sentence)}</p>
      ${scene.rules && html`<p class="quiet" data-rules>${scene.rules.text}</p>`}</div>
    <button class="button" onClick=${() => fork(scene, turn)}><${Icon} name="fork" size=${18} />${t("fork-here")}</button>
  </footer>`;
}

async function fork(scene, turn) {
  try {
    const { table } = await post(`/tables/${scene.table}/fork`, { turn, seat: scene.seat >= 0 ? scene.seat : null });
    go(`/table/${table}`);
  } catch (error) {
    alert(error.text);
  }
}
