// The end of a game is an event: the points count up, the stories are told, the winner is named.
import { classes, html, useEffect, useRef, useState } from "/page/kit/dom.js";
import { post } from "/page/kit/api.js";
import { still } from "/page/kit/prefs.js";
import { Badge } from "/page/kit/players.js";
import { Link, go } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";
import { Stories } from "/page/table/score.js";

const LINE = 420; // milliseconds for each line of a score

/** How many lines of the stories are told by now. */
function useTold(count) {
  const [told, tell] = useState(still() ? count : 0);
  useEffect(() => {
    if (told >= count) return undefined;
    const timer = setTimeout(() => tell(told + 1), LINE);
    return () => clearTimeout(timer);
  }, [told, count]);
  return [told, () => tell(count)];
}

export function Finish({ scene, context, board, close }) {
  const dialog = useRef(null);
  const longest = Math.max(...scene.scores.map((score) => score.stories.length));
  const [told, skip] = useTold(longest);
  const done = told >= longest;
  useEffect(() => { if (!dialog.current.open) dialog.current.showModal(); }, []);
  const ordered = [...scene.scores].sort((a, b) => a.place - b.place);
  return html`<dialog class="finish" ref=${dialog} onClose=${close} aria-labelledby="finish-title" onClick=${skip}>
    <h2 id="finish-title">${done ? scene.outcome.winner_text : t("final-score")}</h2>
    <p class="quiet">${scene.outcome.text}</p>
    ${done && board.Reveal && html`<${board.Reveal} ctx=${context} />`}
    <div class="finish-scores">
      ${ordered.map((score) => html`<${Final} key=${score.seat} score=${score} told=${told} done=${done} scene=${scene} unit=${unitOf(scene)} />`)}
    </div>
    <div class="finish-ways">
      <${Link} to=${`/replay/${scene.table}?turn=0`} class="button">${t("watch-replay")}<//>
      ${scene.seat >= 0 && html`<button class="button" onClick=${() => again(scene)}>${t("rematch")}</button>`}
      <${Link} to="/" class="button">${t("to-lobby")}<//>
      <button class="button button-main" onClick=${() => dialog.current.close()}>${t("see-table")}</button>
    </div>
  </dialog>`;
}

/** Units of a printed point: the printed total tells. */
function unitOf(scene) {
  const score = scene.scores.find(({ units, points }) => units && /^-?\d+$/.test(points) && points !== "0");
  return score ? score.units / Number(score.points) : 1;
}

function Final({ score, told, done, scene, unit }) {
  const counted = score.stories.slice(0, told).reduce((sum, story) => sum + story.units, 0);
  const shown = done ? score.points : String(Math.floor(counted / unit));
  const best = done && scene.outcome.winners.includes(score.seat);
  return html`<section class=${classes("final", best && "is-winner")}>
    <h3><${Badge} seat=${score.seat} size=${26} />${score.name}<b class="final-points">${shown}</b></h3>
    <${Stories} score=${{ ...score, stories: score.stories.slice(0, told) }} game=${scene.game} />
  </section>`;
}

async function again(scene) {
  if (scene.next) return go(`/table/${scene.next}`);
  try {
    const { table } = await post(`/tables/${scene.table}/rematch`);
    return go(`/table/${table}`);
  } catch (error) {
    return alert(error.text);
  }
}
