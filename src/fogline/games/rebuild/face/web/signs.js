// The signs and pieces of the game, drawn by hand on a 24-unit grid.
import { html } from "/page/kit/dom.js";
import { lookOf, shapeOf } from "/page/kit/players.js";

const SIGNS = {
  build: html`<g transform="rotate(42 12 12)"><rect x="10.500" y="8.500" width="3" height="14" rx="1.300" /><path d="
    M4.500 3.200h10.800c2.200 0 3.400 1.200 4.200 3.300l-2.500 2.300H4.500z" /></g>`,
  grant: html`<g transform="translate(-1.800 2.200) scale(.92) rotate(42 12 12)">
    <rect x="10.500" y="8.500" width="3" height="14" rx="1.300" /><path
      d="M4.500 3.200h10.800c2.200 0 3.400 1.200 4.200 3.300l-2.500 2.300H4.500z" /></g><path class="rb-gift" d="
      M18.800.8l1.400 3 3.300.4-2.400 2.300.6 3.300-2.900-1.600-2.900 1.600.6-3.300-2.400-2.300 3.300-.4z" />`,
  materials: html`<path d="M5 4h15.500v4.500H5zM2.500 9.800H18v4.500H2.500zM6 15.600h15.500v4.500H6z" />`,
  permit: html`<path d="M5.500 2.500h8.700l4.800 4.800v14.200H5.500z" fill="none" stroke="currentColor" stroke-width="2"
    stroke-linejoin="round" /><path d="M8.600 8h4M8.600 12h7" stroke="currentColor" stroke-width="1.900" stroke-linecap="round" />
    <circle cx="14.600" cy="17" r="2.500" />`,
  objective: html`<path d="M8 13.500 6 22l6-3 6 3-2-8.500z" /><path fill-rule="evenodd" d="
    M12 1.600a7 7 0 1 0 0 14a7 7 0 1 0 0-14z
    M12 4.300l1.400 2.900 3.200.4-2.300 2.200.6 3.200-2.900-1.600-2.900 1.600.6-3.200-2.300-2.200 3.200-.4z" />`,
  urban: html`<path d="M2.500 9.300h10V4.400L21.500 12l-9 7.600v-4.900h-10z" />`,
  clear: html`<path d="M12 1.500l7 7.800h-4.200v5.200H9.200V9.300H5z" /><path d="
    M2 22l2.600-4.600 3.900 1.600 3.500-2.300 3.500 2.300 3.900-1.600L22 22z" />`,
  coin: html`<circle cx="12" cy="12" r="9" class="rb-coin" /><path d="
    M14.800 8.800
    c-.6-1-1.600-1.400-2.800-1.400-1.600 0-2.700.8-2.700 2.100 0 3.100 5.600 1.400 5.600 4.700
    0 1.400-1.200 2.300-2.900 2.300-1.400 0-2.500-.6-3.100-1.700
    M12 5.600v12.800" class="rb-coin-mark" />`,
  pass: html`<path d="M5 5l6.500 7L5 19M13 5l6.500 7-6.500 7" fill="none" stroke="currentColor" stroke-width="2.600"
    stroke-linecap="round" stroke-linejoin="round" />`,
  house: html`<path d="M3.500 21.500V11L7 7.600V3.800h2.600v1.300L12 2.700l8.500 8.300v10.500z" />`,
  each: html`<path d="M1.500 21.500V13l5-5 5 5v8.500z" /><circle cx="17" cy="12" r="6" class="rb-coin" />`,
  opening: html`<path d="M1.500 20V11.500l5-5 5 5V20z" /><path d="M14.500 4.500h5l2.500 2.600V20h-7.500z" fill="none"
    stroke="currentColor" stroke-width="1.900" />`,
  rubble: html`<path d="M1.500 20l1.800-6.500 4.900-2 3.600 3.700 1-2.800 5-1.900 4.700 3.700-.5 5.800z
    M6.500 10l2.300-6 6.200-.5 2.800 5.200-4.800 2.300-1.500 2.400L9.200 11z" />`,
  star: html`<path d="M12 2l3 6.400 7 .9-5.200 4.800 1.400 6.900-6.200-3.500L5.800 21l1.400-6.900L2 9.300l7-.9z" />`,
  lighting: html`<path d="M10.900 8h2.200v12h-2.200zM7.500 20h9v2.300h-9zM6 11.200h12V13H6z" /><circle cx="12" cy="5.400" r="3.600" />
    <circle cx="5.600" cy="8.800" r="2.600" /><circle cx="18.400" cy="8.800" r="2.600" />`,
  "cable car": html`<path d="M4.800 6.800 6.700 3.400h10.600l1.900 3.400zM1.800 7.900h20.400v2.900H1.800z
    M2.800 10.800h2.300v4.300H10v-4.300h1.200v4.300h1.600v-4.300H14v4.300h4.900v-4.300h2.300v7.400H2.800z" />
    <circle cx="7" cy="20" r="2.100" /><circle cx="17" cy="20" r="2.100" />`,
  hydrant: html`<path fill-rule="evenodd" d="
    M10.800 1.500h2.400v2.300a4.400 4.400 0 0 1 3.200 4.100h1.200v2h-1.400v1.800h3.600V16h-3.600v3.300h2v3H5.800v-3h2
    V16H4.200v-4.300h3.600V9.900H6.400v-2h1.200a4.400 4.400 0 0 1 3.200-4.100z
    M12 12.200a1.700 1.700 0 1 0 0 3.400a1.700 1.700 0 1 0 0-3.400z" />`,
  park: html`<circle cx="12" cy="6.300" r="4.700" /><circle cx="7.300" cy="11" r="4.400" /><circle cx="16.700" cy="11" r="4.400" />
    <path d="M10.800 12h2.400v8.400H18v2H6v-2h4.800z" />`,
  eye: html`<path d="M2 12q10-12 20 0-10 12-20 0z" fill="none" stroke="currentColor" stroke-width="2" />
    <circle cx="12" cy="12" r="3.200" />`,
  rows: html`<path d="M3 4h18v4H3zM3 16h18v4H3z" opacity=".3" /><path class="rb-orange" d="M3 10h18v4H3z" />`,
  columns: html`<path d="M4 3h4v18H4zM16 3h4v18h-4z" opacity=".3" /><path class="rb-green" d="M10 3h4v18h-4z" />`,
  pair: html`<path d="M1 20v-8.500l5-5 5 5V20zM13 20v-8.500l5-5 5 5V20z" />`,
  rivals: html`<path d="M1 20v-8.500l5-5 5 5V20z" />
    <path d="M13.800 19.200v-7.300l4.200-4.200 4.200 4.200v7.300z" fill="none" stroke="currentColor" stroke-width="1.700"
      stroke-dasharray="2.600 1.800" />`,
  corner: html`<path d="M3 21v-7l4-4 4 4v7z" /><path d="M13.500 20.200v-5.400l3.200-3.200 3.200 3.200v5.400z
    M3.800 8.200V4.400L7 1.500l3.200 2.900v3.800z" fill="none" stroke="currentColor" stroke-width="1.600" />`,
  apart: html`<circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" stroke-width="1.600" stroke-dasharray="2.600 2.400" />
    <path d="M7.500 17.500V12L12 7.200l4.500 4.800v5.500z" />`,
  builder: html`<path d="M2 14.500a10 10 0 0 1 20 0zM1 16h22v3H1z" /><path d="M10.500 3h3v8h-3z" />`,
  yellow: html`<circle cx="12" cy="12" r="4.800" /><path d="M12 1.800v3.400M12 18.800v3.400M1.800 12h3.400
    M18.800 12h3.400M4.800 4.800l2.400 2.400M16.800 16.800l2.400 2.400M19.200 4.800l-2.400 2.400
    M7.200 16.800l-2.400 2.400" stroke="currentColor" stroke-width="2.500" stroke-linecap="round" />`,
  green: html`<path d="M4 20C2.500 9 9.500 3 21 3c.5 11-5 17.500-13.500 15.500L14 10.500 5.800 21.500z" />`,
  red: html`<path d="M2 4h12.500v4.600H2zM16 4h6v4.600h-6zM2 9.900h6v4.600H2zM9.500 9.900H22v4.600H9.500z
    M2 15.800h12.500v4.600H2zM16 15.800h6v4.600h-6z" />`,
  blue: html`<path d="M1.500 8.500q3.500-4.500 7 0t7 0t7 0M1.500 16q3.500-4.500 7 0t7 0t7 0" fill="none" stroke="currentColor"
    stroke-width="3" stroke-linecap="round" />`,
};
export const COLOUR_SIGNS = ["yellow", "green", "red", "blue", "star"];

/** A sign, in a sentence or inside a drawing. */
export function Sign({ name, size = 18, x, y, cls = "" }) {
  return html`<svg class=${`rb-sign ${cls}`} x=${x} y=${y} width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true"
    fill="currentColor">${SIGNS[name]}</svg>`;
}

/** A building of a player around 0,0: a house with the player's glyph. */
export function House({ seat, scale = 1, ghost = false }) {
  const look = lookOf(seat);
  return html`<g transform=${`scale(${scale})`} class=${ghost ? "rb-house is-ghost-piece" : "rb-house"}>
    <path d="M-11 12.500V-2l4-4v-4.500h3.200v1.400L0-13 11-2v14.500z" fill=${look.colour} stroke=${look.rim} stroke-width="1.600"
      stroke-linejoin="round" />
    <path d=${shapeOf(seat)} transform="translate(0 3.200) scale(.74)" fill=${look.ink} fill-rule="evenodd" />
  </g>`;
}

/** A pawn of a player, standing on 0,0. */
function Pawn({ seat, scale = 1, ghost = false }) {
  const look = lookOf(seat);
  return html`<g transform=${`scale(${scale})`} class=${ghost ? "rb-pawn is-ghost-piece" : "rb-pawn"}>
    <path d="M-9 0q0-5 3-7 3-2.500 2.600-8A6.400 6.400 0 1 1 3.400-15Q3 -9.500 6-7q3 2 3 7z" fill=${look.colour} stroke=${look.rim}
      stroke-width="1.500" stroke-linejoin="round" />
    <path d=${shapeOf(seat)} transform="translate(0 -20.300) scale(.62)" fill=${look.ink} fill-rule="evenodd" />
  </g>`;
}

/** A pawn as an element of its own. */
export const PawnMark = ({ seat, size = 28, ghost }) =>
  html`<svg class="rb-pawn-mark" width=${size * 0.76} height=${size} viewBox="-11 -29 22 30" aria-hidden="true">
  <${Pawn} seat=${seat} ghost=${ghost} /></svg>`;

export const HouseMark = ({ seat, size = 18 }) =>
  html`<svg class="rb-house-mark" width=${size} height=${size} viewBox="-13 -14.500 26 28" aria-hidden="true">
  <${House} seat=${seat} /></svg>`;

/** A token of rubble around 0,0. */
export const Rubble = ({ scale = 1 }) => html`<g class="rb-rubble" transform=${`scale(${scale})`}>
  <path d="M-11 8l1.500-7 5.500-2.500L0 3l-1 5z" class="rb-stone-1" /><path d="M-1 8 .5 2 6-.5 11 3.500 10.500 8z"
    class="rb-stone-2" /><path d="M-6-1l2.500-6.500L3-8l3 6.500-5 4.100z" class="rb-stone-3" />
</g>`;
