// Naming a price: for how much I would leave the right to another, before the offers or in answer to one.
import { html } from "/page/kit/dom.js";
import { Chip, Frame } from "/face/investors/bids.js";
import { ASKS, money } from "/face/investors/moment.js";

/** @typedef {Fogline.Context<Fogline.InvestorsView>} Ctx */

const KINDS = { [ASKS.PRICE]: "NamePrice", [ASKS.ANSWER]: "Counter" };

/**
 * Every price that can be named, as cells to choose from; naming none, accepting and refusing are in the dock.
 * @param {{ ctx: Ctx }} props
 */
export function Prices({ ctx }) {
  const { view } = ctx;
  const options = ctx.can({}, KINDS[view.asks] ?? []);
  if (!options.length) return null;
  const answering = view.asks === ASKS.ANSWER;
  const title = ctx.t(answering ? "counter-price" : "your-price");
  const how = answering
    ? ctx.t("counter-how", { sum: money(ctx, view.shown[ctx.me]), name: ctx.player(view.proposer).name }) : ctx.t("price-how");
  return html`<${Frame} title=${title} aside=${html`<${Chip} ctx=${ctx} chip=${view.contest} />`} extra="inv-prices is-asked">
    <div class="inv-sums" role="group" aria-label=${title} tabindex="0">${options.map((option) => html`<${Price} key=${option.id}
      ctx=${ctx} option=${option} />`)}</div>
    <p class="quiet">${how}</p><//>`;
}

function Price({ ctx, option }) {
  const { price } = option.args;
  const part = ctx.part({ price }, { kinds: option.kind, label: option.label, extra: "inv-cell" });
  return html`<div ...${part} data-tell=${option.label}>${price}</div>`;
}
