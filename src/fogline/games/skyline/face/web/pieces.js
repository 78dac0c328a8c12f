// Which drawn card is which: a card that left one place and came to another keeps its name, so that it can be seen to move.
import { useRef } from "/page/kit/dom.js";
import { ASKS } from "/face/skyline/numbers.js";

/** All places with the kind of card that lies there. Cards of the tray are told apart by kind, since it is kept sorted. */
function lying(view) {
  const found = new Map();
  view.cities.forEach((city, seat) => city.cards.forEach((card, space) => card >= 0 && found.set(`city:${seat}:${space}`, card)));
  view.columns.forEach((cards, column) => cards.forEach((card, n) => found.set(`column:${column}:${n}`, card)));
  view.tray.forEach((card, n) => found.set(trayPlace(view, n), card));
  if (view.drawn >= 0) found.set("drawn", view.drawn);
  const carried = [ASKS.ROW, ASKS.BONUS_ROW].includes(view.asks); // a black card or a bonus card looks for its district
  if (carried && view.pending >= 0) found.set("pending", view.pending);
  return found;
}

/** The place of the n-th card of the tray. */
export function trayPlace(view, n) {
  const twins = view.tray.slice(0, n).filter((card) => card === view.tray[n]).length;
  return `tray:${view.tray[n]}:${twins}`;
}

/** Names for all cards in sight, kept while a card moves. */
export function usePieces(view) {
  const kept = useRef({ view: null, names: new Map(), cards: new Map(), next: 0 });
  const was = kept.current;
  if (was.view !== view) {
    const cards = lying(view);
    const names = new Map();
    const free = new Map(); // names of cards that left their place, by kind
    for (const [place, name] of was.names) {
      if (cards.get(place) === was.cards.get(place)) names.set(place, name);
      else free.set(was.cards.get(place), [...(free.get(was.cards.get(place)) || []), name]);
    }
    let { next } = was;
    for (const [place, card] of cards) {
      if (names.has(place)) continue;
      const known = free.get(card)?.shift();
      names.set(place, known ?? `card ${next}`);
      if (known === undefined) next += 1;
    }
    kept.current = { view, names, cards, next };
  }
  return { name: (place) => kept.current.names.get(place) };
}
