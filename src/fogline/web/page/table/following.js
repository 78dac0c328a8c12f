// What others do, as it is watched; and all of it once more, from my last turn on.
import { classes, html, useEffect, useRef } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { announce } from "/page/kit/notice.js";
import { Badge } from "/page/kit/players.js";
import { t } from "/page/kit/words.js";
import { lastOf, turnsOf } from "/page/table/log.js";

/** Whether somebody else is at work and there is nothing for me to do. */
export const follows = (scene) => scene.status === "playing" && !scene.question && scene.confirm === "no";

/** The line of the turn that is shown, and the way to the present. */
export function Following({ scene, seat }) {
  const last = turnsOf(seat.log).at(-1);
  const told = last && last.by >= 0 ? last : null;
  useEffect(() => { if (told && told.by !== scene.seat) announce(told.texts.join(" ")); }, [told?.turn]);
  const mine = seat.left > 0 && (seat.latest?.question || seat.latest?.confirm === "now");
  return html`<div class="following" role="group" aria-label=${t("panel-log")} data-turn=${told?.turn ?? 0} data-by=${told?.by ?? -1} data-left=${seat.left} data-time=${Math.round(seat.time)}>
    ${told && html`<${Badge} seat=${told.by} size=${30} /><p>${told.texts.join(" ")}</p>`}
    ${seat.left > 0 && html`<button class=${classes("button", mine && "is-chosen")} data-skip aria-label=${t(mine ? "skip-to-my-turn" : "skip-to-now")} onClick=${seat.skip}>
      <${Icon} name="last" size=${18} /><span class="skip-words">${t(mine ? "skip-to-my-turn" : "skip-to-now")} <small>${t("turns-left", { n: seat.left })}</small></span></button>`}
  </div>`;
}

/** The turns of others since my last one. */
export function newsOf(log, seat) {
  const since = lastOf(log, seat);
  return since ? turnsOf(log).filter(({ turn, by }) => turn > since && by >= 0 && by !== seat) : [];
}

/** In short, beside what I can do: the latest of them, and a button for all. */
export function Recap({ scene, seat, open }) {
  const news = newsOf(seat.log, scene.seat);
  if (scene.draft.length || !news.length) return html`<div class="preview">${!scene.draft.length && html`<p class="quiet">${t("point-to-see")}</p>`}</div>`;
  const last = news.at(-1);
  return html`<div class="preview recap">
    <button class="recap-open" data-recap onClick=${open}><b>${t("since-your-turn")}</b> <small>${t("turns-told", { n: news.length })}</small></button>
    <p><${Badge} seat=${last.by} size=${14} /> ${last.texts.join(" ")}</p></div>`;
}

/** Everything since my last turn, by turn; and once more on the board. */
export function RecapDialog({ scene, seat, close }) {
  const dialog = useRef(null);
  useEffect(() => dialog.current.showModal(), []);
  const news = newsOf(seat.log, scene.seat);
  const again = () => { dialog.current.close(); seat.again(); };
  return html`<dialog class="recap-dialog" ref=${dialog} onClose=${close} aria-labelledby="recap-title">
    <h2 id="recap-title">${t("since-your-turn")}</h2>
    <ol class="recap-turns">${news.map(({ turn, by, texts }) => html`<li key=${turn}><${Badge} seat=${by} size=${26} />
      <div><b>${scene.places[by]?.name}</b>${texts.map((text) => html`<p>${text}</p>`)}</div></li>`)}</ol>
    <div class="recap-ends">
      ${seat.canWatchAgain && html`<button class="button" data-again onClick=${again}><${Icon} name="play" size=${18} />${t("watch-again")}</button>`}
      <button class="button button-main" autofocus onClick=${() => dialog.current.close()}>${t("close")}</button></div>
  </dialog>`;
}
