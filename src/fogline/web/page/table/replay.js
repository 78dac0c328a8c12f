// A game once more: every moment through the eyes one may use, with a link to each.
import { html, useEffect, useMemo, useRef, useState } from "/page/kit/dom.js";
import { get, post } from "/page/kit/api.js";
import { Icon } from "/page/kit/icons.js";
import { typing } from "/page/kit/keys.js";
import { useMedia } from "/page/kit/media.js";
import { prefs, still } from "/page/kit/prefs.js";
import { Link, go, place } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";
import { useBoard } from "/page/table/board.js";
import { contextOf } from "/page/table/context.js";
import { useMovingPieces } from "/page/table/layout.js";
import { Panels } from "/page/table/panels.js";
import { Players } from "/page/table/players.js";
import { Trouble } from "/page/table/trouble.js";

const NO_HANDS = { press() {}, act() {}, why() {}, hover() {}, hold() {} };
const PACE = 1100;

/** The number that an address gives, or what is usual. */
function numbered(name, usual) {
  const value = place().searchParams.get(name);
  return value === null || !/^-?\d+$/.test(value) ? usual : Number(value);
}

export default function ReplayScreen({ table }) {
  const [now, set] = useState({ info: null, box: null, scene: null, error: null });
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
  if (now.error) return html`<${Trouble} error=${now.error} />`;
  if (!now.scene || !board) return html`<main class="waiting" aria-busy="true"><p>${t("opening")}</p></main>`;
  return html`<${Moment} ...${now} board=${board} turn=${Math.min(turn, now.info.turns)} eyes=${eyes} />`;
}

function Moment({ info, box, scene, board, turn, eyes }) {
  const phone = useMedia("(max-width: 760px)");
  const [panel, show] = useState("log");
  const felt = useMovingPieces(scene);
  const held = useMemo(() => ({ picks: [], ghost: null, chosen: null, whys: null, hands: NO_HANDS }), []);
  const context = contextOf({ scene, box, words: board.t, phone, touch: false, ...held, log: scene.log, looksBack: true });
  const seat = { log: scene.log, line: "open" };
  const to = (next, eye = eyes) => go(`/replay/${scene.table}?turn=${Math.max(0, Math.min(info.turns, next))}&seat=${eye}`, { replace: true });
  return html`<div class=${`table-screen mode-replay ${phone ? "is-phone" : ""}`}>
    <header class="top">
      <${Link} to="/" class="top-home" aria-label=${t("to-lobby")}><${Icon} name="back" /><//>
      <div class="top-game"><h1>${scene.title}</h1><small>${t("replay")}</small></div>
      <p class="status"><span>${t("turn-of", { turn, turns: info.turns })} ${board.clock?.(context) ?? ""}</span></p>
      <div class="top-tools"><label class="eyes">${t("seen-by")} <select value=${eyes} onChange=${(event) => to(turn, Number(event.target.value))}>
        <option value="-1">${t("everybody")}</option>
        ${scene.places.map((chair) => html`<option value=${chair.seat}>${chair.name}</option>`)}</select></label></div>
    </header>
    ${phone && html`<aside aria-label=${t("players")}><${Players} context=${context} board=${board} strip /></aside>`}
    <main class="felt" ref=${felt} aria-label=${t("the-table")}><${board.Board} ctx=${context} /></main>
    ${!phone && html`<aside class="side"><${Players} context=${context} board=${board} />
      <${Panels} panel=${panel} show=${show} seat=${seat} context=${context} held=${held} board=${board} /></aside>`}
    <${Bar} scene=${scene} turn=${turn} turns=${info.turns} to=${to} />
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
  useEffect(() => {
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
      ${[["first", 0], ["back", turn - 1]].map(([name, next]) => html`<button class="tool" aria-label=${t(`replay-${name}`)} onClick=${() => to(next)}><${Icon} name=${name} /></button>`)}
      <button class="tool" aria-label=${t(runs ? "replay-pause" : "replay-play")} onClick=${() => run(!runs)}><${Icon} name=${runs ? "pause" : "play"} /></button>
      ${[["next", turn + 1], ["last", turns]].map(([name, next]) => html`<button class="tool" aria-label=${t(`replay-${name}`)} onClick=${() => to(next)}><${Icon} name=${name} /></button>`)}
    </div>
    <div class="replay-line"><input type="range" min="0" max=${turns} value=${turn} aria-label=${t("moment")} onInput=${(event) => to(Number(event.target.value))} />
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
