// What cannot be done now, and why, with the number of the rule: each reason once, with what it stands in the way of.
import { html } from "/page/kit/dom.js";
import { t } from "/page/kit/words.js";
import { Ruled } from "/page/table/ruled.js";

const NAMED = 4; // actions that are named with a reason

const Reason = ({ told: { text, labels }, game }) => html`
  <b>${labels.slice(0, NAMED).join(" · ")}</b>
    ${labels.length > NAMED && html` <small>${t("and-more", { n: labels.length - NAMED })}</small>`}
  <p><${Ruled} text=${text} game=${game} /></p>`;

/** The first reason stands for those that are like it, which are one press away. */
function Entry({ entry: [first, ...others], game }) {
  const n = others.reduce((sum, { labels }) => sum + labels.length, 0);
  return html`<li><${Reason} told=${first} game=${game} />
    ${n > 0 && html`<details><summary>${t("why-alike", { n })}</summary>
      <ul>${others.map((told) => html`<li key=${told.text}><${Reason} told=${told} game=${game} /></li>`)}</ul></details>`}
  </li>`;
}

export function Why({ scene, held }) {
  if (!held.whys) return html`<p class="quiet">${t("why-ask")}</p>`;
  const { actions, alike } = held.whys;
  if (!alike.length) return html`<p class="quiet">${t(actions ? "why-nothing-wrong" : "why-nothing")}</p>`;
  return html`<ul class="whys">
    ${alike.map((entry) => html`<${Entry} key=${entry[0].text} entry=${entry} game=${scene.game} />`)}</ul>`;
}
