// The cover of skyline: five districts in isometric view, towers where the cable cars meet.
import { html } from "/page/kit/dom.js";

// Top, left and right face of each district: gray, orange, yellow, blue, green.
const COLOURS = [
  ["#868B95", "#686C74", "#505359"], ["#D8701F", "#B3530F", "#8C3F08"], ["#F3E13F", "#C4B42E", "#988B22"],
  ["#2A5BA6", "#1B4484", "#12305F"], ["#3ACBB1", "#2B9E8A", "#207868"],
];
// Heights of the buildings, district by district from the back; 0 is a free lot, -1 a square with trees.
const HEIGHTS = [[30, 44, 24, -1, 14], [20, 0, 42, 30, 12], [14, 34, 60, 0, 20], [-1, 22, 30, 46, 0], [12, 0, 16, 24, 10]];
const [RX, RY] = [19.5, 9.9];

const at = (row, column) => [107 + (column - row) * RX, 66 + (column + row + 1) * RY];

/** A face's rows of windows, as dashes along its slant. */
function windows(x, top, height, way) {
  let path = "";
  for (let y = top + 7; y < top + height - 2; y += 7) path += `M${x + way * 3.5} ${y + 1.8}L${x + way * (RX - 3.5)} ${y - 1.8 + RY}`;
  return path;
}

function Building({ row, column }) {
  const [x, y] = at(row, column);
  const height = HEIGHTS[row][column];
  if (height <= 0) return html`<${Lot} x=${x} y=${y} trees=${height < 0} />`;
  const [roof, left, right] = COLOURS[row];
  const up = y - height;
  const seen = Math.round(height);
  return html`
    <path d=${`M${x - RX} ${up}L${x} ${up + RY}V${y + RY}L${x - RX} ${y}z`} fill=${left} />
    <path d=${`M${x + RX} ${up}L${x} ${up + RY}V${y + RY}L${x + RX} ${y}z`} fill=${right} />
    <path class="cv-lamp" d=${windows(x - RX, up, seen, 1)} stroke-opacity=".7" />
    <path class="cv-lamp" d=${windows(x + RX, up, seen, -1)} stroke-opacity=".42" />
    <path d=${`M${x} ${up - RY}l${RX} ${RY}L${x} ${up + RY}L${x - RX} ${up}z`} fill=${roof} stroke=${right} stroke-width=".8"
      stroke-linejoin="round" />
    ${height > 43 && html`<path d=${`M${x - 5} ${up - 3}v-8l5-2.500 5 2.500v8l-5 2.500z`} fill=${left} stroke=${right}
      stroke-width=".8" /><path d=${`M${x} ${up - 12}v-12`} stroke=${right} stroke-width="1.400" />
      <circle cx=${x} cy=${up - 25} r="1.800" fill="#C0362C" />`}`;
}

/** A free lot, or a square with a fountain between trees. */
const Lot = ({ x, y, trees }) => html`
  <path d=${`M${x} ${y - RY + 1}l${RX - 2} ${RY - 1}L${x} ${y + RY - 1}L${x - RX + 2} ${y}z`} fill=${trees ? "#BFD59A" : "#EFE6D2"}
    stroke="#8F8A7E" stroke-width=".7" />
  ${trees ? html`<g fill="#3E7A4A"><path d=${`M${x - 9} ${y + 1}l4-11 4 11zM${x + 2} ${y + 5}l4-12 4 12z`} /></g>
    <ellipse cx=${x} cy=${y - 3} rx="4" ry="2" fill="#8FBBD0" stroke="#51626E" stroke-width=".6" />`
    : html`<path d=${`M${x - 8} ${y - 4}l16 8`} stroke="#8F8A7E" stroke-width="1" stroke-dasharray="2 2" />`}`;

/** A cable car on its way round the city. */
const Car = ({ x, y }) => html`<g transform=${`translate(${x} ${y}) skewY(26)`}>
  <rect x="-9" y="-10" width="18" height="8" rx="1.500" fill="#C0362C" stroke="#7E1D16" stroke-width=".8" />
    <rect x="-10" y="-12.500" width="20" height="3" rx="1.500" fill="#FBF7EC" stroke="#7E1D16" stroke-width=".7" />
  <path d="M-6-8h3v3h-3zM-1.500-8h3v3h-3zM3-8h3v3H3z" fill="#FDE9B8" />
</g>`;

const Cover = () => html`<rect class="cv-sky" width="214" height="178" />
  <circle class="cv-sun" cx="182" cy="34" r="17" />
  <path class="cv-mist" d="M12 26h58a3 3 0 0 1 0 6H12a3 3 0 0 1 0-6zM28 36h36a3 3 0 0 1 0 6H28a3 3 0 0 1 0-6z
    M0 66h32a3 3 0 0 1 0 6H0zM146 58h68v6h-68a3 3 0 0 1 0-6z" />
  <path d="M107 60L212 114v5L107 174 2 119v-5z" fill="#93A5AF" /><path d="M107 60L212 114 107 168 2 114z" fill="#C3CED5" />
  <path d="M12 114L107 163" stroke="#51626E" stroke-width="5" />
    <path d="M12 114L107 163" stroke="#E9EEF1" stroke-width="3.400" stroke-dasharray="1 3" />
  ${HEIGHTS.flatMap((heights, row) => heights.map((_, column) => html`<${Building} row=${row} column=${column} />`))}
  <${Car} x=${45} y=${135} />`;

/** The small sign, for lists. */
const sign = html`<path d="M4 29V15h6v-5h7v19zM18 29V4h3V1h2v3h3v25zM27 29V18h6v11z" />`;

export default { Cover, sign };
