// The menu of a table: where to go, how it looks, which keys there are.
import { html, useEffect, useRef, useState } from "/page/kit/dom.js";
import { useAnswer } from "/page/kit/answer.js";
import { post } from "/page/kit/api.js";
import { choose, prefs } from "/page/kit/prefs.js";
import { Link, at, go, linkFor } from "/page/kit/route.js";
import { speak, t } from "/page/kit/words.js";
import { SPEEDS } from "/page/table/pace.js";
import { LANGUAGES } from "/page/words/languages.js";

const KEYS = ["arrows", "enter", "digits", "y", "u", "i", "w", "l", "s", "t", "o", "c", "b", "d", "space", "escape"];

export function Menu({ scene, seat, close, tour, legend, luck }) {
  const dialog = useRef(null);
  const [leaving, askToLeave] = useState(""); // "leave" or "resign", once one of them has been asked for
  useEffect(() => dialog.current.showModal(), []);
  const { data: games } = useAnswer("/games");
  const me = scene.places[scene.seat];
  const open = scene.status === "over" || scene.hotseat;
  return html`<dialog class="menu" ref=${dialog} onClose=${close} aria-label=${t("menu")}>
    <nav class="menu-ways">
      <${Link} to="/">${t("to-lobby")}<//>
      <a href=${at(`/rules/${scene.game}`)} target="_blank" rel="noopener">${t("rules")}</a>
      <button onClick=${tour}>${t("tour")}</button>
      <button onClick=${legend}>${t("legend")}</button>
      <${Link} to=${`/table/${scene.table}/text`}>${t("text-mode")}<//>
      ${open && html`<${Link} to=${`/replay/${scene.table}`}>${t("replay")}<//>`}
      ${open && html`<button onClick=${() => fork(scene)}>${t("fork-here")}</button>`}
      ${scene.luck && html`<button data-luck onClick=${luck}>${t("luck-title")}</button>`}
      <button data-copy onClick=${() => navigator.clipboard?.writeText(linkFor(`/table/${scene.table}`, games?.origin))}>
        ${t("copy-link")}</button>
      ${me?.mine && scene.status === "playing" && html`
        ${!me.away && html`<button data-leave onClick=${() => askToLeave("leave")}>${t("leave-seat")}</button>`}
        ${!me.resigned && html`<button data-resign onClick=${() => askToLeave("resign")}>${t("resign-seat")}</button>`}`}
    </nav>
    ${leaving && html`<div class="menu-leave" role="alertdialog" aria-labelledby="leave-asked">
      <p id="leave-asked">${t(`${leaving}-asked`)}</p>
      <button class="button" data-yes onClick=${() => { seat.say({ do: leaving }); dialog.current.close(); }}>${t(`${leaving}-yes`)}
        </button>
      <button class="button button-main" ref=${(button) => button?.focus()} onClick=${() => askToLeave("")}>${t("leave-no")}
        </button></div>`}
    <${Choices} />
    <section class="menu-keys"><h3>${t("keys")}</h3>
      <dl>${KEYS.map((key) => html`<div><dt><kbd>${t(`key-${key}`)}</kbd></dt><dd>${t(`key-${key}-does`)}</dd></div>`)}</dl></section>
    <p class="menu-close"><button class="button button-main" onClick=${() => dialog.current.close()}>${t("close")}</button></p>
  </dialog>`;
}

/** What Fogline can speak, each by its own name. */
export const Languages = (attributes) => html`<select ...${attributes} value=${prefs.lang} onChange=${(event) => speak(event.target.value)}>
  ${Object.entries(LANGUAGES).map(([lang, name]) => html`<option value=${lang} lang=${lang}>${name}</option>`)}</select>`;

/** Language, light, sound, motion, speed. */
export function Choices() {
  const pick = (name) => (event) => choose(name, event.target.value);
  const tick = (name) => (event) => choose(name, event.target.checked);
  return html`<section class="choices"><h3>${t("settings")}</h3>
    <label>${t("language")} <${Languages} /></label>
    <label>${t("light")} <select value=${prefs.theme} onChange=${pick("theme")}>
      ${["auto", "light", "dark"].map((name) => html`<option value=${name}>${t(`theme-${name}`)}</option>`)}</select></label>
    <label>${t("motion")} <select value=${prefs.motion} onChange=${pick("motion")}>
      ${["auto", "some", "none"].map((name) => html`<option value=${name}>${t(`motion-${name}`)}</option>`)}</select></label>
    <label>${t("speed")} <select name="speed" value=${prefs.speed} onChange=${pick("speed")}>
      ${Object.keys(SPEEDS).map((name) => html`<option value=${name}>${t(`speed-${name}`)}</option>`)}</select></label>
    <label><input type="checkbox" checked=${prefs.sound} onChange=${tick("sound")} /> ${t("sound")}</label>
    <label><input type="checkbox" checked=${prefs.confirmSteps} onChange=${tick("confirmSteps")} /> ${t("confirm-steps")}</label>
    <label><input type="checkbox" name="ask-sure" checked=${prefs.askSure} onChange=${tick("askSure")} /> ${t("ask-sure")}</label>
    <label><input type="checkbox" name="talk" checked=${prefs.talk} onChange=${tick("talk")} /> ${t("talk-show")}</label>
  </section>`;
}

async function fork(scene) {
  try {
    const { table } = await post(`/tables/${scene.table}/fork`, { seat: scene.seat });
    go(`/table/${table}`);
  } catch (error) {
    alert(error.text);
  }
}
