// The end of a game is an event: the sums are uncovered, the winner is named, the stories are one press away.
import { html, useEffect, useRef, useState } from "/page/kit/dom.js";
import { post } from "/page/kit/api.js";
import { still } from "/page/kit/prefs.js";
import { startWithSalt } from "/page/kit/salt.js";
import { Badge } from "/page/kit/players.js";
import { Link, go } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";
import { Compared } from "/page/learn/verdicts.js";
import { After } from "/page/table/after.js";
import { Rated } from "/page/table/rated.js";
import { Stories, Sums, rowsAtEnd } from "/page/table/score.js";

const ROW = 700; // milliseconds for each row of the table

/** How many rows are uncovered by now. */
function useTold(count) {
  const [told, tell] = useState(still() ? count : 0);
  useEffect(() => {
    if (told >= count) return undefined;
    const timer = setTimeout(() => tell(told + 1), ROW);
    return () => clearTimeout(timer);
  }, [told, count]);
  return [told, () => tell(count)];
}

export function Finish({ scene, context, board, close, luck }) {
  const dialog = useRef(null);
  const rows = rowsAtEnd(scene);
  const [told, skip] = useTold(rows);
  const done = told >= rows;
  useEffect(() => { if (!dialog.current.open) dialog.current.showModal(); }, []);
  return html`<dialog class="finish" ref=${dialog} onClose=${close} aria-labelledby="finish-title" onClick=${skip}>
    <h2 id="finish-title" tabindex="-1" autofocus>${done ? scene.outcome.winner_text : t("final-score")}</h2>
    <p class="quiet">${scene.outcome.text}</p>
    <div class="finish-body" tabindex="0" role="region" aria-label=${t("final-score")}>
      <${Sums} scene=${scene} told=${told} named />
      ${done && board.Reveal && html`<${board.Reveal} ctx=${context} />`}
      ${done && html`<${Rated} scene=${scene} />`}
      ${done && html`<${Compared} scene=${scene} />`}
      ${done && html`<details class="finish-stories"><summary>${t("how-it-came")}</summary>
        ${scene.scores.map((score) => html`<section key=${score.seat}>
          <h3><${Badge} seat=${score.seat} size=${22} />${score.name}</h3>
            <${Stories} score=${score} game=${scene.game} over /></section>`)}</details>`}
    </div>
    <div class="finish-ways">
      <${After} scene=${scene} />
      ${scene.luck && html`<button class="button" data-luck onClick=${luck}>${t("luck-check")}</button>`}
      ${scene.seat >= 0 && html`<button class="button" onClick=${() => again(scene)}>${t("rematch")}</button>`}
      <${Link} to="/" class="button">${t("to-lobby")}<//>
      <button class="button button-main" onClick=${() => dialog.current.close()}>${t("see-table")}</button>
    </div>
  </dialog>`;
}

async function again(scene) {
  if (scene.next) return go(`/table/${scene.next}`);
  try {
    const { table } = await post(`/tables/${scene.table}/rematch`);
    const alone = scene.places.every((place) => place.mine || place.bot);
    // Against bots there is nobody to wait for.
    if (alone && scene.luck) await startWithSalt(table, true);
    else if (alone) await post(`/tables/${table}/start`);
    return go(`/table/${table}`);
  } catch (error) {
    return alert(error.text);
  }
}
