// Where others have been since my last turn: the places stay marked until I have moved.
import { useLayoutEffect } from "/page/kit/dom.js";
import { lookOf } from "/page/kit/players.js";
import { isNews, lastOf } from "/page/table/log.js";

/** Parts of the board that mention one of these, as a selector: `part("track", 7)`. */
export const part = (sort, value) => `[data-part~="${sort}:${value}"]`;

/** The selectors of all that others touched, each with the seat whose turn it was; later ones win. */
function touched(board, scene, log) {
  const found = new Map();
  const since = scene.seat >= 0 ? lastOf(log, scene.seat) : Math.max(0, scene.turns - 1);
  for (const line of log.filter(isNews(since, scene.seat))) {
    for (const selector of board.marks?.(line) ?? []) found.set(selector, line.by);
  }
  return found;
}

/** Marks the drawn parts after each drawing. An attribute of its own, so that no redraw takes it away. */
export function useMarks(felt, board, scene, log) {
  useLayoutEffect(() => {
    const wanted = new Map();
    for (const [selector, by] of touched(board, scene, log)) {
      for (const element of felt.current?.querySelectorAll(selector) ?? []) wanted.set(element, by);
    }
    for (const element of felt.current?.querySelectorAll("[data-marked]") ?? []) {
      if (!wanted.has(element)) element.removeAttribute("data-marked");
    }
    for (const [element, by] of wanted) {
      if (element.dataset.marked === String(by)) continue;
      element.dataset.marked = by;
      element.style.setProperty("--mark", lookOf(by).colour);
      element.style.setProperty("--mark-rim", lookOf(by).rim);
    }
  });
}
