// Sets as masks, and ways over the map as one would trace them with a finger. What may be done is never decided here.
export const members = (mask) => {
  const found = [];
  let rest = BigInt(mask);
  for (let n = 0; rest; n += 1, rest >>= 1n) if (rest & 1n) found.push(n);
  return found;
};

export const has = (mask, number) => Boolean((BigInt(mask) >> BigInt(number)) & 1n);

/** Who has claimed each track, -1 for nobody. */
export function ownersOf(view, count) {
  const owners = Array(count).fill(-1);
  view.claimed.forEach((mask, seat) => members(mask).forEach((track) => { owners[track] = seat; }));
  return owners;
}

/**
 * The shortest way between a ticket's ends over a seat's own tracks and, when `open` is given, those it could still claim.
 * `{cars, tracks}`: the cable cars it lacks and the tracks on it, or null where none leads.
 */
export function wayOf(geometry, ticket, owned, open = null, most = Infinity) {
  const { a: start, b: goal } = geometry.tickets[ticket];
  const price = geometry.spots.map(() => Infinity);
  const came = geometry.spots.map(() => null);
  const done = new Set();
  price[start] = 0;
  for (;;) {
    let here = -1;
    price.forEach((cost, spot) => { if (!done.has(spot) && cost < Infinity && (here < 0 || cost < price[here])) here = spot; });
    if (here < 0 || here === goal) break;
    done.add(here);
    for (const track of geometry.leaving[here]) {
      const cost = owned.has(track.number) ? 0.001 : open?.has(track.number) && track.spaces <= most ? track.spaces : Infinity;
      const there = track.a + track.b - here;
      if (price[here] + cost < price[there]) {
        price[there] = price[here] + cost;
        came[there] = track;
      }
    }
  }
  const cars = Math.floor(price[goal]);
  if (price[goal] === Infinity || cars > most) return null;
  const tracks = [];
  for (let here = goal; here !== start; here = came[here].a + came[here].b - here) tracks.push(came[here].number);
  return { cars, tracks };
}

/** How far a seat is with a ticket: its way, whether it is joined, and what it lacks. */
export function progressOf(ctx, geometry, ticket, seat) {
  const { view, scene } = ctx;
  const owned = new Set(members(view.claimed[seat]));
  const joined = wayOf(geometry, ticket, owned);
  if (joined) return { joined: true, cars: 0, tracks: joined.tracks };
  const guess = scene.assist !== "off" && scene.status !== "over" && seat === ctx.me;
  const way = guess ? wayOf(geometry, ticket, owned, new Set(members(view.open_to[seat])), view.cars[seat]) : null;
  return { joined: false, known: guess, cars: way ? way.cars : null, tracks: way ? way.tracks : [] };
}
