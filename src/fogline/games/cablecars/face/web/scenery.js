// The city itself: water, land, parks, hills, streets, piers, the two bridges and the fog. It never changes during a game.
import { html } from "/page/kit/dom.js";
import {
  ALCATRAZ, AVENUES, BAY_BRIDGE, EAST_BAY, GATE, GRIDS, LAKES, MARIN, PARKS, PIERS, TREASURE, TREES, YERBA_BUENA,
} from "/face/cablecars/geography.js";
import { HEIGHT, WIDTH, line, soft } from "/face/cablecars/warp.js";

const FAR = 1600; // water reaches beyond every window

/** A straight street, bent as the whole city is. */
function bent(put, from, to) {
  return [...Array(9).keys()].map((n) => put([from[0] + ((to[0] - from[0]) * n) / 8, from[1] + ((to[1] - from[1]) * n) / 8]));
}

function streetsOf(put, { from, along, beside, times }) {
  return [...Array(times).keys()].map((n) => {
    const start = [from[0] + beside[0] * n, from[1] + beside[1] * n];
    return line(bent(put, start, [start[0] + along[0], start[1] + along[1]]));
  }).join("");
}

const Ripple = ([x, y]) => html`<path d=${`M${x} ${y}q5-5 10 0t10 0`} />`;
const RIPPLES = [
  [238, 30], [372, 72], [290, 118], [330, 40], [250, 92], [532, 62], [604, 140], [636, 196], [662, 236], [30, 120], [70, 168], [24, 208],
    [98, 236], [48, 262],
  [-60, 300], [-120, 380], [-40, 470], [-150, 180], [720, 240], [760, 330], [700, 420], [740, 500], [790, 150], [650, 20], [-90, 540],
    [840, 440], [470, 16], [-10, 396], [-30, 340],
];

function Sail({ x, y, size = 1 }) {
  return html`<g class="cablecars-sail" transform=${`translate(${x} ${y}) scale(${size})`}><path d="M-1-15V2L-9 2ZM1-12V2L8 2Z" />
    <path d="M-10 4H10L7 8.500H-7Z" class="cablecars-hull" /></g>`;
}

const Tree = ([x, y]) => html`<path d=${`M${x.toFixed(1)} ${(y - 5.5).toFixed(1)}l3.400 6.500h-6.800Z`} />`;

/** The Golden Gate: deck, two towers, cables and hangers, seen from the bay. */
function Gate({ put }) {
  const [[x0, y0], [x1, y1]] = GATE.map(put);
  const deck = (t) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
  const tower = (t, height) => { const [x, y] = deck(t); return { foot: [x, y + 9], top: [x, y - height], x, y }; };
  const [near, far] = [tower(0.3, 44), tower(0.74, 36)];
  const sag = deck(0.52);
  const [up, over] = [`Q${near.x + 10} ${near.y - 8} ${near.top.join(" ")}`, `Q${sag[0] - 2} ${sag[1] + 8} ${far.top.join(" ")}`];
  const cable = `M${x0} ${y0 - 4}${up}${over}Q${far.x - 8} ${far.y - 6} ${x1} ${y1 - 2}`;
  const hangers = [0.37, 0.43, 0.49, 0.55, 0.61, 0.67].map((t) => {
    const [x, y] = deck(t);
    const u = (t - 0.3) / 0.44;
    const top = near.top[1] * (1 - u) ** 2 + (sag[1] + 8) * 2 * u * (1 - u) + far.top[1] * u * u;
    return `M${x.toFixed(1)} ${y.toFixed(1)}V${Math.min(y, top).toFixed(1)}`;
  }).join("");
  const frame = ({ foot, top }, wide) =>
    `M${foot[0] - wide} ${foot[1]}L${top[0] - wide * 0.8} ${top[1]}M${foot[0] + wide} ${foot[1]}L${top[0] + wide * 0.8} ${top[1]}`
    + [0, 0.28, 0.56].map((t) => `M${top[0] - wide} ${top[1] + 2 + (foot[1] - top[1]) * t}h${wide * 2}`).join("");
  return html`<g class="cablecars-gate">
    <path d=${cable} class="cablecars-cable" /><path d=${hangers} class="cablecars-hanger" />
    <path d=${frame(far, 4)} class="cablecars-tower" /><path d=${`M${x0} ${y0}L${x1} ${y1}`} class="cablecars-deck" />
    <path d=${frame(near, 5)} class="cablecars-tower" /></g>`;
}

function BayBridge({ put }) {
  const [a, b, c] = BAY_BRIDGE.map(put);
  return html`<g class="cablecars-baybridge"><path d=${line([a, b, c])} /><path d=${line([a, b, c])} class="cablecars-baydeck" /></g>`;
}

/** Banks of fog, before and behind. */
const FOG = [[-40, 250, 118], [-70, 264, 96], [-20, 278, 60], [-60, 418, 78], [-40, 430, 66], [104, 98, 70], [88, 110, 96],
  [126, 121, 46], [-90, 60, 130], [-60, 73, 90]];
const Fog = () => html`<g class="cablecars-fog">${FOG.map(([x, y, wide]) => html`<rect x=${x} y=${y} width=${wide} height="6" rx="3" />`)}
  </g>`;

const Sea = () => html`<rect x=${-FAR} y=${-FAR} width=${WIDTH + 2 * FAR} height=${HEIGHT + 2 * FAR} class="cablecars-water" />
  <g class="cablecars-ripples">${RIPPLES.map(Ripple)}</g>`;

/** Everything under the routes. A box without a shore is a plain sheet of paper. */
export function Scenery({ geometry, words }) {
  if (!geometry.real) return html`<rect x=${-FAR} y=${-FAR} width=${WIDTH + 2 * FAR} height=${HEIGHT + 2 * FAR} class="cablecars-land" />`;
  const { put, shore, gate } = geometry;
  return html`<g aria-hidden="true">
    <clipPath id="cablecars-land"><path d=${shore} /></clipPath>
    <${Sea} />
    <path d=${shore} class="cablecars-shallow" /><path d=${shore} class="cablecars-land" />
    ${gate && html`<${Neighbours} put=${put} />`}
    ${gate && html`<g clip-path="url(#cablecars-land)"><${Inland} put=${put} /></g>`}
    <path d=${shore} class="cablecars-shore" />
    ${gate && html`<path d=${PIERS.map((pier) => line(pier.map(put))).join("")} class="cablecars-piers" />`}
    ${gate && html`<${BayBridge} put=${put} /><${Gate} put=${put} />`}
    ${gate && html`<${Sail} x=${318} y=${34} /><${Sail} x=${350} y=${52} size=${0.75} /><${Sail} x=${648} y=${170} size=${0.8} />
      <${Sail} x=${726} y=${384} size=${0.9} />`}
    <${Fog} />
    ${gate && html`<text class="cablecars-sea" x="204" y="82" textLength="186">${words("bay")}</text>
      <text class="cablecars-sea cablecars-ocean" transform="translate(14 520) rotate(-90)">${words("ocean")}</text>`}
  </g>`;
}

/** Land across the water. */
function Neighbours({ put }) {
  const islands = [ALCATRAZ, TREASURE, YERBA_BUENA].map((shape) => soft(shape.map(put), true)).join("");
  const far = [MARIN, EAST_BAY].map((shape) => soft(shape.map(put), true)).join("");
  return html`<path d=${islands + far} class="cablecars-shallow" /><path d=${islands + far} class="cablecars-land cablecars-far" />
    <path d=${islands + far} class="cablecars-shore" />`;
}

/** Parks, lakes, trees and streets, cut off at the shore. */
function Inland({ put }) {
  return html`
    ${GRIDS.map((grid, n) => html`<clipPath id=${`cablecars-grid-${n}`}><path d=${line(grid.shape.map(put), true)} /></clipPath>
      <path d=${streetsOf(put, grid)} class="cablecars-street" clip-path=${`url(#cablecars-grid-${n})`} />`)}
    ${Object.values(PARKS).map((shape) => html`<path d=${line(shape.map(put), true)} class="cablecars-park" />`)}
    <path d=${AVENUES.map((avenue) => soft(avenue.line.map(put))).join("")} class="cablecars-avenue" />
    ${LAKES.map((lake) => html`<path d=${soft(lake.map(put), true)} class="cablecars-lake" />`)}
    <g class="cablecars-trees">${TREES.map((tree) => Tree(put(tree)))}</g>`;
}
