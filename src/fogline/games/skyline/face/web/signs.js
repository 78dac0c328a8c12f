// The signs of the game: districts, symbols, tokens. Drawn on small grids, coloured by the style sheet.
import { html } from "/page/kit/dom.js";

/** District glyphs on 24 units: wave, column, bridge, sun, tree, star. */
const DISTRICT = [
  html`<path class="sk-line" d="
    M2 9c3.200-4.400 5.800-4.400 8.600 0s5.200 4.200 7.800.6c1.300-1.800 2.400-2.400 3.600-2
    M2 17c3.200-4.400 5.800-4.400 8.600 0s5.200 4.200 7.800.6c1.300-1.800 2.400-2.400 3.600-2" />`,
  html`<path d="M2.500 2h19v3.600h-19zM5.500 6.800h13l-1.600 2.800H7.100zM7 10.600h2.700v8H7z
    M10.700 10.600h2.600v8h-2.600zM14.300 10.600H17v8h-2.700zM4 19.600h16v2.900H4z" />`,
  html`<path class="sk-line" d="M1 17.500h22M7 3v18.500M17 3v18.500M7 4.500c1.600 9 8.400 9 10 0M1 14c3-1 5.200-4 6-9
    M23 14c-3-1-5.200-4-6-9" />`,
  html`<g><circle cx="12" cy="12" r="5" /><path class="sk-line" d="M12 1.500v3M12 19.500v3M1.500 12h3M19.500 12h3
    M4.600 4.600l2.100 2.100M17.300 17.300l2.100 2.100M19.400 4.600l-2.100 2.100M6.700 17.300l-2.100 2.100" /></g>`,
  html`<path d="
    M12 1.500c4.700 3.300 7.200 7.300 7.200 10.800 0 3.500-2.400 6-5.700 6.500V23h-3v-4.200
    c-3.300-.5-5.700-3-5.700-6.500 0-3.500 2.500-7.500 7.200-10.800z" />`,
  html`<path d="m12 1.500 3.200 7 7.600.8-5.700 5.100 1.600 7.500-6.700-3.800-6.700 3.800 1.600-7.500-5.700-5.100 7.600-.8z" />`,
];

/** Symbols on 24 units, one colour each (currentColor). */
const SIGNS = {
  tracks: html`<path class="sk-line" d="M7 1v22M17 1v22M3.500 5h17M3.500 12h17M3.500 19h17" />`,
  depot: html`<path d="M12 1.500 23 9v13.500H1V9zM6 22.500h12V15a6 6 0 0 0-12 0z" fill-rule="evenodd" />`,
  square: html`<g><path d="M3 17.500h18l-2.500 5h-13zM9.500 12.500h5v4h-5z" /><path class="sk-line" d="M12 11V4
    M12 5.500c-1.800-3.600-6.500-2.800-6.800 2M12 5.500c1.800-3.600 6.500-2.800 6.800 2" /></g>`,
  foundation: html`<g><path class="sk-line" d="M8 22.500V3M3.500 22.500h9M8 3.500h14M2 3.500h6M8 9l5-5.500M19 3.500v6" /><path
    d="M15 10.500h8v6h-8z" /></g>`,
  seaside: html`<path class="sk-line" d="M12 6.800v15M7 10.500h10
    M2.800 14c.6 4.800 4.300 7.800 9.200 7.800s8.600-3 9.200-7.800
    M12 6.800a2.600 2.600 0 1 0 0-5.200a2.600 2.600 0 1 0 0 5.200" />`,
  bonus: html`<g><path d="M2 7.500h20v4.800H2zM3.500 13.500h7.400V22.500H3.500zM13.100 13.500h7.400v9h-7.400z" /><path class="sk-line" d="
    M12 7C6.200 7.800 4.600 1.800 8 1.800c2.400 0 4 2.800 4 5.200 0-2.400 1.600-5.200 4-5.200 3.400 0 1.800 6-4 5.200z" /></g>`,
  contract: html`<path d="M5 1.500h10.500l4 4V22.500H5zM8 8.200v1.800h8.500V8.200zM8 12.200v1.800h8.500v-1.800z
    M8 16.200V18h5.500v-1.800z" fill-rule="evenodd" />`,
  tower: html`<path d="m12 .5 1.800 6H16v6h3v11H5v-11h3v-6h2.200z" />`,
  car: html`<path d="M2 4.500h20L20.500 8v9.500H22V20H2v-2.500h1.500V8zM6 9.500v4h3.500v-4zM10.300 9.500v4h3.400v-4z
    M14.500 9.500v4H18v-4zM9 1.500h6v3H9zM6 20.500h3.500v2.500H6zM14.500 20.500H18v2.500h-3.500z" fill-rule="evenodd" />`,
  fill: html`<path class="sk-line" d="M2.500 2.500h19v19h-19zM2.500 8.800h19M2.500 15.200h19M8.800 2.500v19M15.200 2.500v19" />`,
  bin: html`<path class="sk-line" d="M3.500 6h17M9 6V3h6v3M5.500 6l1.200 16h10.600L18.500 6M10 10.500v7M14 10.500v7" />`,
  lock: html`<path d="M5 10.500h14v11.500H5z
    M8 10.500V7.500a4 4 0 0 1 8 0v3h-2.200V7.800a1.800 1.800 0 0 0-3.600 0v2.700z" fill-rule="evenodd" />`,
  medal: html`<g><path d="M6 1h4.200l1.800 5.500L13.800 1H18l-3.500 8h-5z" /><path d="
    M12 8.200a7.300 7.300 0 1 0 0 14.600a7.300 7.300 0 1 0 0-14.600z
    M12 11l1.400 2.900 3.200.4-2.300 2.200.6 3.100-2.900-1.500-2.900 1.500.6-3.100-2.300-2.200 3.200-.4z" fill-rule="evenodd" /></g>`,
  arrow: html`<path class="sk-line" d="M12 2v18M5 13.500l7 7 7-7" />`,
  home: html`<path class="sk-line" d="M3 11.500 12 3.500l9 8M6 10v11h12V10" />`,
};

export const SYMBOL_ORDER = ["tracks", "depot", "square", "foundation", "seaside", "bonus"];

/** A symbol inside an SVG. */
export const Sign = ({ name, x, y, size = 14, extra = "" }) =>
  html`<g class=${`sk-sign ${extra}`} transform=${`translate(${x} ${y}) scale(${size / 24})`} aria-hidden="true">${SIGNS[name]}</g>`;

/** A district's glyph inside an SVG. */
export const Glyph = ({ district, x, y, size = 14, extra = "" }) =>
  html`<g class=${`sk-sign ${extra}`} transform=${`translate(${x} ${y}) scale(${size / 24})`} aria-hidden="true">${DISTRICT[district]}</g>`;

/** A symbol as an element of its own, for panels and buttons. */
export const Icon = ({ name, size = 14 }) =>
  html`<svg class="sk-icon" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true"><g class="sk-sign">${SIGNS[name]}
  </g></svg>`;

/** The cable car, standing with its wheels on y. */
export const Car = ({ x, y, size = 30, ghost = false }) =>
  html`<g class=${ghost ? "sk-car is-ghost-piece" : "sk-car"} transform=${`translate(${x} ${y}) scale(${size / 36}) translate(-18 -23)`}
  aria-hidden="true">
  <path class="sk-car-red" d="M13 .8h10v2.600H13zM2.500 3.400h31l-2.200 4H4.700z" /><path class="sk-car-body"
    d="M4.500 7.400h27v9.400h-27z" />
  <path class="sk-car-glass" d="M7 9h5.600v4.600H7zM15.200 9h5.600v4.600h-5.600zM23.400 9H29v4.600h-5.600z" /><path
    class="sk-car-red" d="M2.500 16.500h31v3.400h-31z" />
  <circle class="sk-car-wheel" cx="10.500" cy="20.800" r="2.400" /><circle class="sk-car-wheel" cx="25.500" cy="20.800" r="2.400" /></g>`;

/** A skyscraper, its foot at x, y. */
export const Tower = ({ x, y, size = 50, ghost = false }) =>
  html`<g class=${ghost ? "sk-tower is-ghost-piece" : "sk-tower"}
  transform=${`translate(${x} ${y}) scale(${size / 62}) translate(-15 -62)`} aria-hidden="true">
  <path class="sk-tower-body" d="m15 1 2.400 13H21v10h3v16h3v21.500H3V40h3V24h3V14h3.600z" /><path class="sk-tower-lines"
    d="M15 17v42M11.500 27v32M18.500 27v32M8 43v16M22 43v16" /></g>`;

/** A depot house, its foot at the middle of its base. */
export const Depot = ({ x, y, size = 36 }) =>
  html`<g class="sk-depot" transform=${`translate(${x} ${y}) scale(${size / 34}) translate(-17 -28)`} aria-hidden="true">
  <path class="sk-depot-house" d="M17 1 33 10.500V28H1V10.500z" /><path class="sk-depot-gate" d="M8 28v-9a9 8.500 0 0 1 18 0v9z" />
    <path class="sk-depot-rail" d="M13.500 28v-9M20.500 28v-9" /><circle class="sk-depot-rose" cx="17" cy="6.800" r="1.900" /></g>`;

/** A fountain, its foot at the middle of its base; it runs when a cable car is beside it. */
export const Fountain = ({ x, y, size = 30, runs }) =>
  html`<g class=${runs ? "sk-fountain is-running" : "sk-fountain"}
  transform=${`translate(${x} ${y}) scale(${size / 32}) translate(-16 -27)`} aria-hidden="true">
  <path class="sk-fountain-water" d="M16 12V4M16 5.500c-2-4.200-7-3.200-7 2M16 5.500c2-4.200 7-3.200 7 2
    M10.500 16c-2.800 0-3.800 1.500-3.800 3.500M21.500 16c2.800 0 3.800 1.500 3.800 3.500" />
  <path class="sk-fountain-stone" d="M3 20h26l-3 6.800H6zM10 12.500h12l-2 4h-8zM14.500 16.500h3V20h-3z" /></g>`;

/** A foundation token: a coin with a crane. */
export const Foundation = ({ x, y, r = 11, plain = false }) =>
  html`<g class="sk-coin" transform=${`translate(${x} ${y})`} aria-hidden="true"><circle r=${r} />
  ${!plain && html`<g transform=${`scale(${r / 17}) translate(-12.500 -12)`} class="sk-sign">${SIGNS.foundation}</g>`}</g>`;

/** A bonus as a token or card: what it is stands on it. */
export function Bonus({ bonus, x, y, w = 34, h = 30, plus = 2, value = 4 }) {
  const card = bonus === 1 || bonus === 2;
  const middle = [x + w / 2, y + h / 2];
  const text = { 0: `+${plus}`, 1: String(value), 3: "1½" }[bonus];
  return html`<g class="sk-bonus" aria-hidden="true"><rect x=${x} y=${y} width=${w} height=${h} rx=${card ? 4 : h / 2.6} />
    ${text && html`<text x=${middle[0]} y=${middle[1] + 5.500} class="sk-bonus-text">${text}</text>`}
    ${bonus === 2 && html`<${Depot} x=${middle[0]} y=${y + h - 5} size=${h * 0.75} />`}
    ${bonus === 4 && html`<g><${Sign} name="contract" x=${middle[0] - 15} y=${middle[1] - 8} size=${16} />
      <text x=${middle[0] + 8.500} y=${middle[1] + 5} class="sk-bonus-text is-small">−${plus}</text></g>`}
    ${bonus === 5 && html`<${Sign} name="tracks" x=${middle[0] - 9} y=${middle[1] - 9} size=${18} />`}
  </g>`;
}
