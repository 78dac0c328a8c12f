// The locations: rings, ticket letters, names, and the stacks of tourist tokens beside them.
import { classes, html } from "/page/kit/dom.js";
import { ANYWHERE, PLACES } from "/face/cablecars/places.js";
import { Souvenir } from "/face/cablecars/symbols.js";

const placeOf = (spot) => PLACES[spot.id] || ANYWHERE;

/** A name in one line or two of about the same length. */
function linesOf(name, lines) {
  const words = name.split(" ");
  if (lines === 1 || words.length === 1) return [name];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  return cuts.reduce((best, cut) => (Math.abs(cut[0].length - cut[1].length) < Math.abs(best[0].length - best[1].length) ? cut : best));
}

function Name({ spot, text }) {
  const [dx, dy, anchor, count] = placeOf(spot).name;
  const lines = linesOf(text, count);
  const [x, y] = [spot.at[0] + dx, spot.at[1] + dy + 4.5];
  return html`<text class="cablecars-name" text-anchor=${anchor} aria-hidden="true">
    ${lines.map((part, n) => html`<tspan x=${x} y=${y + n * 14 - (dy < -6 && lines.length > 1 ? 7 : 0)}>${part}</tspan>`)}</text>`;
}

/** The names never change: drawn once for each language. */
export const Names = ({ geometry, name }) =>
  html`<g class="cablecars-names">${geometry.spots.map((spot, n) => html`<${Name} spot=${spot} text=${name("location", n)} />`)}</g>`;

/** A ring; where my tickets end, their letters. */
function Ring({ spot, ends }) {
  const [x, y] = spot.at;
  if (!ends.length) {
    return html`<g transform=${`translate(${x} ${y})`} class=${classes("cablecars-ring", spot.red && "is-red")}><circle r="8.500" />
      <circle r="3.200" class="cablecars-core" /></g>`;
  }
  const half = 11.5 + (ends.length - 1) * 5.5;
  const joined = ends.every(({ joined: yes }) => yes);
  return html`<g transform=${`translate(${x} ${y})`}
    class=${classes("cablecars-end", joined && "is-joined", ends.some(({ dim }) => !dim) && "is-lit")}>
    <rect x=${-half - 2.5} y="-14" width=${2 * half + 5} height="28" rx="14" class="cablecars-halo" />
    <rect x=${-half} y="-11.500" width=${2 * half} height="23" rx="11.500" />
    <text y="5" text-anchor="middle">${ends.map(({ letter }) => letter).join("")}</text>
    ${joined && html`<g transform=${`translate(${half - 1} -10)`} class="cablecars-tick"><circle r="6" />
      <path d="M-3 0-1 2.300 3-2.300" /></g>`}
  </g>`;
}

/** A stack beside its location: the souvenir and how many are left. */
function Stack({ ctx, spot, symbol, left, ghost = false }) {
  const [dx, dy] = placeOf(spot).stack;
  const [x, y] = [spot.at[0] + dx, spot.at[1] + dy];
  const words = ctx.t("stack", { symbol: ctx.name("symbol", symbol), n: left });
  return html`<g class=${classes("cablecars-stack", ghost && "cablecars-tried")}>
    <path d=${`M${x} ${y}L${spot.at[0]} ${spot.at[1]}`} class="cablecars-tie" />
    ${left > 1 && html`<g transform=${`translate(${x + 1.5} ${y + 2.5})`}><circle r="12.500" /></g>`}
    <g data-piece=${ghost ? undefined : `token-${symbol}-${left}`}><g transform=${`translate(${x} ${y})`}><title>${words}</title>
      <circle r="12.500" /><${Souvenir} data=${ctx.data} symbol=${symbol} scale=${0.9} /></g></g>
    <g transform=${`translate(${x + 11} ${y + 9})`} class="cablecars-count"><circle r="7.200" /><text y="4" text-anchor="middle">${left}
      </text></g>
  </g>`;
}

export function Spots({ ctx, geometry, ends }) {
  const { view } = ctx;
  const wanted = ctx.ghost || ctx.chosen;
  const stackAt = (n) => view.place.findIndex((spot, symbol) => spot === n && view.left[symbol] > 0);
  return geometry.spots.map((spot, n) => {
    const symbol = stackAt(n);
    const placing = wanted?.kind === "PlaceStack" && wanted.args.location === n;
    const drawn = html`<${Ring} spot=${spot} ends=${ends.get(n) || []} />
      ${symbol >= 0 && html`<${Stack} ctx=${ctx} spot=${spot} symbol=${symbol} left=${view.left[symbol]} />`}
      ${placing && html`<${Stack} ctx=${ctx} spot=${spot} symbol=${wanted.args.symbol} left=${view.left[wanted.args.symbol]} ghost />`}`;
    return ctx.can({ location: n }).length ? html`<${Choosable} key=${n} ctx=${ctx} spot=${spot} n=${n} symbol=${symbol}>${drawn}<//>`
      : html`<g key=${n}>${drawn}</g>`;
  });
}

/** A location that can be chosen now: for a stack, or for the token it offers. */
function Choosable({ ctx, spot, n, symbol, children }) {
  const [x, y] = spot.at;
  const [dx, dy] = symbol >= 0 ? placeOf(spot).stack : [0, 0];
  const label = symbol >= 0 ? `${ctx.name("location", n)}: ${ctx.t("stack",
    { symbol: ctx.name("symbol", symbol), n: ctx.view.left[symbol] })}` : ctx.name("location", n);
  return html`<g ...${ctx.part({ location: n }, { label, extra: "cablecars-spot" })}>
    <circle cx=${x} cy=${y} r="16" class="cablecars-pulse" />
    ${symbol >= 0 && html`<circle cx=${x + dx} cy=${y + dy} r="18" class="cablecars-pulse" />`}
    ${children}
    <circle cx=${x} cy=${y} r="18" class="cablecars-hitspot" />
      ${symbol >= 0 && html`<circle cx=${x + dx} cy=${y + dy} r="18" class="cablecars-hitspot" />`}
  </g>`;
}
