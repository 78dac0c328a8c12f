// Pictures for the rules: routes and what pays for them, points, tokens.
import { html } from "/page/kit/dom.js";
import { Spaces } from "/face/cablecars/signs.js";
import { Chip, FERRY } from "/face/cablecars/suits.js";
import { Token } from "/face/cablecars/symbols.js";

const [GREEN, PURPLE, RED, GRAY] = [1, 3, 4, 7];

/** A route and cards that pay for it. */
const paid = (ctx, colour, ferries, suits) => html`<${Spaces} track=${{ colour, ferries, spaces: suits.length }} /><b>=</b>
  <span class="rule-row">${suits.map((suit, n) => html`<${Chip} key=${n} suit=${suit} width=${24} letter=${ctx.t(`letter-${suit}`)} />`)}
    </span>`;

const worth = (rows) => rows.map(([sign, points]) => html`<span class="rule-row" key=${points}>${sign}<b>${points}</b></span>`);

/** By the number of the rule: a picture, and what it shows. */
export function figures(ctx) {
  const { data, t } = ctx;
  const lengths = data.route_points.points.map((points, spaces) =>
    [html`<${Spaces} track=${{ colour: GREEN, ferries: 0, spaces }} />`, points]);
  const tokens = data.tokens.points.map((points, n) => [
    html`<span class="rule-row">${data.tokens.symbols.slice(0,
      n).map((_, symbol) => html`<${Token} data=${data} symbol=${symbol} size=${20} />`)}</span>`, points]);
  return {
    "4.2": [paid(ctx, RED, 0, [RED, RED, RED]), t("figure-colour")],
    "4.3": [paid(ctx, GRAY, 0, [PURPLE, PURPLE]), t("figure-gray")],
    "4.4": [paid(ctx, RED, 0, [RED, RED, FERRY]), t("figure-wild")],
    "4.5": [paid(ctx, GRAY, 1, [FERRY, GREEN, GREEN]), t("figure-ferry")],
    "4.9": [worth(lengths.slice(1)), t("figure-points")],
    "8.3": [worth(tokens.slice(1)), t("figure-tokens")],
  };
}
