// What I hold beside checks: influence cards, option chips, rods.
import { classes, html } from "/page/kit/dom.js";
import { lookOf } from "/page/kit/players.js";
import { CHIPS, DISTRICTS, Mark, Sign, letterOf } from "/face/investors/glyphs.js";
import { ASKS } from "/face/investors/moment.js";
import { Source } from "/face/investors/call.js";

export function Hand({ ctx, rods }) {
  if (ctx.me < 0) return null;
  const { view, data } = ctx;
  return html`<section class="inv-box inv-hand" aria-label=${ctx.t("my-hand")}>
    <div class="inv-people-side">
      <header><h2>${ctx.t("my-influence")}</h2>
        <span class="inv-points-left" data-tell=${ctx.t("influence-scale", { most: data.player.influence_most })}>
        <${Sign} name="influence" size=${15} /> ${ctx.t("influence-left", { n: view.influence[ctx.me] })}</span>
          <${Source} ctx=${ctx} source=${data.influence.source} /></header>
      <div class="inv-people">${data.influence.people.map((_, person) => html`<${Person} key=${person} ctx=${ctx} person=${person} />`)}
        </div>
    </div>
    <div class="inv-mine">
      <header><h2>${ctx.t("my-chips")}</h2></header>
      <div class="inv-chips">${CHIPS.map((pair, chip) => html`<${ChipPiece} key=${chip} ctx=${ctx} chip=${chip} pair=${pair} />`)}</div>
      <${Stock} ctx=${ctx} names=${rods.stock[ctx.me]} />
    </div>
  </section>`;
}

/** An influence card; above my points it is struck out. */
function Person({ ctx, person }) {
  const { view } = ctx;
  const over = person > view.influence[ctx.me];
  const chosen = view.asks === ASKS.INFLUENCE && view.my_choice === person;
  const name = ctx.name("person", person);
  const label = [name, over && ctx.t("above-points"), chosen && ctx.t("lies-face-down")].filter(Boolean).join(", ");
  const part = ctx.part({ person }, { label, extra: classes("inv-person", over && "is-over", chosen && "is-down") });
  return html`<div ...${part} data-tell=${label}><b>${person}</b>
    <svg class="inv-portrait" viewBox="0 0 40 34" aria-hidden="true"><${Mark} name="influence" x=${4} y=${2} size=${32} />
      ${over && html`<path class="inv-strike" d="M2 32 38 2" />`}</svg></div>`;
}

function ChipPiece({ ctx, chip, pair }) {
  const { view } = ctx;
  const chosen = view.asks === ASKS.CHIP ? view.my_choice === chip : view.chips[ctx.me] === chip;
  const label = [ctx.name("chip", chip), chosen
    && ctx.t(view.asks === ASKS.CHIP ? "lies-face-down" : "lies-open")].filter(Boolean).join(", ");
  const part = ctx.part({ chip }, { label, extra: classes("inv-chip", chosen && "is-down") });
  const [one, two] = pair.map((district) => DISTRICTS[district]);
  return html`<div ...${part} data-tell=${label}><svg viewBox="0 0 64 64" aria-hidden="true">
    <g class=${`inv-${one}`}><path class="inv-half" d="M32 2a30 30 0 0 0 0 60z" /><g class="inv-plate-ink">
      <${Mark} name=${one} x=${8} y=${21} size=${22} /></g></g>
    <g class=${`inv-${two}`}><path class="inv-half" d="M32 2a30 30 0 0 1 0 60z" /><g class="inv-plate-ink">
      <${Mark} name=${two} x=${34} y=${21} size=${22} /></g></g>
    <circle class="inv-chip-rim" cx="32" cy="32" r="30" /></svg>
    <small aria-hidden="true">${pair.map(letterOf).join("/")}</small></div>`;
}

/** My rods that are not on the board. */
function Stock({ ctx, names }) {
  const { view, data } = ctx;
  const look = lookOf(ctx.me);
  const left = view.stock[ctx.me];
  return html`<p class="inv-stock" data-drag="Lay" data-tell=${ctx.t("rods-title", { n: left, all: data.player.rods })}>
    <span class="inv-stock-rods" aria-hidden="true">
      ${names.slice(0, left).slice(-15).map((name) =>
      html`<i key=${name} data-piece=${name} style=${{ background: look.colour, borderColor: look.rim }}></i>`)}</span>
    <span>${ctx.t("rods-left", { n: left, all: data.player.rods })}</span></p>`;
}
