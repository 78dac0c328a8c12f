// Ratings: people and bots of this server on one scale, game by game.
import { html, useEffect, useState } from "/page/kit/dom.js";
import { get, post } from "/page/kit/api.js";
import { prefs } from "/page/kit/prefs.js";
import { go, place } from "/page/kit/route.js";
import { useGames } from "/page/lobby/data.js";
import { Frame, Problem } from "/page/lobby/frame.js";
import { t } from "/page/lobby/words.js";

export default function Ratings() {
  const { data } = useGames();
  const games = data?.games ?? [];
  const game = place().searchParams.get("game") ?? games[0]?.name ?? "";
  const [found, set] = useState(null);
  const [error, tell] = useState(null);
  useEffect(() => {
    if (!game) return undefined;
    let here = true;
    tell(null);
    get("/ratings", { game }).then((answer) => here && set(answer), (refused) => here && tell(refused));
    return () => { here = false; };
  }, [game, prefs.lang]);
  const hide = (event) => post("/me/rating", { hidden: event.target.checked }).then(() => get("/ratings", { game })).then(set, tell);
  return html`<${Frame} title=${t("ratings")}><div class="my-games ratings"><h1>${t("ratings")}</h1>
    <p>${t("ratings-help")} ${t("ratings-which")}</p>
    <label class="field">${t("search-game")}<select name="game" value=${game}
      onChange=${(event) => go(`/ratings?game=${event.target.value}`, { replace: true })}>
      ${games.map((one) => html`<option value=${one.name}>${one.title}</option>`)}</select></label>
    <${Problem} error=${error} />
    ${found && found.game === game && html`<${List} players=${found.players} title=${found.title} />
      ${found.me && html`<section class="card"><p data-mine=${found.me.rating}>
        ${t("rating-mine", { rating: found.me.rating, give: found.me.give })}</p>
        <label class="tick"><input type="checkbox" name="hidden" checked=${found.hidden} onChange=${hide} /> ${t("rating-hide")}</label>
      </section>`}`}
  </div><//>`;
}

/** One line a player: the band in which the rating surely lies, and in it the rating. */
function List({ players, title }) {
  if (!players.length) return html`<p class="sheet">${t("ratings-none")}</p>`;
  const least = Math.min(...players.map((one) => one.rating - one.give));
  const most = Math.max(...players.map((one) => one.rating + one.give));
  const x = (rating) => (100 * (rating - least)) / Math.max(1, most - least);
  return html`<section class="card stat" tabindex="0" role="region" aria-label=${title}><table class="won"><thead><tr>
      <th scope="col">${t("rating-who")}</th><th scope="col">${t("rating-number")}</th>
      <th scope="col" class="won-plot"><span class="hush">${t("stat-plot")}</span></th><th scope="col">${t("stat-won")}</th></tr></thead>
    <tbody>${players.map((one) => html`<tr key=${`${one.bot} ${one.name}`} data-bot=${one.bot || undefined} class=${one.me ? "is-me" : ""}>
      <th scope="row">${one.name}${one.bot && html` <small>${t("rating-bot")}</small>`}
        ${one.me && html` <small>${t("rating-you")}</small>`}</th>
      <td>${one.rating} <small>${t("rating-give", { n: one.give })}</small></td>
      <td class="won-plot"><svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <rect class="bar-played" x=${x(one.rating - one.give)} width=${x(one.rating + one.give) - x(one.rating - one.give)} height="12" />
        <rect class="bar-won" x=${x(one.rating) - 1} width="2" height="12" /></svg></td>
      <td>${t("stat-of", { won: one.won, played: one.games })}</td></tr>`)}</tbody></table></section>`;
}
