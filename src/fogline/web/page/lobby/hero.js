// The bay with its bridge in the fog, above the lobby. Drawn in code: the cable hangs as cables do.
import { html } from "/page/kit/dom.js";

const DECK = 138;
const TOWERS = [842, 1078];
const TOP = 42;

/** The height of the main cable over a place on the deck. */
function cable(x) {
  const [left, right] = TOWERS;
  const middle = (left + right) / 2;
  if (x >= left && x <= right) return 122 - (122 - TOP) * ((x - middle) / (right - middle)) ** 2;
  const out = x < left ? (left - x) / (left - 690) : (x - right) / (1290 - right);
  return TOP + (DECK - 3 - TOP) * (1 - (1 - Math.min(out, 1)) ** 2);
}

const along = (from, to, step) => Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => from + n * step);
const CABLE = `M${along(690, 1290, 8).map((x) => `${x} ${cable(x).toFixed(1)}`).join("L")}`;
const HANGERS = along(700, 1286,
  11).filter((x) => TOWERS.every((tower) => Math.abs(x - tower) > 9)).map((x) => `M${x} ${cable(x).toFixed(1)}V${DECK}`).join("");

/** A tower with stepped portals, its legs in the water. */
const Tower = ({ x }) => html`<g transform=${`translate(${x} 0)`}>
  <path d="M-10 176V38h5v138zM5 176V38h5v138z" /><path d="M-5 40H5v7H-5zM-5 63H5v6H-5zM-5 88H5v6H-5zM-5 113H5v6H-5z" /><path
    d="M-11 36h22v4h-22z" />
</g>`;

/** Roofs of the city: widths and heights from left to right, the tall ones by hand. */
const ROOFS = [[430, 12, 14], [444, 15, 22], [461, 11, 18], [474, 13, 32], [489, 16, 25], [507, 13, 40], [522, 11, 27], [535, 12, 34],
  [549, 15, 20],
  [566, 13, 46], [581, 9, 29], [617, 14, 24], [633, 12, 38], [647, 13, 28], [694, 13, 30], [709, 11, 20], [722, 15, 14]];
const CITY = ROOFS.map(([x, w, h]) => `M${x} 148v${-h}h${w}v${h}z`).join("");

export const Hero = () => html`<div class="hero" aria-hidden="true">
  <svg viewBox="0 0 1280 186" preserveAspectRatio="xMaxYMid slice">
    <circle class="hero-sun" cx="1000" cy="62" r="33" />
    <path class="hero-far" d="
      M0 116C80 74 150 98 232 86C320 70 384 106 470 99C560 92 640 76 732 94C800 106 862 92 932 100C1022 109 1120 70 1280 94V186H0z" />
    <path class="hero-city" d=${`${CITY}M591 148L602 48l11 100zM652 148V92q10-14 20 0v56zM660 84l2-12 2 12zM676 148v-44h15v44z`} />
    <path class="hero-city" d="M392 148V104h2V96h8v8h2v44zM395 92h6v3h-6z" />
    <path class="hero-hill" d="M292 152C350 112 404 118 446 136C520 145 690 132 760 146L802 154H280z" />
    <path class="hero-bay" d="M0 148H1280V186H0z" />
    <path class="hero-ripple" d="M60 158h34M180 165h22M352 160h40M520 168h26M748 163h36M900 158h22M1020 170h30
      M1180 161h40M640 175h30M230 176h40" />
    <g class="hero-boat" transform="translate(512 158)"><path d="M-9 0H9L6 4H-6z" /><path d="M-1-2V-19L-9-2zM1-2V-15L8-2z" /></g>
    <g class="hero-bridge">
      <path class="hero-line" d=${HANGERS} stroke-width="1" opacity=".55" />
      <path class="hero-line" d=${CABLE} stroke-width="2.600" />
      <path d=${`M690 ${DECK - 2}H1290v5.500H690z`} />
      ${TOWERS.map((x) => html`<${Tower} x=${x} />`)}
    </g>
  </svg>
  <i class="fog fog-a"></i><i class="fog fog-b"></i><i class="fog fog-c"></i>
</div>`;
