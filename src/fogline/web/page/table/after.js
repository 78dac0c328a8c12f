// What comes after a game: the ways of looking back at it, one row for all of them.
import { html } from "/page/kit/dom.js";
import { Link, place } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";
import { SameDeal } from "/page/table/same_deal.js";

/** The buttons of a finished table, in their order; whatever else one can do with a game that is over is one more line here. */
export const After = ({ scene }) => html`
  <${Link} to=${`/replay/${scene.table}?turn=0`} class="button">${t("watch-replay")}<//>
  <${Link} to=${`/replay/${scene.table}?turn=0&review`} class="button" data-review>${t("review")}<//>
  <${Link} to=${`/analysis/${scene.table}`} class="button" data-teaches>${t("teaches")}<//>
  ${scene.day && html`<${Link} to=${`/day/${scene.game}?table=${scene.table}`} class="button" data-compare>${t("day-compare")}<//>`}
  <${SameDeal} scene=${scene} />
  ${scene.evening && html`<${Link} to=${`/evening/${scene.evening}`} class="button" data-evening>${t("to-evening")}<//>`}`;

/** Who tries what would have been comes back from there to those who look on. */
export function BackToReview() {
  const table = place().searchParams.get("review");
  if (!table || !/^\w+$/.test(table)) return null;
  return html`<${Link} to=${`/replay/${table}?review`} class="button button-main back-to-review">${t("review-back")}<//>`;
}
