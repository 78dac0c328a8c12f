// A new table: who sits where, what is played, who may come. Nothing that was chosen is lost when the server says no.
import { html, useState } from "/page/kit/dom.js";
import { post } from "/page/kit/api.js";
import { go } from "/page/kit/route.js";
import { Cover } from "/page/lobby/covers.js";
import { playersOf, useGames, usualSeats } from "/page/lobby/data.js";
import { Frame, Problem } from "/page/lobby/frame.js";
import { Chairs, asWish, chairsFor } from "/page/lobby/chairs.js";
import { Agreements, agreed, bankOf } from "/page/lobby/agreements.js";
import { t } from "/page/lobby/words.js";
import { startWithSalt } from "/page/kit/salt.js";

export default function New({ game: name }) {
  const { data, error } = useGames();
  const game = data?.games.find((one) => one.name === name);
  if (!data) return html`<${Frame} title=${t("new-table")}><${Problem} error=${error} /><//>`;
  if (!game) return html`<${Frame} title=${t("new-table")}><section class="sheet"><h1>${t("unknown-game", { game: name })}
    </h1></section><//>`;
  return html`<${Frame} here="play" title=${t("new-of", { game: game.title })} wide print=${false}><${Form} game=${game} /><//>`;
}

function Form({ game }) {
  const [chairs, seat] = useState(() => chairsFor(game, "bots", usualSeats(game)));
  const [wish, change] = useState(() => agreed(game));
  const [busy, work] = useState(false);
  const [problem, tell] = useState(null);
  const open = chairs.filter((chair) => chair.as === "open").length;
  const mine = chairs.some((chair) => chair.as === "me" || chair.as === "here");
  const submit = async (event) => {
    event.preventDefault();
    if (busy) return;
    work(true);
    tell(null);
    try {
      const { table } = await post("/tables", {
        game: game.name, chairs: chairs.map(asWish), options: wish.options, box: wish.box?.text ?? "", assist: wish.assist,
        watchers: wish.watchers, listed: wish.listed, bank: bankOf(wish), luck: wish.luck,
        counts: wish.counts && wish.assist !== "full", start: !open && !wish.luck,
      });
      if (wish.luck && !open) await startWithSalt(table, mine);
      go(`/table/${table}`);
    } catch (refused) {
      tell(refused);
      work(false);
    }
  };
  const outcome = open ? t("will-gather", { n: open }) : t("will-start");
  return html`<form class="new" onSubmit=${submit}>
    <header class="new-head"><${Cover} game=${game.name} />
      <div><h1>${t("new-of", { game: game.title })}</h1><p>${game.blurb}</p>
        <small>${playersOf(game)} · ${t("minutes", { minutes: game.minutes })}</small></div></header>
    <${Chairs} game=${game} chairs=${chairs} seat=${seat} />
    <${Agreements} game=${game} wish=${wish} change=${(news) => change((now) => ({ ...now, ...news }))} tell=${tell} />
    <footer class="new-foot">
      <${Problem} error=${problem} />
      <p role="status">${mine ? outcome : `${t("no-chair-of-mine")} ${outcome}`}</p>
      <button class="button button-main" data-make aria-busy=${busy}>${t(busy ? "setting-up" : open ? "open-table" : "start-now")}</button>
    </footer>
  </form>`;
}
