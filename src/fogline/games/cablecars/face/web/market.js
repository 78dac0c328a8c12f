// Beside the map: the face-up cards, the deck, the ticket deck, and stacks that are still to be placed.
import { html } from "/page/kit/dom.js";
import { Back, Card, TicketBack } from "/face/cablecars/suits.js";
import { Token } from "/face/cablecars/symbols.js";

/** @typedef {Fogline.Context<Fogline.CablecarsView>} Ctx */

/** The face-up cards in the suits' fixed order. @param {{ ctx: Ctx, [more: string]: any }} props */
function Cards({ ctx, pieces, width }) {
  const gaps = ctx.data.market.size - ctx.view.market.reduce((sum, count) => sum + count, 0);
  return html`<div class="cablecars-row">
    ${pieces.market.flatMap((ids, suit) =>
      ids.map((id) => html`<button type="button" key=${id} data-piece=${`card-${id}`} data-drag=${`card:${suit} TakeCard`}
      data-tell=${ctx.t("take", { card: ctx.name("card", suit) })}
      ...${ctx.part({ card: suit }, { kinds: "TakeCard", label: ctx.t("face-up", { card: ctx.name("card", suit) }),
        extra: "cablecars-pick" })}>
      <${Card} suit=${suit} width=${width} letter=${ctx.t(`letter-${suit}`)} /></button>`))}
    ${[...Array(Math.max(0, gaps)).keys()].map((n) =>
      html`<span key=${`gap-${n}`} class="cablecars-gap" data-tell=${ctx.t("market-gap")}></span>`)}
  </div>`;
}

/** The discards, counted by suit for who points at them. @param {Ctx} ctx */
function discardsOf(ctx) {
  const counted = ctx.view.discards.map((count, suit) => (count ? `${count} × ${ctx.name("colour", suit)}` : "")).filter(Boolean);
  return counted.length ? `${ctx.t("discards")}: ${counted.join(", ")}` : ctx.t("no-discards");
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Decks({ ctx, pieces, width }) {
  const { view, t } = ctx;
  const tickets = view.bag_size + view.returned.length;
  return html`<div class="cablecars-decks">
    <button type="button" ...${ctx.part({},
      { kinds: "DrawCard", label: t("deck-of", { n: view.deck_size }), extra: "cablecars-pick cablecars-deck" })} data-drag="DrawCard"
      data-tell=${t("deck-title")}>
      <span data-piece=${`card-${pieces.next}`}>
        ${view.deck_size ? html`<${Back} width=${width} />` : html`<span class="cablecars-gap"></span>`}</span>
      <span class="cablecars-pile"><b>${t("deck")}</b><small>${t("left", { n: view.deck_size })}</small></span>
        <span class="cablecars-badge" aria-hidden="true">${view.deck_size}</span></button>
    <button type="button" ...${ctx.part({},
      { kinds: "DrawTickets", label: t("tickets-of", { n: tickets }), extra: "cablecars-pick cablecars-deck" })}
      data-tell=${t("tickets-title")}>
      ${tickets ? html`<${TicketBack} width=${width} />` : html`<span class="cablecars-gap"></span>`}
      <span class="cablecars-pile"><b>${t("tickets")}</b><small>${t("left", { n: tickets })}</small></span>
        <span class="cablecars-badge" aria-hidden="true">${tickets}</span></button>
  </div>`;
}

/** Before the first turn: the stacks that players place. @param {{ ctx: Ctx, [more: string]: any }} props */
function Aside({ ctx }) {
  const waiting = ctx.view.place.map((spot, symbol) => ({ spot, symbol })).filter(({ spot, symbol }) => spot < 0 && ctx.view.left[symbol]);
  if (!waiting.length) return null;
  return html`<div class="cablecars-aside"><span>${ctx.t("aside")}</span>
    ${waiting.map(({ symbol }) => html`<button type="button" key=${symbol} data-piece=${`token-${symbol}-${ctx.view.left[symbol]}`}
      ...${ctx.part({ symbol }, { kinds: "PlaceStack",
        label: ctx.t("stack", { symbol: ctx.name("symbol", symbol), n: ctx.view.left[symbol] }), extra: "cablecars-pick" })}
      data-tell=${ctx.name("symbol", symbol)}><${Token} data=${ctx.data} symbol=${symbol} size=${34} /><small>×${ctx.view.left[symbol]}
        </small></button>`)}
  </div>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
export function Market({ ctx, pieces }) {
  const { t, view, phone } = ctx;
  const discards = view.discards.reduce((sum, count) => sum + count, 0);
  return html`<section class="cablecars-market cablecars-sheet" aria-label=${t("market")}>
    <header><h2>${t("market")}</h2><small class="cablecars-discards" data-tell=${discardsOf(ctx)}>${t("discards")} <b>${discards}
      </b></small></header>
    <${Cards} ctx=${ctx} pieces=${pieces} width=${phone ? 36 : 46} />
    <${Decks} ctx=${ctx} pieces=${pieces} width=${36} />
    <${Aside} ctx=${ctx} />
  </section>`;
}
