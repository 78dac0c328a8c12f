// What is always in sight of each player, the clock of the game, and the actions one looks for even when they cannot be done.
import { html } from "/page/kit/dom.js";
import { DISTRICTS, Plaque, Sign } from "/face/investors/glyphs.js";
import { ASKS, OFFERS, VALUES, rowOf, yearOf } from "/face/investors/moment.js";

/** @typedef {Fogline.Context<Fogline.InvestorsView>} Ctx */

/** What everybody who has watched can say of a player's checks. @param {Ctx} ctx */
function reckoned(ctx, seat) {
  const { view, data } = ctx;
  const list = rowOf(view.pool, seat).flatMap((n, check) => new Array(n).fill(data.checks.values[check])).join(" ") || ctx.t("none");
  const unseen = view.paid_by.filter((payer) => payer === seat).length;
  return unseen ? ctx.t("checks-but", { n: view.held[seat], unseen, list }) : ctx.t("checks-are", { n: view.held[seat], list });
}

/** @param {Ctx} ctx */
export function facts(ctx, seat) {
  const { view, data } = ctx;
  if (seat < 0 || seat >= view.seats || view.pool.length < VALUES) return [];
  const sign = (name) => html`<${Sign} name=${name} size=${14} />`;
  const laid = view.rods.filter((owner) => owner === seat).length;
  return [
    { icon: sign("influence"), text: view.influence[seat],
      title: ctx.t("influence-of", { n: view.influence[seat], most: data.player.influence_most }) },
    { icon: sign("check"), text: view.held[seat], title: reckoned(ctx, seat) },
    { icon: sign("rod"), text: view.stock[seat], title: ctx.t("rods-of", { n: view.stock[seat], laid }) },
    ...(view.start === seat && view.asks !== ASKS.OVER
      ? [{ icon: sign("flag"), text: "", title: ctx.t("start-player", { name: ctx.player(seat).name }) }] : []),
  ];
}

/** @param {Ctx} ctx */
export function clock(ctx) {
  const { view, data } = ctx;
  if (view.asks === ASKS.OVER) return "";
  const left = data.years.count - view.played.length + (view.card >= 0 ? 1 : 0);
  return ctx.t("clock", { year: yearOf(ctx), n: left, bank: view.bank_size });
}

/** In an auction one looks for these: call and pass; and for making an offer that is put together. @param {Ctx} ctx */
export const standing = ({ view }) => (view.asks === ASKS.BID ? [{ words: "call" }, { words: "pass" }]
  : OFFERS.includes(view.asks) ? [{ words: "propose" }] : []);

/** What the signs of this game mean, for who looks for all of them at once. @param {Ctx} ctx */
export function legend(ctx) {
  const { data, t } = ctx;
  const worth = (district) => data.prestige[DISTRICTS[district]];
  const districts = DISTRICTS.map((_, district) => [html`<span class="investors"><${Plaque} district=${district} /></span>`,
    worth(district) ? t("legend-district", { district: ctx.name("district", district), n: worth(district) })
      : ctx.name("district", district)]);
  const signs = ["influence", "check", "rod", "chip", "flag", "edge"].map((name) =>
    [html`<${Sign} name=${name} size=${22} />`, t(`legend-${name}`)]);
  return [...districts, ...signs, [html`<b>×2</b>`, t("legend-rights")]];
}
