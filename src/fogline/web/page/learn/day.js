// The deal of the day of a game: today's, those before, and how one did beside bots and others.
import { useAnswer } from "/page/kit/answer.js";
import { get, post } from "/page/kit/api.js";
import { classes, html, useEffect, useState } from "/page/kit/dom.js";
import { announce } from "/page/kit/notice.js";
import { prefs } from "/page/kit/prefs.js";
import { Link, go, place } from "/page/kit/route.js";
import { botName } from "/page/kit/words.js";
import { Cover } from "/page/lobby/covers.js";
import { Frame, Problem } from "/page/lobby/frame.js";
import { t } from "/page/lobby/words.js";

/**
 * A date as people write it in the reader's language; all of them are days of Greenwich.
 * @param {string} date
 * @param {"full" | "long" | "medium" | "short"} dateStyle
 */
const written = (date, dateStyle = "full") => (
  new Date(`${date}T12:00:00Z`).toLocaleDateString(prefs.lang, { dateStyle, timeZone: "UTC" })
);

export default function Day({ game }) {
  const table = place().searchParams.get("table");
  return table && /^\w+$/.test(table) ? html`<${Result} game=${game} table=${table} />` : html`<${Days} game=${game} />`;
}

/** A game's deals, for several or for one; asked anew each time, for one may have been played meanwhile. */
function useDays(game, alone) {
  const [answer, set] = useState({ data: null, error: null });
  useEffect(() => {
    let here = true;
    const found = get(`/days/${game}`, { alone });
    found.then((data) => here && set({ data, error: null }), (error) => here && set({ data: null, error }));
    return () => { here = false; };
  }, [game, alone, prefs.lang]);
  return answer;
}

function Days({ game }) {
  const [alone, choose] = useState(false);
  const { data, error } = useDays(game, alone);
  const [problem, tell] = useState(null);
  const [busy, work] = useState("");
  if (!data) return html`<${Frame} here="learn" title=${t("day")}><${Problem} error=${error} /><//>`;
  const play = async (date) => {
    if (busy) return;
    work(date);
    tell(null);
    try {
      const { table } = await post("/days", { game, date, alone, name: prefs.name.trim() || t("guest") });
      go(`/table/${table}`);
    } catch (refused) {
      tell(refused);
      work("");
    }
  };
  const [today, ...before] = data.days;
  return html`<${Frame} here="learn" title=${t("day-of", { game: data.title })}><article class="course">
    <header class="sheet course-head"><${Cover} game=${game} />
      <div><h1>${t("day-of", { game: data.title })}</h1><p>${t("day-intro")}</p>
        <p class="quiet"><time datetime=${data.today}>${written(data.today)}</time> · ${t("day-seats", { n: data.seats })}</p>
        ${data.solo && html`<label><input type="checkbox" name="alone" checked=${alone}
          onChange=${(event) => choose(event.target.checked)} /> ${t("day-solo")}</label>`}
        <${Problem} error=${problem} />
        <p class="course-ways"><button class="button button-main" data-play-day=${today.date} aria-busy=${busy === today.date}
          onClick=${() => play(today.date)}>${t(today.points ? "day-again" : "day-play")}</button>
          ${today.points && html`<span>${t("day-mine", today)}</span>`}</p></div></header>
    <h2>${t("day-past")}</h2>
    <ol class="lessons">${before.map((day) => html`<li key=${day.date}>
      <button class=${classes("card lesson", day.points && "is-done")} onClick=${() => play(day.date)}>
        <span class="lesson-what"><b><time datetime=${day.date}>${written(day.date, "long")}</time></b>
          <small>${day.points ? t("day-mine", day) : t("day-open")}</small></span>
      </button></li>`)}</ol>
  </article><//>`;
}

function Result({ game, table }) {
  const { data, error } = useAnswer(`/tables/${table}/day`);
  if (!data) return html`<${Frame} here="learn" title=${t("day")}><${Problem} error=${error} /><//>`;
  const copy = () => navigator.clipboard?.writeText(data.share).then(() => announce(t("day-copied")), () => {});
  return html`<${Frame} here="learn" title=${t("day-of", { game: data.title })}><article class="course sheet day-result">
    <h1>${data.title}, <time datetime=${data.date}>${written(data.date, "long")}</time></h1>
    <p class="day-mine">${t("day-result", data)}</p>
    <table><thead><tr><th>${t("day-who")}</th><th>${t("day-points")}</th><th>${t("day-place")}</th></tr></thead>
      <tbody><tr class="is-me"><th>${t("day-you")}</th><td>${data.points}</td><td>${data.place}</td></tr>
      ${data.bots.map((bot) => html`<tr key=${bot.level}><th>${botName(bot.level)}</th><td>${bot.points}</td><td>${bot.place}</td>
        </tr>`)}</tbody></table>
    <p>${data.others ? t("day-others", data) : t("day-others-none")}</p>
    <h2>${t("day-share")}</h2>
    <p class="day-share"><output>${data.share}</output> <button class="button" onClick=${copy}>${t("day-copy")}</button></p>
    <p class="course-ways"><${Link} to=${`/day/${game}`} class="button button-main">${t("day-all")}<//></p>
  </article><//>`;
}
