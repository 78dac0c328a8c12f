// The seven suits and gray: colour, ink, rim and glyph; never the colour alone.
import { html } from "/page/kit/dom.js";
import { BOX } from "/face/cablecars/numbers.js";

export const SUITS = [
  { name: "blue", fill: "#6CC5F2", ink: "#111111", rim: "#2E7FA8" },
  { name: "green", fill: "#00806A", ink: "#FFFFFF", rim: "#005446" },
  { name: "black", fill: "#111111", ink: "#FFFFFF", rim: "#5A5A5A" },
  { name: "purple", fill: "#7A2BB5", ink: "#FFFFFF", rim: "#511A7B" },
  { name: "red", fill: "#C8102E", ink: "#FFFFFF", rim: "#870A1F" },
  { name: "orange", fill: "#FFB000", ink: "#111111", rim: "#B27A00" },
  { name: "ferry", fill: "#1F4C63", ink: "#FFFFFF", rim: "#123243" },
  { name: "gray", fill: "#A9B3BA", ink: "#22303A", rim: "#6C7A84" },
];
export const FERRY = BOX.FERRY;

// Around 0,0 in a box of ten units. `stroke` glyphs are drawn with a line, the others filled.
const GLYPHS = {
  blue: { d: `M-5-2.600Q-3.300-4.600-1.700-2.600T1.700-2.600 5-2.600M-5 .6Q-3.300-1.400-1.700 .6T1.700 .6 5 .6
    M-5 3.800Q-3.300 1.800-1.700 3.800T1.700 3.800 5 3.800`, stroke: 1.35 },
  green: { d: "M0-5.200 3.300-1.200H1.900L4.600 2.600H1V5H-1V2.600H-4.600L-1.900-1.200H-3.300Z" },
  black: { d: "M-3.700-3.700H3.700V3.700H-3.700Z" },
  purple: { d: `M-4.400-1.300a1.600 1.600 0 1 1 3.200 0a1.600 1.600 0 1 1-3.200 0
    M1.200-1.300a1.600 1.600 0 1 1 3.200 0a1.600 1.600 0 1 1-3.200 0
    M-1.600-1.300a1.600 1.600 0 1 1 3.200 0a1.600 1.600 0 1 1-3.200 0
    M-3 1.300a1.600 1.600 0 1 1 3.200 0a1.600 1.600 0 1 1-3.200 0
    M-.2 1.300a1.600 1.600 0 1 1 3.200 0a1.600 1.600 0 1 1-3.200 0
    M-1.600 3.800a1.600 1.600 0 1 1 3.200 0a1.600 1.600 0 1 1-3.200 0M-.5-2.600 .8-5.200 2.100-4.600 .8-2.600Z` },
  red: { d: "M0 4.800C-7 0-4.700-4.600-2.100-4.400-.8-4.300 0-3.200 0-2.500 0-3.200.8-4.300 2.100-4.400 4.700-4.600 7 0 0 4.800Z" },
  orange: { d: `M0-5.300V-3.900M0 3.900V5.300M-5.300 0H-3.900M3.900 0H5.300M-3.700-3.700-2.800-2.800
    M3.700-3.700 2.800-2.800M-3.700 3.700-2.800 2.800M3.700 3.700 2.800 2.800`, stroke: 1.3, core: 2.5 },
  ferry: { d: `M0-2.500V4.600M-2.500-.9H2.500M-4.500 1.200C-4.200 3.700-2 4.600 0 4.600S4.200 3.700 4.500 1.200
    M-1.300-3.700a1.300 1.300 0 1 0 2.600 0a1.300 1.300 0 1 0-2.600 0`, stroke: 1.35 },
  gray: { d: `M-4.800 0a1.200 1.200 0 1 1 2.400 0a1.200 1.200 0 1 1-2.400 0
    M-1.200 0a1.200 1.200 0 1 1 2.400 0a1.200 1.200 0 1 1-2.400 0
    M2.400 0a1.200 1.200 0 1 1 2.400 0a1.200 1.200 0 1 1-2.400 0` },
};

/** A suit's glyph around 0,0; `size` is its scale. */
export function Glyph({ suit, size = 1, ink }) {
  const { name, ink: own } = SUITS[suit];
  const { d, stroke, core } = GLYPHS[name];
  const colour = ink || own;
  return html`<g transform=${`scale(${size})`} aria-hidden="true">
    ${stroke ? html`<path d=${d} fill="none" stroke=${colour} stroke-width=${stroke} stroke-linecap="round" />`
      : html`<path d=${d} fill=${colour} />`}
    ${core && html`<circle r=${core} fill=${colour} />`}
  </g>`;
}

const TRAM = `M-19-9Q-19-12.500-15-12.500H15Q19-12.500 19-9V-7.600H-19ZM-8-13.500H8V-15.500H-8Z
  M-17.500-6.400H17.500V6.500H-17.500ZM-15-4.400V.8H-9.800V-4.400ZM-7.600-4.400V.8H-2.400V-4.400Z
  M-.2-4.400V4.600H5V-4.400ZM7.200-4.400V.8H15V-4.400ZM-12.500 9.500a3 3 0 1 1 6 0a3 3 0 1 1-6 0Z
  M6.500 9.500a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM-21 4H-18.500V6.200H-21ZM18.500 4H21V6.200H18.500Z`;
const BOAT = `M-20 2H20L15 10.500H-15ZM-13-5.400H13V.6H-13ZM-10.500-3.800V-1H-7V-3.800ZM-4-3.800V-1H-.5V-3.800Z
  M2.500-3.800V-1H6V-3.800ZM-7-11H6V-6.600H-7ZM7.600-14.500H10.800V-6.600H7.600Z`;

/** The vehicle below a card's glyph: a cable car, on the ferry card a boat. */
export const Vehicle = ({ suit, ink, size = 1 }) =>
  html`<path d=${suit === FERRY ? BOAT : TRAM} fill-rule="evenodd" fill=${ink || SUITS[suit].ink} transform=${`scale(${size})`} />`;

/** A cable car as a small sign. */
export const Tram = ({ size = 20, colour = "currentColor" }) =>
  html`<svg class="cablecars-sign" width=${size} height=${size * 0.72} viewBox="-22 -17 44 32" aria-hidden="true">
  <path d=${TRAM} fill-rule="evenodd" fill=${colour} /></svg>`;

/** A transportation card. */
export function Card({ suit, width = 46, letter = "" }) {
  const { fill, ink, rim } = SUITS[suit];
  return html`<svg class="cablecars-card" width=${width} height=${width * 1.4} viewBox="0 0 54 76" aria-hidden="true">
    <rect x="1" y="1" width="52" height="74" rx="7" fill=${fill} stroke=${rim} stroke-width="1.600" />
    <rect x="4.500" y="4.500" width="45" height="67" rx="4.500" fill="none" stroke=${ink} stroke-opacity=".35" />
    <text x="7.500" y="22" font-size="18.500" font-weight="700" fill=${ink}>${letter}</text>
    <g transform="translate(28.500 34)"><${Glyph} suit=${suit} size=${2.25} /></g>
    <g transform="translate(27 60)" opacity=".92"><${Vehicle} suit=${suit} size=${0.78} /></g>
  </svg>`;
}

/** A card so small that only colour, glyph and letter fit: for buttons. */
export const Chip = ({ suit, width = 18, letter = "" }) =>
  html`<svg class="cablecars-chip" width=${width} height=${width * 1.4} viewBox="0 0 20 28" aria-hidden="true">
  <rect x=".7" y=".7" width="18.600" height="26.600" rx="3.500" fill=${SUITS[suit].fill} stroke=${SUITS[suit].rim} stroke-width="1.200" />
  <text x="3" y="10" font-size="9" font-weight="700" fill=${SUITS[suit].ink}>${letter}</text>
  <g transform="translate(10.500 18)"><${Glyph} suit=${suit} size=${1.15} /></g></svg>`;

/** The back of a transportation card: the bridge in the fog. */
export const Back = ({ width = 46 }) =>
  html`<svg class="cablecars-card" width=${width} height=${width * 1.4} viewBox="0 0 54 76" aria-hidden="true">
  <rect x="1" y="1" width="52" height="74" rx="7" fill="#33505F" stroke="#1E3441" stroke-width="1.600" />
  <rect x="4.500" y="4.500" width="45" height="67" rx="4.500" fill="none" stroke="#BFD9E6" stroke-opacity=".6" />
  <path d="M9 43H45M19 46V17M35 46V17M19 24H20M34 24H35M9 40Q16 36 19 17Q27 45 35 17Q38 36 45 40" fill="none" stroke="#F0E7D3"
    stroke-width="1.900" />
  <path d="M10 52H34M16 58H44M12 64H30" stroke="#BFD9E6" stroke-width="2.600" stroke-linecap="round" opacity=".75" /></svg>`;

/** The back of a destination ticket: a dotted way between two places. */
export const TicketBack = ({ width = 46 }) =>
  html`<svg class="cablecars-card" width=${width} height=${width * 1.4} viewBox="0 0 54 76" aria-hidden="true">
  <rect x="1" y="1" width="52" height="74" rx="7" fill="#F3E7C8" stroke="#A58A47" stroke-width="1.600" />
  <rect x="4.500" y="4.500" width="45" height="67" rx="4.500" fill="none" stroke="#A58A47" stroke-opacity=".6" />
  <path d="M15 55C25 48 15 37 27 35S38 24 38 20" fill="none" stroke="#A58A47" stroke-width="2.300" stroke-dasharray="4 3.200" />
  <circle cx="15" cy="56" r="5" fill="#FBF7EC" stroke="#6E5C2C" stroke-width="2" />
    <circle cx="38" cy="19" r="5" fill="#FBF7EC" stroke="#6E5C2C" stroke-width="2" /></svg>`;
