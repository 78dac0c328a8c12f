// Cards: permits, objectives and urbanism, in rows, piles and hands.
import { classes, html } from "/page/kit/dom.js";
import { permitFit } from "./helper.js";
import { ANY, SERVICES, members } from "./model.js";
import { COLOUR_SIGNS, Sign } from "./signs.js";
import { letterOf } from "./words.js";

/** A permit: colour, number, icons. `kinds` are the actions it can be used for. */
export function Permit({ look, id, kinds, small = false, used = false }) {
  const { ctx, model, ui } = look;
  const card = model.permits[id];
  const legal = kinds && ctx.can({ permit: id }, kinds).length;
  const fit = permitFit(look, id);
  const name = ctx.name("permit", id);
  const extra = classes("rb-permit", `rb-hue-${card.colour}`, small && "is-small", fit && `fits-${fit}`, used && "is-used",
    ui.study?.permit === id && "is-studied");
  const label = used ? ctx.t("permit-chosen", { permit: name }) : fit === "one" ? ctx.t("permit-alone", { permit: name }) : name;
  return html`<span class="rb-piece" data-piece=${`permit-${id}`}>
    <button type="button" ...${ctx.part({ permit: id }, { kinds, label, extra, use: legal ? undefined : () => ui.studyPermit(id) })}
    data-tell=${ctx.t("a-permit")}>
    <span class="rb-permit-top"><${Sign} name=${COLOUR_SIGNS[card.colour]} size=${small ? 13 : 16} /><b>
      ${card.colour === ANY ? "?" : `${letterOf(card.colour)}${card.number}`}</b></span>
    <span class="rb-permit-icons">${card.colour === ANY ? html`<small>${ctx.t("any")}</small>`
      : card.icons.map((icon) => html`<${Sign} name=${SERVICES[icon]} size=${small ? 14 : 18} />`)}</span>
    ${used && html`<span class="rb-tick" aria-hidden="true">✓</span>`}
  </button></span>`;
}

const KIND_SIGNS = { buildings: ["house"], pairs: ["pair"], rivals: ["rivals"], corners: ["corner"], apart: ["apart"], rubble: ["rubble"],
  row: ["rows"], column: ["columns"], "most rubble": ["rubble"], "most money": ["coin"], "best builder": ["builder"] };

/** What an objective is about. */
export function ObjectivePicture({ objective, size = 20 }) {
  if (objective.kind === "colours") return html`${[0, 1, 2,
    3].map((colour) => html`<span class=${`rb-dot rb-hue-${colour}`}><${Sign} name=${COLOUR_SIGNS[colour]} size=${11} /></span>`)}`;
  if (objective.kind === "services") return html`${SERVICES.map((name) => html`<${Sign} name=${name} size=${14} />`)}`;
  if (objective.kind === "service") return html`<${Sign} name=${SERVICES[objective.service]} size=${size + 2} />`;
  if (objective.colour >= 0) return html`<${Sign} name="house" size=${size} /><span class=${`rb-dot is-large rb-hue-${objective.colour}`}>
    <${Sign} name=${COLOUR_SIGNS[objective.colour]} size=${13} /></span>`;
  return html`${(KIND_SIGNS[objective.kind] ?? ["objective"]).map((name) => html`<${Sign} name=${name} size=${size + 4} />`)}`;
}

/** What an objective brings, in short. */
function worthOf({ data, view }, objective) {
  if (objective.kind.startsWith("most ")) return data.objectives.most[String(view.players.length)].join("/");
  if (objective.kind === "row" || objective.kind === "column") return `0–${Math.max(...data.development[objective.kind === "row" ? "rows"
    : "columns"])}`;
  return String(view.seats <= 2 ? objective.two ?? objective.points : objective.points);
}

export const objectiveName = ({ ctx, model }, id) =>
  (model.objectives[id].kind === "best builder" ? ctx.t("best-builder") : ctx.name("objective", id));

/** How an objective is called and what it brings, in a sentence. */
function objectiveTold(look, id) {
  const { ctx, model } = look;
  const objective = model.objectives[id];
  const compares = objective.kind.startsWith("most ");
  const key = objective.kind === "row" || objective.kind === "column" ? "worth-board" : objective.kind === "best builder" ? "worth-best"
    : compares ? "worth-places" : "worth-each";
  return `${objectiveName(look, id)}: ${ctx.t(key, { points: worthOf(look, objective) })}`;
}

/** What an objective of mine, or of everybody, is worth to me now: told by the score's stories. */
export function worthNow(look, id, own) {
  const { ctx } = look;
  const name = ctx.name("objective", id);
  const story = ctx.score(ctx.me)?.stories.find(({ key, text }) => key.startsWith(own ? "own" : "common") && text.includes(name));
  return story ? story.points : null;
}

export function Objective({ look, id, kinds, now = null, small = false, crowded = false, wordy = false }) {
  const { ctx, model } = look;
  const objective = model.objectives[id];
  const told = objectiveTold(look, id) + (now === null ? "" : `. ${ctx.t("worth-now", { points: now })}`);
  const inside = html`<span class="rb-objective-picture"><${ObjectivePicture} objective=${objective} size=${small ? 16 : 19} /></span>
    <span class="rb-worth">${worthOf(look, objective)}${!objective.kind.startsWith("most ") && html`<${Sign} name="star" size=${12} />`}
      </span>
    ${wordy && html`<span class="rb-objective-name">${objectiveName(look, id)}</span>`}
    ${now !== null && html`<span class="rb-now">${crowded ? `= ${now}` : ctx.t("now", { points: now })}</span>`}`;
  const look_ = classes("rb-objective", `is-${objective.border}`, small && "is-small");
  if (!kinds) return html`<span class="rb-piece" data-piece=${`objective-${id}`}>
    <span class=${look_} data-tell=${told} role="img" aria-label=${told}>${inside}</span></span>`;
  return html`<span class="rb-piece" data-piece=${`objective-${id}`}>
    <button type="button" ...${ctx.part({ objective: id }, { kinds, label: told, extra: look_ })} data-tell=${told}>${inside}
    </button></span>`;
}

export const Gap = ({ title, kind }) =>
  html`<span class=${`rb-gap rb-gap-${kind}`} data-tell=${title} role="img" aria-label=${title}></span>`;

/** A pile from which a card can be drawn unseen. */
export function Deck({ look, kind, sign, count, title }) {
  const { ctx } = look;
  const words = ctx.box.actions.find(([, name]) => name === kind)?.[0];
  const ask = ctx.can({}, kind).length ? undefined : () => ctx.why({ like: words });
  return html`<button type="button" ...${ctx.part({}, { kinds: kind, label: `${title}: ${count}`, extra: "rb-deck", use: ask })}
    data-tell=${`${title}: ${count}`}><${Sign} name=${sign} size=${18} /><b>${count}</b></button>`;
}

/** How many urbanism cards of a type are left in its pile. */
export function left({ model, view }, service) {
  return model.piles[service] - view.players.reduce((sum, player) => sum + view.urbanism[player * SERVICES.length + service], 0);
}

/** What the next card of a type is worth. */
function pileWorth({ data, view, ctx }, service) {
  const { lighting, cable_car: car, hydrant, park } = data.urbanism;
  if (service === 0) return lighting.points.join("·");
  if (service === 1) return `${car.points}`;
  if (service === 2) return `${hydrant.points}`;
  const taken = view.players.reduce((sum, player) => sum + members(view.parks[player]).length, 0);
  return taken < park.points.length
    ? `${ctx.name("park", taken) === String(taken) ? "ABCDEFGHIJ"[taken] : ctx.name("park", taken)}: ${park.points[taken]}` : "–";
}

export function Pile({ look, service }) {
  const { ctx, data } = look;
  const count = left(look, service);
  const worth = pileWorth(look, service);
  const told = ctx.t(["pile-lighting", "pile-cable", "pile-hydrant", "pile-park"][service],
    { count, worth, cost: data.urbanism.cable_car.cost, points: data.urbanism.lighting.points.join(", ") });
  return html`<button type="button"
    ...${ctx.part({ service }, { kinds: "Reward", label: told, extra: classes("rb-pile", !count && "is-empty") })} data-tell=${told}>
    <span class="rb-pile-top"><${Sign} name=${SERVICES[service]} size=${19} /><b>×${count}</b></span><small>
      ${service === 0 ? `${data.urbanism.lighting.points[0]}–${data.urbanism.lighting.points.at(-1)}` : worth}
      <${Sign} name="star" size=${11} /></small></button>`;
}

/** Urbanism cards before a player, as signs with how many. */
export function services(look, player) {
  return SERVICES.map((name, service) =>
    ({ name, service, count: look.view.urbanism[player * SERVICES.length + service] })).filter(({ count }) => count > 0);
}
