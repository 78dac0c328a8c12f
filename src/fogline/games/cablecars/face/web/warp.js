// From the box's even degrees to the drawing: the crowded north-east is given room, the wide west gives it.
export const WIDTH = 690;
export const HEIGHT = 548;

// Pairs of (place in the box, place in the drawing); between them one smooth curve that never turns back.
const ACROSS = [[0, 24], [114, 78], [185, 118], [281, 172], [361, 220], [504, 306], [600, 372], [710, 461], [800, 532], [900, 613],
  [1000, 672]];
const DOWN = [[0, -22], [122, 40], [296, 125], [339, 155], [386, 191], [420, 216], [472, 256], [576, 320], [631, 355], [730, 415],
  [840, 473], [909, 504], [1000, 546]];

/** A monotone cubic through the pairs (Fritsch and Carlson), straight on beyond its ends. */
function curve(pairs) {
  const slopes = pairs.slice(1).map(([x, y], i) => (y - pairs[i][1]) / (x - pairs[i][0]));
  const last = pairs.length - 1;
  const tangents = pairs.map((_, i) => (i === 0 ? slopes[0] : i === last ? slopes[last - 1]
    : (2 * slopes[i - 1] * slopes[i]) / (slopes[i - 1] + slopes[i])));
  return (x) => {
    if (x <= pairs[0][0]) return pairs[0][1] + (x - pairs[0][0]) * slopes[0];
    if (x >= pairs[last][0]) return pairs[last][1] + (x - pairs[last][0]) * slopes[last - 1];
    const i = pairs.findIndex(([to], n) => n > 0 && x <= to) - 1;
    const width = pairs[i + 1][0] - pairs[i][0];
    const t = (x - pairs[i][0]) / width;
    const [u, v] = [t * t, t * t * t];
    return pairs[i][1] * (2 * v - 3 * u + 1) + width * tangents[i] * (v - 2 * u + t)
      + pairs[i + 1][1] * (3 * u - 2 * v) + width * tangents[i + 1] * (v - u);
  };
}

const across = curve(ACROSS);
const down = curve(DOWN);

/** A place of the city. */
export const city = ([x, y]) => [across(x), down(y)];

/** Any other map is only made to fit, beside the corner that the legend takes. */
export function fitted(places) {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, top, wide, high] = [Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const scale = Math.min((WIDTH - 260) / Math.max(1, wide), (HEIGHT - 150) / Math.max(1, high));
  const [dx, dy] = [90 + (WIDTH - 260 - wide * scale) / 2, (HEIGHT - high * scale) / 2];
  return ([x, y]) => [dx + (x - left) * scale, dy + (y - top) * scale];
}

const short = (number) => Math.round(number * 10) / 10;

/** A broken line as a path. */
export const line = (points, closed = false) =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}${closed ? "Z" : ""}`;

/** A soft line through all points (Catmull and Rom), open or closed. */
export function soft(points, closed = false) {
  const at = (i) => (closed ? points[(i + points.length) % points.length] : points[Math.max(0, Math.min(points.length - 1, i))]);
  let path = `M${short(points[0][0])} ${short(points[0][1])}`;
  for (let i = 0; i < points.length - (closed ? 0 : 1); i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const numbers = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6, c[0], c[1]];
    path += `C${numbers.map(short).join(" ")}`;
  }
  return path + (closed ? "Z" : "");
}
