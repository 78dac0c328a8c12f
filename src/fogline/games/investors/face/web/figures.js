// Pictures for the rules: districts with rods around them, influence cards, checks.
import { html } from "/page/kit/dom.js";
import { lookOf } from "/page/kit/players.js";
import { DISTRICTS, Mark, Sign } from "/face/investors/glyphs.js";
import { money } from "/face/investors/moment.js";

const [SIDE, ROD, PITCH] = [60, 12, 76];
const [HOUSING, MARKET, OFFICE] = [1, 2, 4];
/** Where the rods of a district lie: north, east, south, west. */
const SIDES = [[ROD + 2, 0, SIDE, ROD], [SIDE + ROD + 4, ROD + 2, ROD, SIDE], [ROD + 2, SIDE + ROD + 4, SIDE, ROD],
  [0, ROD + 2, ROD, SIDE]];

/** A district and who has the rods on its four sides; -1 is an empty street. */
function district(kind, rods, rebuilt = false) {
  return html`<g class=${`inv-tile inv-${DISTRICTS[kind]} ${rebuilt ? "is-built" : ""}`}>
    <rect class="inv-ground" x=${ROD + 2} y=${ROD + 2} width=${SIDE} height=${SIDE} rx="7" />
    <g class=${rebuilt ? "inv-plate-ink" : "inv-rubble"}><${Mark} name=${DISTRICTS[kind]} x=${ROD + 14} y=${ROD + 14} size=${36} /></g>
    ${rods.map((seat, n) => {
      const [x, y, width, height] = SIDES[n];
      const { colour, rim } = seat < 0 ? { colour: "none", rim: "var(--line)" } : lookOf(seat);
      return html`<rect key=${n} x=${x} y=${y} width=${width} height=${height} rx="5" fill=${colour} stroke=${rim} stroke-width="1.500"
        stroke-dasharray=${seat < 0 ? "3 3" : undefined} />`;
    })}</g>`;
}

const drawn = (wide, inner) => html`<svg width=${wide * PITCH + ROD + 8} height=${PITCH + ROD + 8}
  viewBox=${`-2 -2 ${wide * PITCH + ROD + 8} ${PITCH + ROD + 8}`} aria-hidden="true">${inner}</svg>`;
const shown = (sign, words) => html`<span class="rule-row"><${Sign} name=${sign} size=${22} /><b>${words}</b></span>`;

/** By the number of the rule: a picture, and what it shows. */
export function figures(ctx) {
  const { t } = ctx;
  const shared = html`${district(HOUSING, [-1, 0, -1, -1])}<g transform=${`translate(${PITCH} 0)`}>${district(MARKET, [-1, -1, -1, 0])}
    </g>`;
  return {
    "3.5": [[7, 5, 5, 3].map((n, nth) => html`<span class="rule-row" key=${nth}>${shown("influence", n)}</span>`), t("figure-influence")],
    "4.3": [html`${shown("check", `${money(ctx, 20)} + ${money(ctx, 10)}`)}<b>&lt;</b>${shown("check", money(ctx, 50))}`,
      t("figure-bid", { low: money(ctx, 30), high: money(ctx, 50) })],
    "6.5": [drawn(2, shared), t("figure-shared")],
    "7.1": [html`${drawn(1, district(OFFICE, [0, 0, 1, -1]))}${drawn(1, district(OFFICE, [0, 0, 1, 2], true))}${drawn(1,
      district(OFFICE, [0, 0, 0, -1], true))}`, t("figure-majority")],
  };
}
