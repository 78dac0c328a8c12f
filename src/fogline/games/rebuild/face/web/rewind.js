// The table as it was in the middle of the Committee's turn: the present view with the last sentences taken back.
import { COMMITTEE } from "./model.js";

const bit = (n) => 1n << BigInt(n);
const without = (mask, n) => BigInt(mask) & ~bit(n);
const including = (mask, n) => BigInt(mask) | bit(n);

/** Where a development token came from; the points told before it settle what the edge leaves open. */
function tokenBefore(board, place, way, told) {
  const { wide, high, points } = board;
  const ways = way === 0 ? [place % wide > 0 && place - 1, place % wide === wide - 1 && place - wide]
    : [place - wide, Math.floor(place / wide) === high - 1 && place % wide > 0 && place - 1];
  const from = ways.filter((cell) => cell !== false && cell >= 0);
  return from.find((cell) => points[cell] === told) ?? from[0] ?? place;
}

/** The place in a row that the sentences before line `n` lead to. */
function placeBefore(lines, n) {
  for (let i = n - 1; i >= 0; i -= 1) {
    const { key, args } = lines[i];
    if (key === "aid-empty") return args.other;
    if (key === "aid-row" || key === "aid-last") return args.place;
  }
  return 0;
}

const lastBefore = (lines, n, key, seat) => lines.slice(0, n).reverse().find((line) => line.key === key && (seat === undefined || line.args.seat === seat));

const TAKE_BACK = {
  "built": (v, { seat, space, money }) => { v.built[seat] = without(v.built[seat], space); v.vacant = including(v.vacant, space); v.stock[seat] += 1; v.money[seat] += money; },
  "cleared": (v, { seat, space, money }) => { v.rubble = including(v.rubble, space); v.cleared[seat] -= 1; v.money[seat] += money; },
  "developed": (v, { seat, way }, lines, n, model) => { v.tokens[seat] = tokenBefore(model.board, v.tokens[seat], way, lastBefore(lines, n, "developed", seat)?.args.points); },
  "got-money": (v, { seat, money }) => { v.money[seat] -= money; },
  "at-corner": (v, { seat, money }) => { v.money[seat] -= money; },
  "earned": (v, { seat, money }) => { v.money[seat] -= money; },
  "got-card": (v, { seat, service, money }) => { v.urbanism[seat * 4 + service] -= 1; v.money[seat] += money; },
  "got-park": (v, { seat, park }) => { v.urbanism[seat * 4 + 3] -= 1; v.parks[seat] = without(v.parks[seat], park); },
  "took-permit": (v, { permit }, lines, n) => { v.committee_row = v.committee_row.filter((id) => id !== permit); v.permit_row[placeBefore(lines, n)] = permit; },
  "drew-permit": (v, { permit }) => { v.committee_row = v.committee_row.filter((id) => id !== permit); v.deck = including(v.deck, permit); },
  "signed": (v, { seat, objective }, lines, n) => { v.objective_row[placeBefore(lines, n)] = objective; v.held_counts[seat] -= 1; v.held[seat] = without(v.held[seat], objective); },
  "permit-shown": (v, { permit }) => { v.permit_row = v.permit_row.map((id) => (id === permit ? -1 : id)); v.deck = including(v.deck, permit); },
  "objective-shown": (v, { objective }) => { v.objective_row = v.objective_row.map((id) => (id === objective ? -1 : id)); v.bag_size += 1; },
  "used": (v, { permit }, lines, n) => { v.committee_row.splice((lastBefore(lines, n, "aid-permit")?.args.nth ?? 1) - 1, 0, permit); v.discards = without(v.discards, permit); },
  "aid": (v, { permit }) => { v.discards = without(v.discards, permit); v.deck = including(v.deck, permit); },
  "reshuffled": (v) => { v.discards = BigInt(v.discards) | BigInt(v.deck); v.deck = 0n; },
  "best-builder": (v) => { v.best = -1; },
};

/** The view after a step of the trace. */
export function rewind(view, model, trace, step) {
  const copies = Object.entries(view).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]);
  const was = Object.fromEntries(copies);
  for (let n = trace.lines.length - 1; n >= step.to; n -= 1) {
    const { key, args } = trace.lines[n];
    if (args.seat === undefined || args.seat === COMMITTEE) TAKE_BACK[key]?.(was, args, trace.lines, n, model);
  }
  return Object.assign(was, stopAt(view, model, trace, step));
}

/** The space where the Committee's pawn stood after so many lines, -1 where they do not tell. */
function spotAfter(model, lines) {
  const told = lines.filter(({ key }) => key === "aid-stands" || key === "aid-earnings").at(-1);
  if (!told) return -1;
  return told.key === "aid-stands" ? told.args.place : model.earnings.indexOf(told.args.money);
}

/** At which stop the pawns were, and where the Committee's stood. */
function stopAt(view, model, trace, step) {
  const moved = view.asks === 10 || view.order.indexOf(COMMITTEE) < view.at;
  const back = trace.turns - step.nth + (moved ? 0 : 1);
  const stands = step.kind !== "draw";
  const spots = [...view.spots];
  if (back > 0 || !stands) spots[COMMITTEE] = spotAfter(model, trace.lines.slice(0, step.to));
  const asks = stands ? 11 : 3;
  if (back === 0) return { spots, asks, at: view.order.indexOf(COMMITTEE) };
  const early = view.stop === 0;
  return {
    spots, asks, at: 1, order: [...view.players.filter((player) => player !== COMMITTEE), COMMITTEE],
    stop: early ? view.ring.length : view.stop - 1, year: early ? view.year - 1 : view.year,
  };
}
