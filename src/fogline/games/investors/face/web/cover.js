// The cover of investors: a city of tiles with rods on its streets, and the cheques that pay for them.
import { html } from "/page/kit/dom.js";

// Colour, rim and ink of villa, housing, market, recreation, office and industry, with their glyphs.
const KINDS = {
  v: ["#D7191C", "#8B1012", "#fff", `
    M0 5.200C-7 .3-5.800-4.800-2.700-4.800-1.200-4.800 0-3.600 0-2.400 0-3.600 1.200-4.800 2.700-4.800 5.800-4.800 7 .3 0 5.200z`],
  h: ["#FFE14D", "#A8902A", "#111", "M0-5.500l6 5H4.500v5h-9v-5H-6z"],
  m: ["#06837F", "#04524F", "#fff", "M-5.500-4.500h11l1 3.500h-13zM-5 0h10v5h-10z"],
  r: ["#B0DBD0", "#728E87", "#111", "M0-5.800L4-.5H2.300L5 3.600H1.200v2.200h-2.400V3.600H-5L-2.300-.5H-4z"],
  o: ["#123A80", "#0A2350", "#fff", "M-4.500 5.500v-11h9v11zM-2.500-3.500v2h2v-2zM.5-3.500v2h2v-2zM-2.500 0v2h2V0zM.5 0v2h2V0z"],
  i: ["#2E1F18", "#000", "#fff", "M-6 5V-1l4-3v3l4-3v3l4-3v9z"],
};
const CITY = ["vrohm", "mihoi", "rhmvo", "ovirh", "hmorv"];
const VALUES = ["42635", "53451", "23642", "61345", "42536"];
// Rods that lie on the streets: column, row, whether upright, whose.
const RODS = [[1, 1, 1, "#0B4FD6"], [1, 1, 0, "#0B4FD6"], [2, 1, 1, "#222222"], [2, 2, 0, "#C25A00"], [3, 1, 1, "#74D6EB"],
  [3, 1, 0, "#F4E736"],
  [2, 3, 0, "#0B4FD6"], [3, 2, 1, "#C25A00"], [1, 2, 1, "#F4E736"], [2, 2, 1, "#0B4FD6"], [1, 3, 0, "#F4E736"], [3, 3, 0, "#222222"],
    [3, 3, 1, "#C25A00"]];
const CELL = 52;

function Tile({ row, column }) {
  const [fill, rim, ink, glyph] = KINDS[CITY[row][column]];
  return html`<g transform=${`translate(${column * CELL} ${row * CELL})`}>
    <rect width="42" height="42" rx="5" fill=${rim} y="2" /><rect width="42" height="42" rx="5" fill=${fill} stroke=${rim} />
    <path d=${glyph} transform="translate(16 17) scale(1.700)" fill=${ink} fill-rule="evenodd" />
    <text x="36" y="37" text-anchor="end" font-size="15" font-weight="700" fill=${ink}>${VALUES[row][column]}</text>
  </g>`;
}

function Rod({ rod: [column, row, upright, colour] }) {
  const [x, y] = upright ? [column * CELL - 8, row * CELL + 3] : [column * CELL + 3, row * CELL - 8];
  const [w, h] = upright ? [6, 36] : [36, 6];
  return html`<rect x=${x} y=${y} width=${w} height=${h} rx="2.500" fill=${colour} stroke="#1C2830" stroke-opacity=".55" />`;
}

const Cheque = ({ x, y, turn, sum }) => html`<g transform=${`translate(${x} ${y}) rotate(${turn})`}>
  <rect x="1.500" y="2.500" width="74" height="38" rx="3" fill="#1C2830" opacity=".22" />
    <rect width="74" height="38" rx="3" fill="#FDFBF3" stroke="#7F8F78" />
  <rect x="3" y="3" width="68" height="32" rx="2" fill="none" stroke="#9DB08F" stroke-width=".8" stroke-dasharray="2 1" />
  <text x="9" y="19" font-size="15" font-weight="700" fill="#2F5D3A" class="cv-serif">${sum}</text>
  <path d="M9 25h34M9 30h24" stroke="#B9C4B0" stroke-width="1.400" />
    <path d="M50 30q4-7 6-2t5-3 6 0" stroke="#123A80" fill="none" stroke-width="1.200" />
  <circle cx="60" cy="13" r="6" fill="none" stroke="#C0362C" stroke-width="1.300" />
    <path d="M56.500 13l2.500 2.500 4.500-5" fill="none" stroke="#C0362C" stroke-width="1.300" />
</g>`;

const Cover = () => html`<rect class="cv-felt" width="214" height="178" />
  <g transform="translate(-22 -34) rotate(-7 107 89)">
    ${CITY.flatMap((line, row) => [...line].map((_, column) => html`<${Tile} row=${row} column=${column} />`))}
    ${RODS.map((rod) => html`<${Rod} rod=${rod} />`)}
  </g>
  <${Cheque} x=${36} y=${142} turn=${-20} sum="$20" /><${Cheque} x=${84} y=${126} turn=${-5} sum="$50" />
    <${Cheque} x=${140} y=${120} turn=${12} sum="$100" />`;

/** The small sign, for lists. */
const sign = html`<path d="M3 3h12v12H3zM19 3h12v12H19zM3 19h12v12H3zM19 19h12v12H19z" /><path class="sign-mark"
  d="M15.800 1h2.600v32h-2.600zM1 15.800h32v2.600H1z" />`;

export default { Cover, sign };
