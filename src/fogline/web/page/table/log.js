// What happened, in words; a line leads to its moment in the replay.
import { html, useEffect, useRef } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { Badge } from "/page/kit/players.js";
import { Link } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";
import { Judged } from "/page/learn/verdicts.js";
import { Reactions } from "/page/talk/panel.js";

/** Lines by turn, the set-up first; events that need no words are left out. */
export function turnsOf(lines) {
  const turns = [];
  for (const line of lines) {
    if (!line.text) continue;
    if (turns.at(-1)?.turn !== line.turn
      || turns.at(-1).by !== line.by) turns.push({ turn: line.turn, by: line.by, bot: Boolean(line.bot), texts: [] });
    turns.at(-1).texts.push(line.text);
  }
  return turns;
}

/** Whose turn it was, and that a bot played it where it was not the person. */
export const By = ({ seat, bot, size }) => html`<${Badge} seat=${seat} size=${size} />${bot && html`<span class="by-bot" role="img"
  data-tell=${t("a-bot-played")} aria-label=${t("a-bot-played")}><${Icon} name="bot" size=${Math.round(size * 0.8)} /></span>`}`;

/** By step: the number of its turn. What one player does in a row is one turn; the table counts each step. */
export function turnNumbers(lines) {
  const numbers = new Map();
  let [count, by] = [0, -1];
  for (const line of lines) {
    if (line.turn > 0 && line.by >= 0 && line.by !== by) [count, by] = [count + 1, line.by];
    numbers.set(line.turn, count);
  }
  return numbers;
}

/** The turn in which a seat moved last, 0 before it ever did. */
export const lastOf = (lines, seat) => lines.reduce((last, line) => (line.by === seat ? Math.max(last, line.turn) : last), 0);

/** Whether a line or a turn is somebody else's and later than this turn of mine; what the rules played within it is. */
export const isNews = (since, seat) => ({ turn, by }) => (by < 0 ? turn >= Math.max(1, since) : by !== seat && turn > since);

const LATELY = 6; // turns to which one may react
const LONG = 4; // sentences of one step after which the rest is folded away

/** Steps that one player took one after the other, together: a turn as people count them; never across the mark of my last turn. */
export function runsOf(turns, fresh) {
  const runs = [];
  for (const step of turns) {
    const last = runs.at(-1);
    if (last && last.by === step.by && last.bot === step.bot && last.fresh === fresh(step)) last.steps.push(step);
    else runs.push({ by: step.by, bot: step.bot, fresh: fresh(step), steps: [step] });
  }
  return runs;
}

export function Log({ seat, log, scene, context }) {
  const since = scene.seat >= 0 ? lastOf(log, scene.seat) : 0;
  const runs = runsOf(turnsOf(log), isNews(since, scene.seat));
  const end = useRef(null);
  useEffect(() => end.current?.parentNode.parentNode.scrollTo(0, 1e7), [log.length, scene.draft_log.length]);
  const past = context.looksBack || scene.status === "over" || scene.undo_free;
  return html`<ol class="log">
    ${runs.map(({ by, bot, fresh, steps }, n) => html`
      ${since > 0 && fresh && !runs[n - 1]?.fresh && html`<li class="log-mark">${t("since-your-turn")}</li>`}
      <li key=${`${steps[0].turn} ${by}`} class="log-turn">
        <span class="log-by">${steps[0].turn > 0 && html`<${By} seat=${by} bot=${bot} size=${18} />`}</span>
        <div class="log-steps">${steps.map((step) => html`<${Step} key=${step.turn} step=${step} link=${past && scene.table}
            judged=${seat?.judged?.get(`${step.turn} ${by}`)} />
          ${seat?.talk && step.turn > 0 && html`<${Reactions} seat=${seat} turn=${step.turn}
            open=${n >= runs.length - LATELY && step === steps.at(-1)} />`}`)}</div>
      </li>`)}
    ${scene.draft_log.some((line) => line.text) && html`<li class="log-turn log-draft">
      <span class="log-by"><${Badge} seat=${scene.seat} size=${18} /></span>
      <span class="log-text">${scene.draft_log.map((line) => line.text).filter(Boolean).join(" ")} <em>${t("not-confirmed")}
        </em></span></li>`}
    <li ref=${end} aria-hidden="true"></li>
  </ol>`;
}

/** One step: its first sentences, and the rest for who wants it. */
function Step({ step: { turn, texts }, link, judged }) {
  const [first, rest] = texts.length > LONG ? [texts.slice(0, LONG - 1), texts.slice(LONG - 1)] : [texts, []];
  return html`<div class="log-step"><div class="log-text">${first.join(" ")}
      ${rest.length > 0 && html` <details><summary>${t("and-more", { n: rest.length })}</summary>${rest.join(" ")}</details>`}
      ${judged && html` <${Judged} one=${judged} />`}</div>
    ${link && html`<${Link} class="log-at" to=${`/replay/${link}?turn=${turn}`} aria-label=${t("replay-turn", { turn })}>${turn}<//>`}
      </div>`;
}
