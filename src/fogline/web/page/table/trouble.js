// A table that cannot be shown, and the way back.
import { html } from "/page/kit/dom.js";
import { Link } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";

export const Trouble = ({ error }) => html`<main class="notice-page">
  <h1>${t("trouble")}</h1>
  <p role="alert">${error.text}</p>
  ${(error.reasons || []).map((reason) => html`<p>${reason}</p>`)}
  <p><${Link} to="/" class="button">${t("to-lobby")}<//></p>
</main>`;
