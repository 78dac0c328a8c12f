// Learn: the rulebooks, and how Fogline's table works.
import { html } from "/page/kit/dom.js";
import { prefs } from "/page/kit/prefs.js";
import { Link } from "/page/kit/route.js";
import { t as shell } from "/page/kit/words.js";
import { Cover } from "/page/lobby/covers.js";
import { useGames } from "/page/lobby/data.js";
import { Frame } from "/page/lobby/frame.js";
import { help as en } from "/page/lobby/help-en.js";
import { help as es } from "/page/lobby/help-es.js";
import { marked } from "/page/lobby/markup.js";
import { t } from "/page/lobby/words.js";

const HELP = { en, es };
const KEYS = ["arrows", "enter", "digits", "y", "u", "w", "l", "s", "o", "c", "b", "d", "space", "escape"];

export default function Help() {
  const sections = HELP[prefs.lang];
  return html`<${Frame} here="learn" title=${t("help")}>
    <${Rulebooks} />
    <div class="rules">
      <nav class="contents" aria-label=${t("contents")}><h2>${t("contents")}</h2>
        <ol>${sections.map(({ id, title }) => html`<li><a href=${`#${id}`}>${title}</a></li>`)}<li><a href="#keys">${t("with-keys")}</a></li></ol></nav>
      <article class="sheet rules-text help">
        <h1>${t("help")}</h1>
        ${sections.map(({ id, title, texts }) => html`<section key=${id} id=${id}><h2>${title}</h2>${texts.map((text) => html`<p>${marked(text)}</p>`)}</section>`)}
        <section id="keys"><h2>${t("with-keys")}</h2>
          <dl>${KEYS.map((key) => html`<div><dt><kbd>${shell(`key-${key}`)}</kbd></dt><dd>${shell(`key-${key}-does`)}</dd></div>`)}</dl></section>
      </article>
    </div><//>`;
}

function Rulebooks() {
  const { data } = useGames();
  return html`<section class="rulebooks" aria-label=${t("rulebooks")}>
    <h2>${t("rulebooks")}</h2>
    <ul>${(data?.games ?? []).map((game) => html`<li><${Link} to=${`/rules/${game.name}`} aria-label=${t("read-rules", { game: game.title })}><${Cover} game=${game.name} /><b>${game.title}</b><//></li>`)}</ul>
  </section>`;
}
