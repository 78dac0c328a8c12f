// A game's rules in our own words: contents, numbered rules with anchors, rulings, what is reconstructed.
import { useAnswer } from "/page/kit/answer.js";
import { html, useEffect, useState } from "/page/kit/dom.js";
import { Link, place } from "/page/kit/route.js";
import { useGames } from "/page/lobby/data.js";
import { Frame, Problem } from "/page/lobby/frame.js";
import { t } from "/page/lobby/words.js";
import { RuleText } from "/page/rules/text.js";

/** What the address points at, followed while it changes. */
function useAnchor(ready) {
  const [anchor, set] = useState(() => decodeURIComponent(place().hash.slice(1)));
  useEffect(() => {
    const follow = () => set(decodeURIComponent(place().hash.slice(1)));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  // The rules come after the page: the browser has looked for the anchor too early.
  useEffect(() => { if (ready && anchor) document.getElementById(anchor)?.scrollIntoView({ block: "center" }); }, [ready, anchor]);
  return anchor;
}

export default function Rules({ game: name }) {
  const { data: rules, error } = useAnswer(`/games/${name}/rules`);
  const { data: all } = useGames();
  const { data: box } = useAnswer(`/games/${name}/box`);
  const anchor = useAnchor(Boolean(rules));
  if (!rules) return html`<${Frame} here="learn" title=${t("learn")}><${Problem} error=${error} /><//>`;
  const game = all?.games.find((one) => one.name === name);
  return html`<${Frame} here="learn" title=${t("rules-of", { game: rules.title })}>
    <div class="rules">
      <${Contents} rules=${rules} />
      <article class="sheet rules-text" lang=${rules.lang}>
        <h1>${rules.title}</h1>
        <${Notice} rules=${rules} game=${game} />
        <${RuleText} game=${name} rules=${rules} box=${box} anchor=${anchor} />
        <${Others} here=${name} games=${all?.games} />
      </article>
    </div><//>`;
}

function Contents({ rules }) {
  return html`<nav class="contents" aria-label=${t("contents")}><h2>${t("contents")}</h2>
    <ol lang=${rules.lang}>${rules.chapters.map(({ number, title }) =>
      html`<li><a href=${`#${number}`}>${t("chapter-n", { number, title })}</a></li>`)}
      ${rules.notes.map(({ title }, n) => html`<li class="contents-note"><a href=${`#note-${n + 1}`}>${title}</a></li>`)}</ol></nav>`;
}

/** Whose game it is, that we are not theirs, and what is not the printed thing. */
function Notice({ rules, game }) {
  const other = rules.lang !== document.documentElement.lang;
  return html`<aside class="rules-notice" lang=${document.documentElement.lang}>
    ${other && html`<p><strong>${t("rules-in-english")}</strong></p>`}
    ${game?.credits && html`<p>${t("rules-note", game.credits)}</p>`}
    <p>${t("rules-reconstructed")} <a href="#notes">${t("rules-see")}</a>.</p>
  </aside>`;
}

function Others({ here, games }) {
  const others = (games ?? []).filter((game) => game.name !== here);
  return html`<nav class="rules-others" aria-label=${t("other-rules")}>
    ${others.map((game) => html`<${Link} to=${`/rules/${game.name}`} class="button">${game.title}<//>`)}
    <${Link} to="/help" class="button">${t("help")}<//></nav>`;
}
