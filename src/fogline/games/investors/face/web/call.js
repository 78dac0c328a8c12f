// What the round is about: the call-for-bids card or the action card, how it is bid for, and who started the round.
import { classes, html } from "/page/kit/dom.js";
import { Badge } from "/page/kit/players.js";
import { DISTRICTS, Sign, letterOf } from "/face/investors/glyphs.js";
import { ASKS, callOf, cardOf, openStreets, yearOf } from "/face/investors/moment.js";

/** @typedef {Fogline.Context<Fogline.InvestorsView>} Ctx */

/** The sign of each way of bidding. */
export const BIDDING = { influence: "influence", checks: "check", chips: "chip" };

/** A word about where a component comes from, unless it is as printed. @param {{ ctx: Ctx, [more: string]: any }} props */
export function Source({ ctx, source }) {
  if (!source || source === "exact") return null;
  return html`<span class="inv-source" data-tell=${ctx.t(`${source}-why`)}>${ctx.t(source)}</span>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
export function Call({ ctx }) {
  const [call, card] = [callOf(ctx), cardOf(ctx)];
  return html`<section class="inv-box inv-call" aria-label=${ctx.t(card ? "action-card" : "call")}>
    ${card ? html`<${Action} ctx=${ctx} card=${card} />` : call ? html`<${Picture} ctx=${ctx} call=${call} />` : null}
  </section>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Picture({ ctx, call }) {
  const district = DISTRICTS.indexOf(call.picture);
  const open = openStreets(ctx).length;
  return html`
    <div class=${classes("inv-card", `inv-${call.picture}`)} aria-hidden="true">
      <${Sign} name=${call.picture} size=${44} />
      <b>${district >= 0 ? `${letterOf(district)} ${ctx.data.prestige[call.picture]}`
        : call.picture === "edge" ? letterOf("edge") : "?"}</b>
      <${Rights} call=${call} />
    </div>
    <div class="inv-call-words">
      <header><h2>${ctx.t("call")}</h2><${Source} ctx=${ctx} source=${call.source} /></header>
      <p>${ctx.name("call", ctx.view.call)}.</p>
      ${open > 0 && html`<p class="inv-lit">${ctx.t("lit", { n: open })}</p>`}
      <${Start} ctx=${ctx} />
    </div>`;
}

/** How many rights, and what they are bid for with. */
const Rights = ({ call }) => html`<span class="inv-rights"><${Sign} name=${BIDDING[call.bidding]} size=${15} />×${call.rights}</span>`;

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Action({ ctx, card }) {
  return html`
    <div class="inv-card inv-action" aria-hidden="true">
      <${Sign} name=${card.kind} size=${42} />
      <b>${yearOf(ctx)}</b>
      ${card.bidding && html`<span class="inv-rights"><${Sign} name=${BIDDING[card.bidding]} size=${15} />×1</span>`}
    </div>
    <div class="inv-call-words">
      <header><h2>${ctx.t("action-card")}</h2><${Source} ctx=${ctx} source=${card.source} /></header>
      <p>${ctx.name("card", ctx.view.card)}.</p>
      <${Start} ctx=${ctx} />
    </div>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Start({ ctx }) {
  const { view } = ctx;
  const name = ctx.player(view.start).name;
  return view.asks === ASKS.OVER ? null : html`<p class="inv-start" data-tell=${ctx.t("start-player", { name })}><${Badge}
    seat=${view.start} size=${17} /> ${ctx.t("starts", { name })}</p>`;
}
