// The few signs that only the lobby has, drawn with one stroke.
import { html } from "/page/kit/dom.js";

const STROKES = {
  file: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
};

export const Stroke = ({ name, size = 20 }) =>
  html`<svg class="icon" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true" fill="none"
  stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d=${STROKES[name]} /></svg>`;
