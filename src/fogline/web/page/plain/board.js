// The table of a game that brought no board: its own plain words, in which whatever can be done is a button.
import { html } from "/page/kit/dom.js";
import { Badge } from "/page/kit/players.js";
import { t } from "/page/kit/words.js";

const SHORT = 14; // letters of a word that is shown as a piece

/** The option that a word of the table stands for: the only one that mentions something of this name. */
function meant(ctx, word) {
  const found = ctx.legal.filter((option) => Object.entries(option.args).some(([sort, value]) => ctx.name(sort, value) === word));
  return found.length === 1 ? found[0] : null;
}

function Piece({ ctx, word }) {
  const option = meant(ctx, word);
  if (!option) return html`<span class="plain-piece">${word}</span>`;
  return html`<span ...${ctx.part(option.args, { kinds: option.kind, label: option.label, extra: "plain-piece" })}>${word}</span>`;
}

/** What stands behind a label: pieces, where it is a list of them, else words. */
function Told({ ctx, text }) {
  const words = text.trim().split(/[\s,]+/);
  const pieces = words.every((word) => word.length <= SHORT) && words.some((word) => meant(ctx, word) || /^\d+$/.test(word))
    && !/[a-z]{3,}\s+[a-z]{3,}/i.test(text);
  return pieces ? words.map((word, n) => html`<${Piece} key=${n} ctx=${ctx} word=${word} />`) : html`<span>${text.trim()}</span>`;
}

/** A line; `Label: rest` as a label with what stands behind it, a player's with their badge. */
function Line({ ctx, line }) {
  const [, label, rest] = /^\s*([^:]{1,40}):\s+(.+)$/.exec(line) ?? [];
  const seat = ctx.scene.places.findIndex((place) => place.name && line.trimStart().startsWith(place.name));
  const asked = seat >= 0 && ctx.scene.waiting.includes(seat);
  return html`<p class=${asked ? "plain-line is-asked" : "plain-line"}>
    ${seat >= 0 && html`<${Badge} seat=${seat} size=${22} />`}
    ${label ? html`<b>${label}</b><${Told} ctx=${ctx} text=${rest} />` : html`<span class="plain-words">${line}</span>`}</p>`;
}

function Board({ ctx }) {
  return html`<div class="plain-board"><div class="plain-sheet" role="group" aria-label=${t("the-table")}>
    ${ctx.scene.told.map((line, n) => (line.trim() ? html`<${Line} key=${n} ctx=${ctx} line=${line} />` : html`<hr key=${n} />`))}
  </div></div>`;
}

export default { Board };
