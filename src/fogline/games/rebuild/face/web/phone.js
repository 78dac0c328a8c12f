// The phone: three leaves, and the one where the decision is comes up by itself.
import { classes, html, useEffect, useState } from "/page/kit/dom.js";
import { Badge } from "/page/kit/players.js";
import { Band } from "./band.js";
import { objectiveName, services } from "./cards.js";
import { Committee } from "./committee.js";
import { Chip } from "./facts.js";
import { permitsOf } from "./helper.js";
import { City } from "./map.js";
import { Common, Objectives, Permits, Piles } from "./market.js";
import { Development } from "./development.js";
import { MyCity, MyObjectives, MyPermits, Purse } from "./mine.js";
import { lookSeat, members } from "./model.js";
import { RingCard } from "./ring.js";
import { Sign } from "./signs.js";
import { Stepper } from "./stepper.js";
import { YearBoard } from "./years.js";

const LEAVES = ["map", "actions", "cards"];
const WHERE = { sides: "map", siting: "map", clearing: "map", using: "map", moving: "actions", earning: "actions", benefit: "actions",
  permit: "cards", objective: "cards", rewarding: "cards" };

/** The tabs, for what speaks of a thing on another leaf: by name, and the one where the decision is. */
export const LEAF = { map: "#rb-leaf-map", actions: "#rb-leaf-actions", cards: "#rb-leaf-cards", asked: ".rb-leaves > :has(.rb-here)" };

export function Phone({ look, stage }) {
  const { ctx } = look;
  const asked = (!ctx.looksBack && WHERE[ctx.scene.question]) || "map";
  const [leaf, turn] = useState(asked);
  useEffect(() => { if (ctx.scene.question && !ctx.looksBack) turn(asked); }, [ctx.scene.at]);
  if (stage) return html`<${Watching} look=${look} stage=${stage} />`;
  const Leaf = { map: MapLeaf, actions: ActionsLeaf, cards: CardsLeaf }[leaf];
  const keys = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = LEAVES[(LEAVES.indexOf(leaf) + step + LEAVES.length) % LEAVES.length];
    turn(next);
    document.getElementById(`rb-leaf-${next}`)?.focus();
    event.stopPropagation();
  };
  return html`<div class="rb-leaves" role="tablist" aria-label=${ctx.t("tabs")} onKeyDown=${keys}>
    ${LEAVES.map((name) => html`<button type="button" role="tab" id=${`rb-leaf-${name}`} tabindex=${name === leaf ? 0 : -1}
      aria-selected=${name === leaf ? "true" : "false"} onClick=${() => turn(name)} class=${classes(name === leaf && "is-here")}>
      ${ctx.scene.question && !ctx.looksBack && asked === name
        && html`<span class="rb-here" role="img" aria-label=${ctx.t("decide-here")}></span>`}${ctx.t(`tab-${name}`)}</button>`)}</div>
    <div class=${`rb-leaf rb-leaf-${leaf}`} role="tabpanel" aria-labelledby=${`rb-leaf-${leaf}`}>
      <${Leaf} look=${look} stage=${stage} /></div>`;
}

/** The Committee plays: its step, the city and its aid card on one screen. */
function Watching({ look, stage }) {
  return html`<${Stepper} look=${look} stage=${stage} />
    <div class="rb-watching"><${City} look=${look} /><${Committee} look=${look} stage=${stage} /></div>`;
}

function MapLeaf({ look, stage }) {
  const { ctx } = look;
  return html`<${City} look=${look} />
    ${look.view.seats === 1 && html`<${Committee} look=${look} stage=${stage} />`}
    ${ctx.me >= 0 && html`<div class="rb-hand"><${Purse} look=${look} /><${MyPermits} look=${look} /></div>`}`;
}

function ActionsLeaf({ look }) {
  const { ctx, view } = look;
  return html`<${Band} look=${look} /><${YearBoard} look=${look} />
    <ol class="rb-ring-list" aria-label=${ctx.t("ring")}>
      ${view.ring.map((_, n) => html`<${RingCard} key=${n} look=${look} stop=${n + 1} />`)}</ol>`;
}

/** What lies open before the others: permits, urbanism, rubble, objectives that were seen. */
function Others({ look }) {
  const { ctx, view, model, ui } = look;
  const others = view.players.filter((player) => player !== ctx.me);
  return html`<section class="rb-row rb-others" aria-label=${ctx.t("others")}><h2>${ctx.t("others")}</h2>
    ${others.map((player) => html`<div key=${player}><b><${Badge} seat=${lookSeat(player)} size=${18} /> ${ui.nameOf(player)}</b>
      <span class="rb-chips">${permitsOf(view, player).map((id) => html`<${Chip} permit=${model.permits[id]} />`)}</span>
      ${services(look, player).map(({ name, service, count }) =>
        html`<span data-tell=${ctx.name("service", service)}><${Sign} name=${name} size=${15} />${count}</span>`)}
      <span data-tell=${ctx.t("fact-rubble", { n: view.cleared[player] })}><${Sign} name="rubble" size=${15} />${view.cleared[player]}
        </span>
      <small>${members(view.held[player]).map((id) => objectiveName(look, id)).join(", ")}</small></div>`)}</section>`;
}

function CardsLeaf({ look }) {
  const { ctx } = look;
  return html`${ctx.me >= 0 && html`<div class="rb-hand"><${Purse} look=${look} /><${MyPermits} look=${look} /></div>`}
    <${Permits} look=${look} /><${Objectives} look=${look} wordy /><${Piles} look=${look} />
    ${ctx.me >= 0 && html`<${MyObjectives} look=${look} wordy /><${MyCity} look=${look} />`}
    <${Common} look=${look} wordy /><${Others} look=${look} />
    <section class="rb-row rb-dev" aria-label=${ctx.t("development")}><h2>${ctx.t("development")} <small>${ctx.t("development-hint")}
      </small></h2><${Development} look=${look} /></section>
    <p class="rb-foot"><span class="rb-reconstructed" data-tell=${ctx.t("reconstructed-why")}>${ctx.t("reconstructed")}
      </span>. ${ctx.t("reconstructed-why")}</p>`;
}
