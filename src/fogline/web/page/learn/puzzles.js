// A game's puzzles: how one has done, the way into the next one, and all of them by what they are about.
import { get } from "/page/kit/api.js";
import { classes, html, useEffect, useState } from "/page/kit/dom.js";
import { prefs } from "/page/kit/prefs.js";
import { begin } from "/page/learn/progress.js";
import { Cover } from "/page/lobby/covers.js";
import { Frame, Problem } from "/page/lobby/frame.js";
import { t } from "/page/lobby/words.js";

export default function Puzzles({ game }) {
  const [{ data, error }, set] = useState({ data: null, error: null });
  useEffect(() => { // asked anew each time, for some may have been solved meanwhile
    let here = true;
    get(`/games/${game}/puzzles`).then((found) => here && set({ data: found, error: null }),
      (refused) => here && set({ data: null, error: refused }));
    return () => { here = false; };
  }, [game, prefs.lang]);
  if (!data) return html`<${Frame} here="learn" title=${t("puzzles")}><${Problem} error=${error} /><//>`;
  return html`<${Frame} here="learn" title=${t("puzzles-of", { game: data.title })}><${All} all=${data} /><//>`;
}

function All({ all }) {
  const { game, title, puzzles } = all;
  const [problem, tell] = useState(null);
  const [busy, work] = useState("");
  const start = async (name) => {
    if (busy) return;
    work(name);
    tell(null);
    await begin(game, `puzzle:${name}`, t("guest")).catch(tell);
    work("");
  };
  return html`<article class="course">
    <header class="sheet course-head"><${Cover} game=${game} />
      <div><h1>${t("puzzles-of", { game: title })}</h1><p>${t("puzzles-intro")}</p>
        ${all.tried > 0 && html`<p data-mine>${t("puzzles-mine", all)} ${t("puzzles-streak", all)}
          ${all.due > 0 && html` <b>${t("puzzles-due", { n: all.due })}</b>`}</p>`}
        <${Problem} error=${problem} />
        ${all.next ? html`<p class="course-ways"><button class="button button-main" data-next-puzzle aria-busy=${busy === all.next}
          onClick=${() => start(all.next)}>${t(all.tried ? "puzzles-next" : "puzzles-first")}</button></p>`
          : html`<p class="quiet">${t("puzzles-none")}</p>`}</div></header>
    ${byTheme(puzzles).map(([theme, some]) => html`<section class="sheet puzzle-theme" key=${theme}><h2>${theme}</h2>
      <ol>${some.map((puzzle) => html`<li key=${puzzle.name}><${One} puzzle=${puzzle} n=${puzzles.indexOf(puzzle) + 1}
        busy=${busy === puzzle.name} start=${start} /></li>`)}</ol></section>`)}
  </article>`;
}

function One({ puzzle, n, busy, start }) {
  const told = t("puzzle-one", { n, level: t(`puzzle-${puzzle.level}`), state: t(`puzzle-${puzzle.state}`) });
  return html`<button class=${classes("puzzle", `is-${puzzle.state}`)} data-puzzle=${puzzle.name} data-tell=${told} aria-label=${told}
    aria-busy=${busy} onClick=${() => start(puzzle.name)}>${n}<small>${puzzle.rating}</small></button>`;
}

/** What is about the same together, where there is most of it first. */
function byTheme(puzzles) {
  const found = new Map();
  for (const puzzle of puzzles) found.set(puzzle.theme, [...(found.get(puzzle.theme) ?? []), puzzle]);
  return [...found].sort((one, other) => other[1].length - one[1].length);
}
