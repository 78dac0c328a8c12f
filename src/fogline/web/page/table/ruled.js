// A sentence that ends with the number of its rule, which leads to the rule.
import { html } from "/page/kit/dom.js";
import { at } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";
import { openRule } from "/page/rules/beside.js";

/** Beside the table where there is one; else, or with a key held, on a page of its own. */
const follow = (number) => (event) => {
  const plain = !(event.ctrlKey || event.metaKey || event.shiftKey);
  if (plain && openRule(number)) event.preventDefault();
};

/** `text` may carry the number itself, as reasons do: "… [4.3]". */
export function Ruled({ text, rule = "", game }) {
  const found = /^(.*?)\s*\[([\d.]+)\]$/.exec(text);
  const [words, number] = found ? [found[1], found[2]] : [text, rule];
  if (!number) return html`<span>${words}</span>`;
  return html`<span>${words} <a class="rule" href=${at(`/rules/${game}#${number}`)} target="_blank" rel="noopener" onClick=${follow(number)}
    data-tell=${t("rule-number", { number })} aria-label=${t("rule-number", { number })}>${number}</a></span>`;
}
