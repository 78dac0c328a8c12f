// A project card, large: header with district and value, picture, symbols, rails, and what stands on it.
import { classes, html } from "/page/kit/dom.js";
import { Art } from "/face/skyline/art.js";
import { letterOf } from "/face/skyline/read.js";
import { Car, Depot, Foundation, Fountain, Glyph, Sign, SYMBOL_ORDER, Tower } from "/face/skyline/signs.js";

export const HEAD = 20;
const NARROW = 60; // below this a card leaves out what stands elsewhere too

/** How wide the ground of the rails is. */
const railOf = (w) => (w < NARROW ? 10 : 13);

/** Where the rails of a card lie: along its lower edge and down its right side, so that those of neighbours join. */
export const railLines = (w, h) => ({ x: w - railOf(w) / 2 - 1, y: h - railOf(w) / 2 - 1, small: w < NARROW });

export const Rails = ({ d, live, small }) =>
  html`<g class=${classes("sk-rails", live && "is-live", small && "is-small")} aria-hidden="true">
  <path class="sk-ballast" d=${d} /><path class="sk-sleepers" d=${d} /><path class="sk-steel" d=${d} />
    <path class="sk-middle" d=${d} /></g>`;

const topOf = (w, h) => `M0 ${h}V6a6 6 0 0 1 6-6H${w - 6}a6 6 0 0 1 6 6V${h}z`;

/**
 * `here` is what `spaceOf` or `cardOf` says. `listed`: the symbols stand in the header, for cards that lie under others.
 */
export function Card({ ctx, here, w, h, listed = false, ghost = false }) {
  const rails = here.rails ?? (here.symbols.has("tracks") || here.symbols.has("depot"));
  const across = rails && !listed;
  const rail = railOf(w);
  const room = across ? w - rail - 1 : w;
  const { x, y, small } = railLines(w, h);
  return html`<g class=${classes("sk-card", `d${here.gold ? 6 : here.colour}`, ghost && "is-ghost-piece")} aria-hidden="true">
    <rect class="sk-face" width=${w} height=${h} rx="6" />
    ${!here.gold && !here.symbols.has("square") && !here.symbols.has("depot")
      && html`<${Art} colour=${here.colour} value=${here.printed ?? here.value} x=${2} y=${HEAD + 2} w=${room - 4}
        h=${h - HEAD - (across ? rail + 2 : 3)} />`}
    <path class="sk-head" d=${topOf(w, HEAD)} />
    ${across && html`<g><${Rails} d=${`M${x} 0V${h}`} live=${here.car} small=${small} />
      <${Rails} d=${`M0 ${y}H${w}`} live=${here.car} small=${small} /></g>`}
    <${Header} ctx=${ctx} here=${here} w=${room} listed=${listed} />
    ${!listed && html`<${Standing} here=${here} w=${w} h=${h} room=${room} across=${across} />`}
    <rect class="sk-rim" width=${w} height=${h} rx="6" />
  </g>`;
}

function Header({ ctx, here, w, listed }) {
  const symbols = SYMBOL_ORDER.filter((symbol) => here.symbols.has(symbol));
  const pips = !listed && here.value > 0 && here.value <= 4 && w > 58 && !here.tower ? here.value : 0;
  const shown = here.symbols.has("square") && here.lit === undefined ? "" : here.value; // a square prints no value
  return html`<g class="sk-header">
    ${here.gold ? html`<${Sign} name="bonus" x=${4} y=${3} size=${14} />`
      : html`<g><${Glyph} district=${here.colour} x=${4} y=${3} size=${14} />
      ${(listed ? w > 50 + 15 * symbols.length : w > 46)
        && html`<text x="22" y="15" class="sk-letter">${letterOf(ctx, here.colour)}</text>`}</g>`}
    ${listed && symbols.map((symbol, n) =>
      html`<${Sign} key=${symbol} name=${symbol} x=${w - 17 - 15 * (symbols.length - n)} y=${3.500} size=${13} />`)}
    ${Array.from({ length: pips }, (_, n) => html`<circle class="sk-pip" cx=${w - 18 - 6 * n} cy="10" r="2" />`)}
    <text x=${w - 5} y="15.500" class=${classes("sk-value", here.plus > 0 && "is-raised")}>${shown}</text>
  </g>`;
}

/** What stands on a card: symbols, tokens, the cable car, the skyscraper or how far it is. */
function Standing({ here, w, h, room, across }) {
  const small = w < NARROW;
  const rail = railLines(w, h);
  const floor = h - (across ? railOf(w) + 2 : 3);
  const tall = floor - HEAD;
  const carSize = Math.min(30, small ? 22 : tall * 0.8);
  const { symbols } = here;
  return html`<g>
    ${symbols.has("depot") && html`<${Depot} x=${room / 2 + (here.car ? 8 : 0)} y=${floor} size=${Math.min(40, tall)} />`}
    ${symbols.has("square") && html`<${Fountain} x=${room / 2 - 2} y=${floor} size=${Math.min(36, tall)} runs=${here.lit} />`}
    ${symbols.has("bonus") && html`<g><circle class="sk-bubble" cx="12" cy=${HEAD + 11} r="9" />
      <${Sign} name="bonus" x=${6.500} y=${HEAD + 5} size=${11} /></g>`}
    ${symbols.has("seaside") && html`<${Seaside} x=${symbols.has("bonus") ? 23 : 3} bare=${small && (symbols.has("bonus") || across)} />`}
    ${symbols.has("foundation") && !here.tower && !(small && here.foundation)
      && html`<${Foundation} x=${room - 14} y=${HEAD + (small ? 10 : 14)} r=${small ? 9 : 11} />`}
    ${here.foundation && html`<g transform=${`translate(${room - 33} ${small ? HEAD + 1 : floor - 17})`}>
      <rect class="sk-bubble" width="31" height="16" rx="8" />
      <text x="15.500" y="12.500" class="sk-note is-middle">${here.foundation.around}/${here.foundation.need}</text></g>`}
    ${here.tower && html`<${Tower} x=${room - (small ? 15 : 29)} y=${floor + (across ? 2 : 0)}
      size=${Math.min(60, h - (small ? 20 : 8))} />`}
    ${here.laid && html`<g><circle class="sk-token" cx=${rail.x} cy=${rail.y} r="6.500" />
      <${Sign} name="tracks" x=${rail.x - 4} y=${rail.y - 4} size=${8} /></g>`}
    ${here.plus > 0 && html`<g transform=${`translate(${room - 13} ${HEAD + 10})`}><circle class="sk-token" r="9.500" />
      <text y="4.500" class="sk-note is-middle">+${here.plus}</text></g>`}
    ${here.car && html`<${Car} x=${carSize / 2 + (symbols.has("depot") ? 3 : 5)} y=${across ? rail.y + 1 : h - 2} size=${carSize} />`}
  </g>`;
}

/** An anchor and what it takes off; the anchor alone where there is no room for more. */
const Seaside = ({ x, bare }) =>
  html`<g transform=${`translate(${x} ${HEAD + 2})`}><rect class="sk-bubble" width=${bare ? 18 : 34} height="18" rx="9" />
  <${Sign} name="seaside" x=${bare ? 3 : 4} y=${3} size=${12} />${!bare && html`<text x="17.500" y="13.500" class="sk-note">−1</text>`}
    </g>`;
