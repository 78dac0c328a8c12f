// The lobby: the games, my tables, tables to join; and, behind a link, the games that are over.
import { html, useState } from "/page/kit/dom.js";
import { useMedia } from "/page/kit/media.js";
import { prefs } from "/page/kit/prefs.js";
import { Link, place } from "/page/kit/route.js";
import { Cover } from "/page/lobby/covers.js";
import { playersOf, playNow, useGames, useTables } from "/page/lobby/data.js";
import { Finished } from "/page/lobby/finished.js";
import { Frame, Problem } from "/page/lobby/frame.js";
import { Hero } from "/page/lobby/hero.js";
import { MyTables, OpenTables } from "/page/lobby/tables.js";
import { t } from "/page/lobby/words.js";

export default function Home() {
  const games = useGames();
  const { tables, older, error } = useTables();
  const phone = useMedia("(max-width: 760px)");
  const mine = (tables ?? []).filter((table) => table.mine.length || table.host);
  const current = mine.filter((table) => table.status !== "over");
  const waiting = current.filter((table) => table.my_turn).length;
  if (place().searchParams.has("finished")) {
    return html`<${Frame} here="replays" title=${t("finished")} mine=${waiting > 0}>
      <${Finished} tables=${tables && mine.filter((table) => !current.includes(table))} older=${older} error=${error} /><//>`;
  }
  const parts = [
    html`<${Games} key="games" games=${games.data?.games} error=${games.error} />`,
    html`<${MyTables} key="mine" tables=${tables && current} error=${error} />`,
  ];
  return html`<${Frame} here="play" title=${t("play")} mine=${waiting > 0} wide>
    <${Greeting} tables=${tables} waiting=${waiting} />
    <div class="home">
      ${phone && current.length ? parts.reverse() : parts}
      <${OpenTables} key="open" tables=${(tables ?? []).filter((table) => !mine.includes(table))} />
    </div><//>`;
}

function Greeting({ tables, waiting }) {
  const name = prefs.name.trim();
  const hello = t(hourly(new Date().getHours()));
  const news = waiting ? t("wait-for-you", { n: waiting }) : tables?.some((table) => table.mine.length) ? t("nothing-waits") : t("welcome");
  return html`<section class="greeting"><${Hero} />
    <div><h1>${name ? t("greeting", { hello, name }) : hello}</h1><p>${tables ? news : " "}</p></div></section>`;
}

function hourly(hour) {
  if (hour >= 5 && hour < 12) return "good-morning";
  return hour >= 12 && hour < 19 ? "good-afternoon" : "good-evening";
}

function Games({ games, error }) {
  return html`<section class="games" aria-label=${t("games")}>
    ${!games && html`<${Problem} error=${error} />`}
    ${(games ?? []).map((game) => html`<${GameCard} key=${game.name} game=${game} />`)}
  </section>`;
}

function GameCard({ game }) {
  const [busy, work] = useState(false);
  const [problem, tell] = useState(null);
  const start = async () => {
    if (busy) return;
    work(true);
    tell(null);
    try {
      await playNow(game);
    } catch (error) {
      tell(error);
      work(false);
    }
  };
  return html`<article class="game">
    <${Cover} game=${game.name} />
    <div class="game-body">
      <h2>${game.title}</h2>
      <p class="game-for">${game.suits}</p>
      <p class="game-blurb">${game.blurb}</p>
      <p class="game-facts"><span>${playersOf(game)}</span>
        ${game.minutes && html`<span>${t("minutes", { minutes: game.minutes })}</span>`}</p>
      <${Problem} error=${problem} />
      <div class="game-ways">
        <button class="button button-ink" data-play=${game.name} aria-label=${t("play-now-long", { game: game.title })} aria-busy=${busy}
          onClick=${start}>${t(busy ? "setting-up" : "play-now")}</button>
        <${Link} to=${`/new/${game.name}`} class="button" aria-label=${t("new-table-long", { game: game.title })}>${t("new-table")}<//>
      </div>
      <p class="game-more">
        ${game.lessons.length > 0 && html`<${Link} to=${`/learn/${game.name}`} class="game-learn" data-learn=${game.name}
          aria-label=${t("learn-game-long", { game: game.title })}>${t("learn-game")}<//>`}
        ${game.puzzles > 0 && html`<${Link} to=${`/puzzles/${game.name}`} class="game-learn" data-puzzles=${game.name}
          aria-label=${t("puzzles-long", { game: game.title })}>${t("puzzles")}<//>`}
        <${Link} to=${`/day/${game.name}`} class="game-learn" aria-label=${t("day-long", { game: game.title })}>${t("day")}<//></p>
    </div>
  </article>`;
}
