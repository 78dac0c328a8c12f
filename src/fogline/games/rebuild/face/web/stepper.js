// The stepper: the Committee's turn one step at a time, each with its reason and the rule it follows.
import { classes, html } from "/page/kit/dom.js";
import { Ruled } from "/page/table/ruled.js";
import { has } from "./model.js";
import { ruleOf } from "./trace.js";

export function Stepper({ look, stage }) {
  const { ctx } = look;
  const { steps, now, nth, turns } = stage;
  return html`<section class="rb-band rb-stepper" aria-label=${ctx.t("watching")}>
    <header><h2>${ctx.t("watching")}</h2><small>
      ${turns > 1 && html`${ctx.t("turn-nth", { n: nth, of: turns })} · `}${ctx.t("step-of",
      { n: steps.indexOf(now) + 1, of: steps.length })}</small></header>
    <ol class="rb-steps">${steps.map((step, n) => html`<${Step} key=${step.n} look=${look} step=${step} n=${n + 1}
      state=${step === now ? "now" : step.n < now.n ? "past" : "later"} />`)}</ol>
  </section>`;
}

function Step({ look, step, n, state }) {
  const { ctx } = look;
  const marks = state === "now" ? marksOf(look, step) : [];
  return html`<li class=${`rb-step is-${state}`} aria-current=${state === "now" ? "step" : undefined}>
    <p class="rb-step-head"><span class="rb-step-number">${state === "past" ? "✓" : n}</span>${ctx.t(`step-${step.kind}`)}</p>
    ${state === "now" && html`<div class="rb-step-told"><div>
      ${step.lines.filter((line) => line.text).map((line) =>
      html`<p><${Ruled} text=${line.text} rule=${ruleOf(line)} game="rebuild" /></p>`)}</div>
      ${marks.length > 0 && html`<ol class="rb-candidates" tabindex="0" data-tell=${ctx.t("candidates")}
        aria-label=${ctx.t("candidates")}>
        ${marks.map((mark) => html`<li class=${classes(mark.chosen && "is-chosen")}><b>${mark.text}</b> ${mark.told}</li>`)}</ol>`}</div>`}
  </li>`;
}

/** Where a building step looked: the spaces of the permit's colour in order, up to the one that was taken. */
export function marksOf(look, step) {
  const { model, view, ctx, ui } = look;
  const built = step?.lines.find((line) => line.key === "built");
  if (!built) return [];
  const colour = model.spaces[built.args.space].colour;
  const cleared = step.lines.some((line) => line.key === "cleared");
  const columns = look.data.map.find((entry) => entry.players === 2).columns;
  const height = (space) => {
    const slot = view.layout.indexOf(space.card);
    return (Math.floor(slot / columns) * model.height + space.y) * 1000 + (slot % columns) * model.width + space.x;
  };
  const all = model.spaces.filter((space) => space.colour === colour
    && view.layout.includes(space.card)).sort((a, b) => height(a) - height(b));
  const upTo = all.slice(0, all.findIndex(({ id }) => id === built.args.space) + 1);
  return upTo.map((space, n) => {
    const chosen = space.id === built.args.space;
    const builder = view.players.find((player) => has(view.built[player], space.id));
    const key = chosen ? (cleared ? "candidate-clears" : "candidate-free") : builder !== undefined ? "candidate-built" : "candidate-rubble";
    return { space: space.id, text: n + 1, chosen,
      told: ctx.t(key, { space: ctx.name("space", space.id), name: builder === undefined ? "" : ui.nameOf(builder) }) };
  });
}
