// A sentence that ends with the number of its rule, which leads to the rule.
import { html } from "/page/kit/dom.js";
import { t } from "/page/kit/words.js";

/** `text` may carry the number itself, as reasons do: "… [4.3]". */
export function Ruled({ text, rule = "", game }) {
  const found = /^(.*?)\s*\[([\d.]+)\]$/.exec(text);
  const [words, number] = found ? [found[1], found[2]] : [text, rule];
  if (!number) return html`<span>${words}</span>`;
  return html`<span>${words} <a class="rule" href=${`/rules/${game}#${number}`} target="_blank" rel="noopener"
    title=${t("rule-number", { number })} aria-label=${t("rule-number", { number })}>${number}</a></span>`;
}
