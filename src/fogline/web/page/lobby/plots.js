// Plots of one's own games, as SVG: bars of won and played, points over time, two bars beside each other.
import { html } from "/page/kit/dom.js";
import { prefs } from "/page/kit/prefs.js";
import { at } from "/page/kit/route.js";
import { t } from "/page/lobby/words.js";

const WIDE = 640;
const HIGH = 200;
const EDGE = 36;

/** A number as the reader writes it, with one decimal at most. */
export const round = (number) => number.toLocaleString(prefs.lang, { maximumFractionDigits: 1 });

/** Won of played, a row for each sort; what is drawn stands beside it in numbers. */
export function Won({ title, rows, label }) {
  if (!rows.length) return null;
  const most = Math.max(...rows.map((row) => row.played));
  return html`<section class="card stat"><h3>${title}</h3><table class="won"><thead><tr><th scope="col">${label}</th>
      <th scope="col">${t("stat-won")}</th><th scope="col" class="won-plot"><span class="hush">${t("stat-plot")}</span></th>
      <th scope="col">${t("stat-mean")}</th><th scope="col">${t("stat-best")}</th><th scope="col">${t("stat-turns")}</th>
      <th scope="col">${t("stat-accuracy-short")}</th></tr></thead>
    <tbody>${rows.map((row) => html`<tr key=${row.key}><th scope="row">${row.label}</th>
      <td>${t("stat-of", { won: row.won, played: row.played })}</td>
      <td class="won-plot"><svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <rect class="bar-played" width=${(100 * row.played) / most} height="12" />
        <rect class="bar-won" width=${(100 * row.won) / most} height="12" /></svg></td>
      <td>${round(row.mean)}</td><td>${round(row.best)}</td><td>${Math.round(row.turns)}</td>
      <td>${row.accuracy === null ? "" : `${Math.round(100 * row.accuracy)} %`}</td></tr>`)}</tbody></table></section>`;
}

/** One dot a game, in the order in which they were played; those that were won are full. `of` says what is high. */
export function OverTime({ title, dots, of }) {
  if (dots.length < 2) return null;
  const values = dots.map(of);
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const x = (n) => EDGE + (n * (WIDE - 2 * EDGE)) / (dots.length - 1);
  const y = (value) => HIGH - 20 - ((value - least) * (HIGH - 40)) / (most - least);
  const marks = [least, Math.round((least + most) / 2), most];
  const told = t("stat-time-told", { n: dots.length, first: round(values[0]), last: round(values.at(-1)), most: round(most) });
  return html`<section class="card stat"><h3>${title}</h3>
    <svg class="plot" viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${`${title}. ${told}`}>
      ${marks.map((mark) => html`<g key=${mark}><line class="plot-line" x1=${EDGE} x2=${WIDE - EDGE} y1=${y(mark)} y2=${y(mark)} />
        <text x=${EDGE - 6} y=${y(mark) + 4} text-anchor="end">${round(mark)}</text></g>`)}
      <polyline class="plot-way" points=${dots.map((dot, n) => `${x(n)},${y(of(dot))}`).join(" ")} />
      ${dots.map((dot, n) => html`<circle key=${dot.table} class=${dot.won ? "dot-won" : "dot-lost"} cx=${x(n)} cy=${y(of(dot))} r="4" />`)}
    </svg><p class="quiet">${t("stat-dots")}</p></section>`;
}

/** What parts of the score bring me and the others, on average. */
export function Habits({ title, found }) {
  if (!found?.habits.length) return null;
  const most = Math.max(...found.habits.flatMap((habit) => [Math.abs(habit.mine), Math.abs(habit.others)]), 1);
  const bar = (value) => (100 * Math.max(0, value)) / most;
  return html`<section class="card stat"><h3>${title}</h3><p class="quiet">${t("stat-habits-of", { n: found.games })}</p>
    <table class="won"><thead><tr><th scope="col">${t("stat-part")}</th><th scope="col">${t("stat-mine")}</th>
      <th scope="col">${t("stat-others")}</th><th scope="col" class="won-plot"><span class="hush">${t("stat-plot")}</span></th></tr></thead>
    <tbody>${found.habits.map((habit) => html`<tr key=${habit.label}><th scope="row">${habit.label}</th><td>${round(habit.mine)}</td>
      <td>${round(habit.others)}</td><td class="won-plot"><svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
        <rect class="bar-won" width=${bar(habit.mine)} height="6" /><rect class="bar-played" y="8" width=${bar(habit.others)} height="6" />
      </svg></td></tr>`)}</tbody></table></section>`;
}

/** Where the same games can be had for other programs. */
export const csvOf = (query) => at(`/api/me/games.csv?${new URLSearchParams(query)}`);
