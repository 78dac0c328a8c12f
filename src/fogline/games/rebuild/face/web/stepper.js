// The stepper: the Committee's turn one step at a time, each with its reason and the rule it follows.
import { classes, html, useEffect, useRef } from "/page/kit/dom.js";
import { Ruled } from "/page/table/ruled.js";
import { has } from "./model.js";
import { ruleOf } from "./trace.js";

export function Stepper({ look, stage, controls }) {
  const { ctx } = look;
  const { trace, index } = stage;
  const steps = trace.steps;
  const first = steps.findIndex(({ nth }) => nth === stage.step.nth);
  const turn = steps.filter(({ nth }) => nth === stage.step.nth);
  return html`<section class=${classes("rb-band", "rb-stepper", controls && "has-controls")} aria-label=${ctx.t("watching")}>
    <header><h2>${ctx.t("watching")}</h2><small>${trace.turns > 1 && html`${ctx.t("turn-nth", { n: stage.step.nth, of: trace.turns })} · `}${ctx.t("step-of", { n: index - first + 1, of: turn.length })}</small>
      ${controls && html`<${Controls} look=${look} stage=${stage} />`}</header>
    <ol class="rb-steps">${turn.map((step, n) => html`<${Step} key=${n} look=${look} step=${step} n=${n + 1}
      state=${first + n < index ? "past" : first + n === index ? "now" : "later"} show=${() => stage.goTo(first + n)} />`)}</ol>
  </section>`;
}

function Step({ look, step, n, state, show }) {
  const { ctx } = look;
  const marks = state === "now" ? marksOf(look, step) : [];
  return html`<li class=${`rb-step is-${state}`} aria-current=${state === "now" ? "step" : undefined}>
    <button type="button" class="rb-step-head" onClick=${show}><span class="rb-step-number">${state === "past" ? "✓" : n}</span>${ctx.t(`step-${step.kind}`)}</button>
    ${state === "now" && html`<div class="rb-step-told"><div>${step.lines.filter((line) => line.text).map((line) => html`<p><${Ruled} text=${line.text} rule=${ruleOf(line)} game="rebuild" /></p>`)}</div>
      ${marks.length > 0 && html`<ol class="rb-candidates" title=${ctx.t("candidates")} aria-label=${ctx.t("candidates")}>${marks.map((mark) => html`<li class=${classes(mark.chosen && "is-chosen")}><b>${mark.text}</b> ${mark.told}</li>`)}</ol>`}</div>`}
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
  const all = model.spaces.filter((space) => space.colour === colour && view.layout.includes(space.card)).sort((a, b) => height(a) - height(b));
  const upTo = all.slice(0, all.findIndex(({ id }) => id === built.args.space) + 1);
  return upTo.map((space, n) => {
    const chosen = space.id === built.args.space;
    const builder = view.players.find((player) => has(view.built[player], space.id));
    const key = chosen ? (cleared ? "candidate-clears" : "candidate-free") : builder !== undefined ? "candidate-built" : "candidate-rubble";
    return { space: space.id, text: n + 1, chosen, told: ctx.t(key, { space: ctx.name("space", space.id), name: builder === undefined ? "" : ui.nameOf(builder) }) };
  });
}

/** Next, by itself at one of two speeds, or straight to the present. */
export function Controls({ look, stage }) {
  const { ctx } = look;
  const next = useRef(null);
  const last = stage.index === stage.trace.steps.length - 1;
  useEffect(() => { if (document.activeElement === document.body) next.current?.focus(); }, []);
  return html`<div class="rb-controls" role="group" aria-label=${ctx.t("watching")}>
    <button type="button" class="button" data-stepper="skip" onClick=${stage.skip}>${ctx.t("step-skip")}</button>
    <span class="rb-pace"><span>${ctx.t("step-auto")}</span>${[1, 2].map((pace) => html`<button type="button" class=${classes("button", stage.pace === pace && "is-chosen")} aria-pressed=${stage.pace === pace ? "true" : "false"}
      aria-label=${ctx.t("step-speed", { n: pace })} onClick=${() => stage.choosePace(stage.pace === pace ? 0 : pace)}>${pace}×</button>`)}</span>
    <button type="button" class="button" aria-label=${ctx.t("step-back")} aria-disabled=${stage.index ? undefined : "true"} onClick=${stage.back}>‹</button>
    <button type="button" class="button button-main" data-stepper="next" ref=${next} onClick=${stage.next}>${ctx.t(last ? "step-done" : "step-next")}</button>
  </div>`;
}
