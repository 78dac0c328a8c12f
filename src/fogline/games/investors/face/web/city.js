// The city: fields, streets between them, rods on the streets, and what the pointer would do.
import { classes, html } from "/page/kit/dom.js";
import { lookOf, shapeOf } from "/page/kit/players.js";
import { DISTRICTS, letterOf } from "/face/investors/glyphs.js";
import { WHITE, missing, rodsAt } from "/face/investors/standing.js";
import { Tile } from "/face/investors/tile.js";
import { ASKS, litStreets, pointed, rodOf } from "/face/investors/moment.js";

/** @typedef {Fogline.Context<Fogline.InvestorsView>} Ctx */

/** @param {{ ctx: Ctx, [more: string]: any }} props */
export function City({ ctx, plan, rods, tile, look }) {
  const aim = pointed(ctx);
  const lit = new Set(litStreets(ctx));
  const near = aim ? plan.sides(aim.args.street).filter((side) => side >= 0) : [];
  const each = (count) => Array.from({ length: count }, (_, n) => n);
  const choosing = ctx.legal.some((option) => "street" in option.args);
  return html`<svg class=${classes("inv-city", choosing && "is-choosing")} viewBox=${`0 0 ${plan.width} ${plan.height}`}
    preserveAspectRatio="xMidYMid meet" role="group"
    aria-label=${ctx.t("city", { columns: plan.columns, rows: plan.rows })}>
    <${Defs} />
    <${Ground} plan=${plan} ctx=${ctx} />
    ${each(plan.tiles).map((n) => html`<${Tile} key=${`t${n}`} ctx=${ctx} plan=${plan} tile=${n} use=${() => look(n === tile ? -1 : n)}
      extra=${classes(n === tile && "is-looked", near.includes(n) && "is-near")} />`)}
    ${each(plan.streets).map((n) =>
      html`<${Street} key=${`s${n}`} ctx=${ctx} plan=${plan} street=${n} lit=${lit.has(n)} name=${rods.names[n]} />`)}
    ${aim && html`<${Ghost} ctx=${ctx} plan=${plan} aim=${aim} />`}
  </svg>`;
}

const Defs = () => html`<defs>
  <pattern id="inv-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="6" height="6" class="inv-hatch-paper" /><path d="M0 0v6" class="inv-hatch-line" /></pattern>
  <pattern id="inv-waves" width="44" height="12" patternUnits="userSpaceOnUse"><path class="inv-wave" d="
    M0 6c5.500-4 8-4 11 0s8 4 11 0 8-4 11 0 6 4 11 0" /></pattern>
  <clipPath id="inv-ruin-0"><path d="M0 76V42l7-4 5 7 6-9 6 7 8-6 5-5 5 7 7-4 6 8 6-7 5 6 6-5 4 4v35z" /></clipPath>
  <clipPath id="inv-ruin-1"><path d="M0 76V38l6 6 6-3 5 6 8-9 4 5 7-8 7 8 5-5 7 9 6-8 5 5 6-6 4 7v34z" /></clipPath>
</defs>`;

/** Bay, land, and the letters and numbers that name the fields. */
function Ground({ plan, ctx }) {
  const { rim, width, height } = plan;
  const size = ctx.phone ? 22 : 14;
  return html`<g aria-hidden="true">
    <rect class="inv-bay" width=${width} height=${height} rx="10" />
    <rect width=${width} height=${height} rx="10" fill="url(#inv-waves)" />
    <rect class="inv-land" x=${rim + 3} y=${rim + 3} width=${width - rim - 6} height=${height - rim - 6} rx="8" />
    ${Array.from({ length: plan.columns },
      (_, n) => html`<text class="inv-rim" font-size=${size} x=${plan.tile(n).x + 38} y=${rim - 2}>${"ABCDEFGHI"[n]}</text>`)}
    ${Array.from({ length: plan.rows },
      (_, n) => html`<text class="inv-rim" font-size=${size} x=${rim / 2 + 1} y=${plan.tile(n * plan.columns).y + 43}>${n + 1}</text>`)}
  </g>`;
}

/** A street in words: where, between what, and what lies there. @param {Ctx} ctx */
export function streetTold(ctx, plan, street) {
  const owner = ctx.view.rods[street];
  const beside = plan.sides(street).filter((tile) => tile >= 0).map((tile) => ctx.name("district", ctx.view.layout[tile]));
  const state = owner === WHITE ? ctx.t("rod-white") : owner < 0 ? ctx.t("street-empty")
    : ctx.t("rod-of", { name: ctx.player(owner).name });
  return `${ctx.t("street", { where: ctx.name("street", street) })} (${beside.join(", ")}): ${state}`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Street({ ctx, plan, street, lit, name }) {
  const owner = ctx.view.rods[street];
  const bar = plan.bar(street);
  const label = streetTold(ctx, plan, street);
  const kind = classes("inv-street", plan.isEdge(street) && "is-edge", owner === WHITE && "is-white", owner < 0 && "is-empty", lit
    && "is-lit",
    street === ctx.view.pending && "is-held");
  const [option] = ctx.can({ street });
  const said = option ? `${option.label}. ${label}` : label;
  const part = ctx.phone ? { "class": classes(kind, option && "is-legal", option && ctx.chosen?.id === option.id && "is-chosen"),
    "aria-hidden": "true" }
    : ctx.part({ street }, { label: said, extra: kind });
  const middle = { x: bar.x + bar.width / 2, y: bar.y + bar.height / 2 };
  return html`<g ...${part}>
    <title>${label}</title>
    <rect class="inv-road" ...${bar} rx="5" />
    ${owner < 0 && plan.isEdge(street) && !ctx.phone && !option
      && html`<text class="inv-e" x=${middle.x} y=${middle.y + 4.6}>${letterOf("edge")}</text>`}
    ${owner === WHITE && html`<rect class="inv-white" ...${bar} rx="5" fill="url(#inv-hatch)" />`}
    ${owner >= 0 && owner < WHITE && html`<g data-piece=${name}><${Rod} seat=${owner} bar=${bar} /></g>`}
    ${option && owner < 0 && html`<circle class="inv-dot" cx=${middle.x} cy=${middle.y} r="2.600" />`}
    <rect class="inv-mark" x=${bar.x - 1.5} y=${bar.y - 1.5} width=${bar.width + 3} height=${bar.height + 3} rx="6.500" />
    <rect class="inv-hit" ...${plan.hit(street)} />
    <rect class="inv-focus" x=${bar.x - 4} y=${bar.y - 4} width=${bar.width + 8} height=${bar.height + 8} rx="8" />
  </g>`;
}

/** A rod: the player's colour with the glyph in the middle. */
function Rod({ seat, bar, ghost = false }) {
  const look = lookOf(seat);
  return html`<g class=${classes("inv-rod", ghost && "is-ghostly")}>
    <rect x=${bar.x + 0.5} y=${bar.y + 0.5} width=${bar.width - 1} height=${bar.height - 1} rx="4.500" fill=${look.colour}
      stroke=${look.rim} stroke-width="1.400" />
    <path d=${shapeOf(seat)} fill=${look.ink} transform=${`translate(${bar.x + bar.width / 2} ${bar.y + bar.height / 2}) scale(.7)`} />
  </g>`;
}

/**
 * What the street under the pointer would do: a dashed rod, and how the districts beside it would stand.
 * @param {{ ctx: Ctx, [more: string]: any }} props
 */
function Ghost({ ctx, plan, aim }) {
  const { view } = ctx;
  const street = aim.args.street;
  const seat = rodOf(ctx);
  const laid = aim.kind === "Lay" || view.asks === ASKS.REPLACE;
  return html`<g class="inv-ghost" aria-hidden="true">
    ${laid && html`<${Rod} seat=${seat} bar=${plan.bar(street)} ghost />`}
    ${aim.kind === "Lay" && plan.sides(street).map((tile) => {
      if (tile < 0 || view.builder[tile] >= 0 || view.layout[tile] === 6) return null;
      const { x, y } = plan.tile(tile);
      const { of } = rodsAt(view, plan, tile);
      const wins = missing(view, plan, tile, seat) === 1;
      const points = ctx.data.prestige[DISTRICTS[view.layout[tile]]];
      const text = wins ? `+${points}` : `${of[seat]} → ${of[seat] + 1}`;
      return html`<g transform=${`translate(${x + 38} ${y + 60})`} class=${wins ? "inv-gain" : ""}>
        <rect x="-29" y="-12" width="58" height="24" rx="12" /><text y="5.500">${text}</text></g>`;
    })}
  </g>`;
}
