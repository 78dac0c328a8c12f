// Coming to terms: what is offered to whom for the right of a contested chip, and what is added to meet a price.
import { html } from "/page/kit/dom.js";
import { Badge } from "/page/kit/players.js";
import { Chip, Frame, Notes } from "/face/investors/bids.js";
import { ASKS, money, rowOf } from "/face/investors/moment.js";
import { countOf, worth } from "/face/investors/sums.js";

/** The other contestants as places for checks: a check is picked, then who gets it (or the other way round). */
export function Offer({ ctx }) {
  const { view } = ctx;
  const others = Array.from({ length: view.seats }, (_, seat) => seat)
    .filter((seat) => seat !== ctx.me && view.chips[seat] === view.contest);
  const raising = view.asks === ASKS.RAISE;
  const how = raising
    ? ctx.t("raise-how", { name: ctx.player(view.countering).name, sum: money(ctx, view.price[view.countering]) }) : ctx.t("offer-how");
  return html`<${Frame} title=${ctx.t(raising ? "raise-offer" : "your-offer")}
    aside=${html`<${Chip} ctx=${ctx} chip=${view.contest} />`} extra="inv-offer">
    <div class="inv-list">${others.map((seat) => html`<${Place} key=${seat} ctx=${ctx} seat=${seat} />`)}</div>
    <p class="quiet">${how}</p><//>`;
}

/** What a contestant would get: what was offered, and what is added to it; beside it the price, where one is to be met. */
function Place({ ctx, seat }) {
  const { view } = ctx;
  const laid = rowOf(view.laid, seat);
  const meant = rowOf(view.front, seat).map((n, check) => n + laid[check]);
  const { name } = ctx.player(seat);
  const sum = money(ctx, worth(ctx.data.checks.values, meant));
  const part = ctx.part({ player: seat }, { label: ctx.t("offer-to", { name, sum }), extra: "inv-line inv-place" });
  return html`<div ...${part}><${Badge} seat=${seat} size=${20} /><b class="inv-who">${name}</b>
    <span class="inv-what">
      ${countOf(meant) ? html`<${Notes} ctx=${ctx} counts=${meant} />` : html`<em>${ctx.t("gets-nothing")}</em>`}</span>
    <strong class="inv-end">${sum}${view.countering === seat && ` / ${money(ctx, view.price[seat])}`}</strong></div>`;
}
