// One evening: who takes part, where everybody sits, round by round, and where they stand.
import { Copy } from "/page/kit/copy.js";
import { html, useEffect, useState } from "/page/kit/dom.js";
import { get, post } from "/page/kit/api.js";
import { prefs } from "/page/kit/prefs.js";
import { Link, linkFor } from "/page/kit/route.js";
import { myName, useGames } from "/page/lobby/data.js";
import { Frame, Problem } from "/page/lobby/frame.js";
import { t } from "/page/lobby/words.js";
import { Trouble } from "/page/table/trouble.js";

const EVERY = 3000; // milliseconds between two looks, while somebody looks at the page

function useEvening(name) {
  const [state, set] = useState({ data: null, error: null });
  useEffect(() => {
    let here = true;
    const look = () => document.hidden || get(`/evenings/${name}`).then((data) => here && set({ data, error: null }),
      (error) => here && set((now) => ({ ...now, error })));
    look();
    const timer = setInterval(look, EVERY);
    return () => { here = false; clearInterval(timer); };
  }, [name, prefs.lang]);
  const say = (door, body = {}) => post(`/evenings/${name}/${door}`, body).then((data) => set({ data, error: null }),
    (error) => set((now) => ({ ...now, error })));
  return { ...state, say };
}

export default function Evening({ evening }) {
  const { data, error, say } = useEvening(evening);
  if (!data) return error ? html`<${Trouble} error=${error} />` : html`<main class="waiting" aria-busy="true"></main>`;
  return html`<${Frame} here="play" title=${data.title} mine=${Boolean(data.next)}><div class="my-games evening">
    <h1>${data.title}</h1>
    <p>${data.game_title} · ${t(`evening-${data.kind}`)} · <span role="status">${t(`evening-${data.status}`)}</span></p>
    <${Problem} error=${error} />
    ${data.status === "gathering" ? html`<${Gather} data=${data} say=${say} />` : html`<${Mine} data=${data} />
      <${Standings} data=${data} /><${Rounds} data=${data} />
      ${data.host && data.status === "playing" && html`<p><button class="button" data-end onClick=${() => say("end")}>
        ${t("evening-end")}</button></p>`}`}
  </div><//>`;
}

function Gather({ data, say }) {
  const { data: games } = useGames();
  const link = linkFor(`/evening/${data.evening}`, games?.origin);
  return html`<section class="card"><h2>${t("evening-who")}</h2>
      <ol data-people=${data.people.length}>${data.people.map((name) => html`<li key=${name}>${name}</li>`)}</ol>
      <p class="evening-ways">
        ${data.me < 0 ? html`<button class="button button-main" data-join onClick=${() => say("join", { name: myName() })}>
          ${t("evening-join")}</button>`
          : html`<button class="button" data-leave onClick=${() => say("leave")}>${t("evening-leave")}</button>`}
        ${data.host ? html`<button class="button button-main" data-begin onClick=${() => say("begin")}>${t("evening-begin")}</button>`
          : html`<small>${t("evening-host")}</small>`}</p></section>
    <section class="card invite"><label class="field"><b>${t("evening-link")}</b>
      <input readonly id="evening-link" value=${link} onFocus=${(event) => event.target.select()} /></label>
      <${Copy} link=${link} words=${t("copy")} copied=${t("copied")} field="evening-link" /></section>`;
}

/** Where the reader sits now. */
function Mine({ data }) {
  if (data.me < 0 || data.status !== "playing") return null;
  const board = data.rounds[data.current]?.boards.find((one) => one.people.includes(data.me));
  if (!board || board.status === "later") return null;
  return html`<section class="card evening-mine">${board.status === "over" ? html`<p>${t("evening-wait")}</p>`
    : html`<p>${t("evening-yours")}</p>`}
    <${Link} to=${`/table/${data.next}`} class="button button-main" data-go>${t("evening-go")}<//></section>`;
}

function Standings({ data }) {
  return html`<section class="card stat"><h2>${t("evening-standings")}</h2>
    ${!data.standings.length && html`<p class="quiet">${t("evening-nothing")}</p>`}
    ${data.standings.length > 0 && html`<table class="won" data-standings><thead><tr><th scope="col">${t("evening-person")}</th>
      ${data.kind === "duplicate" && html`<th scope="col">${t("evening-compared")}</th>`}
      <th scope="col">${t("evening-beaten")}</th></tr></thead>
      <tbody>${data.standings.map((one) => html`<tr key=${one.person} class=${one.person === data.me ? "is-me" : ""}>
        <th scope="row">${one.place}. ${one.name}</th>
        ${data.kind === "duplicate" && html`<td>${one.compared === null ? "–" : t("evening-percent", { n: one.compared })}</td>`}
        <td>${t("stat-of", { won: one.beaten, played: one.opponents })}</td></tr>`)}</tbody></table>`}</section>`;
}

function Rounds({ data }) {
  return html`${data.kind === "duplicate" && data.status === "playing" && html`<p class="quiet">${t("evening-closed")}</p>`}
    <div class="stats">${data.rounds.map((round, n) => html`<section class="card" key=${n} data-round=${n}>
      <h2>${t("evening-round", { n: n + 1 })}</h2><ul class="evening-boards">
      ${round.boards.map((board, k) => html`<li key=${k}><b>${t("evening-table", { n: k + 1 })}</b> <small>
        ${t(board.status === "later" ? "evening-later" : `evening-board-${board.status}`)}</small>
        <p>${board.names.map((name, seat) => `${name}${board.points[seat] ? ` ${board.points[seat]}` : ""}`).join(" · ")}</p>
        ${board.table && round.done && html`<${Link} to=${`/replay/${board.table}?turn=0`}
          aria-label=${`${t("replay")}: ${t("evening-round", { n: n + 1 })}, ${t("evening-table", { n: k + 1 })}`}>${t("replay")}<//>`}
      </li>`)}</ul></section>`)}</div>`;
}
