// What can be known of a table's luck where it can be checked: the promise, salts, the chain; at the end, whether it holds.
import { useAnswer } from "/page/kit/answer.js";
import { classes, html, useEffect, useRef } from "/page/kit/dom.js";
import { remembered } from "/page/kit/salt.js";
import { t } from "/page/kit/words.js";
import { Save } from "/page/table/rules.js";

export function Luck({ scene, close }) {
  const dialog = useRef(null);
  useEffect(() => { if (!dialog.current.open) dialog.current.showModal(); }, []);
  const { data, error } = useAnswer(`/tables/${scene.table}/luck`);
  return html`<dialog class="luck" ref=${dialog} onClose=${close} aria-labelledby="luck-title">
    <h2 id="luck-title" tabindex="-1" autofocus>${t("luck-title")}</h2>
    ${error && html`<p role="alert">${error.text}</p>`}
    ${data && html`<${Found} scene=${scene} data=${data} />`}
    <p class="luck-ends">${scene.status === "over" && html`<${Save} scene=${scene} />`}
      <button class="button button-main" onClick=${() => dialog.current.close()}>${t("close")}</button></p>
  </dialog>`;
}

function Found({ scene, data }) {
  return html`
    <${Seen} table=${scene.table} data=${data} />
    <div data-state=${data.state}>
      ${data.lines.map((line) => html`<p class=${classes(line.startsWith("- ") && "luck-point")}>${line}</p>`)}
      ${scene.status === "over" && html`<p>${t("luck-yourself")}</p>`}</div>
    <dl>
      <dt>${t("luck-promised")}</dt><dd>${data.commitment}</dd>
      ${data.salts.map((salt, seat) => html`<dt>${t("luck-salt-of", { name: scene.places[seat].name })}</dt>
        <dd>${salt || t("luck-no-salt")}</dd>`)}
      ${data.secret && html`<dt>${t("luck-secret")}</dt><dd>${data.secret}</dd>`}
      ${data.chain.length > 0 && html`<dt>${t("luck-last")}</dt><dd>${data.chain.at(-1)[1]}</dd>`}
    </dl>
    <details><summary>${t("luck-chain")}</summary>
      <ol start="0">${data.chain.map(([told, link]) => html`<li><code>${told}</code> <b>${link}</b></li>`)}</ol></details>`;
}

/** What this browser itself remembers: for that nobody need be trusted. */
function Seen({ table, data }) {
  const mine = remembered(table);
  if (!mine) return null;
  const promise = mine.commitment === data.commitment ? t("luck-seen-promise") : t("luck-other-promise", mine);
  const salt = data.salts.includes(mine.salt) ? t("luck-seen-salt") : t("luck-lost-salt", mine);
  return html`<p data-seen>${t("luck-seen")} ${promise} ${salt}</p>`;
}
