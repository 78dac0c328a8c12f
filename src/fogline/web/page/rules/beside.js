// The rules beside the table: a panel that opens at the rule one asks for.
import { useAnswer } from "/page/kit/answer.js";
import { html, useEffect, useRef, useState } from "/page/kit/dom.js";
import { at } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";
import { RuleText } from "/page/rules/text.js";

let opener = null;

/** Whoever shows the panel says how it is opened at a rule; what is returned takes that back. */
export function onRule(open) {
  opener = open;
  return () => { opener = null; };
}

/** Opens the panel at a rule; says whether there is one here. */
export function openRule(number) {
  opener?.({ number });
  return Boolean(opener);
}

/** `rule` is the one that was asked for last, `{number}`. */
export function Rules({ scene, context, rule }) {
  const { data: rules, error } = useAnswer(`/games/${scene.game}/rules`);
  const [place, lead] = useState(rule);
  const text = useRef(null);
  useEffect(() => lead(rule), [rule]);
  useEffect(() => {
    if (rules && place) text.current.querySelector(`[id="${place.number}"]`)?.scrollIntoView({ block: "start" });
  }, [rules, place]);
  if (!rules) return html`<p role="status">${error ? error.text : t("opening")}</p>`;
  const follow = (event) => {
    const link = event.target.closest?.('a[href^="#"]');
    if (!link) return;
    event.preventDefault(); // the address is the table's
    lead({ number: decodeURIComponent(link.getAttribute("href").slice(1)) });
  };
  return html`<article class="rules-text rules-beside" lang=${rules.lang} ref=${text} onClick=${follow}>
    <p><a href=${at(`/rules/${scene.game}`)} target="_blank" rel="noopener">${t("rules-page")}</a></p>
    <nav aria-label=${t("rules")}><ol class="rules-chapters">${rules.chapters.map(({ number, title }) => html`<li key=${number}>
      <a href=${`#${number}`}>${number} ${title}</a></li>`)}</ol></nav>
    <${RuleText} game=${scene.game} rules=${rules} box=${context.box} anchor=${place?.number ?? ""} />
  </article>`;
}
