// The little pictures on the cards: harbour, offices, bridge, houses, park. One per district, more houses for more value.
import { html } from "/page/kit/dom.js";

/* Each on a ground of 80 × 44 units; the ground line is at the bottom. */
const HARBOUR = (value) => html`<g><path class="sk-water" d="M0 36c7-5 13-5 20 0s13 5 20 0 13-5 20 0 13 5 20 0v8H0z" />
  <path class="sk-shape" d="M48 34V22l7-5 7 5v12z" /><path class="sk-shape is-deep" d="M66 34 67.500 12h5L74 34zM66 12l4-6 4 6z" />
  ${value > 1 && html`<path class="sk-shape" d="M34 34V24h11v10z" />`}
  ${value > 2 && html`<path class="sk-shape is-pale" d="M14 30h16l-3.500 5h-9zM21 29V12l9 15zM20 29V15l-7 12z" />`}</g>`;

const OFFICES = (value) => html`<g><path class="sk-shape" d="M56 44V12h16v32z" />
  ${value > 0 && html`<path class="sk-shape is-deep" d="M38 44V20h15v24z" />`}
  ${value > 1 && html`<path class="sk-shape" d="M20 44V26h15v18z" />`}
  ${value > 2 && html`<path class="sk-shape is-deep" d="M42 20v-9h7v9z" />`}
  <path class="sk-panes" d="M60 17v24M64 17v24M68 17v24${value > 0 ? "M42 25v16M46 25v16M50 25v16" : ""}${
    value > 1 ? "M24 31v10M28 31v10M32 31v10" : ""}" /></g>`;

const BRIDGE = (value) => html`<g><path class="sk-water" d="M0 39c7-4 13-4 20 0s13 4 20 0 13-4 20 0 13 4 20 0v5H0z" />
  <path class="sk-wire" d="M2 33h76M24 8v31M58 8v31M24 10q17 34 34 0M24 10q-8 19-22 22M58 10q8 19 20 22" />
  ${value > 1 && html`<path class="sk-shape" d="M32 33V25h7v8zM43 33v-6h7v6z" />`}
  ${value > 2 && html`<path class="sk-shape is-deep" d="M6 33V23h9v10z" />`}</g>`;

const HOUSES = (value) => html`<g><path class="sk-shape" d="M50 44V26l9-9 9 9v18z" />
  ${value > 0 && html`<path class="sk-shape is-deep" d="M30 44V28l8.500-8 8.500 8v16z" />`}
  ${value > 1 && html`<path class="sk-shape" d="M12 44V30l7.500-7 7.500 7v14z" />`}
  ${value > 2 && html`<path class="sk-shape is-pale" d="M70 44V32l5-5 5 5v12z" />`}
  <path class="sk-panes is-wide" d="M57 31v5M62 31v5${value > 0 ? "M36.500 32v5M41 32v5" : ""}${
    value > 1 ? "M17.500 34v4M21.500 34v4" : ""}" /></g>`;

const PARK = (value) => html`<g><path class="sk-shape is-pale" d="M0 44q20-11 42-5t38-1v6z" />
  <path class="sk-shape" d="M58 14c6 5 9 10 9 15 0 5-4 8-7.500 8.300V44h-3v-6.700C53 37 49 34 49 29c0-5 3-10 9-15z" />
  ${value > 1 && html`<path class="sk-shape is-deep" d="
    M36 18c5 4 7.500 8 7.500 12 0 4-3 7-6.200 7.300V44h-2.600v-6.700c-3.200-.3-6.200-3.300-6.200-7.300 0-4 2.500-8 7.500-12z" />`}
  ${value > 2 && html`<path class="sk-shape" d="
    M16 22c4.500 3.500 6.500 7 6.500 10 0 3.500-2.500 6-5.300 6.300V44h-2.400v-5.700
    c-2.800-.3-5.300-2.800-5.300-6.300 0-3 2-6.500 6.500-10z" />`}</g>`;

const NIGHT = (value) => html`<g><path class="sk-shape" d="M48 44V20h12v24z" /><path class="sk-shape is-deep" d="M62 44V29h11v15z" />
  ${value > 1 && html`<path class="sk-shape" d="M34 44V28h11v16z" />`}
  ${value > 2 && html`<path class="sk-shape is-deep" d="M18 44V23h13v21z" />`}
  <path class="sk-panes" d="M52 25v16M56 25v16" /></g>`;

const ART = [HARBOUR, OFFICES, BRIDGE, HOUSES, PARK, NIGHT];

/** The picture fitted into a box, standing on its ground. */
export const Art = ({ colour, value, x, y, w, h }) => (w < 20 || h < 10 ? null
  : html`<svg class="sk-art" x=${x} y=${y} width=${w} height=${h} viewBox="0 0 80 44" preserveAspectRatio="xMaxYMax meet"
    aria-hidden="true">${ART[colour](value)}</svg>`);
