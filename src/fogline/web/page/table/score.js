// The points, and the story of each number.
import { html } from "/page/kit/dom.js";
import { Badge } from "/page/kit/players.js";
import { t } from "/page/kit/words.js";
import { Ruled } from "/page/table/ruled.js";

export function Score({ scene }) {
  return html`<div class="scores">
    ${scene.scores.map((score) => html`<details class="score" key=${score.seat} open=${score.seat === scene.seat || scene.status === "over"}>
      <summary><${Badge} seat=${score.seat} size=${20} /><b>${score.name}</b><span class="score-points">${score.points}</span></summary>
      <${Stories} score=${score} game=${scene.game} />
    </details>`)}
    ${scene.status !== "over" && html`<p class="quiet">${t("score-so-far")}</p>`}
  </div>`;
}

export const Stories = ({ score, game }) => html`<ul class="stories">
  ${score.stories.map((story) => html`<li class=${story.units ? "" : "story-nought"}>
    <span><${Ruled} text=${story.text} rule=${story.rule} game=${game} /></span>
    <b class=${story.units < 0 ? "bad" : story.units ? "good" : ""}>${story.units > 0 ? "+" : ""}${story.points}</b></li>`)}
</ul>`;
