// The five players: a colour, a glyph and the ink that is readable on it. Never the colour alone.
import { html } from "/page/kit/dom.js";

export const PLAYERS = [
  { colour: "#5A5AFF", ink: "#FFFFFF", rim: "#26269E", glyph: "cross" },
  { colour: "#FF7878", ink: "#111111", rim: "#A12E2E", glyph: "diamond" },
  { colour: "#F0E1FF", ink: "#111111", rim: "#6B5A80", glyph: "circle" },
  { colour: "#5A1E00", ink: "#FFFFFF", rim: "#C98A5E", glyph: "square" },
  { colour: "#0F005A", ink: "#FFFFFF", rim: "#9A92E8", glyph: "triangle" },
];
const RULES = { colour: "#6B5B4B", ink: "#FFFFFF", rim: "#3E342B", glyph: "ring" };

/** How a seat looks; -1 is the opponent that the rules play. */
export const lookOf = (seat) => PLAYERS[seat] || RULES;

const SHAPES = {
  cross: "M-2.2-6h4.4v3.8H6v4.4H2.2V6h-4.4V2.2H-6v-4.4h3.8z",
  diamond: "M0-6.6 6.6 0 0 6.6-6.6 0z",
  circle: "M-5.2 0a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0z",
  square: "M-4.8-4.8h9.6v9.6h-9.6z",
  triangle: "M0-6 6 4.8H-6z",
  ring: "M-5.6 0a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0-11.2 0zM-2.6 0a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0z",
};

/** The glyph's outline around 0,0 in a box of about 13 units, for use inside any SVG. */
export const shapeOf = (seat) => SHAPES[lookOf(seat).glyph];

/** A piece inside an SVG: a disc of the player's colour with the glyph on it, `r` in user units. */
export function Disc({ seat, x = 0, y = 0, r = 10 }) {
  const look = lookOf(seat);
  return html`<g transform=${`translate(${x} ${y})`} aria-hidden="true">
    <circle r=${r} fill=${look.colour} stroke=${look.rim} stroke-width=${r * 0.16} />
    <path d=${shapeOf(seat)} transform=${`scale(${r / 11})`} fill=${look.ink} />
  </g>`;
}

/** The same as an element of its own, for panels and sentences. */
export function Badge({ seat, size = 22 }) {
  return html`<svg class="badge" width=${size} height=${size} viewBox="-12 -12 24 24" aria-hidden="true">
    <${Disc} seat=${seat} r=${10.5} />
  </svg>`;
}
