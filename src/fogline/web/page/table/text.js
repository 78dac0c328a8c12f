// The same table as text: headings, lists, numbered actions. For readers who listen, and for small windows.
import { html, useEffect, useState } from "/page/kit/dom.js";
import { get } from "/page/kit/api.js";
import { prefs } from "/page/kit/prefs.js";
import { Link } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";
import { Curtain, useCurtain } from "/page/table/curtain.js";
import { useHands } from "/page/table/hands.js";
import { turnsOf } from "/page/table/log.js";
import { ChangedRules } from "/page/table/rules.js";
import { Stories, Sums } from "/page/table/score.js";
import { useSeat } from "/page/table/seat.js";
import { Trouble } from "/page/table/trouble.js";
import { Talk } from "/page/talk/panel.js";

export default function TextScreen({ table }) {
  const seat = useSeat(table);
  const { scene, error } = seat;
  const { hands, error: refused } = useHands(scene, seat.say);
  const curtain = useCurtain(seat);
  const [lines, set] = useState([]);
  useEffect(() => {
    if (scene?.view) get(`/tables/${table}/plain`, { seat: scene.seat }).then((told) => set(told.lines), () => set([]));
  }, [scene?.at, scene?.seat, scene?.revision, prefs.lang]);
  if (error) return html`<${Trouble} error=${error} />`;
  if (curtain.down) return html`<${Curtain} ...${curtain} />`;
  if (!scene) return html`<main class="waiting" aria-busy="true"></main>`;
  return html`<main class="text-mode">
    <h1>${scene.title}</h1>
    <p><strong data-sentence>${scene.sentence}</strong></p>
    ${refused && html`<p role="alert">${refused.text} ${refused.reasons.join(" ")}</p>`}
    ${scene.rules && html`<${ChangedRules} scene=${scene} held=${{ hands }} />`}
    <h2>${t("what-you-can-do")}</h2>
    <ol class="text-actions">${scene.legal.map((option) => html`<li key=${option.id}>
      <button data-option=${option.id} data-words=${option.words} onClick=${() => hands.act(option)}>${option.label}
        </button> ${(option.effect || []).join(" ")}</li>`)}</ol>
    ${scene.confirm !== "no" && html`<button data-confirm onClick=${hands.confirm}>${t("confirm-turn")}</button>`}
    ${scene.undo.can !== "no" && html`<button onClick=${hands.undo} data-tell=${scene.undo.why}>${t(`undo-${scene.undo.can}`)}</button>`}
    ${scene.order && html`<${Order} order=${scene.order} leave=${hands.order} />`}
    <h2>${t("the-table")}</h2>
    <pre tabindex="0">${lines.join("\n")}</pre>
    <h2>${t("panel-score")}</h2>
    <${Sums} scene=${scene} named />
    ${scene.scores.map((score) => html`<section><h3>${score.name}</h3>
      <${Stories} score=${score} game=${scene.game} over=${scene.status === "over"} /></section>`)}
    ${scene.outcome && html`<p><strong>${scene.outcome.winner_text}</strong> ${scene.outcome.text}</p>`}
    <h2>${t("panel-talk")}</h2>
    <${Talk} seat=${seat} />
    <h2>${t("panel-log")}</h2>
    <ol class="text-log" reversed>${turnsOf(seat.log).slice(-30).reverse().map(({ turn, texts }) =>
      html`<li key=${turn}>${texts.join(" ")}</li>`)}</ol>
    <p><${Link} to=${`/table/${table}`}>${t("drawn-mode")}<//> · <${Link} to="/">${t("to-lobby")}<//></p>
  </main>`;
}

/** What is done for the reader when they are asked, in words. */
function Order({ order, leave }) {
  const say = (event) => { event.preventDefault(); leave(new FormData(event.target).get("order")); };
  return order.words
    ? html`<p data-order=${order.words}>${order.label}. <button onClick=${() => leave("")}>${t("order-withdraw")}</button></p>`
    : html`<form onSubmit=${say}><label>
      ${t("order-leave", { like: order.like })} <input name="order" maxlength="200" required /></label> <button>${t("order-arm")}
      </button></form>`;
}
