// Who stands how at a district: rods counted as anybody at the table would count them.
export const WHITE = 5;
const PARK = 6;
const BANK = 7;

/** The rods round a district: `of[seat]`, the empty streets, the white ones. */
export function rodsAt(view, plan, tile) {
  const of = new Array(view.seats).fill(0);
  let empty = 0;
  let white = 0;
  for (const street of plan.around(tile)) {
    const owner = view.rods[street];
    if (owner === WHITE) white += 1;
    else if (owner < 0) empty += 1;
    else of[owner] += 1;
  }
  return { of, empty, white };
}

/**
 * How many rods more would give a player the majority (7.1, 7.2): 0 when it is there, Infinity when rods laid on
 * empty streets cannot. Only for showing how close somebody is; who rebuilds is for the rules to say.
 */
export function missing(view, plan, tile, seat) {
  const district = view.layout[tile];
  if (district === PARK) return Infinity;
  const { of, empty } = rodsAt(view, plan, tile);
  const rival = Math.max(0, ...of.filter((_, other) => other !== seat));
  if (district >= BANK) {
    if (rival) return Infinity;
    return of[seat] + empty > 0 ? empty : Infinity;
  }
  const more = Math.max(0, Math.floor((rival + empty - of[seat]) / 2) + 1);
  return more <= empty ? more : Infinity;
}

/** Who needs one rod more at a district that is not rebuilt yet, and has one there. */
export function oneAway(view, plan, tile) {
  if (view.builder[tile] >= 0 || view.layout[tile] === PARK) return [];
  const { of } = rodsAt(view, plan, tile);
  return of.flatMap((rods, seat) => (rods && missing(view, plan, tile, seat) === 1 ? [seat] : []));
}
