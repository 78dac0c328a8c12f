// The table of a game that brought no board: its own plain words, in which whatever can be done is a button.
import { html } from "/page/kit/dom.js";
import { Badge } from "/page/kit/players.js";
import { t } from "/page/kit/words.js";

const SHORT = 14; // letters of a word that is shown as a piece
const LABELLED = /^\s*([^:]{1,40}):\s+(.+)$/;
const NUMBER = /^[\d–-]+$/;

/** What legal actions mention: by its name, and by sort (two sorts of things may be called alike), its value. */
function named(ctx) {
  const found = new Map();
  for (const { args } of ctx.legal) {
    for (const [sort, value] of Object.entries(args ?? {})) {
      const name = ctx.name(sort, value);
      found.set(name, { ...found.get(name), [sort]: value });
    }
  }
  return found;
}

/** The pieces behind a line's label: numbers, or names of what can be used; none where it is a sentence. */
function piecesOf(line, names) {
  const words = (LABELLED.exec(line)?.[2] ?? "").trim().split(/[\s,]+/);
  return words.every((word) => word && word.length <= SHORT && (NUMBER.test(word) || names.has(word))) ? words : [];
}

/** What a line is a line of: the sort that most of its pieces have, and which of them can be used. */
function usable(pieces, names) {
  const bySort = new Map();
  for (const word of pieces) {
    for (const sort of Object.keys(names.get(word) ?? {})) bySort.set(sort, (bySort.get(sort) ?? new Set()).add(word));
  }
  const [first, second] = [...bySort].sort(([, one], [, other]) => other.size - one.size);
  return first && first[1].size !== second?.[1].size ? { sort: first[0], words: first[1] } : { sort: "", words: new Set() };
}

/**
 * Whether a name is used on this line. A number may be a card of mine on one line and somebody's points on another: it is
 * used where the most can be used. Where two lines have as many nobody knows, and it is used on neither.
 */
function isUsed(word, line, lines) {
  return line.words.has(word) && lines.every((other) => other === line || !other.words.has(word) || other.words.size < line.words.size);
}

function Piece({ ctx, word, thing }) {
  if (!thing) return html`<span class="plain-piece">${word}</span>`;
  return html`<span ...${ctx.part(thing, { extra: "plain-piece" })}>${word}</span>`;
}

/** A line; `Label: rest` as a label with what stands behind it, a player's with their badge. */
function Line({ ctx, line, pieces, thing }) {
  const [, label, rest] = LABELLED.exec(line) ?? [];
  const seat = ctx.scene.places.findIndex((place) => place.name && line.trimStart().startsWith(place.name));
  const asked = seat >= 0 && ctx.scene.waiting.includes(seat);
  const told = pieces.length
    ? pieces.map((word, n) => html`<${Piece} key=${n} ctx=${ctx} word=${word} thing=${thing(word)} />`)
    : html`<span>${(rest ?? "").trim()}</span>`;
  return html`<p class=${asked ? "plain-line is-asked" : "plain-line"}>
    ${seat >= 0 && html`<${Badge} seat=${seat} size=${22} />`}
    ${label ? html`<b>${label}</b>${told}` : html`<span class="plain-words">${line}</span>`}</p>`;
}

function Board({ ctx }) {
  const names = named(ctx);
  const table = ctx.scene.told.map((line) => piecesOf(line, names));
  const lines = table.map((pieces) => usable(pieces, names));
  const thing = (word, line) => isUsed(word, line, lines) && { [line.sort]: names.get(word)[line.sort] };
  return html`<div class="plain-board"><div class="plain-sheet" role="group" aria-label=${t("the-table")}>
    ${ctx.scene.told.map((line, n) => (line.trim() ? html`<${Line} key=${n} ctx=${ctx} line=${line} pieces=${table[n]}
      thing=${(word) => thing(word, lines[n])} />` : html`<hr key=${n} />`))}
  </div></div>`;
}

export default { Board };
