// Where the fields and streets of the city lie in the drawing. Tiles count row by row, streets first those that run north to south.
export const TILE = 76;
const PITCH = 90;
const ROAD = 14;
const SEA = 22; // from the rim to the first field
const TOUCH = 34; // a street is thin, what can be hit is not

/** The plan of a city as large as its box says; the rim carries the letters and numbers of the fields. */
export function planOf(data, phone) {
  const { columns, rows } = data.board;
  const rim = phone ? 26 : 17;
  const upright = rows * (columns + 1);
  const crossing = (street) => {
    const wide = street < upright ? columns + 1 : columns;
    const nth = street < upright ? street : street - upright;
    return { x: nth % wide, y: Math.floor(nth / wide) };
  };
  const plan = { columns, rows, rim, upright, streets: upright + (rows + 1) * columns, tiles: columns * rows };
  plan.width = columns * PITCH + 30 + rim;
  plan.height = rows * PITCH + 30 + rim;
  plan.tile = (tile) => ({ x: rim + SEA + PITCH * (tile % columns), y: rim + SEA + PITCH * Math.floor(tile / columns) });
  plan.isUpright = (street) => street < upright;

  /** The tiles west and east, or north and south, of a street; -1 is off the board. */
  plan.sides = (street) => {
    const { x, y } = crossing(street);
    if (street < upright) return [x > 0 ? y * columns + x - 1 : -1, x < columns ? y * columns + x : -1];
    return [y > 0 ? (y - 1) * columns + x : -1, y < rows ? y * columns + x : -1];
  };

  /** The streets north, west, east and south of a tile. */
  plan.around = (tile) => {
    const [x, y] = [tile % columns, Math.floor(tile / columns)];
    const west = y * (columns + 1) + x;
    const north = upright + y * columns + x;
    return [north, west, west + 1, north + columns];
  };

  /** The bar that a rod covers. */
  plan.bar = (street) => {
    const { x, y } = crossing(street);
    const along = rim + SEA + PITCH * (street < upright ? y : x);
    const across = rim + SEA - ROAD + PITCH * (street < upright ? x : y);
    return street < upright ? { x: across, y: along, width: ROAD, height: TILE } : { x: along, y: across, width: TILE, height: ROAD };
  };

  /** What a pointer hits: wider than the bar, and shorter so that crossings stay free. */
  plan.hit = (street) => {
    const bar = plan.bar(street);
    const [wide, short] = [(TOUCH - ROAD) / 2, 11];
    return street < upright
      ? { x: bar.x - wide, y: bar.y + short, width: TOUCH, height: TILE - 2 * short }
      : { x: bar.x + short, y: bar.y - wide, width: TILE - 2 * short, height: TOUCH };
  };
  plan.isEdge = (street) => plan.sides(street).includes(-1);
  return plan;
}
