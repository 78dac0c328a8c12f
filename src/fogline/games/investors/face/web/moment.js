// What the moment of the game is: the question, the streets it opens, whose rod is laid, what was bid last.
import { ASKS, BOX } from "/face/investors/numbers.js";

export { ASKS };
/** @typedef {Fogline.Context<Fogline.InvestorsView>} Ctx */

/** Where I put checks together for others: those that are laid lie at their places. */
export const OFFERS = [ASKS.OFFER, ASKS.RAISE];
/** Where all choose at once, face down: what was bid last is in sight meanwhile. */
export const SECRET = [ASKS.INFLUENCE, ASKS.CHIP];
/** What a seat has done about the question that is open. */
export const SAID = ASKS;
export const VALUES = BOX.CHECKS;
const PICTURES = ["villa", "housing", "market", "recreation", "office", "industry", "edge", "chip-1", "chip-2", "chip-3", "option"];
const { FIRST_CHIP } = BOX;

/** A seat's own part of a table that has ten numbers for each seat. */
export const rowOf = (table, seat) => (seat < 0 ? new Array(VALUES).fill(0) : table.slice(seat * VALUES, (seat + 1) * VALUES));

/** What lies at all places of such a table together. */
export const wholeOf = (table) => Array.from({ length: VALUES }, (_, check) =>
  table.reduce((sum, n, slot) => (slot % VALUES === check ? sum + n : sum), 0));

/** A sum in thousands, short. @param {Ctx} ctx */
export const money = (ctx, n) => ctx.t(n ? "money" : "money-none", { n });

/** @param {Ctx} ctx */
export const callOf = (ctx) => (ctx.view.call >= 0 ? ctx.data.call[ctx.view.call] : null);
/** @param {Ctx} ctx */
export const cardOf = (ctx) => (ctx.view.card >= 0 ? ctx.data.action[ctx.view.card] : null);

/** How the right that is open now is bid for: influence, checks, chips; "" where there is nothing to bid for. @param {Ctx} ctx */
export const biddingOf = (ctx) => cardOf(ctx)?.bidding ?? (cardOf(ctx) ? "" : callOf(ctx)?.bidding ?? "");

/** The year whose action card comes next or is in use; the last one when the game is over. @param {Ctx} ctx */
export function yearOf(ctx) {
  const { first, count } = ctx.data.years;
  return first + Math.min(ctx.view.played.length - (ctx.view.card >= 0 ? 1 : 0), count - 1);
}

/** The empty streets that the call opens, to the investor or to whoever will win the bidding. @param {Ctx} ctx */
export function openStreets(ctx) {
  const { view } = ctx;
  const call = callOf(ctx);
  if (!call || view.card >= 0 || view.asks === ASKS.OVER) return [];
  const seat = view.asks === ASKS.INVEST ? view.turn : ctx.me;
  const chip = seat >= 0 ? view.chips[seat] : -1;
  const picture = call.picture !== "option" ? PICTURES.indexOf(call.picture) : chip >= 0 ? FIRST_CHIP + chip : -1;
  return picture < 0 ? [] : view.reach[picture].filter((street) => view.rods[street] < 0);
}

/** The streets to be lit: those that can be used now, else those that are bid for. @param {Ctx} ctx */
export function litStreets(ctx) {
  const mine = ctx.legal.filter((option) => "street" in option.args);
  return mine.length ? mine.map((option) => option.args.street) : openStreets(ctx);
}

/** The action about a street that is pointed at or chosen. @param {Ctx} ctx */
export function pointed(ctx) {
  const option = ctx.ghost || ctx.chosen;
  return option && "street" in option.args ? option : null;
}

/** Whose rod would be laid: where one is moved, its owner's. @param {Ctx} ctx */
export const rodOf = (ctx) => (ctx.view.asks === ASKS.MOVE_TO ? ctx.view.rods[ctx.view.pending] : ctx.me);

const OPENS = new Set(["call-drawn", "card-drawn"]);
const SHOWS = new Set(["influence-shown", "called", "passed", "sealed-shown", "chip-shown", "chip-alone"]);

/** The last bidding of which anything was shown: its events, what it was about, and its turn. */
export function lastBidding(log) {
  let end = log.length;
  for (let n = log.length - 1; n >= 0; n -= 1) {
    if (!OPENS.has(log[n].key)) continue;
    const events = log.slice(n + 1, end);
    const shows = events.find((event) => SHOWS.has(event.key));
    if (shows) return { about: log[n], events, turn: shows.turn };
    end = n;
  }
  return null;
}

/** What is known to lie in the bank: seen going in, or paid by me. `counts` by value, `unknown` how many more. @param {Ctx} ctx */
export function bankOf(ctx) {
  const { view, data } = ctx;
  const counts = data.checks.copies.map((copies, check) => {
    let outside = 0;
    for (let seat = 0; seat < view.seats; seat += 1) outside += view.pool[seat * VALUES + check] + view.front[seat * VALUES + check];
    return Math.max(0, copies * view.seats - outside) + view.paid.filter((mine) => mine === check).length;
  });
  const known = counts.reduce((sum, n) => sum + n, 0);
  return { counts, unknown: Math.max(0, view.bank_size - known) };
}
