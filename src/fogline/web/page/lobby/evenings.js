// Evenings: those one takes part in, and making one.
import { html, useState } from "/page/kit/dom.js";
import { useAnswer } from "/page/kit/answer.js";
import { post } from "/page/kit/api.js";
import { Link, go } from "/page/kit/route.js";
import { myName, useGames, usualLevel, usualSeats } from "/page/lobby/data.js";
import { Frame, Problem } from "/page/lobby/frame.js";
import { t } from "/page/lobby/words.js";

export default function Evenings() {
  const { data: games } = useGames();
  const { data, error } = useAnswer("/evenings");
  return html`<${Frame} here="play" title=${t("evenings")}><div class="my-games evenings"><h1>${t("evenings")}</h1>
    <p>${t("evening-help")}</p><${Problem} error=${error} />
    ${data?.evenings.length > 0 && html`<section aria-labelledby="mine-title"><h2 id="mine-title">${t("evening-mine")}</h2>
      <ul class="sheet">${data.evenings.map((one) => html`<li class="row" key=${one.evening}>
        <div class="row-what"><b>${one.title || one.game_title}</b>
          <p>${one.game_title} · ${t(`evening-${one.status}`)} · ${t("evening-people", { n: one.people })}</p></div>
        <${Link} to=${`/evening/${one.evening}`} class="button" aria-label=${`${t("evening-look")}: ${one.title || one.game_title}`}>
          ${t("evening-look")}<//></li>`)}</ul></section>`}
    ${games && html`<${Form} games=${games.games} />`}</div><//>`;
}

function Form({ games }) {
  const [wish, set] = useState({ game: games[0].name, title: "", kind: "duplicate", seats: usualSeats(games[0]), rounds: 3,
    bot: usualLevel(games[0]), counts: false });
  const [problem, tell] = useState(null);
  const game = games.find((one) => one.name === wish.game);
  const put = (name, value) => set({ ...wish, [name]: value });
  const pick = (name) => {
    const next = games.find((one) => one.name === name);
    set({ ...wish, game: name, seats: next.seats.includes(wish.seats) ? wish.seats : usualSeats(next), bot: usualLevel(next) });
  };
  const make = async (event) => {
    event.preventDefault();
    tell(null);
    try {
      const { evening } = await post("/evenings", { ...wish, name: myName() });
      go(`/evening/${evening}`);
    } catch (refused) {
      tell(refused);
    }
  };
  return html`<form class="card evening-form" onSubmit=${make}><h2>${t("evening-new")}</h2>
    <label class="field">${t("search-game")}<select name="game" value=${wish.game} onChange=${(event) => pick(event.target.value)}>
      ${games.map((one) => html`<option value=${one.name}>${one.title}</option>`)}</select></label>
    <label class="field">${t("evening-title")}<input name="title" maxlength="24" value=${wish.title}
      onInput=${(event) => put("title", event.target.value)} /></label>
    <label class="field">${t("evening-kind")}<select name="kind" value=${wish.kind} onChange=${(event) => put("kind", event.target.value)}>
      ${["duplicate", "round-robin"].map((kind) => html`<option value=${kind}>${t(`evening-${kind}`)}</option>`)}</select></label>
    <label class="field">${t("evening-seats")}<select name="seats" value=${wish.seats}
      onChange=${(event) => put("seats", Number(event.target.value))}>
      ${game.seats.filter((n) => n > 1).map((n) => html`<option value=${n}>${n}</option>`)}</select></label>
    ${wish.kind === "duplicate" && html`<label class="field">${t("evening-rounds")}<input type="number" name="rounds" min="1" max="20"
      value=${wish.rounds} onInput=${(event) => put("rounds", event.target.valueAsNumber || 1)} /></label>`}
    <label class="field">${t("evening-bots")}<select name="bot" value=${wish.bot} onChange=${(event) => put("bot", event.target.value)}>
      ${game.bots.map((one) => html`<option value=${one.name}>${one.label}</option>`)}</select></label>
    <label class="tick"><input type="checkbox" name="counts" checked=${wish.counts}
      onChange=${(event) => put("counts", event.target.checked)} /> ${t("counts")}</label>
    <${Problem} error=${problem} />
    <button class="button button-main" data-make>${t("evening-new")}</button></form>`;
}
