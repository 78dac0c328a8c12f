// The drawn cover and the small sign of each game. They come with the game; the plain face stands in where it has none.
import { html, useEffect, useState } from "/page/kit/dom.js";

const known = new Map();

/** A game's cover and sign, or null while they come: decoration, nobody waits for it. */
function useFace(game) {
  const [face, set] = useState(known.get(game) ?? null);
  useEffect(() => {
    let here = true;
    set(known.get(game) ?? null);
    if (!known.has(game)) {
      import(`/face/${game}/cover.js`).then(({ default: found }) => { known.set(game, found); if (here) set(found); }, () => {});
    }
    return () => { here = false; };
  }, [game]);
  return face;
}

/** The game's name stands beside it. */
export function Cover({ game }) {
  const face = useFace(game);
  return html`<svg class="cover" viewBox="0 0 214 178" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${face && html`<${face.Cover} />`}</svg>`;
}

export function Sign({ game, size = 38 }) {
  const face = useFace(game);
  return html`<span class="sign"><svg viewBox="0 0 34 34" width=${size - 14} height=${size - 14} aria-hidden="true">${face?.sign}
  </svg></span>`;
}
