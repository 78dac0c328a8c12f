// How far one step of a replay goes: a step, a turn, a round; and the moment in which a thing came to where it is.

/** Where each turn begins, as steps: what one player does in a row is one turn. */
export function turnStarts(log) {
  const starts = [];
  let by = -1;
  for (const line of log) {
    if (line.turn > 0 && line.by >= 0 && line.by !== by) { by = line.by; starts.push({ turn: line.turn, by }); }
  }
  return starts;
}

/** Where each round begins: when somebody is on turn again who has been in this one. */
export function roundStarts(log) {
  const rounds = [];
  let been = new Set();
  for (const start of turnStarts(log)) {
    if (!rounds.length || been.has(start.by)) { been = new Set(); rounds.push(start); }
    been.add(start.by);
  }
  return rounds;
}

/** The step at which one stands after going one stride further (`way` 1) or back (-1): after the last step of a turn or round. */
export function stride(log, by, turn, way, turns) {
  if (by === "step") return Math.max(0, Math.min(turns, turn + way));
  const starts = (by === "turn" ? turnStarts(log) : roundStarts(log)).map((start) => start.turn);
  const ends = [0, ...starts.slice(1).map((start) => start - 1), turns];
  const sorted = [...new Set(ends)].sort((a, b) => a - b);
  return way > 0 ? sorted.find((end) => end > turn) ?? turns : sorted.filter((end) => end < turn).at(-1) ?? 0;
}

/** A part of the table as `ctx.part` names it. */
export const nameOf = ({ args, kinds }) =>
  Object.entries(args).map(([sort, value]) => `${sort}:${value}`).join(" ") + (kinds ? ` ${kinds}` : "");

/** The drawn parts of this name. */
export const drawn = (felt, name) => [...(felt?.querySelectorAll("[data-part]") ?? [])].filter((part) => part.dataset.part === name);

/** Whether a line of the log is about a part: as its board marks it, else by what both mention. */
function about(board, line, parts, args) {
  const selectors = board.marks?.(line) ?? [];
  if (selectors.some((selector) => parts.some((part) => part.matches(selector)))) return true;
  const pairs = Object.entries(args);
  return pairs.length > 0 && pairs.every(([sort, value]) => line.args?.[sort] === value);
}

/** The step in which a thing came to where it is: the last one before this moment that is about it, else the next one; -1: none. */
export function cameAt(board, log, parts, args, turn) {
  const those = [...new Set(log.filter((line) => about(board, line, parts, args)).map((line) => line.turn))];
  return those.filter((at) => at < turn).at(-1) ?? those.find((at) => at > turn) ?? (those.includes(turn) ? turn : -1);
}
