// Lists of tables: mine with whose turn it is, and those of others to sit down at or to look on.
import { classes, html } from "/page/kit/dom.js";
import { Badge } from "/page/kit/players.js";
import { Link } from "/page/kit/route.js";
import { Sign } from "/page/lobby/covers.js";
import { nameOn } from "/page/lobby/data.js";
import { Problem } from "/page/lobby/frame.js";
import { t } from "/page/lobby/words.js";

const free = (table) => table.kinds.filter((kind) => kind === "open").length;
/** What wants the reader comes first, then what goes on, then what is still gathering. */
const urgency = (table) => (table.my_turn ? 0 : table.status === "playing" ? 1 : 2);

/** The names at a table but the reader's own. */
const others = (table) => table.names.flatMap((_, seat) =>
  (table.mine.includes(seat) || table.kinds[seat] === "open" ? [] : [nameOn(table, seat)]));

/** The people of a table but the reader, in a few words. */
export function company(table) {
  const names = others(table);
  if (!names.length) return table.mine.length > 1 ? t("one-device") : t("alone");
  const first = names.slice(0, 2).join(", ");
  return t("with", { names: names.length > 2 ? t("and-more", { names: first, n: names.length - 2 }) : first });
}

/** What everybody waits for where the rules have changed. */
function changed(table) {
  if (table.my_turn) return t("rules-yours");
  const names = table.waiting.map((seat) => nameOn(table, seat)).join(", ");
  return names ? t("rules-others", { names }) : t("rules-stuck");
}

/** Where a table stands, and with whom. */
function standing(table) {
  if (table.status === "frozen") return `${changed(table)} · ${company(table)}`;
  if (table.my_turn) return html`<strong>${t("your-turn")}</strong> · ${company(table)}`;
  if (table.status === "gathering") return `${free(table) ? t("gathering-n", { n: free(table) })
    : t("gathering-ready")} · ${company(table)}`;
  const names = table.waiting.filter((seat) => !table.mine.includes(seat)).map((seat) => nameOn(table, seat));
  if (names.length !== 1) return `${t("all-think")} · ${company(table)}`;
  const turn = t("thinks", { names: names[0] });
  return others(table).length > 1 ? `${turn} · ${company(table)}` : turn;
}

const Badges = ({ table }) => html`<span class="badges">
  ${table.names.map((_, seat) => table.kinds[seat] !== "open" && html`<${Badge} seat=${seat} size=${17} />`)}</span>`;

/** How much time is left on my clock, and how long nothing has happened. */
function times(table) {
  if (table.time_left !== null) {
    const left = Math.max(0, Math.round(table.time_left));
    const time = left >= 86400 ? `${Math.round(left / 86400)} d` : left >= 3600 ? `${Math.round(left / 3600)} h`
      : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    return t("time-left", { time });
  }
  return ago(table.age);
}

export function ago(seconds) {
  if (seconds < 90) return t("ago-now");
  if (seconds < 5400) return t("ago-minutes", { n: Math.round(seconds / 60) });
  if (seconds < 86400) return t("ago-hours", { n: Math.round(seconds / 3600) });
  return t("ago-days", { n: Math.round(seconds / 86400) });
}

export function MyTables({ tables, error }) {
  const ordered = [...(tables ?? [])].sort((a, b) => urgency(a) - urgency(b));
  return html`<section class="mine" aria-labelledby="mine-title">
    <header><h2 id="mine-title">${t("my-tables")}</h2>${ordered.length > 0 && html`<span class="quiet">${ordered.length}</span>`}</header>
    ${!tables && html`<${Problem} error=${error} />`}
    ${tables && !ordered.length && html`<p class="mine-none quiet">${t("no-tables")}</p>`}
    <ul>${ordered.map((table) => html`<${Mine} key=${table.table} table=${table} />`)}</ul>
    <nav class="mine-ways" aria-label=${t("my-tables")}><${Link} to="/?finished">${t("finished-link")}<//>
      <${Link} to="/import">${t("import-link")}<//>
      <${Link} to="/evenings">${t("evenings")}<//><${Link} to="/ratings">${t("ratings")}<//></nav>
  </section>`;
}

function Mine({ table }) {
  const turn = table.my_turn;
  return html`<li class=${classes("row", turn && "is-turn")}>
    <${Sign} game=${table.game} />
    <div class="row-what">
      <b>${table.title}</b> <${Badges} table=${table} />
        ${table.origin === "fork" && html` <span class="tag tag-fork">${t("not-real")}</span>`}
      <p>${standing(table)}</p>
    </div>
    <div class="row-way"><${Link} to=${`/table/${table.table}`} class=${classes("button", turn && "button-main")}
      aria-label=${`${t(turn ? "play" : "open")}: ${table.title}, ${company(table)}`}>${t(turn ? "play" : "open")}<//><small>
        ${times(table)}</small></div>
  </li>`;
}

export function OpenTables({ tables }) {
  const open = tables.filter((table) => table.status === "gathering" ? free(table) || table.watchers : table.status === "playing"
    && table.watchers);
  if (!open.length) return null;
  open.sort((a, b) => Number(free(b) > 0) - Number(free(a) > 0));
  return html`<section class="open-tables" aria-labelledby="open-title">
    <header><h2 id="open-title">${t("open-tables")}</h2><small>${t("open-tables-help")}</small></header>
    <ul>${open.map((table) => html`<${Open} key=${table.table} table=${table} />`)}</ul>
  </section>`;
}

function Open({ table }) {
  const chairs = free(table);
  const way = t(chairs ? "join" : "watch");
  return html`<li class="row row-card">
    <${Sign} game=${table.game} />
    <div class="row-what"><b>${table.title}</b> <${Badges} table=${table} />
      <p>${chairs ? t("free-n", { n: chairs }) : t("playing-now")} · ${company(table)}</p></div>
    <${Link} to=${`/table/${table.table}`} class="button" aria-label=${`${way}: ${table.title}, ${company(table)}`}>${way}<//>
  </li>`;
}
