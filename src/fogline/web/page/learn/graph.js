// The course of a game as a graph with a table beside it, and where a seat's points came from as bars.
import { html, useState } from "/page/kit/dom.js";
import { Badge, lookOf } from "/page/kit/players.js";
import { prefs } from "/page/kit/prefs.js";
import { t } from "/page/lobby/words.js";

const WIDE = 640;
const HIGH = 240;
const EDGE = 64; // room for a phone's larger letters, and for a space before the sign

const percent = (share) => share.toLocaleString(prefs.lang, { style: "percent" });
const signed = (number) => number.toLocaleString(prefs.lang, { maximumFractionDigits: 1, signDisplay: "exceptZero" });

/** Each player's chance to win by turn, by what they could know or in truth. */
export function Graph({ info: { names, course, seats } }) {
  const [truth, choose] = useState(false);
  const of = (point) => (truth ? point.truth : point.fair);
  const last = course.at(-1).turn || 1;
  const x = (turn) => EDGE + (turn * (WIDE - EDGE - 12)) / last;
  const y = (share) => HIGH - 34 - share * (HIGH - 50);
  const at = (turn) => course.findLast((point) => point.turn <= turn) ?? course[0];
  const between = (turn, seat) => { // on the line, wherever between two moments it is
    const [one, other] = [at(turn), course.find((point) => point.turn > turn) ?? course.at(-1)];
    const part = other.turn > one.turn ? (turn - one.turn) / (other.turn - one.turn) : 0;
    return of(one)[seat] + part * (of(other)[seat] - of(one)[seat]);
  };
  const chances = (point) => names.map((name, seat) => `${name} ${percent(of(point)[seat])}`).join(", ");
  const told = [course[0], course.at(-1)].map((point) => t("analysis-told", { turn: point.turn, chances: chances(point) })).join(" ");
  const sort = (key, value) => html`<label><input type="radio" name="sort" checked=${truth === value} onChange=${() => choose(value)} />
    ${" "}${t(key)}</label>`;
  return html`<section class="card stat analysis-course"><h2>${t("analysis-course")}</h2>
    <div class="analysis-sorts">${sort("analysis-fair", false)} ${sort("analysis-truth", true)}</div>
    <svg class="plot" viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${`${t("analysis-course")}, ${t("analysis-chance")}. ${told}`}>
      ${[0, 0.5, 1].map((mark) => html`<g key=${mark}><line class="plot-line" x1=${EDGE} x2=${WIDE - 12} y1=${y(mark)} y2=${y(mark)} />
        <text x=${EDGE - 6} y=${y(mark) + 4} text-anchor="end">${percent(mark)}</text></g>`)}
      ${names.map((name, seat) => html`<g key=${name}><polyline class="course-rim" stroke=${lookOf(seat).rim}
          points=${course.map((point) => `${x(point.turn)},${y(of(point)[seat])}`).join(" ")} />
        <polyline class="course-way" stroke=${lookOf(seat).colour} stroke-dasharray=${["none", "9 4", "3 3", "12 3 3 3", "6 6"][seat]}
          points=${course.map((point) => `${x(point.turn)},${y(of(point)[seat])}`).join(" ")} /></g>`)}
      ${seats.flatMap(({ seat, turning }) => turning.map(({ turn }) => html`<path key=${`${seat} ${turn}`} class="course-turn"
        fill=${lookOf(seat).colour} d="M0-7 7 0 0 7-7 0z" transform=${`translate(${x(turn)} ${y(between(turn, seat))})`} />`))}
      ${[0, Math.round(last / 2), last].map((turn, n) => html`<text key=${n} x=${x(turn)} y=${HIGH - 10}
        text-anchor=${["start", "middle", "end"][n]}>${n ? turn : `${t("analysis-turn")} ${turn}`}</text>`)}
    </svg>
    <p class="analysis-names">${names.map((name, seat) => html`<span key=${name}><${Badge} seat=${seat} size=${18} /> ${name}</span>`)}
      ${seats.some(({ turning }) => turning.length) && html`<span><b aria-hidden="true">◆</b> ${t("analysis-turning")}</span>`}</p>
    <details><summary>${t("analysis-figures")}</summary><div class="analysis-table" tabindex="0" role="region"
        aria-label=${t("analysis-figures")}><table>
      <thead><tr><th scope="col">${t("analysis-turn")}</th>
        ${names.map((name) => html`<th scope="col" key=${name}>${name}</th>`)}</tr></thead>
      <tbody>${course.map((point) => html`<tr key=${point.turn}><th scope="row">${point.turn}</th>
        ${of(point).map((share, seat) => html`<td key=${seat}>${percent(share)}</td>`)}</tr>`)}</tbody></table></div></details>
  </section>`;
}

/** Where a seat's margin came from: bars from the middle, with their figures. */
export function Shares({ seat }) {
  const parts = ["start", "own", "others", "luck", "end"];
  const most = Math.max(1, ...parts.map((part) => Math.abs(seat[part])));
  const half = (value) => (50 * Math.abs(value)) / most;
  return html`<section class="card stat"><h3><${Badge} seat=${seat.seat} /> ${seat.name}</h3><p>${seat.accuracy_text}</p>
    <table class="won"><thead><tr><th scope="col" colspan="3">${t("analysis-points")}</th></tr></thead>
      <tbody>${parts.map((part) => html`<tr key=${part}><th scope="row">${t(`analysis-${part}`)}</th><td>${signed(seat[part])}</td>
      <td class="won-plot"><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class=${seat[part] < 0 ? "bar-less" : "bar-more"} x=${seat[part] < 0 ? 50 - half(seat[part]) : 50} width=${half(seat[part])}
          height="10" /></svg></td></tr>`)}</tbody></table>
    <p class="quiet">${seat.balance_text}</p>
    ${seat.strokes.length > 0 && html`<ul>${seat.strokes.map((stroke) => html`<li key=${stroke}>${stroke}</li>`)}</ul>`}</section>`;
}
