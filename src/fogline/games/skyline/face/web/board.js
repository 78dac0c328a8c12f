// How the game is drawn in a browser.
import { html } from "/page/kit/dom.js";

function Board({ ctx }) {
  return html`<div class="plain-board">${ctx.legal.map((option) => html`<button ...${ctx.part(option.args, { kinds: option.kind })}>${option.label}</button>`)}</div>`;
}

export default { words: { en: {}, es: {} }, Board, kinds: {} };
