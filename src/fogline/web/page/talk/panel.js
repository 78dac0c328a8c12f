// Talk at a table: what was said, a line of one's own, phrases that everybody reads in their own language.
import { classes, html, useEffect, useRef, useState } from "/page/kit/dom.js";
import { post } from "/page/kit/api.js";
import { Icon } from "/page/kit/icons.js";
import { Badge } from "/page/kit/players.js";
import { choose, prefs } from "/page/kit/prefs.js";
import { t } from "/page/kit/words.js";
import { reactionsOf, spoken } from "/page/talk/heard.js";

const LONGEST = 200;
export const PHRASES = ["hello", "good-luck", "well-played", "thanks", "one-moment", "your-turn", "stop-here", "again"];
export const REACTIONS = { bravo: "👏", ha: "😄", oh: "😮", ouch: "😖", hm: "🤔" };

const introduced = new Set(); // tables at which the server knows who looks on

/** Says something at the table; a guest whom nobody knew yet comes in anew, with a name. */
async function tell(seat, scene, words) {
  const known = scene.places.some((place) => place.mine);
  const nonce = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
  const who = known ? { seat: scene.seat >= 0 ? scene.seat : undefined } : { name: prefs.name.trim() || t("talk-guest") };
  await post(`/tables/${scene.table}/say`, { ...words, ...who, nonce });
  if (known || introduced.has(scene.table)) return;
  introduced.add(scene.table);
  seat.comeAnew();
}

/** What can be said and done here: `[say, problem]`. */
export function useTelling(seat, scene) {
  const [problem, show] = useState(null);
  const say = async (words) => {
    show(null);
    try {
      await tell(seat, scene, words);
      return true;
    } catch (refused) {
      show(refused);
      return false;
    }
  };
  return [say, problem];
}

/** Talk waits for nobody's turn to be shown: it goes by the latest scene, not by the one that is looked at. */
export function Talk({ seat }) {
  const scene = seat.latest;
  const [say, problem] = useTelling(seat, scene);
  const list = useRef(null);
  const lines = spoken(seat.talk);
  useEffect(() => list.current?.scrollTo(0, 1e7), [lines.length]);
  if (!prefs.talk) return html`<div class="talk"><p>${t("talk-off-mine")}</p>
    <button class="button" data-talk-on onClick=${() => choose("talk", true)}>${t("talk-on-mine")}</button></div>`;
  const mine = scene.places.filter((place) => place.mine).map((place) => place.seat);
  const watching = !mine.length;
  // Where a chair is free the page asks for the name already.
  const nameless = watching && !(scene.status === "gathering" && scene.places.some((place) => place.kind === "open"));
  return html`<div class="talk">
    <ol class="talk-lines" ref=${list} tabindex="0" aria-label=${t("panel-talk")}>
      ${lines.map((line) => html`<${Said} key=${line.id} line=${line} mine=${mine.includes(line.seat)} mute=${(on) =>
        seat.say({ do: "mute", line: line.id, on }).catch(() => {})} />`)}
      ${!lines.length && html`<li class="quiet">${t("talk-nothing")}</li>`}</ol>
    ${watching && scene.status === "playing" && html`<p class="quiet">${t("talk-watching")}</p>`}
    ${scene.talking.on ? html`<${Mouth} say=${say} nameless=${nameless} />` : html`<p class="quiet">${t("talk-off-here")}</p>`}
    ${problem && html`<p class="talk-problem" role="alert">${problem.text}</p>`}
    <p class="talk-ways"><button onClick=${() => choose("talk", false)}>${t("talk-off-me")}</button>
      ${scene.host && html`<button data-hush onClick=${() => seat.say({ do: "hush", off: scene.talking.on }).catch(() => {})}>
        ${t(scene.talking.on ? "talk-hush" : "talk-unhush")}</button>`}</p>
  </div>`;
}

/** One line, with a way not to hear its speaker. */
function Said({ line, mine, mute }) {
  const sign = line.seat >= 0 ? html`<${Badge} seat=${line.seat} size=${16} />` : html`<${Icon} name="eye" size=${16} />`;
  if (line.muted) return html`<li class="talk-muted">${sign} <small>${t("talk-muted", { name: line.name })}</small>
    <button onClick=${() => mute(false)}>${t("talk-unmute", { name: line.name })}</button></li>`;
  const when = new Date(line.at * 1000).toLocaleTimeString(prefs.lang, { hour: "numeric", minute: "2-digit" });
  return html`<li data-said=${line.id}>${sign}<div><b>${line.name}</b> <time>${when}</time><p>${line.text}</p></div>
    ${!mine && html`<button class="talk-mute" onClick=${() => mute(true)} aria-label=${t("talk-mute", { name: line.name })}
      data-tell=${t("talk-mute", { name: line.name })}><${Icon} name="hush" size=${16} /></button>`}</li>`;
}

/** Where one says something. */
function Mouth({ say, nameless }) {
  const [text, type] = useState("");
  const send = async (event) => {
    event.preventDefault();
    if (text.trim() && await say({ text })) type("");
  };
  return html`<form class="talk-form" onSubmit=${send}>
    ${nameless && html`<label class="talk-name">${t("talk-name")} <input name="name" maxlength="24" autocomplete="nickname"
      value=${prefs.name} placeholder=${t("talk-guest")} onChange=${(event) => choose("name", event.target.value)} /></label>`}
    <div class="talk-line"><input name="say" maxlength=${LONGEST} value=${text} onInput=${(event) => type(event.target.value)}
      aria-label=${t("talk-say")} placeholder=${t("talk-say")} autocomplete="off" />
      <button class="button" aria-label=${t("talk-send")}><${Icon} name="next" /></button></div>
    <details class="talk-phrases"><summary>${t("talk-phrases")}</summary><div>
      ${PHRASES.map((phrase) => html`<button type="button" data-phrase=${phrase} onClick=${() => say({ phrase })}>
        ${t(`phrase-${phrase}`)}</button>`)}</div></details></form>`;
}

/** The reactions to a turn, and a way to react to it. */
export function Reactions({ seat, turn, open }) {
  const scene = seat.latest;
  const [choosing, choose] = useState(false);
  const [say] = useTelling(seat, scene);
  const those = (reactionsOf(seat.talk).get(turn) ?? []).filter((line) => !line.muted);
  const my = those.find((line) => scene.places[line.seat]?.mine);
  const can = open && scene.talking.on && prefs.talk;
  if (!prefs.talk || (!those.length && !can)) return null;
  const react = (phrase) => { choose(false); say({ turn, phrase: my?.phrase === phrase ? "" : phrase }); };
  return html`<div class="reactions">
    ${those.map((line) => html`<span key=${line.id} class="reaction" data-reaction=${line.phrase} role="img"
      aria-label=${`${line.name}: ${line.text}`} data-tell=${`${line.name}: ${line.text}`}>${REACTIONS[line.phrase]}</span>`)}
    ${can && html`<button class="react" aria-expanded=${choosing ? "true" : "false"} aria-label=${t("react", { turn })}
      onClick=${() => choose(!choosing)}><${Icon} name="smile" size=${16} /></button>`}
    ${can && choosing && Object.entries(REACTIONS).map(([phrase, sign]) => html`<button key=${phrase}
      class=${classes("react-with", my?.phrase === phrase && "is-mine")} data-react=${phrase} aria-label=${t(`reaction-${phrase}`)}
      aria-pressed=${my?.phrase === phrase ? "true" : "false"} onClick=${() => react(phrase)}>${sign}</button>`)}
  </div>`;
}
