// One track: its printed spaces, the cars on them, what the pointer would do, and the band that is hit.
import { classes, html } from "/page/kit/dom.js";
import { lookOf, shapeOf } from "/page/kit/players.js";
import { FERRY, Glyph, SUITS } from "/face/cablecars/suits.js";
import { has } from "/face/cablecars/ways.js";

/** @typedef {Fogline.Context<Fogline.CablecarsView>} Ctx */

const printed = new WeakMap();

const SLIM = 13.6;
const TALL = 16.4;

function Space({ car, length, suit, ferry }) {
  const { fill, rim } = SUITS[suit];
  return html`<g transform=${`translate(${car.x.toFixed(1)} ${car.y.toFixed(1)})`}>
    <rect x=${-length / 2} y=${-SLIM / 2} width=${length} height=${SLIM} rx="3" fill=${fill} stroke=${rim} class="cablecars-space"
      transform=${`rotate(${car.angle.toFixed(1)})`} />
    ${ferry ? html`<circle r="8.200" fill=${SUITS[FERRY].fill} stroke="#FFFFFF" stroke-width="1.300" />
      <${Glyph} suit=${FERRY} size=${0.95} />` : html`<${Glyph} suit=${suit} size=${0.84} />`}
  </g>`;
}

/** The printed spaces never change: drawn once for each track, the ferry's anchors in the middle of it. */
function spacesOf(track) {
  if (!printed.has(track)) {
    const first = Math.floor((track.spaces - track.ferries) / 2);
    const anchored = (n) => n >= first && n < first + track.ferries;
    printed.set(track, html`<g>${track.cars.map((car, n) =>
      html`<${Space} car=${car} length=${track.length} suit=${track.colour} ferry=${anchored(n)} />`)}</g>`);
  }
  return printed.get(track);
}

/** A cable car seen from above, its player's glyph upright on the roof. */
function Car({ car, length, seat, name }) {
  const look = lookOf(seat);
  const wide = length + 2;
  return html`<g data-piece=${name}><g transform=${`translate(${car.x.toFixed(1)} ${car.y.toFixed(1)})`}>
    <g transform=${`rotate(${car.angle.toFixed(1)})`}>
      <rect x=${-wide / 2} y=${-TALL / 2} width=${wide} height=${TALL} rx="4.500" fill=${look.colour} stroke=${look.rim}
        stroke-width="1.800" />
      <path d=${`M${-wide / 2 + 4} ${-TALL / 2 + 3.2}h${wide - 8}M${-wide / 2 + 4} ${TALL / 2 - 3.2}h${wide - 8}`} stroke=${look.ink}
        stroke-opacity=".42" stroke-width="1.200" stroke-dasharray="4 2" />
    </g>
    <path d=${shapeOf(seat)} transform="scale(.72)" fill=${look.ink} />
  </g></g>`;
}

/** What is known of a track in words. @param {Ctx} ctx */
function told(ctx, track, owner, legal) {
  const { t, view } = ctx;
  const cost = `${track.spaces} × ${ctx.name("colour", track.colour)}${track.ferries ? `, ${t("with-ferries", { n: track.ferries })}`
    : ""}`;
  const standing = owner >= 0 ? t("claimed-by", { name: ctx.player(owner).name })
    : view.open_to.every((mask) => !has(mask, track.number)) ? t("closed")
      : legal ? t("claimable") : t("open");
  return `${ctx.name("track", track.number)}: ${cost}. ${standing}`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
export function Track({ ctx, track, owner, dim, marked, cars }) {
  const { view } = ctx;
  const wanted = ctx.ghost || ctx.chosen;
  const legal = ctx.can({ track: track.number }, "Claim").length > 0;
  const pending = view.pending === track.number && owner < 0;
  const ghost = pending || (wanted?.kind === "Claim" && wanted.args.track === track.number);
  const seat = owner >= 0 ? owner : ghost ? (pending ? view.turn : ctx.me) : -1;
  const closed = owner < 0 && view.open_to.every((mask) => !has(mask, track.number));
  const label = told(ctx, track, owner, legal);
  const extra = classes("cablecars-track", dim && "is-dim", closed && "is-closed", marked && "is-marked", pending && "is-pending",
    owner >= 0 && "is-owned", ghost && "is-tried");
  return html`<g ...${ctx.part({ track: track.number }, { kinds: "Claim", label, extra })}>
    <title>${label}</title>
    <path d=${track.outline} class="cablecars-outline" />
    ${owner < 0 && spacesOf(track)}
    ${seat >= 0 && html`<g class=${ghost && owner < 0 ? "cablecars-tried" : undefined}>
      ${track.cars.map((car, n) => html`<${Car} key=${n} car=${car} length=${track.length} seat=${seat}
      name=${owner >= 0 ? (cars ? `car-${cars[n]}` : `car-${owner}-${track.number}-${n}`) : undefined} />`)}</g>`}
    ${closed && html`<path d=${track.rail} class="cablecars-bar" />`}
    <path d=${track.hit} class="cablecars-hit" />
  </g>`;
}
