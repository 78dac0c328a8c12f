// The games that are over: who won, and the way to see them again.
import { html } from "/page/kit/dom.js";
import { Badge } from "/page/kit/players.js";
import { at, Link } from "/page/kit/route.js";
import { Sign } from "/page/lobby/covers.js";
import { nameOn, useOlder } from "/page/lobby/data.js";
import { Problem } from "/page/lobby/frame.js";
import { ago, company } from "/page/lobby/tables.js";
import { t } from "/page/lobby/words.js";

export function Finished({ tables, older, error }) {
  const [past, more, problem] = useOlder(older);
  const newest = new Set((tables ?? []).map((table) => table.table));
  // A game that ends meanwhile moves the newest ones on: one of them may be among the older ones too.
  const all = [...(tables ?? []), ...past.filter((table) => !newest.has(table.table))];
  return html`<section class="sheet finished">
    <header class="sheet-head"><h1>${t("finished")}</h1>
      <${Link} to="/games" class="button">${t("my-games")}<//><${Link} to="/import" class="button">${t("import-link")}<//></header>
    ${!tables && html`<${Problem} error=${error} />`}
    ${tables && !tables.length && html`<p class="quiet">${t("finished-none")}</p>`}
    <ul>${all.map((table) => html`<${Past} key=${table.table} table=${table} />`)}</ul>
    ${problem && html`<${Problem} error=${problem} />`}
    ${tables && more && html`<button class="button" data-older onClick=${more}>${t("finished-older")}</button>`}
  </section>`;
}

function Past({ table }) {
  const facts = [company(table), table.origin && t(`from-${table.origin}`), ago(table.age)];
  return html`<li class="row">
    <${Sign} game=${table.game} />
    <div class="row-what"><b>${table.title}</b> <span>${table.finish?.winner_text}</span>
      ${table.finish && html`<${Points} table=${table} />`}
      <p>${facts.filter(Boolean).join(" · ")}</p></div>
    <div class="past-ways">
      <a class="button" href=${at(`/api/tables/${table.table}/export`)} download=${`${table.game}-${table.table}.json`}>${t("export")}</a>
      <${Link} to=${`/replay/${table.table}?turn=0`} class="button button-main"
        aria-label=${`${t("replay")}: ${table.title}, ${company(table)}`}>${t("replay")}<//>
    </div>
  </li>`;
}

/** Who had how many points. */
const Points = ({ table }) => html`<ul class="past-points">${table.finish.points.map((points, seat) => html`<li>
  <${Badge} seat=${seat} size=${17} />${nameOn(table, seat)} <b>${points}</b></li>`)}</ul>`;
