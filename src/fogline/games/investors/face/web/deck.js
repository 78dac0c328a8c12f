// The deck that the players choose card by card: what each kind of card does, which are in it, which can still be put there.
import { classes, html } from "/page/kit/dom.js";
import { Frame } from "/face/investors/bids.js";
import { BIDDING } from "/face/investors/call.js";
import { DISTRICTS, Plaque, Sign } from "/face/investors/glyphs.js";

/** @typedef {Fogline.Context<Fogline.InvestorsView>} Ctx */

/** @param {{ ctx: Ctx }} props */
export function Deck({ ctx }) {
  const { view, data } = ctx;
  const put = view.cards.reduce((sum, n) => sum + n, 0);
  const asked = ctx.can({}, "PutCard").length > 0;
  const kinds = [...new Set(data.action.map((card) => card.kind))];
  return html`<${Frame} title=${ctx.t("deck")} aside=${ctx.t("deck-count", { n: put, all: data.years.count })}
    extra=${classes("inv-deck", asked && "is-asked")}>
    <p class="quiet">${asked ? ctx.t("deck-how") : ctx.t("deck-waits", { name: ctx.player(view.turn).name })}</p>
    <ul class="inv-rows">${kinds.map((kind) => html`<${Kind} key=${kind} ctx=${ctx} kind=${kind} />`)}</ul><//>`;
}

/** Cards that do the same; they differ in how they are bid for, or in their district. @param {{ ctx: Ctx, kind: string }} props */
function Kind({ ctx, kind }) {
  const cards = ctx.data.action.flatMap((card, n) => (card.kind === kind ? [n] : []));
  return html`<li class="inv-row"><${Sign} name=${kind} size=${18} /><span class="inv-what">${ctx.t(`does-${kind}`)}</span>
    ${cards.map((n) => html`<${Card} key=${n} ctx=${ctx} n=${n} />`)}</li>`;
}

/** @param {{ ctx: Ctx, n: number }} props */
function Card({ ctx, n }) {
  const card = ctx.data.action[n];
  const [inside, left] = [ctx.view.cards[n], ctx.view.aside[n]];
  const label = `${ctx.name("card", n)}. ${ctx.t("deck-card", { inside, left })}`;
  const part = ctx.part({ card: n }, { kinds: "PutCard", label, extra: classes("inv-put", !left && "is-spent") });
  return html`<div ...${part} data-tell=${label}>
    ${card.district ? html`<${Plaque} district=${DISTRICTS.indexOf(card.district)} small />` : card.bidding && html`<${Sign}
      name=${BIDDING[card.bidding]} size=${16} />`}
    <span class="inv-stack" aria-hidden="true">${Array.from({ length: inside + left }, (_, k) => html`<i key=${k}
      class=${k < inside ? "is-in" : ""}></i>`)}</span></div>`;
}
