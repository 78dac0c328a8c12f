// The cover of cablecars: a cable car climbs a hill above the bay, past painted houses.
import { html } from "/page/kit/dom.js";

const CLIMB = -15; // degrees
const slope = (x) => 152 + (x - 107) * Math.tan((CLIMB * Math.PI) / 180);
// The houses up the hill: where, how wide and high, wall, trim.
const HOUSES = [[-8, 34, 50, "#E7B7A0", "#8E4B33"], [25, 30, 60, "#9CC7C0", "#2F6B63"], [54, 33, 52, "#F0D58A", "#8F6A1C"],
  [86, 30, 62, "#B7A6D0", "#54407C"],
  [115, 34, 54, "#A9C3DC", "#2E5577"], [148, 31, 64, "#E9C3BE", "#93423A"], [178, 38, 56, "#CBD7A4", "#5D6E2A"]];

/** A painted lady: gable, bay window, steps. */
function House({ house: [x, width, height, wall, trim] }) {
  const foot = slope(x) + 3;
  const top = foot - height;
  const middle = x + width / 2;
  return html`<g stroke=${trim} stroke-width="1.200" stroke-linejoin="round">
    <path d=${`M${x} ${foot}V${top}l${width / 2} -15 ${width / 2} 15V${foot}z`} fill=${wall} />
    <path d=${`M${x + 4} ${top}h${width - 8}`} /><circle cx=${middle} cy=${top - 5} r="2.600" class="cv-pane" />
    <path d=${`M${x + 5} ${top + 8}h9v13h-9zM${x + width - 14} ${top + 8}h9v13h-9z`} class="cv-pane" />
    <path d=${`M${x + 5} ${top + 28}h9v13h-9z`} class="cv-pane" />
      <path d=${`M${x + width - 14} ${top + 28}h8v${height - 26}h-8z`} fill=${trim} />
  </g>`;
}

/** The car itself, standing on the line y = 0, drawn level and then tilted with the hill. */
const Car = () => html`<g stroke="#5C140E" stroke-linejoin="round">
  <path d="M-46 -9h92v5h-92z" fill="#3A2A22" stroke="none" /><circle cx="-26" cy="-4" r="6" fill="#2B2320" />
    <circle cx="26" cy="-4" r="6" fill="#2B2320" /><circle cx="-26" cy="-4" r="2.200" fill="#9FB2BF" />
    <circle cx="26" cy="-4" r="2.200" fill="#9FB2BF" />
  <path d="M-42 -14h84v-13h-84z" fill="#B92B21" /><path d="M-40 -18h80" stroke="#F2C14E" stroke-width="1.600" />
  <path d="M-42 -27h84v-19h-84z" fill="#7C2018" opacity=".35" stroke="none" />
  <path d="M-10 -27v-20h50v20z" class="cv-pane" /><path d="M2 -47v20M15 -47v20M28 -47v20" stroke="#B92B21" stroke-width="3" />
  <path d="M-42 -47v33M-10 -47v33M41 -47v33M-26 -47v20" stroke="#B92B21" stroke-width="3" />
  <g stroke="none"><circle cx="-33" cy="-37" r="4.200" fill="#E6B48C" /><path d="M-38 -33h10v12h-10z" fill="#0B4FD6" />
    <circle cx="-18" cy="-36" r="4.200" fill="#8C5A3C" /><path d="M-23 -32h10v11h-10z" fill="#F4E736" /></g>
  <path d="M-46 -47h92l-5 -7h-82z" fill="#F3E9CF" /><path d="M-30 -54h60l-4 -5h-52z" fill="#C0362C" />
  <path d="M42 -22h4v6h-4z" fill="#F2C14E" /><path d="M-46 -12h6v5h-6zM40 -12h6v5h-6z" fill="#3A2A22" stroke="none" />
</g>`;

const Cover = () => html`<rect class="cv-sky" width="214" height="178" />
  <circle class="cv-sun" cx="38" cy="30" r="17" />
  <path class="cv-hills" d="M0 66C26 50 52 58 80 56S150 40 214 54V90H0z" /><path class="cv-water" d="M0 68H214V178H0z" />
  <g class="cv-hills"><path d="M22 72q6-9 18-8l8 1 4-3h6v4q8 1 10 6z" /><path d="M53 62V50h3v12z" /></g>
  <path class="cv-wave" d="M86 78h18M10 84h20M150 74h16" /><g transform="translate(112 71)">
    <path d="M-14 0h28l-4 6h-20z" fill="#FBF7EC" stroke="#51626E" />
    <path d="M-8 0v-5h15v5zM-3-5v-4h5v4" fill="#C0362C" stroke="#51626E" stroke-width=".8" /></g>
  ${HOUSES.map((house) => html`<${House} house=${house} />`)}
  <path class="cv-road" d=${`M0 ${slope(0)}L214 ${slope(214)}V178H0z`} />
  <path d=${`M0 ${slope(0) + 2}L214 ${slope(214) + 2}`} stroke="#E9EEF1" stroke-opacity=".7" stroke-width="2.500" />
  <path d=${`M0 ${slope(0) + 17}L214 ${slope(214) + 17}M0 ${slope(0) + 32}L214 ${slope(214) + 32}`} stroke="#C9D3DA" stroke-width="2" />
    <path d=${`M0 ${slope(0) + 24.5}L214 ${slope(214) + 24.5}`} stroke="#C9D3DA" stroke-opacity=".6" stroke-width="1.200"
    stroke-dasharray="7 5" />
  <g transform=${`translate(112 ${slope(112) + 22}) rotate(${CLIMB}) scale(1.180)`}><${Car} /></g>
  <path class="cv-mist" d="M-4 96h40a4 4 0 0 1 0 8H-4zM150 26h70v7h-70a3.500 3.500 0 0 1 0-7z
    M120 37h46a3.500 3.500 0 0 1 0 7h-46a3.500 3.500 0 0 1 0-7z" />`;

/** The small sign, for lists. */
const sign = html`<path d="M3 8l3-5h22l3 5zM4 10h3v6h4v-6h12v6h4v-6h3v16H4zM12.500 11.500h9V16h-9z" fill-rule="evenodd" /><circle
  cx="10" cy="28.500" r="3" /><circle cx="24" cy="28.500" r="3" />`;

export default { Cover, sign };
