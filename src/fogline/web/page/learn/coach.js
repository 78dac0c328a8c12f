// The lesson beside its table: what it is about, what to do now, what was right; and the way to the next one.
import { classes, html, useEffect, useLayoutEffect, useState } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { announce } from "/page/kit/notice.js";
import { choose, prefs } from "/page/kit/prefs.js";
import { Link } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";
import { begin, remember } from "/page/learn/progress.js";
import { Solving } from "/page/learn/solving.js";

/** A lesson's, or a puzzle's, words. */
export const Coach = ({ scene, held }) => (
  scene.lesson.puzzle ? html`<${Solving} scene=${scene} held=${held} />` : html`<${Taught} scene=${scene} held=${held} />`
);

function Taught({ scene, held }) {
  const { lesson, game } = scene;
  const [card, turn] = useState(0);
  const moment = `${lesson.name} ${lesson.task} ${scene.at}`;
  useLayoutEffect(() => turn(0), [moment]);
  useEffect(() => { if (lesson.done) remember(game, lesson.name); }, [lesson.done, lesson.name]);
  const told = [lesson.well, ...lesson.words, lesson.end].filter(Boolean).join(" "); // the line above says what to do
  useEffect(() => announce(told), [moment, told]);
  const more = card < lesson.words.length - 1; // one thought at a time
  return html`<section class=${classes("coach", lesson.done && "is-done")} aria-label=${t("coach")} data-lesson=${lesson.name}
    data-done=${lesson.done ? "" : undefined}>
    <header><small>${t("coach-n", { n: lesson.number, of: lesson.of })}</small><h2>${lesson.title}</h2></header>
    <div class="coach-words" tabindex="0">
      ${lesson.well && card === 0 && html`<p class="coach-well"><${Icon} name="check" size=${18} /> ${lesson.well}</p>`}
      ${lesson.words[card] && html`<p>${lesson.words[card]}</p>`}
      ${lesson.end && html`<p>${lesson.done && !lesson.next ? t("coach-over") : lesson.end}</p>`}
      ${!lesson.task && !lesson.end && html`<p class="quiet">${t("coach-watch")}</p>`}
    </div>
    ${!more && lesson.task && html`<p class="coach-task">${lesson.task}</p>`}
    <footer>
      ${card > 0 && html`<button class="button" data-card-back onClick=${() => turn(card - 1)}>${t("coach-last-card")}</button>`}
      ${more && html`<button class="button button-main" data-card-next onClick=${() => turn(card + 1)}>${t("coach-next-card")}</button>`}
      ${!more && lesson.task && html`<button class="button" data-show onClick=${held.hands.hint}><${Icon} name="bulb" size=${18} />
        ${t("coach-show")}</button>`}
      ${lesson.done && !lesson.next && !prefs.askSure && html`<button class="button" data-ask-sure onClick=${() => choose("askSure", true)}>
        ${t("coach-sure")}</button>`}
      ${lesson.done && html`<${Onward} scene=${scene} />`}
    </footer>
  </section>`;
}

/** What comes after a lesson. */
function Onward({ scene: { game, lesson, places, seat } }) {
  const [busy, work] = useState(false);
  const next = async () => {
    work(true);
    await begin(game, lesson.next, places[seat]?.name ?? "").catch(({ text }) => announce(text));
    work(false);
  };
  return html`<${Link} to=${`/learn/${game}`} class="button">${t("coach-all")}<//>
    ${lesson.next ? html`<button class="button button-main" data-next-lesson aria-busy=${busy} onClick=${() => busy || next()}>
        ${t("coach-next")}</button>`
      : html`<${Link} to=${`/new/${game}`} class="button button-main">${t("coach-play")}<//>`}`;
}
