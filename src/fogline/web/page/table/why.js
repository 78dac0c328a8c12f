// What cannot be done now, and why, with the number of the rule: each reason once, with what it stands in the way of.
import { html } from "/page/kit/dom.js";
import { t } from "/page/kit/words.js";
import { Ruled } from "/page/table/ruled.js";

const NAMED = 4; // actions that are named under a reason

/** The actions by reason; what concerns few things comes first, because it tells most. */
function grouped(actions) {
  const groups = new Map();
  for (const { label, reasons } of actions) {
    for (const reason of reasons) groups.set(reason, [...(groups.get(reason) ?? []), label]);
  }
  return [...groups].sort(([, one], [, other]) => one.length - other.length);
}

export function Why({ scene, held }) {
  if (!held.whys) return html`<p class="quiet">${t("why-ask")}</p>`;
  const groups = grouped(held.whys);
  if (!groups.length) return html`<p class="quiet">${t(held.whys.length ? "why-nothing-wrong" : "why-nothing")}</p>`;
  return html`<ul class="whys">${groups.map(([reason, labels]) => html`<li key=${reason}>
    <b>${labels.slice(0, NAMED).join(" · ")}</b>
      ${labels.length > NAMED && html` <small>${t("and-more", { n: labels.length - NAMED })}</small>`}
    <p><${Ruled} text=${reason} game=${scene.game} /></p>
  </li>`)}</ul>`;
}
