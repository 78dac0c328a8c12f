// Which card, car or token is which: a View counts them, but a piece that moves must keep its name.
import { useRef } from "/page/kit/dom.js";
import { members } from "/face/cablecars/ways.js";

class Memory {
  constructor() {
    this.view = null;
    this.next = 0;
    this.market = [];
    this.hand = [];
    this.cars = new Map();
    this.free = [];
    this.tokens = new Map();
    this.tickets = [];
  }

  /** Takes in a new picture: what left one place and came to another is the same piece. */
  follow(view, tracks) {
    if (this.view === view) return this;
    this.view = view;
    const [market, hand] = [this.market, this.hand].map((piles) => piles.map((pile) => [...pile]));
    const left = view.market.map((count, suit) => (market[suit] || []).splice(count));
    const back = view.hand.map((count, suit) => (hand[suit] || []).splice(count));
    this.hand = view.hand.map((count, suit) => this.filled(hand[suit] || [], count, left[suit]));
    this.market = view.market.map((count, suit) => this.filled(market[suit] || [], count, back[suit]));
    if (view.seat >= 0) {
      this.drive(view, tracks);
      this.collect(view);
    }
    const mine = [...members(view.my_tickets), ...[...view.offered].sort((one, other) => one - other)];
    this.tickets = [...this.tickets.filter((ticket) => mine.includes(ticket)), ...mine.filter((ticket) => !this.tickets.includes(ticket))];
    return this;
  }

  filled(pile, count, spare) {
    while (pile.length < count) pile.push(spare.pop() ?? this.fresh());
    return pile;
  }

  /** A card from the deck has the name that the deck's top card bore. */
  fresh() {
    this.next += 1;
    return this.next - 1;
  }

  /** My cable cars: on which track each stands. */
  drive(view, tracks) {
    const claimed = new Set(members(view.claimed[view.seat]));
    for (const [track, cars] of this.cars) {
      if (!claimed.has(track)) {
        this.cars.delete(track);
        this.free.push(...cars);
      }
    }
    for (const track of claimed) {
      if (this.cars.has(track)) continue;
      while (this.free.length < tracks[track].spaces) this.free.push(this.fresh());
      this.cars.set(track, this.free.splice(0, tracks[track].spaces));
    }
    while (this.free.length < view.cars[view.seat]) this.free.push(this.fresh());
    this.free.length = view.cars[view.seat];
  }

  /** My tokens keep the name they had on top of their stack. */
  collect(view) {
    const mine = new Set(members(view.tokens[view.seat]));
    for (const symbol of this.tokens.keys()) if (!mine.has(symbol)) this.tokens.delete(symbol);
    for (const symbol of mine) if (!this.tokens.has(symbol)) this.tokens.set(symbol, view.left[symbol] + 1);
  }
}

export function usePieces(view, tracks) {
  const memory = useRef(null);
  memory.current ||= new Memory();
  return memory.current.follow(view, tracks);
}
