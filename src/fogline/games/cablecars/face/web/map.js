// The map: the city, its routes with cars, my tickets' ways, locations and stacks.
import { classes, html, useMemo } from "/page/kit/dom.js";
import { Scenery } from "/face/cablecars/scenery.js";
import { Names, Spots } from "/face/cablecars/spots.js";
import { Track } from "/face/cablecars/track.js";
import { HEIGHT, WIDTH } from "/face/cablecars/warp.js";
import { ownersOf } from "/face/cablecars/ways.js";

/** The ways of tickets as bands of light under the spaces. */
function Ways({ geometry, held, lit, owners }) {
  return held.filter(({ ticket }) => lit === null || lit === ticket).map(({ ticket, seat, joined, tracks }) => html`
    <g key=${`${ticket} ${seat}`} class=${classes("cablecars-way", joined && "is-joined", lit === ticket && "is-lit")}>
      ${tracks.map((track) => html`<path key=${track} d=${geometry.tracks[track].rail}
        class=${owners[track] === seat ? "" : "is-missing"} />`)}
    </g>`);
}

/** Which tickets end where. */
function endsOf(geometry, held, lit) {
  const ends = new Map();
  for (const ticket of held) {
    if (!ticket.letter && lit !== ticket.ticket) continue;
    const { a, b } = geometry.tickets[ticket.ticket];
    for (const spot of [a, b]) ends.set(spot,
      [...(ends.get(spot) || []), { ...ticket, letter: ticket.letter || "•", dim: lit !== null && lit !== ticket.ticket }]);
  }
  return ends;
}

export function CityMap({ ctx, geometry, held, lit, claimable, pieces, box, handlers, plain }) {
  const { view, lang } = ctx;
  const owners = ownersOf(view, geometry.tracks.length);
  const scenery = useMemo(() => html`<${Scenery} geometry=${geometry} words=${ctx.t} />`, [geometry, lang]);
  const rails = useMemo(() => html`<g aria-hidden="true">
    ${["cablecars-bed", "cablecars-rail"].map((name) =>
    html`<path class=${name} d=${geometry.tracks.map(({ rail }) => rail).join("")} />`)}</g>`, [geometry]);
  const names = useMemo(() => html`<${Names} geometry=${geometry} name=${ctx.name} />`, [geometry, lang, ctx.box]);
  const marks = new Set(claimable ? ctx.can({}, "Claim").map((option) => option.args.track) : []);
  return html`<svg class=${classes("cablecars-svg", plain && "is-small")} viewBox=${box ? box.join(" ") : `0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMid meet"
      role="group" aria-label=${ctx.t("map")} ...${handlers}>
    ${scenery}${rails}
    <${Ways} geometry=${geometry} held=${held} lit=${lit} owners=${owners} />
    ${geometry.tracks.map((track) => html`<${Track} key=${track.number} ctx=${ctx} track=${track} owner=${owners[track.number]}
      dim=${claimable && owners[track.number] < 0 && !marks.has(track.number)} marked=${marks.has(track.number)}
        cars=${pieces.cars.get(track.number)} />`)}
    <${Spots} ctx=${ctx} geometry=${geometry} ends=${endsOf(geometry, held, lit)} />
    ${!plain && names}
  </svg>`;
}
