// What a finished game teaches: its course, luck and skill apart, and its turning points to be seen and tried again.
import { get, post } from "/page/kit/api.js";
import { html, useEffect, useState } from "/page/kit/dom.js";
import { announce } from "/page/kit/notice.js";
import { Badge } from "/page/kit/players.js";
import { prefs } from "/page/kit/prefs.js";
import { Link, go, linkFor } from "/page/kit/route.js";
import { Graph, Shares } from "/page/learn/graph.js";
import { Frame, Problem } from "/page/lobby/frame.js";
import { t } from "/page/lobby/words.js";

const PATIENCE = 700; // milliseconds between two looks

/** What is known by now; looked at again until it is whole. */
function useAnalysis(table) {
  const [now, set] = useState({ data: null, error: null });
  const [asked, ask] = useState(0);
  useEffect(() => {
    let timer = 0;
    let here = true;
    const look = async () => {
      try {
        const data = await get(`/tables/${table}/analysis`);
        if (!here) return;
        set({ data, error: null });
        if (data.asked && data.share < 1) timer = setTimeout(look, PATIENCE);
      } catch (error) {
        if (here) set((was) => ({ ...was, error }));
      }
    };
    look();
    return () => { here = false; clearTimeout(timer); };
  }, [table, asked, prefs.lang]);
  const begin = () => post(`/tables/${table}/analysis`).then(() => ask((n) => n + 1), (error) => set((was) => ({ ...was, error })));
  return { ...now, begin };
}

export default function Analysis({ table }) {
  const { data, error, begin } = useAnalysis(table);
  // Whoever comes here wants it: nobody has to ask twice.
  useEffect(() => { if (data && !data.asked && !error) begin(); }, [data?.asked]);
  if (!data) return html`<${Frame} here="learn" title=${t("analysis")}><${Problem} error=${error} /><//>`;
  const copy = () => navigator.clipboard?.writeText(linkFor(`/analysis/${table}`)).then(() => announce(t("analysis-copied")), () => {});
  return html`<${Frame} here="learn" title=${t("analysis")}><article class="analysis" data-share=${data.share}>
    <h1>${t("analysis-of", { game: data.title })}</h1><p>${t("analysis-intro")}</p>
    <p class="course-ways"><${Link} to=${`/replay/${table}?turn=0`} class="button">${t("analysis-replay")}<//>
      <button class="button" onClick=${copy}>${t("analysis-link")}</button></p>
    <${Problem} error=${error} />
    ${error && html`<button class="button" onClick=${begin}>${t("analysis-begin")}</button>`}
    ${data.share < 1 && !error && html`<p role="status"><progress max="1" value=${data.share}></progress>
      ${" "}${t("analysis-under-way", { share: Math.round(100 * data.share) })}</p>`}
    ${data.course.length > 0 && html`<${Graph} info=${data} />`}
    ${data.seats.length > 0 && html`<h2>${t("analysis-balance")}</h2>
      <div class="stats">${data.seats.map((seat) => html`<${Shares} key=${seat.seat} seat=${seat} />`)}</div>
      <h2>${t("analysis-turning")}</h2>
      ${data.seats.map((seat) => html`<${Turning} key=${seat.seat} table=${table} seat=${seat} />`)}
      <p class="quiet">${t("analysis-games", { n: data.games })}</p>`}
  </article><//>`;
}

const Turning = ({ table, seat }) => html`<section data-turning=${seat.seat}><h3><${Badge} seat=${seat.seat} />${" "}${seat.name}</h3>
  ${seat.turning.length === 0 && html`<p>${t("analysis-none")}</p>`}
  <ol class="turning">${seat.turning.map((one) => html`<${Point} key=${one.turn} table=${table} one=${one} />`)}</ol></section>`;

function Point({ table, one }) {
  const [problem, tell] = useState(null);
  const again = async (anew, action) => {
    try {
      const made = await post(`/tables/${table}/again`, { turn: one.turn, seat: one.seat, anew });
      if (action !== undefined) await post(`/tables/${made.table}/act`, { action, confirm: true });
      go(`/table/${made.table}?again=${table}`);
    } catch (error) {
      tell(error);
    }
  };
  return html`<li class="card turning-point" data-point=${one.turn}><h4>${t("analysis-at", { turn: one.turn })}</h4>
    <dl><dt>${t("analysis-played")}</dt><dd>${one.played_label}${one.why_played && html`<br /><small>${one.why_played}</small>`}</dd>
      <dt>${t("analysis-better")}</dt><dd><b>${one.better_label}</b>
        ${one.why_better && html`<br /><small>${one.why_better}</small>`}</dd></dl>
    <p>${one.cost} <small>${one.sure}</small></p><${Problem} error=${problem} />
    <p class="course-ways">
      <${Link} to=${`/replay/${table}?turn=${one.turn + 1}&seat=${one.seat}`} class="button">${t("analysis-see-played")}<//>
      <button class="button" data-better onClick=${() => again(false, one.better_id)}>${t("analysis-see-better")}</button>
      <button class="button button-main" data-again onClick=${() => again(false)}>${t("analysis-again")}</button>
      <button class="button" data-anew onClick=${() => again(true)}>${t("analysis-again-anew")}</button></p></li>`;
}
