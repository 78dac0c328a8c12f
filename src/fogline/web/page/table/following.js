// What others do, as it is watched; and all of it once more, from my last turn on.
import { classes, html, useEffect, useRef } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { t } from "/page/kit/words.js";
import { By, isNews, lastOf, runsOf, turnsOf } from "/page/table/log.js";

/** Whether somebody else is at work and there is nothing for me to do. */
export const follows = (scene) => scene.status === "playing" && !scene.question && scene.confirm === "no";

/** What the scene that is shown tells: a step of the rules' own, or all that its player did at once, else the last turn of the log. */
export function toldIn(scene, log) {
  if (scene.frame) return { turn: scene.turns, by: -1, texts: scene.frame.lines.map(({ text }) => text).filter(Boolean) };
  const last = turnsOf(log).at(-1);
  if (!last || last.turn === 0) return null;
  const news = scene.log_from > 0 ? turnsOf(scene.log).filter(({ by }) => by === last.by) : [];
  return { ...last, texts: news.length ? news.flatMap(({ texts }) => texts) : last.texts };
}

/** The line of the turn that is shown, or what is pointed at, and the ways through what there is to be watched, which stay. */
export function Following({ scene, seat: { now, pace, log, latest }, pointed }) {
  const told = toldIn(scene, log);
  const mine = now.left > 0 && (latest?.question || latest?.confirm === "now");
  const watches = now.left > 0 || now.held || Boolean(scene.frame);
  return html`<div class="following" role="group" aria-label=${t("panel-log")} data-turn=${told?.turn ?? 0} data-by=${told?.by ?? -1}
    data-step=${scene.frame?.nth ?? ""} data-left=${now.left} data-time=${Math.round(now.time)}>
    ${pointed ? html`<p><b>${pointed}</b></p>`
      : told && html`<${By} seat=${told.by} bot=${told.bot} size=${30} /><p>${told.texts.join(" ")}</p>`}
    ${watches && html`<div class="watch-ways">
      <button class="tool" data-back aria-label=${t("watch-back")} aria-disabled=${now.more ? undefined : "true"}
        onClick=${() => now.more && pace.back()}><${Icon} name="back" size=${18} /></button>
      <button class="tool" data-hold aria-label=${t(now.held ? "watch-on" : "watch-hold")}
        onClick=${() => (now.held ? pace.run() : pace.hold())}><${Icon} name=${now.held ? "play" : "pause"} size=${18} /></button>
      <button class="tool" data-next aria-label=${t("watch-next")} onClick=${() => pace.step()}>
        <${Icon} name="next" size=${18} /></button></div>
    <button class=${classes("button", mine && "is-chosen")} data-skip aria-label=${t(mine ? "skip-to-my-turn" : "skip-to-now")}
      onClick=${() => pace.skip()}>
      <${Icon} name="last" size=${18} /><span class="skip-words">
        ${t(mine ? "skip-to-my-turn" : "skip-to-now")} ${now.turns > 0 && html`<small>${t("turns-left", { n: now.turns })}</small>`}
        </span></button>`}
  </div>`;
}

/** The turns of others since my last one, each with its steps; what the rules played in it comes after it. */
export function newsOf(log, seat) {
  const since = lastOf(log, seat);
  const fresh = isNews(since, seat);
  return since ? runsOf(turnsOf(log), fresh).filter((run) => run.fresh) : [];
}

/** In short, beside what I can do: the latest of them, and a button for all. */
export function Recap({ scene, seat, open, touch }) {
  const news = newsOf(seat.log, scene.seat);
  if (scene.draft.length || !news.length) return html`<div class="preview">
    ${!scene.draft.length && html`<p class="quiet">${t(touch ? "hold-to-see" : "point-to-see")}</p>`}</div>`;
  const last = news.at(-1);
  return html`<div class="preview recap">
    <button class="recap-open" data-recap onClick=${open}><b>${t("since-your-turn")}</b> <small>${t("turns-told", { n: news.length })}
      </small></button>
    <p><${By} seat=${last.by} bot=${last.bot} size=${14} /> ${last.steps.flatMap(({ texts }) => texts).join(" ")}</p></div>`;
}

const nameOf = (scene, seat) => scene.scores.find((score) => score.seat === seat)?.name ?? "";

/** Everything since my last turn, by turn; and once more on the board. */
export function RecapDialog({ scene, seat, close }) {
  const dialog = useRef(null);
  useEffect(() => dialog.current.showModal(), []);
  const news = newsOf(seat.log, scene.seat);
  const again = () => { dialog.current.close(); seat.again([...new Set(news.flatMap(({ steps }) => steps.map(({ turn }) => turn)))]); };
  return html`<dialog class="recap-dialog" ref=${dialog} onClose=${close} aria-labelledby="recap-title">
    <h2 id="recap-title">${t("since-your-turn")}</h2>
    <ol class="recap-turns">${news.map(({ by, bot, steps }) =>
      html`<li key=${`${steps[0].turn} ${by}`}><span><${By} seat=${by} bot=${bot} size=${26} /></span>
      <div><b>${nameOf(scene, by)}</b>${steps.flatMap(({ texts }) => texts).map((text) => html`<p>${text}</p>`)}</div></li>`)}</ol>
    <div class="recap-ends">
      <button class="button" data-again onClick=${again}><${Icon} name="play" size=${18} />${t("watch-again")}</button>
      <button class="button button-main" autofocus onClick=${() => dialog.current.close()}>${t("close")}</button></div>
  </dialog>`;
}
