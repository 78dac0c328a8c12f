// A puzzle beside its table: what is asked for, what was right and why, and the way to the next one.
import { get } from "/page/kit/api.js";
import { classes, html, useEffect, useState } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { announce } from "/page/kit/notice.js";
import { Link } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";
import { begin } from "/page/learn/progress.js";

export function Solving({ scene, held }) {
  const { lesson } = scene;
  useEffect(() => announce(lesson.end || lesson.task), [lesson.name, lesson.end]);
  return html`<section class=${classes("coach", lesson.done && "is-done")} aria-label=${t("panel-puzzle")} data-lesson=${lesson.name}
    data-done=${lesson.done ? "" : undefined}>
    <header><small>${t("puzzle-rating", { n: lesson.number })}</small><h2>${lesson.title}</h2></header>
    <div class="coach-words" tabindex="0">
      ${lesson.done && html`<p class="coach-well"><${Icon} name="check" size=${18} /> ${scene.sentence}</p>`}
      ${lesson.end && html`<p>${lesson.end}</p>`}
      ${held.error && !lesson.done && html`<p class="coach-cost" role="status">${held.error.text}</p>`}
    </div>
    ${lesson.task && html`<p class="coach-task">${lesson.task}</p>`}
    <footer>
      ${lesson.done ? html`<${Onward} scene=${scene} />` : html`<button class="button" data-show onClick=${held.hands.hint}>
        <${Icon} name="bulb" size=${18} /> ${t("puzzle-show")}</button>`}
    </footer>
  </section>`;
}

/** What comes after a puzzle: which one, the table does not know, for it does not know who solves it. */
function Onward({ scene: { game, lesson, places, seat } }) {
  const [busy, work] = useState(false);
  const next = async () => {
    work(true);
    try {
      const found = await get(`/games/${game}/puzzles`);
      await begin(game, `puzzle:${found.next}`, places[seat]?.name ?? "");
    } catch ({ text }) {
      announce(text);
    }
    work(false);
  };
  return html`<${Link} to=${`/puzzles/${game}`} class="button">${t("puzzle-all")}<//>
    <button class="button button-main" data-next-lesson aria-busy=${busy} data-after=${lesson.name} onClick=${() => busy || next()}>
      ${t("puzzle-on")}</button>`;
}
