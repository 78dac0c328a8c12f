// Where everything of a box lies in the drawing; worked out once for each box.
import { BENDS, BOWS } from "/face/cablecars/places.js";
import { city, fitted, line, soft } from "/face/cablecars/warp.js";

const STEPS = 36; // pieces into which a curve is cut to be measured
const NODE = 12; // what a location keeps free of cars
const CAR = 40; // the longest a space gets
const CROWDED = 27; // near a location routes meet: there only the spaces themselves are hit
const TWIN = 9.5; // how far each track of a double route lies off the middle
export const GRAY = 7;
export const COLOURS = ["blue", "green", "black", "purple", "red", "orange", "ferry", "gray"];

const known = new WeakMap();

/** The drawing's measures of a box. */
export function geometryOf(data) {
  if (!known.has(data)) known.set(data, measure(data));
  return known.get(data);
}

function measure(data) {
  const real = Boolean(data.coast);
  const put = real ? city : fitted(data.location.map((spot) => spot.at));
  const spots = data.location.map((spot) => ({ id: spot.id, red: Boolean(spot.red_spot), at: put(spot.at), source: spot.source }));
  const index = new Map(spots.map((spot, number) => [spot.id, number]));
  const tracks = [];
  for (const route of data.route) {
    const [a, b] = route.ends.map((id) => index.get(id));
    const double = route.colours.length === 2;
    route.colours.forEach((colour, side) => tracks.push({
      number: tracks.length, a, b, spaces: route.spaces, ferries: route.ferries || 0, colour: COLOURS.indexOf(colour), source: route.source,
      twin: double ? tracks.length + (side ? -1 : 1) : -1,
      ...laid(route, spots[a].at, spots[b].at, put, double ? (side ? TWIN : -TWIN) : 0),
    }));
  }
  const tickets = data.ticket.map((ticket) =>
    ({ a: index.get(ticket.ends[0]), b: index.get(ticket.ends[1]), points: ticket.points, source: ticket.source }));
  const leaving = spots.map((_, here) => tracks.filter(({ a, b }) => a === here || b === here));
  const coast = real ? [...data.coast.line.map(put)] : null;
  const gate = real && index.has("golden-gate-bridge");
  return { put, real, gate, spots, tracks, tickets, leaving, coast, shore: coast && land(coast) };
}

/** The land: along the shore, then closed far below the picture. */
const land = (coast) => `${soft(coast)}L${coast.at(-1)[0] + 10} 1400L${coast[0][0]} 1400Z`;

/** One track: its curve, the middle and angle of each of its spaces, its outline and the band a finger may hit. */
function laid(route, from, to, put, aside) {
  const middle = curveOf(route, from, to, put);
  const rail = besides(middle, aside);
  const lengths = [0];
  for (let i = 1; i < rail.length; i += 1) lengths.push(lengths[i - 1] + Math.hypot(rail[i][0] - rail[i - 1][0],
    rail[i][1] - rail[i - 1][1]));
  const whole = lengths.at(-1);
  const each = (whole - 2 * NODE) / route.spaces;
  const length = Math.min(CAR, each - 2.5);
  const cars = [...Array(route.spaces).keys()].map((n) => pointAt(rail, lengths, NODE + each * (n + 0.5)));
  const free = rail.filter((_, i) => lengths[i] > NODE * 0.6 && lengths[i] < whole - NODE * 0.6);
  const wide = rail.map((_, i) => i).filter((i) => lengths[i] > CROWDED && lengths[i] < whole - CROWDED);
  const band = aside ? besides(middle, aside + Math.sign(aside) * 4) : rail;
  return {
    rail: line(rail), length, cars, middle: pointAt(rail, lengths, whole / 2),
    outline: `${line([...besides(free, 11.5), ...besides(free, -11.5).reverse()], true)}`,
    hit: wide.length > 1 ? line(wide.map((i) => band[i])) : line(free),
  };
}

/** The middle line of a route: straight, bowed, or drawn towards the bend that the box gives. */
function curveOf(route, [x0, y0], [x1, y1], put) {
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const span = Math.hypot(x1 - x0, y1 - y0) || 1;
  const bow = BOWS[route.ends.join(" ")] || 0;
  const bend = route.bend && (BENDS[route.ends.join(" ")] || route.bend);
  const control = bend ? put(bend) : [mx - ((y1 - y0) / span) * bow * 2, my + ((x1 - x0) / span) * bow * 2];
  return [...Array(STEPS + 1).keys()].map((n) => {
    const t = n / STEPS;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [p * x0 + q * control[0] + r * x1, p * y0 + q * control[1] + r * y1];
  });
}

/** The same line moved aside. */
function besides(points, by) {
  if (!by) return points;
  return points.map(([x, y], i) => {
    const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]];
    const span = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [x - ((b[1] - a[1]) / span) * by, y + ((b[0] - a[0]) / span) * by];
  });
}

/** Where one is after so much of the way, and which way one looks. */
function pointAt(points, lengths, way) {
  const i = Math.max(1, lengths.findIndex((length) => length >= way));
  const [a, b] = [points[i - 1], points[i]];
  const t = (way - lengths[i - 1]) / (lengths[i] - lengths[i - 1] || 1);
  let angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  if (angle > 90) angle -= 180;
  if (angle <= -90) angle += 180;
  return { x: a[0] + (b[0] - a[0]) * t, y: a[1] + (b[1] - a[1]) * t, angle };
}
