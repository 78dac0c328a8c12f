// Rods have no names in the game; here each keeps one while it is moved, exchanged or taken up, so that it can glide.
import { useMemo, useRef } from "/page/kit/dom.js";
import { WHITE } from "/face/investors/standing.js";

const NONE = { rods: [], names: [], stock: [] };

/** The names after a change: who stays keeps its name, who comes takes one that has just left, else one of the stock. */
export function renamed(old, view, each) {
  const rods = view.rods;
  const names = rods.map((owner, street) => (owner >= 0 && owner < WHITE && old.rods[street] === owner ? old.names[street] : null));
  const stock = Array.from({ length: view.seats }, (_, seat) => {
    const left = old.rods.flatMap((owner, street) => (owner === seat && !names[street] ? [old.names[street]] : []));
    const onBoard = new Set(names);
    const rest = Array.from({ length: each }, (_unused, nth) => `rod-${seat}-${nth}`).filter((name) => !onBoard.has(name)
      && !left.includes(name));
    return [...rest, ...left]; // the last is the next to be laid
  });
  rods.forEach((owner, street) => {
    if (owner >= 0 && owner < WHITE && !names[street]) names[street] = stock[owner].pop() ?? `rod-${owner}-at-${street}`;
  });
  return { rods, names, stock };
}

export function useRodNames(ctx) {
  const known = useRef(NONE);
  return useMemo(() => {
    known.current = renamed(known.current, ctx.view, ctx.data.player.rods);
    return known.current;
  }, [ctx.view]);
}
