// One field of the city: a ruin with its plaque and value, or the district rebuilt with its owner's mark.
import { classes, html } from "/page/kit/dom.js";
import { Disc } from "/page/kit/players.js";
import { DISTRICTS, Mark, letterOf } from "/face/investors/glyphs.js";
import { TILE } from "/face/investors/geometry.js";
import { oneAway, rodsAt } from "/face/investors/standing.js";

const PARK = 6;

/** Everything about a district in a sentence. */
export function told(ctx, plan, tile) {
  const { view } = ctx;
  const district = view.layout[tile];
  const where = `${ctx.name("tile", tile)} ${ctx.name("district", district)}`;
  if (district === PARK) return ctx.t("tile-park", { where });
  const points = ctx.data.prestige[DISTRICTS[district]];
  if (view.builder[tile] >= 0) return ctx.t("tile-rebuilt", { where, points, name: ctx.player(view.builder[tile]).name });
  const { of, empty } = rodsAt(view, plan, tile);
  const rods = of.flatMap((n, seat) => (n ? [`${ctx.player(seat).name} ${n}`] : []));
  const near = oneAway(view, plan, tile).map((seat) => ctx.t("one-away", { name: ctx.player(seat).name }));
  return [ctx.t("tile-ruin", { where, points }), ...rods, ctx.t("empty", { n: empty }), ...near].join(", ");
}

export function Tile({ ctx, plan, tile, extra, use }) {
  const { view, phone } = ctx;
  const { x, y } = plan.tile(tile);
  const district = view.layout[tile];
  const built = view.builder[tile] >= 0;
  const label = told(ctx, plan, tile);
  const part = ctx.part({ tile }, { label, extra: classes("inv-tile", `inv-${DISTRICTS[district]}`, built && "is-built", extra), use });
  const points = ctx.data.prestige[DISTRICTS[district]];
  return html`<g ...${part}>
    <title>${label}</title>
    <g transform=${`translate(${x} ${y})`}>
      ${phone && html`<rect class="inv-hit" x="-7" y="-7" width=${TILE + 14} height=${TILE + 14} />`}
      <rect class="inv-ground" width=${TILE} height=${TILE} rx="7" />
      ${district === PARK ? html`<${Park} phone=${phone} />` : built
        ? html`<${Built} district=${district} points=${points} seat=${view.builder[tile]} phone=${phone} />`
        : html`<${Ruin} district=${district} points=${points} jag=${tile % 2} phone=${phone} />
          <${Near} seats=${oneAway(view, plan, tile)} phone=${phone} />`}
      <rect class="inv-focus" x="1" y="1" width=${TILE - 2} height=${TILE - 2} rx="7" />
    </g>
  </g>`;
}

const Park = ({ phone }) => html`<g class="inv-trees"><${Mark} name="park" x=${10} y=${12} size=${52} />
  <text class="inv-letter" x="8" y=${phone ? 24 : 20} font-size=${phone ? 22 : 15}>${letterOf(DISTRICTS.indexOf("park"))}</text></g>`;

/** What is left of a district, under its plaque. */
function Ruin({ district, points, jag, phone }) {
  const size = phone ? 22 : 15;
  const letter = !(phone && points > 9); // two digits need the room
  return html`<g>
    <path class="inv-floor" d="M5 69h66" />
    <g class="inv-rubble" clip-path=${`url(#inv-ruin-${jag})`}><${Mark} name=${DISTRICTS[district]} x=${12} y=${17} size=${52} /></g>
    <rect class="inv-plate" x="5" y="5" width=${letter ? (phone ? 48 : 42) : 27} height=${phone ? 30 : 24} rx="6" />
    <g class="inv-plate-ink"><${Mark} name=${DISTRICTS[district]} x=${8} y=${phone ? 9 : 8} size=${phone ? 21 : 18} />
      ${letter && html`<text x=${phone ? 41 : 36} y=${phone ? 28 : 22.5} font-size=${size} class="inv-letter-in">${letterOf(district)}
        </text>`}</g>
    <text class="inv-value" x="72" y=${phone ? 31 : 27} font-size=${phone ? (points > 9 ? 27 : 30) : points > 9 ? 20 : 25}>${points}</text>
  </g>`;
}

function Built({ district, points, seat, phone }) {
  return html`<g class="inv-plate-ink">
    <${Mark} name=${DISTRICTS[district]} x=${15} y=${21} size=${46} />
    <text class="inv-letter" x="7" y=${phone ? 23 : 19} font-size=${phone ? 22 : 15}>${letterOf(district)}</text>
    <text class="inv-points" x="69" y=${phone ? 23 : 19} font-size=${phone ? 22 : 16}>${points}</text>
    <circle class="inv-owner" cx="60" cy="60" r="15" /><${Disc} seat=${seat} x=${60} y=${60} r=${12.5} />
  </g>`;
}

/** Whom one more rod would give the majority. */
function Near({ seats, phone }) {
  if (!seats.length) return null;
  const width = 17 * seats.length + 19;
  const size = phone ? 1.4 : 1;
  return html`<g transform=${`translate(${73 - width * size} ${72 - 21 * size}) scale(${size})`} class="inv-near" aria-hidden="true">
    <rect width=${width} height="21" rx="10.500" />
    ${seats.map((seat, n) => html`<${Disc} seat=${seat} x=${11 + 17 * n} y=${10.5} r=${7.5} />`)}
    <text x=${width - 6} y="15.500">1</text></g>`;
}
