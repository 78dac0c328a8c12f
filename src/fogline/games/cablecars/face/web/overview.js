// The phone's small map of the whole: where the window is, and the way to all of it and back.
import { html, useMemo } from "/page/kit/dom.js";
import { lookOf } from "/page/kit/players.js";
import { HEIGHT, WIDTH } from "/face/cablecars/warp.js";
import { members } from "/face/cablecars/ways.js";

export function Overview({ ctx, geometry, zoom }) {
  const ground = useMemo(() => html`<rect x="-60" y="-60" width=${WIDTH + 120} height=${HEIGHT + 120}
    class=${geometry.real ? "cablecars-water" : "cablecars-land"} />
    ${geometry.shore && html`<path d=${geometry.shore} class="cablecars-land" />`}
    <path d=${geometry.tracks.map(({ rail }) => rail).join("")} class="cablecars-stamp-rails" />`, [geometry]);
  const [x, y, w, h] = zoom.box || [0, 0, WIDTH, HEIGHT];
  const press = () => (zoom.near ? zoom.whole() : zoom.come());
  return html`<button type="button" class="cablecars-tool cablecars-overview" onClick=${press}
    aria-label=${ctx.t(zoom.near ? "whole-map" : "near-map")} data-tell=${ctx.t(zoom.near ? "whole-map" : "near-map")}>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} width="92" height="73" aria-hidden="true">${ground}
      ${ctx.view.claimed.map((mask, seat) =>
        html`<path key=${seat} d=${members(mask).map((track) => geometry.tracks[track].rail).join("") || "M0 0"} fill="none"
        stroke=${lookOf(seat).colour} stroke-width="16" />`)}
      ${zoom.near && html`<rect x=${x} y=${y} width=${w} height=${h} rx="12" class="cablecars-window" />`}</svg>
  </button>`;
}
