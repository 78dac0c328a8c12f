// The rules have changed since this game was played: what that means here, and going on with today's.
import { html } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { at } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";

/** Whether the reader is asked to agree, has agreed, or has nothing to say. */
function standing({ rules, places }) {
  const mine = rules.needed.filter((seat) => places[seat].mine);
  if (!mine.length) return "";
  return mine.every((seat) => rules.agreed.includes(seat)) ? "agreed" : "asked";
}

export function ChangedRules({ scene, held, finish }) {
  const now = standing(scene);
  const over = scene.status === "over";
  return html`<footer class="dock dock-rules" aria-label=${t("actions")}>
    <p class="dock-notice" data-rules>${scene.rules.text}
      ${held.error && html` <b role="alert">${held.error.text}</b>`}</p>
    <div class="dock-ends">
      ${now === "agreed" && html`<span class="quiet">${t("you-agreed")}</span>`}
      ${now === "asked" && html`<button class="button button-main" data-agree onClick=${() => held.hands.speak({ do: "agree" })}>
        <${Icon} name="check" size=${18} />${t("go-on-today")}</button>`}
      ${over && finish && html`<button class="button" onClick=${finish}>${t("final-score")}</button>`}
      ${!over && !scene.rules.needed.length && html`<${Save} scene=${scene} />`}
    </div>
  </footer>`;
}

export const Save = ({ scene }) =>
  html`<a class="button" href=${at(`/api/tables/${scene.table}/export`)} download=${`${scene.game}-${scene.table}.json`}>
  ${t("save-record")}</a>`;

/** A game of which nothing can be drawn any more. */
export const Undrawn = ({ scene }) => html`<main class="notice-page">
  <h1>${scene.title}</h1>
  <p role="alert">${scene.sentence} ${scene.rules?.text}</p>
  <p><${Save} scene=${scene} /></p>
</main>`;
