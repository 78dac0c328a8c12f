// The Committee's turns as they were told: each a few steps, and each step the sentences that give its reason.
import { COMMITTEE } from "./model.js";

const SHOWN = new Set(["permit-shown", "objective-shown", "reshuffled"]);
const RULES = {
  "aid": "9.4", "aid-taken": "9.5", "aid-last": "9.8", "aid-stands": "9.6", "aid-cannot": "9.6", "aid-permits": "9.7", "aid-objectives": "9.7", "aid-row": "9.8", "aid-empty": "9.8",
  "aid-permit": "9.11", "aid-no-space": "9.11", "aid-rubble": "9.11", "aid-icons": "9.12", "aid-no-icons": "9.12", "aid-exhausted": "9.12", "aid-earnings": "9.13", "chose-benefit": "9.14",
};

/** The rule that a sentence of the Committee follows. */
export const ruleOf = (line) => RULES[line.key] ?? "";

const isIts = (line) => line.key.startsWith("aid") || line.args.seat === COMMITTEE;

/** Which step a sentence belongs to, after a step of this kind. */
function kindOf(line, before) {
  if (line.key === "aid") return "draw";
  if (line.key === "aid-earnings" || line.key === "earned") return "earn";
  if (line.key === "chose-benefit") return "benefit";
  if (["aid-icons", "aid-no-icons", "aid-exhausted"].includes(line.key)) return before === "benefit" ? "benefit" : "icons";
  if (["aid-taken", "aid-last", "aid-stands"].includes(line.key) && ["", "draw", "place"].includes(before)) return "place";
  return ["place", "draw", "", "earn"].includes(before) ? "act" : before;
}

/**
 * The Committee's turns within the newest turn of the log: `{turn, lines, steps}`, or null.
 * A step is `{kind, lines, to, nth}`: after `to` lines of the turn it is done; `nth` counts the Committee's turns.
 */
export function traceOf(log) {
  const turn = log.reduce((last, line) => Math.max(last, line.turn), 0);
  const lines = log.filter((line) => line.turn === turn);
  const steps = [];
  let nth = 0;
  let running = false;
  lines.forEach((line, n) => {
    const its = isIts(line);
    if (its && (line.key === "aid" || !running)) [nth, running] = [nth + 1, true];
    else if (!its && !SHOWN.has(line.key)) running = false;
    if (!running) return;
    const last = steps.at(-1)?.nth === nth ? steps.at(-1) : null;
    const kind = its ? kindOf(line, last?.kind ?? "") : last.kind;
    if (last && (last.kind === kind || (last.kind === "place" && kind === "earn"))) Object.assign(last, { kind, to: n + 1 }).lines.push(line);
    else steps.push({ kind, lines: [line], to: n + 1, nth });
  });
  return steps.length ? { turn, lines, steps, turns: nth } : null;
}

/** The permit drawn for the turn that a step belongs to; -1 where none was. */
export function drawnFor(trace, step) {
  const draw = trace.steps.find(({ kind, nth }) => kind === "draw" && nth === step.nth);
  return draw ? draw.lines[0].args.permit : -1;
}
