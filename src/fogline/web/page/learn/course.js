// A game's lessons: what each is about, which are done, and the way into the next one.
import { useAnswer } from "/page/kit/answer.js";
import { classes, html, useState } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { Link } from "/page/kit/route.js";
import { begin, lessonsDone } from "/page/learn/progress.js";
import { Cover } from "/page/lobby/covers.js";
import { Frame, Problem } from "/page/lobby/frame.js";
import { t } from "/page/lobby/words.js";

export default function Course({ game }) {
  const { data, error } = useAnswer(`/games/${game}/lessons`);
  if (!data) return html`<${Frame} here="learn" title=${t("lessons")}><${Problem} error=${error} /><//>`;
  return html`<${Frame} here="learn" title=${t("lessons-of", { game: data.title })}><${Lessons} course=${data} /><//>`;
}

function Lessons({ course: { game, title, lessons } }) {
  const [problem, tell] = useState(null);
  const [busy, work] = useState("");
  const done = lessonsDone(game);
  const next = lessons.find(({ name }) => !done.includes(name));
  const start = async (name) => {
    if (busy) return;
    work(name);
    tell(null);
    await begin(game, name, t("guest")).catch(tell);
    work("");
  };
  const first = next ?? lessons[0];
  return html`<article class="course">
    <header class="sheet course-head"><${Cover} game=${game} />
      <div><h1>${t("lessons-of", { game: title })}</h1><p>${t("lessons-intro")}</p>
        <p class="quiet">${next ? t("lessons-done", { n: done.length, of: lessons.length }) : t("lessons-all-done")}</p>
        <${Problem} error=${problem} />
        <p class="course-ways">${first && html`<button class="button button-main" data-begin=${first.name}
          aria-busy=${busy === first.name} onClick=${() => start(first.name)}>${label(lessons, done, next)}</button>`}
          <${Link} to=${`/rules/${game}`} class="button">${t("read-the-rules")}<//></p></div></header>
    <ol class="lessons">${lessons.map((lesson, n) => html`<li key=${lesson.name}>
      <button class=${classes("card lesson", done.includes(lesson.name) && "is-done")} data-lesson=${lesson.name}
        aria-busy=${busy === lesson.name} onClick=${() => start(lesson.name)}>
        <span class="lesson-n">${done.includes(lesson.name) ? html`<${Icon} name="check" size=${22} />` : n + 1}</span>
        <span class="lesson-what"><b>${lesson.title}</b><small>${lesson.about}</small></span>
        ${done.includes(lesson.name) && html`<span class="hush">${t("lesson-is-done")}</span>`}
      </button></li>`)}</ol>
  </article>`;
}

function label(lessons, done, next) {
  if (!next) return t("lesson-again");
  return done.length ? t("lesson-go-on", { n: lessons.indexOf(next) + 1 }) : t("lesson-start");
}
