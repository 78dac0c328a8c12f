// My games: all of them, found by what one remembers; what they add up to.
import { html, useEffect, useState } from "/page/kit/dom.js";
import { get } from "/page/kit/api.js";
import { prefs } from "/page/kit/prefs.js";
import { Link } from "/page/kit/route.js";
import { Sign } from "/page/lobby/covers.js";
import { useGames } from "/page/lobby/data.js";
import { Frame, Problem } from "/page/lobby/frame.js";
import { Habits, OverTime, Won, csvOf, round } from "/page/lobby/plots.js";
import { t } from "/page/lobby/words.js";

const DAY = 86400;
const NOTHING = { game: "", other: "", result: "", from: "", to: "" };

/** What was filled in, as the server is asked. */
function asked({ game, other, result, from, to }) {
  const seconds = (day) => Math.floor(new Date(`${day}T00:00`).getTime() / 1000);
  const query = { game, other: other.trim(), result, since: from && seconds(from), until: to && seconds(to) + DAY };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value));
}

export default function MyGames() {
  const [wish, want] = useState(NOTHING);
  const [found, set] = useState(null);
  const [error, tell] = useState(null);
  const query = asked(wish);
  const key = JSON.stringify([query, prefs.lang]);
  useEffect(() => {
    let here = true;
    get("/me/games", query).then((answer) => here && set(answer), (refused) => here && tell(refused));
    return () => { here = false; };
  }, [key]);
  const more = () => get("/me/games", { ...query, skip: found.games.length })
    .then((answer) => set({ ...found, games: [...found.games, ...answer.games], more: answer.more }), tell);
  return html`<${Frame} here="replays" title=${t("my-games")}>
    <div class="my-games"><h1>${t("my-games")}</h1><p><${Link} to="/ratings">${t("ratings")}<//></p>
      <${Search} wish=${wish} want=${want} />
      <${Problem} error=${error} />
      ${found && html`<p role="status" data-found=${found.total}>${t("games-found", { n: found.total })}
        ${found.total > 0 && html` · <a href=${csvOf({ ...query, lang: prefs.lang })} download>${t("games-csv")}</a>`}</p>
        <ul class="sheet">${found.games.map((game) => html`<${Row} key=${game.table} game=${game} />`)}</ul>
        ${found.more && html`<button class="button" data-more onClick=${more}>${t("finished-older")}</button>`}
        <${Numbers} found=${found} game=${wish.game} />`}
    </div><//>`;
}

function Search({ wish, want }) {
  const { data } = useGames();
  const put = (name) => (event) => want({ ...wish, [name]: event.target.value });
  return html`<form class="games-search" role="search" onSubmit=${(event) => event.preventDefault()}>
    <label class="field">${t("search-game")}<select name="game" value=${wish.game} onChange=${put("game")}>
      <option value="">${t("search-any")}</option>
      ${(data?.games ?? []).map((game) => html`<option value=${game.name}>${game.title}</option>`)}</select></label>
    <label class="field">${t("search-other")}<input name="other" maxlength="60" value=${wish.other} onInput=${put("other")} /></label>
    <label class="field">${t("search-result")}<select name="result" value=${wish.result} onChange=${put("result")}>
      <option value="">${t("search-any")}</option><option value="won">${t("search-won")}</option>
      <option value="lost">${t("search-lost")}</option></select></label>
    <label class="field">${t("search-from")}<input type="date" name="from" value=${wish.from} onChange=${put("from")} /></label>
    <label class="field">${t("search-to")}<input type="date" name="to" value=${wish.to} onChange=${put("to")} /></label>
  </form>`;
}

function Row({ game }) {
  const day = new Date(game.at * 1000).toLocaleDateString(prefs.lang, { dateStyle: "medium" });
  const sat = game.names.map((name, seat) => `${name}${game.levels[seat] ? ` (${game.levels[seat]})` : ""} ${game.points[seat] ?? ""}`);
  return html`<li class="row" data-game=${game.table}><${Sign} game=${game.game} />
    <div class="row-what"><b>${game.title}</b> <span>${game.finish}</span><p>${sat.join(" · ")}</p>
      <p>${day} · ${t("games-turns", { n: game.turns })}${!game.counts && html` · ${t("games-uncounted")}`}
        ${game.accuracy !== null && html` · ${t("games-accuracy", { share: Math.round(100 * game.accuracy) })}`}</p></div>
    <${Link} to=${`/analysis/${game.table}`} class="button"
      aria-label=${`${t("teaches-short")}: ${game.title}, ${day}`}>${t("teaches-short")}<//>
    <${Link} to=${`/replay/${game.table}?turn=0`} class="button" aria-label=${`${t("replay")}: ${game.title}, ${day}`}>${t("replay")}<//>
  </li>`;
}

/** What the games add up to; where one's points come from, once a single game is chosen. */
function Numbers({ found, game }) {
  const only = game || (found.by_game.length === 1 ? found.by_game[0].key : "");
  if (!found.dots.length) return null;
  return html`<h2>${t("stat")}</h2><div class="stats">
    <${Won} title=${t("stat-by-game")} label=${t("search-game")} rows=${found.by_game} />
    <${Won} title=${t("stat-by-bot")} label=${t("stat-level")} rows=${found.by_bot} />
    <${Won} title=${t("stat-by-seats")} label=${t("stat-seats")} rows=${found.by_seats} />
    ${only ? html`<${OverTime} title=${t("stat-points")} dots=${found.dots} of=${(dot) => dot.points} />
      <${Compared} game=${only} />` : html`<p class="quiet">${t("stat-choose")}</p>`}
    <${OverTime} title=${t("stat-length")} dots=${found.dots} of=${(dot) => dot.turns} />
    <${OverTime} title=${t("stat-accuracy")} dots=${found.dots.filter((dot) => dot.accuracy !== null)} of=${(dot) => 100 * dot.accuracy} />
    <${Best} best=${found.best} titles=${new Map(found.by_game.map((one) => [one.key, one.label]))} />
  </div>`;
}

function Compared({ game }) {
  const [found, set] = useState(null);
  useEffect(() => {
    let here = true;
    get("/me/habits", { game }).then((answer) => here && set(answer), () => here && set(null));
    return () => { here = false; };
  }, [game, prefs.lang]);
  return html`<${Habits} title=${t("stat-habits")} found=${found} />`;
}

const Best = ({ best, titles }) => html`<section class="card stat"><h3>${t("stat-best-games")}</h3><ol class="best">
  ${best.map((dot) => html`<li key=${dot.table}>
    <${Link} to=${`/replay/${dot.table}?turn=0`}>${titles.get(dot.game)}: ${round(dot.points)}<//>
    ${" "}<small>${new Date(dot.at * 1000).toLocaleDateString(prefs.lang, { dateStyle: "medium" })}</small></li>`)}</ol></section>`;
