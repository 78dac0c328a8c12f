// What shows that a part can be used, is chosen or has the keyboard: two outlines that the style sheet lights.
import { html } from "/page/kit/dom.js";

export const Ring = ({ x = 0, y = 0, w, h, r = 7 }) => html`<g class="sk-ring" aria-hidden="true">
  <rect class="sk-hint" x=${x} y=${y} width=${w} height=${h} rx=${r} />
    <rect class="sk-focus" x=${x - 2} y=${y - 2} width=${w + 4} height=${h + 4} rx=${r + 2} /></g>`;

/** A panel of paper behind a group of things. */
export const Panel = ({ x, y, w, h, extra = "" }) =>
  html`<rect class=${`sk-panel ${extra}`} x=${x} y=${y} width=${w} height=${h} rx="8" />`;

/** A text shortened to a width, as well as can be guessed: about 0.53 of the size for a letter. */
export function fitted(text, width, size) {
  const most = Math.max(2, Math.floor(width / (size * 0.53)));
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
