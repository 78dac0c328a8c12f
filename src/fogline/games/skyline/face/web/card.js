// A project card, large: header with district and value, picture, symbols, rails, and what stands on it.
import { classes, html } from "/page/kit/dom.js";
import { Art } from "./art.js";
import { letterOf } from "./read.js";
import { Car, Depot, Foundation, Fountain, Glyph, Sign, SYMBOL_ORDER, Tower } from "./signs.js";

export const HEAD = 20;
const RAIL = 13; // how wide the ground of the rails is

/** Rails across a card: along its lower edge and down its right side, so that those of neighbours join. */
export const railPaths = (w, h) => ({ across: `M0 ${h - RAIL / 2 - 1}H${w}`, down: `M${w - RAIL / 2 - 1} 0V${h}` });

export const Rails = ({ d, live }) => html`<g class=${classes("sk-rails", live && "is-live")} aria-hidden="true">
  <path class="sk-ballast" d=${d} /><path class="sk-sleepers" d=${d} /><path class="sk-steel" d=${d} /><path class="sk-middle" d=${d} /></g>`;

const topOf = (w, h) => `M0 ${h}V6a6 6 0 0 1 6-6H${w - 6}a6 6 0 0 1 6 6V${h}z`;

/**
 * `here` is what `spaceOf` or `cardOf` says. `listed`: the symbols stand in the header, for cards that lie under others.
 */
export function Card({ ctx, here, w, h, listed = false, ghost = false }) {
  const rails = here.rails ?? (here.symbols.has("tracks") || here.symbols.has("depot"));
  const across = rails && !listed;
  const room = across ? w - RAIL - 1 : w;
  return html`<g class=${classes("sk-card", `d${here.gold ? 6 : here.colour}`, ghost && "is-ghost-piece")} aria-hidden="true">
    <rect class="sk-face" width=${w} height=${h} rx="6" />
    ${!here.gold && !here.symbols.has("square") && !here.symbols.has("depot")
      && html`<${Art} colour=${here.colour} value=${here.printed ?? here.value} x=${2} y=${HEAD + 2} w=${room - 4} h=${h - HEAD - (across ? RAIL + 2 : 3)} />`}
    <path class="sk-head" d=${topOf(w, HEAD)} />
    ${across && html`<g><${Rails} d=${railPaths(w, h).down} live=${here.car} /><${Rails} d=${railPaths(w, h).across} live=${here.car} /></g>`}
    <${Header} ctx=${ctx} here=${here} w=${room} listed=${listed} />
    ${!listed && html`<${Standing} here=${here} w=${w} h=${h} room=${room} across=${across} />`}
    <rect class="sk-rim" width=${w} height=${h} rx="6" />
  </g>`;
}

function Header({ ctx, here, w, listed }) {
  const symbols = SYMBOL_ORDER.filter((symbol) => here.symbols.has(symbol));
  const pips = !listed && here.value > 0 && here.value <= 4 && w > 58 ? here.value : 0;
  const shown = here.symbols.has("square") && here.lit === undefined ? "" : here.value; // a square prints no value
  return html`<g class="sk-header">
    ${here.gold ? html`<${Sign} name="bonus" x=${4} y=${3} size=${14} />` : html`<g><${Glyph} district=${here.colour} x=${4} y=${3} size=${14} />
      ${(!listed || w > 50 + 15 * symbols.length) && html`<text x="22" y="15" class="sk-letter">${letterOf(ctx, here.colour)}</text>`}</g>`}
    ${listed && symbols.map((symbol, n) => html`<${Sign} key=${symbol} name=${symbol} x=${w - 17 - 15 * (symbols.length - n)} y=${3.500} size=${13} />`)}
    ${Array.from({ length: pips }, (_, n) => html`<circle class="sk-pip" cx=${w - 18 - 6 * n} cy="10" r="2" />`)}
    <text x=${w - 5} y="15.500" class=${classes("sk-value", here.plus > 0 && "is-raised")}>${shown}</text>
  </g>`;
}

/** What stands on a card: symbols, tokens, the cable car, the skyscraper or how far it is. */
function Standing({ here, w, h, room, across }) {
  const floor = h - (across ? RAIL + 2 : 3);
  const tall = floor - HEAD;
  const left = [];
  if (here.symbols.has("bonus")) left.push(html`<g><circle class="sk-bubble" cx="13" cy=${HEAD + 12} r="9" /><${Sign} name="bonus" x=${7.500} y=${HEAD + 6} size=${11} /></g>`);
  if (here.symbols.has("seaside")) {
    left.push(html`<g transform=${`translate(${here.symbols.has("bonus") ? 24 : 4} ${HEAD + 3})`}><rect class="sk-bubble" width="34" height="18" rx="9" />
      <${Sign} name="seaside" x=${4} y=${3} size=${12} /><text x="17.500" y="13.500" class="sk-note">−1</text></g>`);
  }
  const carSize = Math.min(30, tall * 0.8);
  return html`<g>
    ${here.symbols.has("depot") && html`<${Depot} x=${room / 2 + (here.car ? 8 : 0)} y=${floor} size=${Math.min(40, tall)} />`}
    ${here.symbols.has("square") && html`<g><${Fountain} x=${room / 2 - 2} y=${floor} size=${Math.min(36, tall)} runs=${here.lit} /></g>`}
    ${left}
    ${here.symbols.has("foundation") && !here.tower && html`<${Foundation} x=${room - 14} y=${HEAD + 14} r=${11} />`}
    ${here.foundation && html`<g>
      <g transform=${`translate(${room - 33} ${floor - 17})`}><rect class="sk-bubble" width="31" height="16" rx="8" /><text x="15.500" y="12.500" class="sk-note is-middle">${here.foundation.around}/${here.foundation.need}</text></g></g>`}
    ${here.tower && html`<${Tower} x=${room - 16} y=${floor + (across ? 2 : 0)} size=${Math.min(60, h - 8)} />`}
    ${here.laid && html`<g><circle class="sk-token" cx=${w - RAIL / 2 - 1} cy=${h - RAIL / 2 - 1} r="6.500" /><${Sign} name="tracks" x=${w - RAIL / 2 - 5} y=${h - RAIL / 2 - 5} size=${8} /></g>`}
    ${here.plus > 0 && html`<g transform=${`translate(${room - 15} ${HEAD + 11})`}><circle class="sk-token" r="10" /><text y="4.500" class="sk-note is-middle">+${here.plus}</text></g>`}
    ${here.car && html`<${Car} x=${here.symbols.has("depot") ? carSize / 2 + 3 : carSize / 2 + 5} y=${h - (across ? RAIL / 2 : 2)} size=${carSize} />`}
  </g>`;
}
