// The numbers of the rules' own tables, by name. Written by tools/board_numbers.py; not to be edited.

export const ASKS = {
  TURN: 0,
  COLUMN: 1,
  BUILDING: 2,
  ROW: 3,
  BONUS: 4,
  BONUS_ROW: 5,
  BOOST: 6,
  LAY: 7,
  OVER: 8,
  NOT_ENDED: 0,
  LAST_FOUNDATION: 1,
  FULL_CITY: 2,
};

export const BOX = {
  DISTRICTS: 5,
  WIDTH: 5,
  SPACES: 25,
  BLACK: 5,
  EVERYWHERE: 31,
  EMPTY: -1,
  TRACKS: 1,
  DEPOT: 2,
  SQUARE: 4,
  FOUNDATION: 8,
  SEASIDE: 16,
  BONUS: 32,
  PLUS_TWO: 0,
  VALUE_CARD: 1,
  DEPOT_CARD: 2,
  POINTS_TOKEN: 3,
  CONTRACT_TOKEN: 4,
  TRACKS_TOKEN: 5,
  BONUS_KINDS: 6,
  LEFT_EDGE: 1082401,
  RIGHT_EDGE: 17318416,
  BOARD: 33554431,
};

export const DOES = {
  DRAW: 0,
  PLACE: 1,
  FINALIZE: 2,
  BUILD: 3,
  DONE: 4,
  ROW: 5,
  BONUS: 6,
  CARD: 7,
  RETURN: 8,
};
