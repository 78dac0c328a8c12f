// The points: sums by category for everybody, what of them is certain, and the story of each number.
import { classes, html } from "/page/kit/dom.js";
import { Badge } from "/page/kit/players.js";
import { t } from "/page/kit/words.js";
import { Ruled } from "/page/table/ruled.js";

export function Score({ scene }) {
  return html`<div class="scores">
    <${Sums} scene=${scene} />
    ${scene.scores.map((score) => html`<details class="score" key=${score.seat} open=${score.seat === scene.seat}>
      <summary><${Badge} seat=${score.seat} size=${20} /><b>${score.name}</b></summary>
      <${Stories} score=${score} game=${scene.game} over=${scene.status === "over"} />
    </details>`)}
  </div>`;
}

/** The categories as rows: label, whether they are certain, and the share of each score in them. */
function rowsOf(scores, certain) {
  const rows = (scores[0]?.shares ?? []).map(({ label }, n) => ({ label, shares: scores.map((score) => score.shares[n]) }));
  const counts = ({ units, unknown }) => units || unknown;
  return rows.filter(({ shares }) => shares[0].certain === certain && (!certain || shares.some(counts)));
}

/** A number as it is printed: with a minus, not a hyphen. */
export const printed = (points) => String(points).replace(/^-/, "−");

/** A number, and whether there may be more that the reader cannot know. */
const withUnknown = ({ units, points, unknown }) => (unknown ? `${units ? `${points}\u2009+\u2009` : ""}?` : points);

/**
 * One table for all, in the order of the seats. What may still change stands below what is certain and says so.
 * `told` is how many rows are uncovered by now.
 */
export function Sums({ scene, told = Infinity, named = false }) {
  const { scores } = scene;
  const over = scene.status === "over";
  const [sure, open] = [rowsOf(scores, true), rowsOf(scores, false)];
  const best = (score) => over && told >= sure.length && scene.outcome?.winners.includes(score.seat);
  const numbers = (cell) => scores.map((score, n) =>
    html`<td key=${score.seat} class=${classes(best(score) && "is-winner")}>${printed(cell(score, n))}</td>`);
  const row = ({ label, shares }, n) =>
    html`<tr key=${label}><th scope="row">${label}</th>${numbers((_, at) => (n < told ? withUnknown(shares[at]) : ""))}</tr>`;
  return html`<table class=${classes("sums", named && "is-named")} data-sums>
    <thead><tr><td></td>${scores.map((score) => html`<th scope="col" key=${score.seat} class=${classes(best(score) && "is-winner")}>
      <${Badge} seat=${score.seat} size=${named ? 26 : 20} /><span class=${named ? "" : "hush"}>${score.name}</span></th>`)}</tr></thead>
    <tbody>${sure.map(row)}
      ${!over && html`<tr class="sums-total" data-certain><th scope="row">${t("points-certain")}</th>${numbers((score) => score.certain)}
        </tr>`}</tbody>
    ${open.length > 0 && html`<tbody class="sums-open" data-open><tr><th scope="rowgroup" colspan=${scores.length + 1}>
      ${t("if-it-ended-now")}</th></tr>
      ${open.map(row)}
      <tr class="sums-total"><th scope="row">${t("points-then")}</th>${numbers(withUnknown)}</tr></tbody>`}
    ${over && html`<tbody><tr class="sums-total"><th scope="row">${t("points-total")}</th>
      ${numbers((score) => (told >= sure.length ? score.points : ""))}</tr></tbody>`}
  </table>`;
}

/** How many rows the table has when the game is over. */
export const rowsAtEnd = (scene) => rowsOf(scene.scores, true).length;

/** The story of each number; what brings nothing, such as how ties are broken, is told at the end. */
export const Stories = ({ score, game, over = false }) => html`<ul class="stories">
  ${score.stories.filter(({ units }) => units || over).map((story) => html`<li class=${story.units ? "" : "story-nought"}>
    <span><${Ruled} text=${story.text} rule=${story.rule} game=${game} /></span>
    <b class=${story.units < 0 ? "bad" : story.units ? "good" : ""}>${story.units > 0 ? "+" : ""}${printed(story.points)}</b></li>`)}
</ul>`;
