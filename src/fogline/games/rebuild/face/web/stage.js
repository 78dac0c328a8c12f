// Watching the Committee: which step is shown, whether it runs by itself; kept while the drawing comes and goes.
import { useEffect, useMemo, useState } from "/page/kit/dom.js";
import { announce } from "/page/kit/notice.js";
import { traceOf } from "./trace.js";

const PACE = 2600;
const KEY = "fogline.rebuild.pace";
const stage = { table: "", seen: -1, open: false, index: 0, pace: stored() };
const listeners = new Set();

/** 0 waits for each step to be asked for; 1 and 2 run by themselves. */
function stored() {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

function change(news) {
  Object.assign(stage, news);
  listeners.forEach((listener) => listener());
}

function choosePace(pace) {
  try {
    localStorage.setItem(KEY, String(pace));
  } catch {
    // Then it is chosen again next time.
  }
  change({ pace });
}

/** Opens by itself when the Committee has played since the last picture; a picture seen first is only noted. Asked while drawing, so that the end is not seen first. */
function follow(ctx, trace) {
  const { scene } = ctx;
  const turn = ctx.log.reduce((last, line) => Math.max(last, line.turn), 0);
  if (stage.table !== scene.table || turn < stage.seen) Object.assign(stage, { table: scene.table, seen: turn, open: false, index: 0 });
  else if (turn > stage.seen) Object.assign(stage, { seen: turn, open: Boolean(trace) && !ctx.looksBack && scene.status === "playing", index: 0 });
}

/** What is being watched: null while the present is shown. */
export function useStage(ctx) {
  const [, redraw] = useState(0);
  const trace = useMemo(() => (ctx.view.seats === 1 && !ctx.scene.draft.length ? traceOf(ctx.log) : null), [ctx.log, ctx.scene]);
  useEffect(() => {
    const listener = () => redraw((n) => n + 1);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, []);
  follow(ctx, trace);
  const current = stage.table === ctx.scene.table && trace && stage.seen === trace.turn;
  const open = Boolean(current && stage.open);
  return {
    trace: current || ctx.looksBack ? trace : null, open, index: stage.index, pace: stage.pace,
    step: open ? trace.steps[Math.min(stage.index, trace.steps.length - 1)] : null,
    watch: () => change({ table: ctx.scene.table, seen: trace.turn, open: true, index: 0 }),
    next: () => change(stage.index + 1 < trace.steps.length ? { index: stage.index + 1 } : { open: false }),
    back: () => change({ index: Math.max(0, stage.index - 1) }),
    goTo: (index) => change({ index }),
    skip: () => change({ open: false }),
    choosePace,
  };
}

/** The clock of the stage, wound once by the board: it goes on by itself, and says each step aloud. */
export function useRunning({ open, index, pace, step, next }) {
  useEffect(() => {
    if (open) announce(step.lines.map((line) => line.text).filter(Boolean).join(" "));
    if (!open || !pace) return undefined;
    const timer = setTimeout(next, PACE / pace);
    return () => clearTimeout(timer);
  }, [open, index, pace]);
}
