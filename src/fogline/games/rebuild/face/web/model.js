// The box as the drawing wants it: spaces, permits, action cards and objectives as lists, read once.
import { ASKS, BOX, DOES } from "./numbers.js";

export const ANY = BOX.ANY; // the colour of a building grant
export const COMMITTEE = BOX.COMMITTEE; // its number among the players; it has no seat
const LETTERS = "YGRB"; // as the box writes them
export const SERVICES = ["lighting", "cable car", "hydrant", "park"];
const COLOURS = ["yellow", "green", "red", "blue"];
const DEEDS = ["build", "grant", "materials", "permit", "objective", "urban", "clear", "earnings", "money", "pass"];
export const DEED = { ...DOES, CLEAR: DOES.CLEAR_UP }; // what the spaces of action cards offer
/** The signs of the deeds, by number. */
export const DEED_SIGNS = ["build", "grant", "materials", "permit", "objective", "urban", "clear", "coin", "coin", "pass", "each",
  "opening"];
const known = new WeakMap();

/** Whether a set holds a number; sets too wide for a number come as text. */
export const has = (mask, n) => ((BigInt(mask) >> BigInt(n)) & 1n) === 1n;

export function members(mask) {
  const found = [];
  for (let rest = BigInt(mask), n = 0; rest; rest >>= 1n, n += 1) if (rest & 1n) found.push(n);
  return found;
}

/** The tables of a box, made once for each. */
export function modelOf(data) {
  if (!known.has(data)) known.set(data, read(data));
  return known.get(data);
}

function read(data) {
  const cards = data.plot_card.map((card) => cellsOf(card.spaces));
  const spaces = cards.flatMap((cells, card) => cells.map((cell) => ({ ...cell, card }))).map((space, id) => ({ ...space, id }));
  const width = Math.max(...cards.map((cells) => Math.max(...cells.map((cell) => cell.wide))));
  const height = Math.max(...cards.map((cells) => Math.max(...cells.map((cell) => cell.high))));
  return {
    spaces, width, height,
    earnings: data.year_board.earnings,
    plots: cards.map((_, card) => plotsOf(spaces.filter((space) => space.card === card), width, height)),
    permits: [
      ...data.permits.regular.map(([colour, number, ...icons]) =>
        ({ colour: COLOURS.indexOf(colour), number, icons: icons.map((icon) => SERVICES.indexOf(icon)) })),
      ...Array.from({ length: data.permits.grants }, () => ({ colour: ANY, number: 0, icons: [] })),
    ],
    actions: ["solo_and_two", "three_and_four"].map((side) => data.action_card.map((card) => card[side].map(deedOf))),
    objectives: objectivesOf(data.objectives),
    years: data.year.map((entry) => ({ ...entry, benefits: entry.benefits.map(benefitOf) })),
    board: { wide: data.development.columns.length, high: data.development.rows.length,
      points: [...data.development.points].reverse().flat() },
    piles: [data.urbanism.lighting.count, data.urbanism.cable_car.count, data.urbanism.hydrant.count, data.urbanism.park.points.length],
  };
}

/** The spaces of a plot card's picture, plot after plot in reading order, as the rules number them. */
function cellsOf(picture) {
  const lines = picture.trim().split("\n").map((line) => line.trim().split(/\s+/));
  const found = [];
  lines.forEach((line, y) => line.forEach((word, x) => {
    const [, letter, number, mark] = /^([YGRB])([1-9])([*+#]?)$/.exec(word) ?? [];
    if (letter) found.push({ colour: LETTERS.indexOf(letter), number: Number(number), x, y,
      rubble: ["*#".includes(mark) && mark !== "", "+#".includes(mark) && mark !== ""], wide: line.length, high: lines.length });
  }));
  const plots = [...new Set(found.map((cell) => cell.colour * 10 + cell.number))];
  return found.sort((a, b) => plots.indexOf(a.colour * 10 + a.number) - plots.indexOf(b.colour * 10 + b.number) || a.y - b.y || a.x - b.x);
}

/** The plots of a card with the empty cell beside each where its plaque can lie. */
function plotsOf(spaces, width, height) {
  const full = new Set(spaces.map(({ x, y }) => `${x} ${y}`));
  const plots = [];
  for (const space of spaces) {
    const plot = plots.find(({ colour, number }) => colour === space.colour && number === space.number);
    if (plot) plot.spaces.push(space);
    else plots.push({ colour: space.colour, number: space.number, spaces: [space], plaque: null });
  }
  const ways = [[1, 0], [-1, 0], [0, -1], [0, 1]];
  for (const plot of [...plots].sort((a, b) => a.spaces.length - b.spaces.length)) {
    for (const [dx, dy] of ways) {
      const cell = plot.spaces.map(({ x, y }) => [x + dx, y + dy])
        .find(([x, y]) => x >= 0 && y >= 0 && x < width && y < height && !full.has(`${x} ${y}`));
      if (!cell) continue;
      plot.plaque = cell;
      full.add(cell.join(" "));
      break;
    }
  }
  return plots;
}

function deedOf(words) {
  const [name, pays] = words.split(" ");
  return { deed: DEEDS.indexOf(name), pays: Number(pays || 0) };
}

function benefitOf(words) {
  if (words === "building and permit") return { deed: DEED.OPENING, pays: 0 };
  if (words.endsWith(" per building")) return { deed: DEED.PER_BUILDING, pays: parseInt(words, 10) };
  return deedOf(words);
}

function objectivesOf(table) {
  return [
    ...table.green.map((entry) => ({ ...entry, border: "green" })),
    ...table.purple.map((entry) => ({ ...entry, border: "purple" })),
    { kind: "best builder", points: table.best_builder, border: "best" },
  ].map((entry) => ({ ...entry, colour: COLOURS.indexOf(entry.colour), service: SERVICES.indexOf(entry.service) }));
}

/** How a player looks: the Committee has the look of the opponent that the rules play. */
export const lookSeat = (player) => (player === COMMITTEE ? -1 : player);

/** The spaces of the action card of a stop, on the side for this many players. */
export const cardAt = (model, view, stop) => model.actions[view.seats > 2 ? 1 : 0][view.ring[stop - 1]];

/** Who has moved to the present stop: those whose pawns stand there. */
export const standing = (view) => view.order.slice(0, view.at + ([ASKS.EARNING, ASKS.MOVING].includes(view.asks) ? 0 : 1));

export const isOver = (view) => view.asks === ASKS.OVER;

/** How many columns of plot cards the map has. */
export function columnsOf(data, view, phone) {
  if (phone) return 2;
  return data.map.find((entry) => entry.players === Math.max(view.seats, 2)).columns;
}

/** What an action costs by itself this year, as far as a number can say it. */
export function costOf(model, data, view, deed) {
  if (deed === DEED.BUILD || deed === DEED.GRANT) return model.years[view.year].cost;
  if (deed === DEED.URBAN) return data.costs.urban;
  return deed === DEED.CLEAR ? data.costs.clear : 0;
}
