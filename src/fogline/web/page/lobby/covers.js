// The drawn cover of each game. A game without one of its own shows a table in the fog.
import { html } from "/page/kit/dom.js";
import { Cablecars } from "/page/lobby/covers/cablecars.js";
import { Investors } from "/page/lobby/covers/investors.js";
import { Plain } from "/page/lobby/covers/plain.js";
import { Rebuild } from "/page/lobby/covers/rebuild.js";
import { Skyline } from "/page/lobby/covers/skyline.js";

const COVERS = { cablecars: Cablecars, investors: Investors, rebuild: Rebuild, skyline: Skyline };

/** Decoration: the game's name stands beside it. */
export function Cover({ game }) {
  const Drawing = COVERS[game] ?? Plain;
  return html`<svg class="cover" viewBox="0 0 214 178" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><${Drawing} /></svg>`;
}
