// Pictures for the rules: small cities laid out as examples.
import { html } from "/page/kit/dom.js";
import { Card } from "/face/skyline/card.js";
import { Icon } from "/face/skyline/signs.js";

const [WIDE, HIGH, GAP] = [74, 66, 4];
const [BLUE, GRAY, ORANGE, YELLOW, GREEN] = [0, 1, 2, 3, 4];
const card = (colour, value, symbols = [], more = {}) =>
  ({ colour, value, printed: value, symbols: new Set(symbols), gold: false, plus: 0, ...more });

/** Rows of cards as they lie in a city; null is an empty space. */
function city(ctx, rows) {
  const width = Math.max(...rows.map((row) => row.length)) * (WIDE + GAP);
  const height = rows.length * (HIGH + GAP);
  return html`<svg width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
    ${rows.map((row, y) => row.map((here, x) => here && html`<g transform=${`translate(${x * (WIDE + GAP)} ${y * (HIGH + GAP)})`}>
      <${Card} ctx=${ctx} here=${here} w=${WIDE} h=${HIGH} /></g>`))}</svg>`;
}

const contracts = (n) => html`<span class="rule-row">
  ${Array.from({ length: n }, (_, nth) => html`<${Icon} key=${nth} name="contract" size=${22} />`)}</span>`;

/** By the number of the rule: a picture, and what it shows. */
export function figures(ctx) {
  const { t } = ctx;
  const tracks = (colour, value, car) => card(colour, value, ["tracks"], { car, rails: true });
  const around = 7;
  return {
    "4.2": [html`${city(ctx, [[card(BLUE, 2), card(GREEN, 1, ["tracks"]), card(ORANGE, 3)]])}${contracts(2)}`, t("figure-column")],
    "6.2": [city(ctx, [[tracks(YELLOW, 1, true), card(YELLOW, 2), tracks(YELLOW, 1, false)],
      [tracks(GREEN, 2, true), tracks(GREEN, 1, true), card(GREEN, 3)]]), t("figure-tracks")],
    "6.5": [city(ctx, [[card(ORANGE, 4, ["square"], { lit: true }), tracks(ORANGE, 1, true), card(ORANGE, 2),
      card(ORANGE, 0, ["square"], { lit: false })]]), t("figure-square")],
    "7.2": [city(ctx, [[null, card(GRAY, 3), null],
      [card(ORANGE, 2), card(ORANGE, 1, ["foundation"], { tower: true }), card(ORANGE, 2)]]), t("figure-tower", { n: around })],
    "8.1": [city(ctx, [[card(BLUE, 1, ["bonus"]), card(BLUE, 2), card(BLUE, 1, ["bonus"])]]), t("figure-bonus")],
  };
}
