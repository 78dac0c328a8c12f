// Small signs: what the players' rows, the title and the buttons show of this game.
import { html } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { geometryOf } from "/face/cablecars/geometry.js";
import { ASKS, BOX } from "/face/cablecars/numbers.js";
import { Back, Chip, FERRY, SUITS, TicketBack, Tram } from "/face/cablecars/suits.js";
import { Token } from "/face/cablecars/symbols.js";
import { members } from "/face/cablecars/ways.js";

/** @typedef {Fogline.Context<Fogline.CablecarsView>} Ctx */

const CardSign = () => html`<svg class="cablecars-sign" width="11" height="15" viewBox="0 0 11 15" aria-hidden="true">
  <rect x="1" y="1" width="9" height="13" rx="2" fill="none" stroke="currentColor" stroke-width="1.600" /></svg>`;
const TicketSign = () => html`<svg class="cablecars-sign" width="17" height="12" viewBox="0 0 17 12" aria-hidden="true">
  <path d="M1 1H16V4.200a1.900 1.900 0 0 0 0 3.600V11H1V7.800a1.900 1.900 0 0 0 0-3.600ZM6 3V9" fill="none" stroke="currentColor"
    stroke-width="1.500" /></svg>`;

/** What everybody may know of a player: cars, cards, tickets, souvenirs. @param {Ctx} ctx */
export function facts(ctx, seat) {
  if (seat < 0) return [];
  const { view, t, data } = ctx;
  const seen = view.seen.slice(seat * BOX.CARDS,
    (seat + 1) * BOX.CARDS).map((n, suit) => (n ? `${n} × ${ctx.name("colour", suit)}` : "")).filter(Boolean);
  const tokens = members(view.tokens[seat]);
  const told = [
    { icon: html`<${Tram} size=${19} />`, text: view.cars[seat], title: t("fact-cars", { n: view.cars[seat] }) },
    { icon: html`<${CardSign} />`, text: view.hand_sizes[seat],
      title: t("fact-cards", { n: view.hand_sizes[seat] }) + (seen.length && seat !== ctx.me
      ? ` ${t("fact-seen", { cards: seen.join(", ") })}` : "") },
    { icon: html`<${TicketSign} />`, text: view.ticket_counts[seat], title: t("fact-tickets", { n: view.ticket_counts[seat] }) },
  ];
  if (ctx.phone || !tokens.length) return told;
  const named = tokens.map((symbol) => ctx.name("symbol", symbol)).join(", ");
  const small = tokens.map((symbol) =>
    html`<${Token} key=${symbol} data=${data} symbol=${symbol} size=${20} title=${ctx.name("symbol", symbol)} />`);
  const title = t("fact-tokens", { n: tokens.length, names: named });
  return [...told, { icon: html`<span class="cablecars-fact-tokens">${small}</span>`, text: html`<span class="hush">${title}</span>`,
    title }];
}

/** How near the end is. @param {Ctx} ctx */
export function clock(ctx) {
  const { view, t } = ctx;
  if (view.asks === ASKS.OVER) return "";
  if (view.last_turns > 0) return t("clock-last", { n: view.last_turns });
  return t("clock", { n: Math.min(...view.cars), last: ctx.data.cars.last_round_at });
}

/** The cards of a payment, fewest ferries first as they are offered. */
function Payment({ args }) {
  const suits = [...Array(args.cards || 0).fill(args.colour), ...Array(args.ferries || 0).fill(FERRY)];
  return html`<span class="cablecars-chips">${suits.map((suit, n) => html`<${Chip} key=${n} suit=${suit} />`)}</span>`;
}

/** A track in the size of a word: its spaces in its colour. */
export function Spaces({ track }) {
  const { fill, rim } = SUITS[track.colour];
  return html`<svg class="cablecars-sign" width=${track.spaces * 9 + 2} height="10" viewBox=${`0 0 ${track.spaces * 9 + 2} 10`}
    aria-hidden="true">
    ${[...Array(track.spaces).keys()].map((n) =>
      html`<rect x=${n * 9 + 1} y="1.500" width="7.500" height="7" rx="1.500" fill=${n < track.ferries ? SUITS[FERRY].fill : fill}
      stroke=${rim} />`)}</svg>`;
}

/** A small picture before an option's words. @param {Ctx} ctx */
export function icon(ctx, { kind, args }) {
  const letter = (suit) => ctx.t(`letter-${suit}`);
  if (kind === "TakeCard") return html`<${Chip} suit=${args.card} letter=${letter(args.card)} />`;
  if (kind === "DrawCard") return html`<${Back} width=${18} />`;
  if (kind === "DrawTickets") return html`<${TicketBack} width=${18} />`;
  if (kind === "Pay") return html`<${Payment} args=${args} />`;
  if (kind === "Claim") return html`<${Spaces} track=${geometryOf(ctx.data).tracks[args.track]} />`;
  if (kind === "PlaceStack") return html`<${Token} data=${ctx.data} symbol=${args.symbol} size=${24} />`;
  if (kind === "TakeToken") {
    const symbol = ctx.view.place.findIndex((spot, n) => spot === args.location && ctx.view.left[n] > 0);
    return symbol < 0 ? null : html`<${Token} data=${ctx.data} symbol=${symbol} size=${24} />`;
  }
  return null;
}

/** What the signs of this game mean, for who looks for all of them at once. @param {Ctx} ctx */
export function legend(ctx) {
  const { t, data } = ctx;
  return [
    ...SUITS.slice(0, FERRY).map((_, suit) => [html`<${Chip} suit=${suit} letter=${t(`letter-${suit}`)} />`, ctx.name("colour", suit)]),
    [html`<${Chip} suit=${FERRY} letter=${t(`letter-${FERRY}`)} />`, t("legend-ferry")],
    [html`<${Chip} suit=${FERRY + 1} />`, t("legend-gray")],
    [html`<b class="cablecars-letter">A</b>`, t("legend-end")],
    [html`<${Token} data=${data} symbol=${0} size=${26} />`, t("legend-token")],
    [html`<${Tram} size=${22} />`, t("cars-title", { n: data.cars.last_round_at })],
    [html`<${CardSign} />`, t("legend-cards")],
    [html`<${TicketSign} />`, t("legend-tickets")],
    [html`<${Icon} name="eye" size=${20} />`, t("claimable-title")],
  ];
}
