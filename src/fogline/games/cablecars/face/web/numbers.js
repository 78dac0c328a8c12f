// The numbers of the rules' own tables, by name. Written by tools/board_numbers.py; not to be edited.

export const ASKS = {
  OPENING: 0,
  PLACING: 1,
  TURN: 2,
  SECOND_CARD: 3,
  KEEPING: 4,
  PAYING: 5,
  CHOOSING_TOKEN: 6,
  OVER: 7,
  NOT_ENDED: 0,
  LAST_ROUND_PLAYED: 1,
  ALL_PASSED: 2,
};

export const BOX = {
  SUITS: 6,
  FERRY: 6,
  CARDS: 7,
  GRAY: 7,
};

export const DOES = {
  TAKE: 0,
  DRAW: 1,
  TICKETS: 2,
  PASS: 3,
  KEEP_BOTH: 4,
  KEEP: 5,
  CLAIM: 6,
  PAY: 7,
  TOKEN: 8,
  PLACE: 9,
};
