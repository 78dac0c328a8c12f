// An address that there is not, and the way back.
import { html } from "/page/kit/dom.js";
import { Link } from "/page/kit/route.js";
import { t } from "/page/lobby/words.js";

export default function LostScreen() {
  return html`<main class="notice-page">
    <h1>${t("nowhere")}</h1>
    <p>${t("nowhere-why")}</p>
    <p><${Link} to="/" class="button button-main">${t("to-lobby")}<//></p>
  </main>`;
}
