// The years: one action card each, and what is left until the end.
import { classes, html } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { DISTRICTS, Plaque, Sign } from "/face/investors/glyphs.js";
import { ASKS } from "/face/investors/moment.js";

/** @typedef {Fogline.Context<Fogline.InvestorsView>} Ctx */

/** @param {{ ctx: Ctx, [more: string]: any }} props */
export function Years({ ctx }) {
  const { view, data } = ctx;
  const { first, count } = data.years;
  const done = view.played.length - (view.card >= 0 ? 1 : 0);
  const years = Array.from({ length: count }, (_, n) => n);
  return html`<section class="inv-box inv-years" aria-label=${ctx.t("years", { left: count - done })}>
    <ol>${years.map((n) => html`<${Year} key=${n} ctx=${ctx} n=${n} year=${first + n} card=${view.played[n]}
      state=${n < done ? "past" : n === done && view.asks !== ASKS.OVER ? "now" : "to-come"} last=${n === count - 1} />`)}</ol>
    <${Promises} ctx=${ctx} />
  </section>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Year({ ctx, year, card, state, last, n }) {
  const kind = card === undefined ? null : ctx.data.action[card].kind;
  const title = `${year}: ${card === undefined ? ctx.t(state === "now" ? "year-next" : last ? "year-last" : "year-to-come")
    : ctx.name("card", card)}`;
  return html`<li class=${classes("inv-year", `is-${state}`, last && "is-last")} data-tell=${title}>
    <b>${n === 0 || last || state === "now" || ctx.data.years.count <= 12 ? year : `’${String(year).slice(-2)}`}</b>
    <span class="hush">${title}</span>
    <span class="inv-year-sign" aria-hidden="true">
      ${kind ? html`<${Sign} name=${kind} size=${15} />` : last ? html`<${Icon} name="clock" size=${15} />` : "·"}</span></li>`;
}

/** Cards that wait: the next such district rebuilt scores more. @param {{ ctx: Ctx, [more: string]: any }} props */
function Promises({ ctx }) {
  return ctx.view.promised.map((points, district) =>
    (points ? html`<p class="inv-promise" key=${district} data-tell=${ctx.t("promised", { district: ctx.name("district", district) })}>
    <${Plaque} district=${district} small /> +${pointsFor(ctx, district)}<span class="hush">
      ${ctx.t("promised", { district: ctx.name("district", district) })}</span></p>` : null));
}

/** @param {Ctx} ctx */
const pointsFor = (ctx, district) =>
  ctx.data.action.find((card) => card.kind === "extra" && card.district === DISTRICTS[district])?.points ?? "";
