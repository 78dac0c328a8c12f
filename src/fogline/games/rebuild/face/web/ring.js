// The ring of action cards around the map: what each offers, and the pawns that have not moved on yet.
import { classes, html } from "/page/kit/dom.js";
import { DEED, DEED_SIGNS, cardAt, isOver, lookSeat, standing } from "./model.js";
import { PawnMark, Sign } from "./signs.js";
import { cash } from "./words.js";

/** The stop where pawns stand that have not moved yet. */
function stopBefore(view) {
  if (view.stop > 0) return view.stop - 1;
  return view.year > 0 ? view.ring.length : -1;
}

/** Who stands on the action card of this stop. In the last year nobody leaves the last card (3.8). */
function pawnsOn(view, stop, lastYear) {
  const moved = view.stop === 0 && lastYear ? [] : standing(view);
  if (stop === view.stop) return moved;
  return stop === stopBefore(view) ? view.players.filter((player) => !moved.includes(player)) : [];
}

/** What the spaces of a card offer, in words. */
const offers = (ctx, card) => card.map(({ deed, pays }) => `${ctx.name("deed", deed)}${pays ? ` ${cash(pays)}` : ""}`).join(" / ");

export function RingCard({ look, stop }) {
  const { ctx, model, view } = look;
  const card = cardAt(model, view, stop);
  const here = stop === view.stop && !isOver(view);
  const pawns = pawnsOn(view, stop, view.year === model.years.length - 1);
  const told = `${ctx.t("action-card", { stop, stops: view.ring.length })}: ${offers(ctx, card)}`;
  return html`<li class=${classes("rb-ring-card", here && "is-now", stop < view.stop && "is-past")} data-tell=${told} aria-label=${told}>
    <span class="rb-ring-number" aria-hidden="true">${stop}</span>
    <span class=${classes("rb-ring-deeds", card.length > 3 && "is-wide")} aria-hidden="true">
      ${card.map(({ deed, pays }, spot) => html`<span class=${classes("rb-ring-spot", deed === DEED.PASS && "is-pass")}>
      ${deed === DEED.EARNINGS ? html`<span class="rb-money-sign">${cash(pays)}</span>`
        : html`<${Sign} name=${DEED_SIGNS[deed]} size=${18} />`}
      <span class="rb-ring-place">${pawns.filter((player) => view.spots[player] === spot).map((player) => html`<span
        data-piece=${here && !look.ui.watching ? undefined : `pawn-${player}`}>
          <${PawnMark} seat=${lookSeat(player)} size=${23} /></span>`)}</span>
    </span>`)}</span>
  </li>`;
}

/** Clockwise: down on the right, up on the left. */
export function Ring({ look, side }) {
  const { view, ctx } = look;
  const half = Math.ceil(view.ring.length / 2);
  const stops = view.ring.map((_, n) => n + 1);
  const shown = side === "right" ? stops.slice(0, half) : stops.slice(half).reverse();
  return html`<ol class=${`rb-ring rb-ring-${side}`} aria-label=${ctx.t("ring")}>
    ${shown.map((stop) => html`<${RingCard} key=${stop} look=${look} stop=${stop} />`)}</ol>`;
}
