// A city drawn large: five districts, rails that join, depots below, and what the looked-at option would do.
import { classes, html } from "/page/kit/dom.js";
import { Card, Rails, railLines } from "/face/skyline/card.js";
import { Ring, fitted } from "/face/skyline/ring.js";
import { ASKS } from "/face/skyline/numbers.js";
import {
  BLACK, DISTRICTS, WIDTH, cardOf, describe, districtName, drafted, foretold, ghostOf, has, letterOf, looked, nextSpace, onlyCardFor,
    spaceOf, spacesOf, toFill,
} from "/face/skyline/read.js";
import { Depot, Glyph, Sign, Tower } from "/face/skyline/signs.js";

/** @typedef {Fogline.Context<Fogline.SkylineView>} Ctx */

const GAP = 3;

/** Where everything of a city stands: `label` is the width of the districts' names. @param {Ctx} ctx */
export function planOf(ctx, { x, y, w, h, label, head, foot }) {
  const spaces = spacesOf(ctx);
  const cw = Math.floor((w - label - GAP * spaces) / spaces);
  const ch = Math.floor((h - head - foot - GAP * DISTRICTS) / DISTRICTS);
  const left = x + label + GAP;
  const top = y + head;
  const at = (space) => ({ x: left + (space % WIDTH) * (cw + GAP), y: top + Math.floor(space / WIDTH) * (ch + GAP) });
  return { x, y, w, h, label, head, foot, cw, ch, left, top, at, right: left + spaces * (cw + GAP) - GAP,
    bottom: top + DISTRICTS * (ch + GAP), rowY: (d) => top + d * (ch + GAP) };
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
export function City({ ctx, seat, plan, ids, home }) {
  const mine = seat === ctx.me;
  const ghost = mine ? ghostOf(ctx) : null;
  const places = Array.from({ length: DISTRICTS * WIDTH }, (_, space) => space).filter((space) => space % WIDTH < spacesOf(ctx));
  const fresh = mine ? drafted(ctx) : new Set();
  return html`<g class="sk-city">
    <${Sky} ctx=${ctx} seat=${seat} plan=${plan} home=${home} />
    ${Array.from({ length: DISTRICTS }, (_, d) => html`<${Label} key=${`label ${d}`} ctx=${ctx} district=${d} plan=${plan} />`)}
    <${Depots} ctx=${ctx} plan=${plan} />
    ${places.map((space) => html`<${Space} key=${space} ctx=${ctx} seat=${seat} space=${space} plan=${plan} ids=${ids} fresh=${fresh}
      ghost=${ghost} />`)}
    <${Joints} ctx=${ctx} seat=${seat} plan=${plan} />
    ${mine && html`<${Foretold} ctx=${ctx} plan=${plan} ghost=${ghost} />`}
  </g>`;
}

/** The Golden Gate Bridge in the right corner of the bay: deck, towers, cables. */
const bridge = (width, head) => [
  `M${width - 142} ${head - 8}h132M${width - 108} 3v${head - 6}M${width - 44} 3v${head - 6}`,
  `M${width - 108} 5q32 ${head * 1.2} 64 0M${width - 108} 5q-10 ${head * 0.6} -34 ${head * 0.62}`,
  `M${width - 44} 5q10 ${head * 0.6} 34 ${head * 0.62}`,
].join("");

/** The bay above the city with whose city it is. @param {{ ctx: Ctx, [more: string]: any }} props */
function Sky({ ctx, seat, plan, home }) {
  const { left, y, right, head } = plan;
  const title = seat === ctx.me ? ctx.t("your-city") : ctx.t("city-of", { name: ctx.player(seat).name });
  const open = toFill(ctx, seat);
  const width = right - left;
  return html`<g><svg class="sk-bay" x=${left} y=${y + 2} width=${width} height=${head - 5} aria-hidden="true">
      <rect width=${width} height=${head} rx="6" class="sk-water" />
      <path class="sk-ripple" d=${Array.from({ length: Math.ceil(width / 44) },
        (_, n) => `M${n * 44 + 4} 9q6-4 12 0t12 0M${n * 44 + 22} ${head - 12}q6-4 12 0t12 0`).join("")} />
      ${width > 330 && html`<path class="sk-gate"
        d=${bridge(width, head)} />`}
    </svg>
    <text x=${left + 8} y=${y + head / 2 + 5} class="sk-title">${fitted(title, width > 330 ? 170 : 130, 16)}
      <tspan class="sk-quiet" dx="8">${open ? ctx.t("to-fill", { n: open }) : ctx.t("city-full")}</tspan></text>
    ${home && html`<g ...${ctx.part({}, { kinds: ["look"], label: ctx.t("back-home"), use: home })}><title>${ctx.t("back-home")}</title>
      <rect class="sk-button" x=${right - 36} y=${y + 3} width="32" height=${head - 8} rx="6" />
        <${Sign} name="home" x=${right - 29} y=${y + head / 2 - 10} size=${18} />
        <${Ring} x=${right - 36} y=${y + 3} w=${32} h=${head - 8} /></g>`}
  </g>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Label({ ctx, district, plan }) {
  const { x, label, ch } = plan;
  const y = plan.rowY(district);
  const wide = label > 40;
  const size = wide ? Math.min(22, ch * 0.32) : 16;
  return html`<g class=${`sk-label d${district}`}><title>${districtName(ctx, district)}</title>
    <rect class="sk-head" x=${x} y=${y} width=${label} height=${ch} rx="6" />
    <${Glyph} district=${district} x=${x + label / 2 - size / 2} y=${y + ch * (wide ? 0.12 : 0.2)} size=${size} />
    <text x=${x + label / 2} y=${y + ch * (wide ? 0.66 : 0.76)} class="sk-letter is-middle">${letterOf(ctx, district)}</text>
    ${wide && html`<text x=${x + label / 2} y=${y + ch - 6} class="sk-small is-middle">${districtName(ctx, district)}</text>`}</g>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Depots({ ctx, plan }) {
  const { cw, bottom, foot, x, label } = plan;
  const h = foot - 4;
  return html`<g class="sk-depots"><title>${ctx.t("depot-title")}</title>
    ${label > 40 && html`<text x=${x + label / 2} y=${bottom + h / 2 + 4} class="sk-small is-middle sk-quiet">${ctx.t("depots")}</text>`}
    ${ctx.data.board.depots.map((place) => {
    const at = plan.at((DISTRICTS - 1) * WIDTH + place - 1);
    return html`<g key=${place} transform=${`translate(${at.x} ${bottom})`}><rect class="sk-quay" width=${cw} height=${h} rx="5" />
      <${Depot} x=${cw / 2} y=${h - 2} size=${Math.min(36, h - 1)} /></g>`;
  })}</g>`;
}

/** One space: the card on it, or the place for the next one. @param {{ ctx: Ctx, [more: string]: any }} props */
function Space({ ctx, seat, space, plan, ids, fresh, ghost }) {
  const { cw, ch } = plan;
  const { x, y } = plan.at(space);
  const here = spaceOf(ctx, seat, space);
  const part = partOf(ctx, seat, space, Boolean(here));
  const choosing = seat === ctx.me && ctx.legal.some(({ kind }) => kind === "OnCard");
  const dim = choosing && !ctx.can({ space }, "OnCard").length;
  const ghosted = ghost?.space === space;
  const label = describe(ctx, seat, space);
  const content = here ? html`<g data-piece=${ids.name(`city:${seat}:${space}`)}><g transform=${`translate(${x} ${y})`}>
    <${Card} ctx=${ctx} here=${here} w=${cw} h=${ch} /></g></g>`
    : ghosted ? null : html`<${Empty} ctx=${ctx} district=${Math.floor(space / WIDTH)} x=${x} y=${y} w=${cw} h=${ch} part=${part}
      name=${ctx.name("space", space)} />`;
  return html`<g ...${ctx.part(part.args,
    { kinds: part.kinds, label, extra: classes("sk-space", dim && "is-dim", fresh.has(space) && "is-fresh") })}
    data-space=${`${seat}:${space}`} data-drop=${seat === ctx.me ? dropsOn(ctx, space) : undefined}>
    <title>${label}</title>${content}
    ${ghosted && html`<g transform=${`translate(${x} ${y})`}>
      <${Card} ctx=${ctx} here=${cardOf(ctx, ghost.card)} w=${cw} h=${ch} ghost /></g>`}
    <rect class="sk-mark" x=${x} y=${y} width=${cw} height=${ch} rx="6" /><${Ring} x=${x} y=${y} w=${cw} h=${ch} r=${6} />
  </g>`;
}

/** What a click on a space means: a token goes on its card, a black card or a taken one goes to the next space. @param {Ctx} ctx */
function partOf(ctx, seat, space, built) {
  const district = Math.floor(space / WIDTH);
  if (seat !== ctx.me) return { args: { space }, kinds: ["look"] };
  if (built || nextSpace(ctx, seat, district) !== space) return { args: { space }, kinds: ["OnCard"] };
  const card = ctx.view.asks === ASKS.BUILDING ? onlyCardFor(ctx, district) : null;
  return card === null ? { args: { district }, kinds: ["InDistrict"] } : { args: { card }, kinds: ["Build"] };
}

/** What can be put on a space with the hand: a token, or a card of its district, which goes to the first free space whichever is meant. */
function dropsOn(ctx, space) {
  const district = Math.floor(space / WIDTH);
  const cards = ctx.can({}, "Build").map(({ args }) => args.card).filter((card) => [district, BLACK].includes(cardOf(ctx, card).colour));
  return [`space:${space} OnCard`, `district:${district} InDistrict`, ...cards.map((card) => `card:${card} Build`)].join("|");
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Empty({ ctx, district, x, y, w, h, part, name }) {
  const open = part.kinds[0] !== "look" && part.kinds[0] !== "OnCard" && ctx.can(part.args, part.kinds).length > 0;
  return html`<g class=${classes("sk-empty", `d${district}`, open && "is-open")}>
    <rect class="sk-slot" x=${x} y=${y} width=${w} height=${h} rx="6" />
    <${Glyph} district=${district} x=${x + w / 2 - 10} y=${y + h / 2 - (open && w > 60 ? 17 : 10)} size=${20} />
    ${open && w > 60 && html`<text x=${x + w / 2} y=${y + h - 12} class="sk-small is-middle sk-accent">${fitted(name, w, 12)}</text>`}</g>`;
}

/** Rails across the gaps where both neighbours have some, and down to the depots. @param {{ ctx: Ctx, [more: string]: any }} props */
function Joints({ ctx, seat, plan }) {
  const city = ctx.view.cities[seat];
  const { cw, ch } = plan;
  const spaces = spacesOf(ctx);
  const { x, y, small } = railLines(cw, ch);
  const found = [];
  for (let space = 0; space < DISTRICTS * WIDTH; space += 1) {
    if (!has(city.rails, space)) continue;
    const at = plan.at(space);
    const live = has(city.cars, space);
    const below = space + WIDTH;
    if (space % WIDTH < spaces - 1 && has(city.rails, space + 1)) found.push({ live, d: `M${at.x + cw - 1} ${at.y + y}h${GAP + 2}` });
    if (below < DISTRICTS * WIDTH && has(city.rails, below)) found.push({ live, d: `M${at.x + x} ${at.y + ch - 1}v${GAP + 2}` });
    if (below >= DISTRICTS * WIDTH && ctx.data.board.depots.includes((space % WIDTH) + 1)) found.push({ live,
      d: `M${at.x + x} ${at.y + ch - 1}v${GAP + (small ? 6 : 12)}` });
  }
  return html`<g class="sk-through" aria-hidden="true">
    ${found.map(({ d, live }) => html`<${Rails} key=${d} d=${d} live=${live} small=${small} />`)}</g>`;
}

/**
 * What the sentences about the looked-at option name, on the board: a skyscraper that would rise, a square that
 * would wake, a token.
 * @param {{ ctx: Ctx, [more: string]: any }} props
 */
function Foretold({ ctx, plan, ghost }) {
  const option = looked(ctx);
  const named = foretold(ctx);
  const { cw, ch } = plan;
  const city = ctx.view.cities[ctx.me];
  return html`<g class="sk-foretold sk-through" aria-hidden="true">
    ${[...named].filter((space) => space !== ghost?.space || has(city.foundations, space)).map((space) => {
    const { x, y } = plan.at(space);
    const rises = has(city.foundations & ~city.towers, space);
    const wakes = has(city.squares & ~city.lit, space);
    const token = option.kind === "OnCard" && option.args.space === space;
    return html`<g key=${space}>${token && html`<${Token} ctx=${ctx} x=${x} y=${y} cw=${cw} ch=${ch} />`}
      <rect class="sk-foreseen" x=${x + 1} y=${y + 1} width=${cw - 2} height=${ch - 2} rx="6" />
      ${rises && !token && html`<${Tower} x=${x + cw - 28} y=${y + ch - 6} size=${Math.min(56, ch - 10)} ghost />`}
      ${wakes && html`<g transform=${`translate(${x + cw / 2 - 20} ${y + ch - 22})`}>
        <rect class="sk-bubble" width="40" height="18" rx="9" />
        <text x="20" y="13.500" class="sk-note is-middle sk-good">0→${ctx.data.values.square}</text></g>`}</g>`;
  })}</g>`;
}

/** The bonus token in hand, on the card that is looked at: rails, or two more. @param {{ ctx: Ctx, [more: string]: any }} props */
function Token({ ctx, x, y, cw, ch }) {
  const rail = railLines(cw, ch);
  if (ctx.view.asks === ASKS.BOOST) {
    return html`<g class="is-ghost-piece" transform=${`translate(${x + cw / 2} ${y + ch / 2 + 4})`}><circle class="sk-token" r="13" />
      <text y="5" class="sk-note is-middle">+${ctx.data.values.plus}</text></g>`;
  }
  return html`<g class="is-ghost-piece" transform=${`translate(${x} ${y})`}><${Rails} d=${`M${rail.x} 0V${ch}`} small=${rail.small} />
    <${Rails} d=${`M0 ${rail.y}H${cw}`} small=${rail.small} /></g>`;
}
