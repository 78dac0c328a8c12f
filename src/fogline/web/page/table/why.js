// What cannot be done now, and why, with the number of the rule.
import { html } from "/page/kit/dom.js";
import { t } from "/page/kit/words.js";
import { Ruled } from "/page/table/ruled.js";

export function Why({ scene, held }) {
  if (!held.whys) return html`<p class="quiet">${t("why-ask")}</p>`;
  const not = held.whys.filter((action) => action.reasons.length);
  if (!not.length) return html`<p class="quiet">${t(held.whys.length ? "why-nothing-wrong" : "why-nothing")}</p>`;
  return html`<ul class="whys">${not.slice(0, 40).map((action) => html`<li key=${action.id}>
    <b>${action.label}</b>
    ${action.reasons.map((reason) => html`<p><${Ruled} text=${reason} game=${scene.game} /></p>`)}
  </li>`)}</ul>`;
}
