// My own place at the table: cards in their fixed order, cable cars left, souvenirs and what the next one is worth.
import { classes, html } from "/page/kit/dom.js";
import { lookOf } from "/page/kit/players.js";
import { ASKS } from "/face/cablecars/numbers.js";
import { Card, FERRY, Glyph, SUITS } from "/face/cablecars/suits.js";
import { Token } from "/face/cablecars/symbols.js";
import { members } from "/face/cablecars/ways.js";

/** @typedef {Fogline.Context<Fogline.CablecarsView>} Ctx */

const DEEP = 4; // cards of a pile that are drawn one behind the other

/** What the payment under the pointer would take from each pile. */
function spentBy(option) {
  const spent = SUITS.map(() => 0);
  if (option?.kind !== "Pay") return spent;
  const { cards, colour, ferries } = option.args;
  if (cards) spent[colour] += cards;
  spent[FERRY] += ferries;
  return spent;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Pile({ ctx, suit, ids, spent, width }) {
  const count = ids.length;
  const name = ctx.name("colour", suit);
  const usable = ctx.can({ colour: suit }, "Pay").length > 0 && ctx.view.asks === ASKS.PAYING;
  const part = usable ? ctx.part({ colour: suit }, { kinds: "Pay", label: `${name} ${count}`, extra: "cablecars-pile-cards" })
    : { class: "cablecars-pile-cards" };
  const shown = ids.slice(-DEEP);
  return html`<div class=${classes("cablecars-suit", !count && "is-none", spent > 0 && "is-spent")} data-tell=${`${name}: ${count}`}>
    <div ...${part} style=${{ "--deep": Math.max(0, shown.length - 1) }}>
      ${count ? shown.map((id, n) => html`<span key=${id} data-piece=${`card-${id}`}
        class=${classes("cablecars-in-pile", n >= shown.length - spent && "is-lifted")} style=${{ "--n": n }}>
          <${Card} suit=${suit} width=${width} letter=${ctx.t(`letter-${suit}`)} /></span>`)
    : html`<span class="cablecars-gap"><svg viewBox="-8 -8 16 16" width="18" height="18" aria-hidden="true">
      <${Glyph} suit=${suit} ink="currentColor" size=${1.3} /></svg></span>`}
    </div>
    <small><span class="cablecars-suit-name">${name} </span><b>${count}</b>
      ${spent > 0 && html`<b class="cablecars-change"> → ${count - spent}</b>`}</small>
  </div>`;
}

/** The cars that wait to be set: each is a piece that drives to its route. @param {{ ctx: Ctx, [more: string]: any }} props */
function Cars({ ctx, pieces, cost }) {
  const { view, me, t } = ctx;
  const look = lookOf(me);
  const left = view.cars[me];
  return html`<div class="cablecars-cars" data-tell=${t("cars-title", { n: ctx.data.cars.last_round_at })}>
    <span class="cablecars-label">${t("cars")}</span>
    <span class=${classes("cablecars-number", left <= ctx.data.cars.last_round_at && "is-low")}><b>${left}</b>
      ${cost > 0 && html`<b class="cablecars-change"> → ${left - cost}</b>`}</span>
    <span class="cablecars-yard" aria-hidden="true">
      ${pieces.free.map((id, n) => html`<span key=${id} data-piece=${`car-${id}`} data-drag="Claim"
      class=${classes(n >= left - cost && "is-lifted")}>
      <svg width="15" height="9" viewBox="0 0 15 9">
        <rect x=".7" y=".7" width="13.600" height="7.600" rx="2.200" fill=${look.colour} stroke=${look.rim} stroke-width="1.200" /></svg>
        </span>`)}</span>
  </div>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Souvenirs({ ctx, pieces }) {
  const { view, data, me, t } = ctx;
  const mine = members(view.tokens[me]);
  const points = data.tokens.points;
  return html`<div class="cablecars-souvenirs"
    data-tell=${data.tokens.symbols_source === "exact" ? t("tokens") : t("symbols-reconstructed")}>
    <span class="cablecars-label">${t("tokens")} <small>
      ${t("tokens-worth", { n: points[mine.length] })}${mine.length + 1 < points.length
      ? `, ${t("tokens-next", { n: points[mine.length + 1] })}` : ""}</small></span>
    <ol>${points.slice(1).map((worth, n) =>
      html`<li key=${n} class=${classes(n + 1 === mine.length && "is-here", n < mine.length && "is-had")}>
      ${n < mine.length ? html`<span data-piece=${`token-${mine[n]}-${pieces.tokens.get(mine[n])}`}>
        <${Token} data=${data} symbol=${mine[n]} size=${30} title=${ctx.name("symbol", mine[n])} /></span>`
        : html`<span class="cablecars-slot"></span>`}
      <small>${worth}</small></li>`)}</ol>
  </div>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
export function Mine({ ctx, pieces, geometry }) {
  const { t, view, phone } = ctx;
  const wanted = ctx.ghost || ctx.chosen;
  const spent = spentBy(wanted);
  const track = view.pending >= 0 && view.turn === ctx.me ? view.pending : wanted?.kind === "Claim" ? wanted.args.track : -1;
  const paid = track >= 0 && members(view.claimed[ctx.me]).includes(track);
  const cost = track >= 0 && !paid ? geometry.tracks[track].spaces : 0;
  const total = view.hand.reduce((sum, count) => sum + count, 0);
  return html`<section class="cablecars-mine cablecars-sheet" aria-label=${t("my-place")}>
    <header class="cablecars-hand-head"><h2>${t("hand")}</h2><small>${t("cards", { n: total })}</small></header>
    <div class="cablecars-hand" data-drop="TakeCard DrawCard">
      ${pieces.hand.map((ids, suit) =>
      html`<${Pile} key=${suit} ctx=${ctx} suit=${suit} ids=${ids} spent=${spent[suit]} width=${phone ? 40 : 42} />`)}</div>
    <${Cars} ctx=${ctx} pieces=${pieces} cost=${cost} />
    <${Souvenirs} ctx=${ctx} pieces=${pieces} />
  </section>`;
}
