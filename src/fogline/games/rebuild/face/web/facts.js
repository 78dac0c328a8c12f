// What the rows of players say about the game, the clock beside the title, and the signs of the dock's buttons.
import { html } from "/page/kit/dom.js";
import { ANY, COMMITTEE, DEED, DEED_SIGNS, SERVICES, cardAt, costOf, isOver, members, modelOf } from "./model.js";
import { COLOUR_SIGNS, HouseMark, Sign } from "./signs.js";
import { letterOf, cash } from "./words.js";

/** @typedef {Fogline.Context<Fogline.RebuildView>} Ctx */

/** A permit as a chip: letter, number, colour. */
export function Chip({ permit }) {
  return html`<span class=${`rb-chip rb-hue-${permit.colour}`}><${Sign} name=${COLOUR_SIGNS[permit.colour]} size=${11} />
    ${permit.colour === ANY ? "?" : `${letterOf(permit.colour)}${permit.number}`}</span>`;
}

/** @param {Ctx} ctx */
export function facts(ctx, seat) {
  const { view, data } = ctx;
  const model = modelOf(data);
  const player = seat < 0 ? COMMITTEE : seat;
  const built = members(view.built[player]).length;
  const permits = player === COMMITTEE ? view.committee_row : members(view.permits[player]);
  const known = members(view.held[player]).map((id) => ctx.name("objective", id)).join(", ");
  const count = view.held_counts[player];
  const development = model.board.points[view.tokens[player]];
  const found = [
    { icon: html`<${Sign} name="coin" size=${15} />`, text: cash(view.money[player]),
      title: ctx.t("fact-money", { n: view.money[player] }) },
    { icon: html`<${HouseMark} seat=${seat} size=${15} />`, text: `${built}/${data.players.buildings} +${view.stock[player]}`,
      title: ctx.t("fact-buildings", { built, all: data.players.buildings, stock: view.stock[player] }) },
    { icon: html`<${Sign} name="objective" size=${15} />`, text: String(count), title: known
      ? ctx.t("fact-objectives", { n: count, list: known }) : ctx.t("fact-objectives-hidden", { n: count }) },
    { icon: html`<${Sign} name="urban" size=${14} />`, text: String(development).replace("-", "−"),
      title: ctx.t("fact-development", { n: development }) },
  ];
  if (ctx.phone) return found;
  found.push({ icon: html`<${Sign} name="rubble" size=${14} />`, text: String(view.cleared[player]),
    title: ctx.t("fact-rubble", { n: view.cleared[player] }) });
  SERVICES.forEach((name, service) => {
    const have = view.urbanism[player * SERVICES.length + service];
    if (have) found.push({ icon: html`<${Sign} name=${name} size=${14} />`, text: String(have),
      title: `${ctx.name("service", service)}: ${have}` });
  });
  if (permits.length) {
    found.push({ icon: html`<span class="rb-chips">${permits.map((id) => html`<${Chip} permit=${model.permits[id]} />`)}</span>`,
      text: "", title: ctx.t("fact-permits", { list: permits.map((id) => ctx.name("permit", id)).join("; ") }) });
  }
  return found;
}

/** @param {Ctx} ctx */
export function clock(ctx) {
  const { view, data } = ctx;
  if (isOver(view)) return ctx.t("clock-over");
  const { year } = data.year[view.year];
  return view.stop ? ctx.t("clock", { year, stop: view.stop, stops: view.ring.length }) : ctx.t("clock-year", { year });
}

/** What a move costs for its steps, and by itself. @param {Ctx} ctx */
function priceOf(ctx, option) {
  const { view, data } = ctx;
  const model = modelOf(data);
  const { spot, deed } = option.args;
  if (deed === DEED.MONEY || deed === DEED.PASS) return 0;
  const at = cardAt(model, view, view.stop).findIndex((space) => space.deed === deed);
  return Math.abs(at - spot) * data.costs.step + costOf(model, data, view, deed);
}

/** A small picture before an option's words. @param {Ctx} ctx */
export function icon(ctx, option) {
  const model = modelOf(ctx.data);
  const { kind, args } = option;
  if (kind === "Go") {
    const price = priceOf(ctx, option);
    return html`<${Sign} name=${DEED_SIGNS[args.deed]} size=${18} />${price > 0 && html`<span class="rb-pay">${cash(price)}</span>`}`;
  }
  if (kind === "Benefit") return html`<${Sign} name=${DEED_SIGNS[args.deed]} size=${18} />`;
  if (kind === "TakePermit" || kind === "Use") return html`<${Chip} permit=${model.permits[args.permit]} />`;
  if (kind === "Site" || kind === "ClearUp") return html`<${Chip} permit=${model.spaces[args.space]} />`;
  if (kind === "Reward") return html`<${Sign} name=${SERVICES[args.service]} size=${18} />`;
  const signs = { DrawPermit: "permit", DrawObjective: "objective", Sign: "objective", Earn: "coin" };
  return signs[kind] ? html`<${Sign} name=${signs[kind]} size=${18} />` : null;
}

/** What the signs of this game mean, for who looks for all of them at once. @param {Ctx} ctx */
export function legend(ctx) {
  const deeds = [DEED.BUILD, DEED.GRANT, DEED.MATERIALS, DEED.PERMIT, DEED.OBJECTIVE, DEED.URBAN, DEED.CLEAR, DEED.EARNINGS,
    DEED.PASS].map((deed) => DEED_SIGNS[deed]);
  const sign = (name) => html`<${Sign} name=${name} size=${22} />`;
  return [
    ...deeds.map((name) => [sign(name), ctx.t(`about-${name}`)]),
    [html`<${Chip} permit=${modelOf(ctx.data).permits[0]} />`, ctx.t("legend-permit")],
    ...SERVICES.map((name, service) => [sign(name), ctx.name("service", service)]),
    [html`<${HouseMark} seat=${Math.max(0, ctx.me)} size=${22} />`, ctx.t("legend-buildings", { all: ctx.data.players.buildings })],
    [sign("rubble"), ctx.t("legend-rubble")],
    [html`<b>−7</b>`, ctx.t("legend-development")],
    [sign("star"), ctx.t("legend-star")],
    [html`<b>6/4/1</b>`, ctx.t("legend-places")],
  ];
}
