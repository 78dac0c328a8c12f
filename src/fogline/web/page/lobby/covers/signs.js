// The small sign of each game, for lists; a pawn for a game that has none.
import { html } from "/page/kit/dom.js";

const SIGNS = {
  skyline: html`<path d="M4 29V15h6v-5h7v19zM18 29V4h3V1h2v3h3v25zM27 29V18h6v11z" />`,
  investors: html`<path d="M3 3h12v12H3zM19 3h12v12H19zM3 19h12v12H3zM19 19h12v12H19z" /><path class="sign-mark"
    d="M15.800 1h2.600v32h-2.600zM1 15.800h32v2.600H1z" />`,
  cablecars: html`<path d="M3 8l3-5h22l3 5zM4 10h3v6h4v-6h12v6h4v-6h3v16H4zM12.500 11.500h9V16h-9z" fill-rule="evenodd" /><circle
    cx="10" cy="28.500" r="3" /><circle cx="24" cy="28.500" r="3" />`,
  rebuild: html`<path d="M17 1 5 11v20h8v-9h8v9h8V11zM9 13h5v5H9zM20 13h5v5h-5z" fill-rule="evenodd" />`,
};
const PAWN = html`<path d="M17 3a6 6 0 0 1 3.500 10.900L24 27h2v4H8v-4h2l3.500-13.100A6 6 0 0 1 17 3z" />`;

export const Sign = ({ game, size = 38 }) =>
  html`<span class="sign"><svg viewBox="0 0 34 34" width=${size - 14} height=${size - 14} aria-hidden="true">${SIGNS[game] ?? PAWN}
  </svg></span>`;
