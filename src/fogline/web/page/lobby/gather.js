// A table before the game: who sits where, the link to send, the start.
import { useAnswer } from "/page/kit/answer.js";
import { Copy } from "/page/kit/copy.js";
import { classes, html, useState } from "/page/kit/dom.js";
import { post } from "/page/kit/api.js";
import { useSalt } from "/page/kit/salt.js";
import { Badge } from "/page/kit/players.js";
import { choose, prefs } from "/page/kit/prefs.js";
import { linkFor } from "/page/kit/route.js";
import { Cover } from "/page/lobby/covers.js";
import { myName, useGames, usualLevel } from "/page/lobby/data.js";
import { Frame, Problem } from "/page/lobby/frame.js";
import { t } from "/page/lobby/words.js";
import { Talk } from "/page/talk/panel.js";

/** Who comes to another chair looks through other eyes: the table is opened anew. */
const lookAnew = () => location.reload();

export function Gather({ scene, table, seat }) {
  const { data } = useGames();
  const [problem, tell] = useState(null);
  const game = data?.games.find((one) => one.name === scene.game);
  const mine = scene.places.filter((place) => place.mine);
  const open = scene.places.filter((place) => place.kind === "open");
  useSalt(scene, mine);
  /** Says it to the table; what the table refuses is shown. Whether it was done. */
  const say = async (door, body) => {
    tell(null);
    try {
      await post(`/tables/${table}/${door}`, body);
      return true;
    } catch (refused) {
      tell(refused);
      return false;
    }
  };
  const shared = { scene, game, say, mine };
  return html`<${Frame} here="play" title=${scene.title} mine=${scene.host && !open.length}>
    <div class="gather">
      <header class="new-head"><${Cover} game=${scene.game} /><div><h1>${scene.title}</h1><p role="status">${standing(scene, mine, open)}
        </p></div></header>
      <section class="card gather-chairs" aria-labelledby="chairs-title"><h2 id="chairs-title">${t("chairs")}</h2>
        ${!mine.length && open.length > 0 && html`<${Name} />`}
        <ol>${scene.places.map((place) => html`<${Chair} key=${place.seat} place=${place} ...${shared} />`)}</ol></section>
      <aside class="card gather-side">
        <${Invite} table=${table} />
        <${Terms} table=${table} scene=${scene} />
        <${Problem} error=${problem} />
        ${scene.host ? html`<${HostWays} open=${open.length} ...${shared} />` : html`<p class="quiet">${t("host-starts")}</p>`}
      </aside>
      <details class="card gather-talk" open=${seat.talk.length > 0}><summary>${t("talk-title")}</summary>
        <${Talk} seat=${seat} /></details>
    </div><//>`;
}

/** Where the table stands, for the reader. */
function standing(scene, mine, open) {
  if (!open.length) return mine.length || scene.host ? t("start-ready") : t("all-taken");
  const wait = t("gathering-n", { n: open.length });
  return mine.length ? `${t("sat-down")} ${wait}.` : `${wait}.`;
}

function Name() {
  return html`<label class="field gather-name">${t("join-as")}
    <input name="name" maxlength="24" autocomplete="nickname" placeholder=${t("guest")} value=${prefs.name}
      onInput=${(event) => choose("name", event.target.value)} /></label>`;
}

function Chair({ place, scene, game, say, mine }) {
  const sit = async () => {
    const done = mine.length ? say("move", { seat: mine[0].seat, to: place.seat }) : say("join", { name: myName(), seat: place.seat });
    if (await done) lookAnew();
  };
  return html`<li class=${classes("chair", place.kind === "open" && "is-open")}>
    <${Badge} seat=${place.seat} size=${34} />
    <div class="chair-who">${place.mine ? html`<${MyChair} place=${place} say=${say} />`
      : html`<b>${who(place)}</b> <small>${state(place, game)}</small>`}</div>
    ${place.kind === "open" && mine.length < 2
      && html`<button class=${classes("button", !mine.length && "button-main")} data-sit=${place.seat} onClick=${sit}>
      ${t(mine.length ? "move-here" : "sit-here")}</button>`}
    ${scene.host && game && (place.kind !== "person" || place.mine)
      && html`<${Give} place=${place} game=${game} say=${say} me=${mine[0]?.seat === place.seat} />`}
    ${!scene.host && place.mine && html`<button class="button"
      onClick=${async () => await say("leave", { seat: place.seat }) && lookAnew()}>${t("stand-up")}</button>`}
  </li>`;
}

const who = (place) => (place.kind === "open" ? t("free-chair") : place.name);

function state(place, game) {
  if (place.kind === "bot") return t("make-bot", { level: game?.bots.find((bot) => bot.name === place.bot)?.label ?? place.bot });
  if (place.kind === "open") return "";
  return t(place.here ? "is-here" : "not-here");
}

/** My own chair: the name can be changed where it stands. */
function MyChair({ place, say }) {
  const [name, write] = useState(place.name);
  const keep = async () => {
    if (name.trim() && name !== place.name) await say("rename", { seat: place.seat, name });
    else write(place.name);
  };
  return html`<form class="chair-mine" onSubmit=${(event) => { event.preventDefault(); keep(); }}>
    <input aria-label=${t("name-of", { n: place.seat + 1 })} maxlength="24" value=${name} onInput=${(event) => write(event.target.value)}
      onBlur=${keep} />
    <small>${t("is-you")}</small></form>`;
}

/** The host gives a chair another use: open, a bot of a level, somebody else on this device. */
function Give({ place, game, say, me }) {
  const now = place.kind === "bot" ? `bot:${place.bot}` : place.kind;
  const give = async (event) => {
    const [kind, bot = ""] = event.target.value.split(":");
    const name = kind === "person" ? t("person-n", { n: place.seat + 1 }) : "";
    if (await say("arrange", { seat: place.seat, kind, bot, name }) && (kind === "person" || place.mine)) lookAnew();
  };
  return html`<select aria-label=${t("give-chair", { n: place.seat + 1 })} value=${now} onChange=${give}>
    <option value="open">${t("make-open")}</option>
    ${game.bots.map((bot) => html`<option value=${`bot:${bot.name}`}>${t("make-bot", { level: bot.label })}</option>`)}
    <option value="person">${t(me ? "as-me" : "make-here")}</option></select>`;
}

function Invite({ table }) {
  const { data } = useGames();
  const link = linkFor(`/table/${table}`, data?.origin);
  return html`<div class="invite"><label class="field"><b>${t("send-link")}</b>
      <input id="table-link" readonly value=${link} onFocus=${(event) => event.target.select()} /></label>
    <${Copy} link=${link} words=${t("copy")} copied=${t("copied")} field="table-link" />
    <small>${t("send-link-help")}</small></div>`;
}

/** What was agreed when the table was made, for who thinks of sitting down. */
function Terms({ table, scene }) {
  const { data } = useAnswer(`/tables/${table}`);
  if (!data) return null;
  const clock = data.clock && (data.clock >= 172800 ? t("term-days", { n: Math.round(data.clock / 86400) })
    : t("term-minutes", { minutes: Math.round(data.clock / 60) }));
  const terms = [t("term-assist", { level: t(`assist-${data.assist}`) }),
    ...data.options.map(({ label, choice }) => `${label}: ${choice}`), clock, data.own_box && t("term-box"),
    data.commitment && t("term-luck", { commitment: data.commitment }), scene.counts && t("term-counts"),
    data.counts && !scene.counts && t("term-counts-not")];
  return html`<section class="terms" aria-label=${t("terms")}><h2>${t("terms")}</h2><ul>
    ${terms.filter(Boolean).map((term) => html`<li>${term}</li>`)}</ul></section>`;
}

function HostWays({ open, game, say }) {
  const [level, pick] = useState("");
  const bot = level || (game ? usualLevel(game) : "");
  return html`<div class="host-ways">
    ${open > 0 && game && html`<div class="fill">
      <select aria-label=${t("fill-level")} value=${bot} onChange=${(event) => pick(event.target.value)}>
        ${game.bots.map((one) => html`<option value=${one.name}>${one.label}</option>`)}</select>
      <button class="button" onClick=${() => say("fill", { bot })}>${t("fill")}</button>
      <small aria-live="polite">${game.bots.find((one) => one.name === bot)?.help}</small></div>`}
    <button class="button button-main" data-start aria-disabled=${open ? "true" : undefined} onClick=${() => say("start", {})}>
      ${t("start")}</button>
    ${open > 0 && html`<small>${t("start-when")}</small>`}
  </div>`;
}
