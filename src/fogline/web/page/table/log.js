// What happened, in words; a line leads to its moment in the replay.
import { html, useEffect, useRef } from "/page/kit/dom.js";
import { Badge } from "/page/kit/players.js";
import { Link } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";

/** Lines by turn, the set-up first; events that need no words are left out. */
export function turnsOf(lines) {
  const turns = [];
  for (const line of lines) {
    if (!line.text) continue;
    if (turns.at(-1)?.turn !== line.turn) turns.push({ turn: line.turn, by: line.by, texts: [] });
    turns.at(-1).texts.push(line.text);
  }
  return turns;
}

/** The turn in which a seat moved last, 0 before it ever did. */
export const lastOf = (lines, seat) => lines.reduce((last, line) => (line.by === seat ? Math.max(last, line.turn) : last), 0);

export function Log({ log, scene, context }) {
  const turns = turnsOf(log);
  const since = scene.seat >= 0 ? lastOf(log, scene.seat) : 0;
  const end = useRef(null);
  useEffect(() => end.current?.parentNode.parentNode.scrollTo(0, 1e7), [log.length, scene.draft_log.length]);
  const past = context.looksBack || scene.status === "over" || scene.undo_free;
  return html`<ol class="log">
    ${turns.map(({ turn, by, texts }, n) => html`
      ${since > 0 && turn > since && (n === 0 || turns[n - 1].turn <= since) && html`<li class="log-mark">${t("since-your-turn")}</li>`}
      <li key=${turn} class="log-turn">
        <span class="log-by">${by >= 0 ? html`<${Badge} seat=${by} size=${18} />` : ""}</span>
        <span class="log-text">${texts.join(" ")}</span>
        ${past && html`<${Link} class="log-at" to=${`/replay/${scene.table}?turn=${turn}`} aria-label=${t("replay-turn", { turn })}>${turn}<//>`}
      </li>`)}
    ${scene.draft_log.some((line) => line.text) && html`<li class="log-turn log-draft">
      <span class="log-by"><${Badge} seat=${scene.seat} size=${18} /></span>
      <span class="log-text">${scene.draft_log.map((line) => line.text).filter(Boolean).join(" ")} <em>${t("not-confirmed")}</em></span></li>`}
    <li ref=${end} aria-hidden="true"></li>
  </ol>`;
}
