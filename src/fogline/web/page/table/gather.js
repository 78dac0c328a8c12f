// A table before the game: who sits where, the link to send, the start.
import { html } from "/page/kit/dom.js";
import { post } from "/page/kit/api.js";
import { t } from "/page/kit/words.js";

export function Gather({ scene, table }) {
  return html`<main class="notice-page"><h1>${scene.title}</h1><p>${scene.sentence}</p>
    ${scene.host && html`<button class="button button-main" onClick=${() => post(`/tables/${table}/start`)}>${t("start")}</button>`}</main>`;
}
