// A deal that was dealt at somebody's table: whoever follows its link plays it too, and sees then how others did.
import { useAnswer } from "/page/kit/answer.js";
import { post } from "/page/kit/api.js";
import { Copy } from "/page/kit/copy.js";
import { html, useState } from "/page/kit/dom.js";
import { Link, go, linkFor } from "/page/kit/route.js";
import { Cover } from "/page/lobby/covers.js";
import { myName, useGames } from "/page/lobby/data.js";
import { Frame, Problem } from "/page/lobby/frame.js";
import { t } from "/page/lobby/words.js";

export default function Deal({ deal }) {
  const { data, error } = useAnswer(`/deals/${deal}`);
  const [problem, tell] = useState(null);
  if (!data) return html`<${Frame} here="play" title=${t("deal")}><${Problem} error=${error} /><//>`;
  const play = () => post(`/deals/${deal}/play`, { name: myName() }).then(({ table }) => go(`/table/${table}`), tell);
  const bots = data.bots.filter(Boolean);
  return html`<${Frame} here="play" title=${t("deal")}><article class="course">
    <header class="sheet course-head"><${Cover} game=${data.game} />
      <div><h1>${t("deal")}</h1><p>${t("deal-by", { title: data.title, name: data.by })}</p><p>${t("deal-intro")}</p>
        ${bots.length > 0 && html`<p class="quiet">${t("deal-bots", { names: bots.join(", ") })}</p>`}
        <${Problem} error=${problem} />
        <p class="course-ways">${data.table ? html`<${Link} to=${`/table/${data.table}`} class="button button-main" data-play-deal>
            ${t("deal-go-on")}<//>`
          : html`<button class="button button-main" data-play-deal onClick=${play}>
            ${t(data.done ? "deal-again" : "deal-play")}</button>`}</p>
        ${data.done && html`<p class="quiet">${t("deal-known")}</p>`}</div></header>
    ${data.done && html`<${Rows} rows=${data.rows} />`}
    <${Invite} deal=${deal} /></article><//>`;
}

function Rows({ rows }) {
  return html`<section class="card stat my-games"><table class="won" data-deal-rows><thead><tr><th scope="col">${t("deal-who")}</th>
      <th scope="col">${t("deal-points")}</th><th scope="col">${t("deal-place")}</th></tr></thead>
    <tbody>${rows.map((row, n) => html`<tr key=${n} class=${row.me ? "is-me" : ""}><th scope="row">${row.name}
      ${row.dealt && html` <small>${t("deal-dealt")}</small>`}</th><td>${row.points}</td><td>${row.place}</td></tr>`)}</tbody></table>
    ${rows.some((row) => row.dealt) && html`<p class="quiet">${t("deal-dealt-help")}</p>`}</section>`;
}

function Invite({ deal }) {
  const { data } = useGames();
  const link = linkFor(`/deal/${deal}`, data?.origin);
  return html`<section class="card invite"><label class="field"><b>${t("deal-link")}</b>
      <input readonly id="deal-link" value=${link} onFocus=${(event) => event.target.select()} /></label>
    <${Copy} link=${link} words=${t("copy")} copied=${t("copied")} field="deal-link" /></section>`;
}
