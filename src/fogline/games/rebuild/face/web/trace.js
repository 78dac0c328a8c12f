// The Committee's turn as the table tells it: which step is shown, what it is called, which rule each sentence follows.
const RULES = {
  "aid": "9.4", "aid-taken": "9.5", "aid-last": "9.8", "aid-stands": "9.6", "aid-cannot": "9.6", "aid-permits": "9.7",
    "aid-objectives": "9.7", "aid-row": "9.8", "aid-empty": "9.8",
  "aid-permit": "9.11", "aid-no-space": "9.11", "aid-rubble": "9.11", "aid-icons": "9.12", "aid-no-icons": "9.12",
    "aid-exhausted": "9.12", "aid-earnings": "9.13", "chose-benefit": "9.14",
};
const KINDS = { "aid": "draw", "aid-stands": "place", "aid-earnings": "earn", "aid-icons": "icons", "aid-no-icons": "icons",
  "aid-exhausted": "icons", "chose-benefit": "benefit" };

/** The rule that a sentence of the Committee follows. */
export const ruleOf = (line) => RULES[line.key] ?? "";

/** What a step is: the first of its sentences that says so decides. */
function kindOf({ lines }) {
  const telling = lines.find(({ key }) => KINDS[key]);
  return telling ? KINDS[telling.key] : "act";
}

/**
 * The turn of the Committee to which the shown step belongs, or null while it does not play:
 * `steps` with their kind, `now` is the shown one; `nth` of `turns`, where it plays several times in a row.
 */
export function watched(scene) {
  if (!scene.frame) return null;
  const all = scene.frame.steps.map((step, n) => ({ ...step, kind: kindOf(step), n }));
  const starts = all.filter((step, n) => n === 0 || step.kind === "draw").map(({ n }) => n);
  const nth = starts.filter((start) => start <= scene.frame.nth).length;
  const steps = all.slice(starts[nth - 1], starts[nth] ?? all.length);
  const drawn = steps[0].lines.find(({ key }) => key === "aid")?.args.permit ?? -1;
  return { steps, now: all[scene.frame.nth], nth, turns: starts.length, drawn };
}
