// The city: plot cards with their plots, spaces with rubble or buildings, and what the present question makes of them.
import { classes, html } from "/page/kit/dom.js";
import { spaceFit } from "./helper.js";
import { columnsOf, has, lookSeat } from "./model.js";
import { ASKS } from "./numbers.js";
import { COLOUR_SIGNS, House, Rubble, Sign } from "./signs.js";
import { letterOf, cash } from "./words.js";

const CELL = 40;
const GAP = 8;
const EDGE = 8;

/** Where a plot card lies on the drawing. */
function cornerOf({ model, columns }, slot) {
  return [
    EDGE + (slot % columns) * (model.width * CELL + GAP),
    EDGE + Math.floor(slot / columns) * (model.height * CELL + GAP),
  ];
}

export function City({ look }) {
  const { ctx, model, view, data } = look;
  const columns = Math.min(columnsOf(data, view, ctx.phone), view.layout.length);
  const rows = Math.ceil(view.layout.length / columns);
  const width = columns * (model.width * CELL + GAP) - GAP + 2 * EDGE;
  const height = rows * (model.height * CELL + GAP) - GAP + 2 * EDGE;
  const here = { ...look, columns };
  return html`<svg class="rb-map" viewBox=${`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid meet" role="group"
    aria-label=${ctx.t("map")}
    style=${ctx.phone && !look.ui.watching ? { aspectRatio: `${width} / ${height}` } : undefined}>
    <${Patterns} />
    <rect class="rb-land" width=${width} height=${height} rx="12" />
    ${view.layout.map((card, slot) => html`<${PlotCard} key=${card} look=${here} card=${card} slot=${slot} />`)}
    <${Marks} look=${here} />
  </svg>`;
}

/** Colour is never alone: each colour of plots has its own weave. */
const Patterns = () => html`<defs>
  <pattern id="rb-weave-0" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" class="rb-tint-0" />
    <circle cx="4" cy="4" r="1.100" class="rb-thread-0" /></pattern>
  <pattern id="rb-weave-1" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
    <rect width="7" height="7" class="rb-tint-1" /><path d="M0 2h7M0 5.500h3.500" class="rb-thread rb-hue-1" /></pattern>
  <pattern id="rb-weave-2" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="7" height="7" class="rb-tint-2" /><path d="M0 3.500h7" class="rb-thread rb-hue-2" /></pattern>
  <pattern id="rb-weave-3" width="12" height="7" patternUnits="userSpaceOnUse"><rect width="12" height="7" class="rb-tint-3" />
    <path d="M0 3.500q3-2.800 6 0t6 0" class="rb-thread rb-hue-3" /></pattern>
</defs>`;

const SCENERY = ["M-9 6-3-5 3 6zM1 2l3.500-6L10 6H5", "M-10 5Q-2-7 11 4M-6 7Q-1-1 7 6.400", `M-5 7V1
  M-5 1a3.500 3.500 0 1 1 .1 0M5 7V3M5 3a3 3 0 1 1 .1 0`, "M-10 6q3-9 6 0M-4 6q4-13 9 0M5 6q2-5 5 0"];

function PlotCard({ look, card, slot }) {
  const { model, view, ctx } = look;
  const [left, top] = cornerOf(look, slot);
  const open = view.sides[slot] < 0;
  const cells = [];
  for (let y = 0; y < model.height; y += 1) for (let x = 0; x < model.width; x += 1) cells.push([x, y]);
  const plots = model.plots[card];
  const used = new Set(plots.flatMap((plot) => [...plot.spaces.map(({ x, y }) => `${x} ${y}`), String(plot.plaque?.join(" "))]));
  const roads = [];
  for (let x = 1; x < model.width; x += 1) roads.push(`M${x * CELL} 3V${model.height * CELL - 3}`);
  for (let y = 1; y < model.height; y += 1) roads.push(`M3 ${y * CELL}H${model.width * CELL - 3}`);
  return html`<g transform=${`translate(${left} ${top})`} class=${classes("rb-plot-card", open && "is-open")}>
    <rect class="rb-block" width=${model.width * CELL} height=${model.height * CELL} rx="7" />
    <path class="rb-roads" d=${roads.join("")} />
    ${cells.filter((cell) => !used.has(cell.join(" "))).map(([x, y]) => html`<path class="rb-scenery" aria-hidden="true"
      transform=${`translate(${(x + 0.5) * CELL} ${(y + 0.5) * CELL})`} d=${SCENERY[(x * 3 + y * 2 + card) % SCENERY.length]} />`)}
    ${plots.map((plot) => html`<${Plot} key=${plot.colour * 10 + plot.number} look=${look} plot=${plot} />`)}
    ${plots.flatMap((plot) => plot.spaces).map((space) => html`<${Space} key=${space.id} look=${look} space=${space} slot=${slot} />`)}
    ${open && slot === view.sides.indexOf(-1)
      && html`<rect class="rb-next-card" x="1" y="1" width=${model.width * CELL - 2} height=${model.height * CELL - 2} rx="7"><title>
      ${ctx.t("next-plot-card")}</title></rect>`}
  </g>`;
}

/** A plot's ground, and the plaque with its letter, number and sign. */
function Plot({ look, plot }) {
  const { ctx } = look;
  const ground = plot.spaces.map(({ x, y }) => `M${x * CELL} ${y * CELL}h${CELL}v${CELL}h${-CELL}z`).join("");
  const [x, y] = plot.plaque ? [plot.plaque[0] * CELL + 1, plot.plaque[1] * CELL + 9]
    : [plot.spaces[0].x * CELL + 1, plot.spaces[0].y * CELL - 7];
  return html`<g class=${`rb-plot rb-hue-${plot.colour}`}>
    <path class="rb-ground-rim" d=${ground} /><path class="rb-ground" d=${ground} fill=${`url(#rb-weave-${plot.colour})`} />
    <g transform=${`translate(${x} ${y})`} class="rb-plaque"><title>
      ${ctx.t("plot", { colour: ctx.t(`colour-${plot.colour}`), number: plot.number })}</title>
      <rect width="38" height="22" rx="5" /><${Sign} name=${COLOUR_SIGNS[plot.colour]} size=${15} x=${3} y=${3.5} />
      <text x="27.500" y="16">${letterOf(plot.colour)}${plot.number}</text></g>
  </g>`;
}

const builderOf = (view, id) => view.players.find((player) => has(view.built[player], id));

function Space({ look, space, slot }) {
  const { ctx, view, data, model, ui } = look;
  const side = view.sides[slot];
  const next = ctx.ghost?.kind === "Side" && slot === view.sides.indexOf(-1);
  const round = space.rubble[side] || (next && space.rubble[ctx.ghost.args.side]);
  const rubble = has(view.rubble, space.id);
  const builder = builderOf(view, space.id);
  const sites = ctx.can({ space: space.id }, ["Site", "ClearUp"]);
  const fit = spaceFit(look, space);
  const price = view.asks === ASKS.CLEARING ? null : model.years[view.year].cost + (rubble ? data.costs.site : 0);
  const state = builder !== undefined ? ctx.t("built-by", { name: ui.nameOf(builder) }) : rubble ? ctx.t("with-rubble") : ctx.t("vacant");
  const name = `${ctx.name("space", space.id)}, ${state}${sites.length && price !== null ? `, ${cash(price)}` : ""}`;
  const study = sites.length ? undefined : () => ui.studySpace(space.id);
  const building = ctx.ghosted({ space: space.id }) && ctx.ghost.kind === "Site";
  const mine = view.site === space.id;
  return html`<g ...${ctx.part({ space: space.id }, { kinds: ["Site", "ClearUp"], label: name, use: study,
    extra: classes("rb-space", fit && `fits-${fit}`, mine && "is-site", ui.study?.space === space.id && "is-studied") })}
    transform=${`translate(${(space.x + 0.5) * CELL} ${(space.y + 0.5) * CELL})`}>
    <title>${name}</title>
    <rect class="rb-hit" x="-20" y="-20" width="40" height="40" />
    ${round ? html`<circle class=${`rb-lot rb-hue-${space.colour}`} r="15.500" />`
      : html`<rect class=${`rb-lot rb-hue-${space.colour}`} x="-15" y="-15" width="30" height="30" rx="4" />`}
    ${(rubble || (next && round)) && html`<g data-piece=${`rubble-${space.id}`}><g class=${rubble ? "" : "is-ghost-piece"}>
      <${Rubble} /></g></g>`}
    ${builder !== undefined && html`<g data-piece=${`house-${builder}-${space.id}`}><g><${House} seat=${lookSeat(builder)} /></g></g>`}
    ${builder === undefined && (building || mine) && html`<${House} seat=${ctx.me} ghost />`}
    ${sites.length > 0 && price !== null && !building
      && html`<g class="rb-price" transform=${`translate(0 ${rubble ? 12 : 0})`}>
      ${rubble && html`<rect x="-13" y="-9" width="26" height="18" rx="9" />`}<text y="4.500">${cash(price)}</text></g>`}
    <rect class="rb-focus" x="-19" y="-19" width="38" height="38" rx="7" />
  </g>`;
}

/** Numbered marks over the map: where the Committee looked, and in which order. */
function Marks({ look }) {
  const { ui, model, view } = look;
  return (ui.marks ?? []).map(({ space: id, text, chosen }) => {
    const space = model.spaces[id];
    const [left, top] = cornerOf(look, view.layout.indexOf(space.card));
    const x = left + (space.x + 0.5) * CELL + 14;
    const y = top + (space.y + 0.5) * CELL - 14;
    return html`<g class=${classes("rb-mark", chosen && "is-chosen")} transform=${`translate(${x} ${y})`} aria-hidden="true">
      <circle r="9.500" /><text y="4.500">${text}</text></g>`;
  });
}
