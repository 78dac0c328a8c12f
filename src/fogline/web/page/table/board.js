// Fetches how a game is drawn: its board, its words, its colours.
import { useEffect, useState } from "/page/kit/dom.js";
import { learn, speakerOf } from "/page/kit/words.js";

const known = new Map();

function dress(address) {
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  return new Promise((done) => {
    link.onload = link.onerror = done;
    document.head.append(link);
  });
}

async function fetchBoard(game) {
  const [module] = await Promise.all([import(`/face/${game}/board.js`), learn(game), dress(`/face/${game}/board.css`)]);
  return { ...module.default, t: speakerOf(game) };
}

/** The board of a game, or null while it comes. */
export function useBoard(game) {
  const [board, set] = useState(known.get(game) || null);
  useEffect(() => {
    if (!game) return undefined;
    let here = true;
    if (!known.has(game)) fetchBoard(game).then((found) => { known.set(game, found); if (here) set(found); });
    else set(known.get(game));
    return () => { here = false; };
  }, [game]);
  return board;
}
