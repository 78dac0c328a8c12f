// Learn: the rulebooks, and how Fogline's table works.
import { html } from "/page/kit/dom.js";
import { Link } from "/page/kit/route.js";
import { learn, t as shell, speakerOf } from "/page/kit/words.js";
import { lessonsDone } from "/page/learn/progress.js";
import { Cover } from "/page/lobby/covers.js";
import { useGames } from "/page/lobby/data.js";
import { Frame } from "/page/lobby/frame.js";
import { marked } from "/page/lobby/markup.js";
import { t } from "/page/lobby/words.js";

await learn("help");
const told = speakerOf("help");
const SECTIONS = ["start", "undo", "orders", "why", "help-levels", "bots", "together", "replay", "box", "everyone", "privacy"];
const KEYS = ["arrows", "enter", "digits", "y", "u", "w", "l", "s", "o", "c", "b", "d", "space", "escape"];

export default function Help() {
  return html`<${Frame} here="learn" title=${t("help")}>
    <${Courses} />
    <${Rulebooks} />
    <div class="rules">
      <nav class="contents" aria-label=${t("contents")}><h2>${t("contents")}</h2>
        <ol>${SECTIONS.map((id) => html`<li><a href=${`#${id}`}>${told(id)}</a></li>`)}<li><a href="#keys">${t("with-keys")}
          </a></li></ol></nav>
      <article class="sheet rules-text help">
        <h1>${t("help")}</h1>
        ${SECTIONS.map((id) => html`<section key=${id} id=${id}><h2>${told(id)}</h2>
          ${told(`${id}-text`).split("\n\n").map((text) => html`<p>${marked(text)}</p>`)}</section>`)}
        <section id="keys"><h2>${t("with-keys")}</h2>
          <dl>${KEYS.map((key) => html`<div><dt><kbd>${shell(`key-${key}`)}</kbd></dt><dd>${shell(`key-${key}-does`)}</dd></div>`)}
            </dl></section>
      </article>
    </div><//>`;
}

function Courses() {
  const { data } = useGames();
  const games = (data?.games ?? []).filter(({ lessons }) => lessons.length);
  const told = ({ name, lessons }) => t("lessons-done", { n: lessonsDone(name).length, of: lessons.length });
  return games.length > 0 && html`<section class="rulebooks" aria-label=${t("lessons")}>
    <h2>${t("learn-by-playing")}</h2>
    <ul>${games.map((game) => html`<li><${Link} to=${`/learn/${game.name}`} aria-label=${t("learn-game-long", { game: game.title })}>
      <${Cover} game=${game.name} /><b>${game.title}</b><small>${told(game)}</small><//></li>`)}</ul>
  </section>`;
}

function Rulebooks() {
  const { data } = useGames();
  return html`<section class="rulebooks" aria-label=${t("rulebooks")}>
    <h2>${t("rulebooks")}</h2>
    <ul>${(data?.games ?? []).map((game) =>
      html`<li><${Link} to=${`/rules/${game.name}`} aria-label=${t("read-rules", { game: game.title })}><${Cover} game=${game.name} /><b>
      ${game.title}</b><//></li>`)}</ul>
  </section>`;
}
