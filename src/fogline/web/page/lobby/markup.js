// Words with marks in them: **bold**, *italic*, `code`, and numbers of rules that become links.
import { html } from "/page/kit/dom.js";

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\([^)]+\)/;
const CITED = /([([](?:\d+\.\d+(?:, | and | y | to | a |–)?)+[)\]])/;

/** A text as elements. `numbers` are the rules that can be linked to where they are cited in brackets. */
export function marked(text, numbers = new Set()) {
  const found = MARKS.exec(text);
  if (!found) return cited(text, numbers);
  const [whole, bold, italic, code, link] = found;
  const inner = bold ? html`<strong>${marked(bold, numbers)}</strong>`
    : italic ? html`<em>${marked(italic, numbers)}</em>`
      : code ? html`<code>${code}</code>` : link;
  return [cited(text.slice(0, found.index), numbers), inner, marked(text.slice(found.index + whole.length), numbers)];
}

function cited(text, numbers) {
  return text.split(CITED).map((piece) => (CITED.test(piece)
    ? piece.split(/(\d+\.\d+)/).map((part) => (numbers.has(part) ? html`<a href=${`#${part}`}>${part}</a>` : part))
    : piece));
}
