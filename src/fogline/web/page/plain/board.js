// The table of a game that brought no board: its own plain words, in which whatever can be done is a button.
import { html } from "/page/kit/dom.js";
import { Badge } from "/page/kit/players.js";
import { t } from "/page/kit/words.js";
import { homes, taken } from "/page/plain/pieces.js";

const Piece = ({ ctx, word, home }) => (home?.values.has(word)
  ? html`<span ...${ctx.part({ [home.sort]: home.values.get(word) }, { extra: "plain-piece" })}>${word}</span>`
  : html`<span class="plain-piece">${word}</span>`);

/** A line; `Label: rest` as a label with what stands behind it, a player's with their badge. */
function Line({ ctx, line, home }) {
  const seat = ctx.scene.places.findIndex((place) => place.name && line.text.trimStart().startsWith(place.name));
  const asked = seat >= 0 && ctx.scene.waiting.includes(seat);
  // A number by itself that nothing can be done with is a sum, no card.
  const rest = line.pieces.length > (home ? 0 : 1)
    ? line.pieces.map((word, n) => html`<${Piece} key=${n} ctx=${ctx} word=${word} home=${home} />`)
    : html`<span>${line.rest}</span>`;
  return html`<p class=${asked ? "plain-line is-asked" : "plain-line"}>
    ${seat >= 0 && html`<${Badge} seat=${seat} size=${22} />`}
    ${line.label ? html`<b>${line.label}</b>${rest}` : html`<span class="plain-words">${line.text}</span>`}</p>`;
}

function Board({ ctx }) {
  const lines = ctx.scene.told.map((text) => taken(text, ctx.box.names));
  const found = homes(lines, ctx);
  return html`<div class="plain-board"><div class="plain-sheet" role="group" aria-label=${t("the-table")}>
    ${lines.map((line, n) => (line.text.trim()
      ? html`<${Line} key=${n} ctx=${ctx} line=${line} home=${found.get(line)} />`
      : html`<hr key=${n} />`))}
  </div></div>`;
}

export default { Board };
