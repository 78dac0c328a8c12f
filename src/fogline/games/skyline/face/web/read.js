// Reads the view for drawing: cards by what is printed on them, sums, ranks. Nothing here decides what is allowed.
import { mentions } from "/page/table/context.js";

/** @typedef {Fogline.Context<Fogline.SkylineView>} Ctx */

export const DISTRICTS = 5;
export const WIDTH = 5; // a space's number is district * WIDTH + place
export const BLACK = 5;
const COLOURS = ["blue", "gray", "orange", "yellow", "green", "black"];
export const BONUSES = ["plus-two", "value-card", "depot-card", "points-token", "contract-token", "tracks-token"];
export const TRACKS_TOKEN = 5;

export const has = (mask, space) => Boolean((mask >> space) & 1);
export const count = (mask) => mask.toString(2).replaceAll("0", "").length;
export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** What is printed on a card; the two kinds after the deck's are the bonus cards. @param {Ctx} ctx */
export function cardOf(ctx, card) {
  const { cards } = ctx.data.deck;
  if (card >= cards.length) {
    const depot = card > cards.length;
    return { card, gold: true, colour: BLACK, value: depot ? 0 : ctx.data.values.card, symbols: new Set(depot ? ["depot"] : []),
      name: ctx.name("bonus", depot ? 2 : 1) };
  }
  const { colour, value, symbols } = cards[card];
  return { card, gold: false, colour: COLOURS.indexOf(colour), value, symbols: new Set(symbols), name: ctx.name("card", card) };
}

/** @param {Ctx} ctx */
export const letterOf = (ctx, district) => ctx.t(`letter-${district}`);
/** @param {Ctx} ctx */
export const districtName = (ctx, district) => (district === BLACK ? ctx.t("black") : ctx.name("district", district));
/** @param {Ctx} ctx */
export const bonusOf = (ctx, district) => BONUSES.indexOf(ctx.data.district[district].bonus);
/** @param {Ctx} ctx */
export const spacesOf = (ctx) => ctx.data.board.spaces;
/** @param {Ctx} ctx */
export const toFill = (ctx, seat) => DISTRICTS * spacesOf(ctx) - sum(ctx.view.cities[seat].built);
/** @param {Ctx} ctx */
export const needOf = (ctx, seat) => ctx.view.contracts[seat] + 1;

/** The next free space of a district in a city, or -1. @param {Ctx} ctx */
export function nextSpace(ctx, seat, district) {
  const built = ctx.view.cities[seat].built[district];
  return built < spacesOf(ctx) ? district * WIDTH + built : -1;
}

export const rowTotal = (city, district) => sum(city.values.slice(district * WIDTH, district * WIDTH + WIDTH));

/** What lies around a space, added up, and what a skyscraper there would need. */
export function around(city, space) {
  const place = space % WIDTH;
  const beside = [place > 0 ? space - 1 : -1, place < WIDTH - 1 ? space + 1 : -1, space - WIDTH, space + WIDTH];
  return sum(beside.filter((other) => other >= 0 && other < DISTRICTS * WIDTH).map((other) => city.values[other]));
}

/** @param {Ctx} ctx */
export const towerNeed = (ctx, city) => Math.max(0, ctx.data.values.skyscraper - city.seasides);

/** What a city's space shows. @param {Ctx} ctx */
export function spaceOf(ctx, seat, space) {
  const city = ctx.view.cities[seat];
  const number = city.cards[space];
  if (number < 0) return null;
  const card = cardOf(ctx, number);
  const tower = has(city.towers, space);
  return {
    ...card,
    printed: card.value,
    value: city.values[space],
    car: has(city.cars, space),
    rails: has(city.rails, space),
    laid: has(city.laid, space),
    lit: has(city.lit, space),
    tower,
    foundation: has(city.foundations, space) && !tower ? { around: around(city, space), need: towerNeed(ctx, city) } : null,
    plus: city.boosts.filter((boosted) => boosted === space).length * ctx.data.values.plus,
  };
}

/** A space of a city in words. @param {Ctx} ctx */
export function describe(ctx, seat, space) {
  const name = ctx.name("space", space);
  const here = spaceOf(ctx, seat, space);
  if (!here) return ctx.t(nextSpace(ctx, seat, Math.floor(space / WIDTH)) === space ? "space-next" : "space-empty", { space: name });
  const notes = [
    here.plus && ctx.t("has-plus", { n: here.plus }),
    here.laid && ctx.t("has-laid"),
    here.rails && ctx.t(here.car ? "has-car" : "no-car"),
    here.symbols.has("square") && ctx.t(here.lit ? "square-lit" : "square-dark", { value: ctx.data.values.square }),
    here.tower && ctx.t("has-tower"),
    here.foundation && ctx.t("needs-around", here.foundation),
  ];
  return [ctx.t("space-card", { space: name, card: here.name, value: here.value }), ...notes.filter(Boolean)].join("; ");
}

/** Advantage points of a seat as the server counts them now: five districts, then the cable cars. @param {Ctx} ctx */
export function contestsOf(ctx, seat) {
  const told = (ctx.score(seat)?.stories || []).filter(({ key }) => key === "district" || key === "cable-cars");
  return told.length === DISTRICTS + 1 ? told : null;
}

/** Everybody's standing in a district, or in cable cars (5): value, advantage, rank, whether the value is tied. @param {Ctx} ctx */
export function standings(ctx, contest) {
  const seats = ctx.view.cities.map((city, seat) => {
    const story = contestsOf(ctx, seat)?.[contest];
    const value = contest < DISTRICTS ? rowTotal(city, contest) : count(city.cars);
    return { seat, value, units: story?.units ?? 0, points: story?.points ?? "0", text: story?.text ?? "" };
  });
  const ahead = (a, b) => a.units > b.units || (a.units === b.units && a.value > b.value);
  return seats.map((mine) => ({
    ...mine,
    rank: 1 + seats.filter((other) => ahead(other, mine)).length,
    tied: seats.some((other) => other.seat !== mine.seat && other.value === mine.value),
  }));
}

/** The stacks of foundation tokens, emptied from the left. @param {Ctx} ctx */
export function stacksOf(ctx) {
  const { tokens, stack } = ctx.data.foundations;
  const stacks = [];
  for (let left = ctx.view.foundations, n = Math.ceil(tokens[ctx.view.seats] / stack); n > 0; n -= 1) {
    const here = Math.min(left, stack);
    stacks.unshift(here);
    left -= here;
  }
  return stacks;
}

/**
 * The option that is looked at: under the pointer, else chosen. One that was left over from an earlier scene
 * does not count.
 * @param {Ctx} ctx
 */
export function looked(ctx) {
  const option = ctx.ghost || ctx.chosen;
  return option && ctx.legal.some(({ id }) => id === option.id) ? option : null;
}

/** Where the option that is looked at would put which card of my city: {space, card}, or null. @param {Ctx} ctx */
export function ghostOf(ctx) {
  const option = looked(ctx);
  if (!option || ctx.me < 0) return null;
  if (option.kind === "Build") {
    const { colour } = cardOf(ctx, option.args.card);
    return colour === BLACK ? null : { space: nextSpace(ctx, ctx.me, colour), card: option.args.card };
  }
  if (option.kind === "InDistrict") return { space: nextSpace(ctx, ctx.me, option.args.district), card: ctx.view.pending };
  return null;
}

/** The spaces where what is looked at will surely change something. @param {Ctx} ctx */
export const foretold = (ctx) => new Set((looked(ctx)?.events || []).map(({ args }) => args.space).filter((space) => space !== undefined));

/** What this turn has changed and nobody else has seen: spaces by the draft's events. @param {Ctx} ctx */
export function drafted(ctx) {
  const keys = new Set(["built", "boosted", "laid", "tower"]);
  return new Set(ctx.scene.draft_log.filter(({ key, args }) => keys.has(key) && args.seat === ctx.me).map(({ args }) => args.space));
}

/** The one tray card that could be built on this space now, or null. @param {Ctx} ctx */
export function onlyCardFor(ctx, district) {
  const fitting = ctx.legal.filter((option) => mentions(option, {}, ["Build"]) && cardOf(ctx, option.args.card).colour === district);
  return fitting.length === 1 ? fitting[0].args.card : null;
}
