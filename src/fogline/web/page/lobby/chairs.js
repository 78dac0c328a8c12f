// The chairs of a new table: each for me, somebody else here, whoever has the link, or a bot.
import { classes, html } from "/page/kit/dom.js";
import { Badge } from "/page/kit/players.js";
import { myName, usualLevel } from "/page/lobby/data.js";
import { t } from "/page/lobby/words.js";

const KINDS = ["me", "here", "open", "bot"];
/** What the chairs beside mine are in each of the usual arrangements. */
const ARRANGEMENTS = { bots: "bot", link: "open", here: "here" };

const chairAs = (game, as) => ({ as, name: "", level: usualLevel(game) });

/** So many chairs in a usual arrangement: mine first. */
export const chairsFor = (game, arrangement, count) =>
  Array.from({ length: count }, (_, n) => chairAs(game, n ? ARRANGEMENTS[arrangement] : "me"));

const nameOf = (chair, n) => chair.name.trim() || (chair.as === "me" ? myName() : t("person-n", { n: n + 1 }));

/** A chair as the server wants to hear it. */
export function asWish(chair, n) {
  if (chair.as === "bot") return { kind: "bot", bot: chair.level };
  return chair.as === "open" ? { kind: "open" } : { kind: "person", name: nameOf(chair, n) };
}

/** The usual arrangement that these chairs are, if they are one. */
function arrangementOf(chairs) {
  if (chairs[0].as !== "me" || chairs.length < 2) return "";
  return Object.keys(ARRANGEMENTS).find((name) => chairs.slice(1).every((chair) => chair.as === ARRANGEMENTS[name])) ?? "";
}

export function Chairs({ game, chairs, seat }) {
  const arrangement = arrangementOf(chairs);
  const arrange = (name) => seat(chairsFor(game, name, Math.max(chairs.length, 2)));
  const resize = (count) => {
    const kind = ARRANGEMENTS[arrangement] ?? "bot";
    seat(Array.from({ length: count }, (_, n) => chairs[n] ?? chairAs(game, kind)));
  };
  /** Only one chair is mine: the one before becomes a bot's. */
  const put = (n, news) => seat(chairs.map((chair, other) => {
    if (other === n) return { ...chair, ...news };
    return news.as === "me" && chair.as === "me" ? chairAs(game, "bot") : chair;
  }));
  const here = chairs.filter((chair) => chair.as === "me" || chair.as === "here").length;
  return html`<fieldset class="card new-chairs"><legend>${t("who-sits")}</legend>
    <div class="new-line"><span id="how-many">${t("how-many")}</span>
      <div class="segments" role="radiogroup" aria-labelledby="how-many">${game.seats.map((count) => html`
        <label><input type="radio" name="count" value=${count} checked=${chairs.length === count} onChange=${() => resize(count)} /><span>
          ${count}</span></label>`)}</div></div>
    <div class="arrangements">${Object.keys(ARRANGEMENTS).map((name) => html`
      <button type="button" class=${classes("pill", arrangement === name && "is-on")} aria-pressed=${arrangement === name}
        onClick=${() => arrange(name)}>${t(`quick-${name}`)}</button>`)}</div>
    <ol>${chairs.map((chair, n) => html`<${Chair} key=${n} n=${n} game=${game} chair=${chair} put=${(news) => put(n, news)} />`)}</ol>
    <${Levels} game=${game} chairs=${chairs} />
    ${here > 1 && html`<p class="quiet"><small>${t("hotseat-help")}</small></p>`}
  </fieldset>`;
}

/** How the bots that were chosen play. */
function Levels({ game, chairs }) {
  const chosen = game.bots.filter((bot) => chairs.some((chair) => chair.as === "bot" && chair.level === bot.name));
  return html`<div class="levels" aria-live="polite">${chosen.map((bot) => html`<p key=${bot.name}><b>${bot.label}</b>: ${bot.help}</p>`)}
    </div>`;
}

function Chair({ n, game, chair, put }) {
  return html`<li class="chair"><${Badge} seat=${n} size=${30} />
    <select aria-label=${t("chair-as", { n: n + 1 })} value=${chair.as} onChange=${(event) => put({ as: event.target.value })}>
      ${KINDS.map((kind) => html`<option value=${kind}>${t(`as-${kind}`)}</option>`)}</select>
    ${chair.as === "bot" && html`<select aria-label=${t("chair-level", { n: n + 1 })} value=${chair.level}
      onChange=${(event) => put({ level: event.target.value })}>
      ${game.bots.map((bot) => html`<option value=${bot.name}>${bot.label}</option>`)}</select>`}
    ${(chair.as === "me" || chair.as === "here")
      && html`<input aria-label=${t("chair-name", { n: n + 1 })} maxlength="24" value=${chair.name}
      placeholder=${nameOf({ ...chair, name: "" }, n)} onInput=${(event) => put({ name: event.target.value })} />`}
    ${chair.as === "open" && html`<span class="chair-open">${t("open-says")}</span>`}
  </li>`;
}
