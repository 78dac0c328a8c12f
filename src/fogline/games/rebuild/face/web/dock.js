// The middle of the dock: the Committee's stepper, or each free space with its own action, or the shell's buttons.
import { html } from "/page/kit/dom.js";
import { DEED, cardAt, modelOf, standing } from "./model.js";
import { useStage } from "./stage.js";
import { Controls } from "./stepper.js";
import { icon } from "./facts.js";

/** The options that do the action of the space where the pawn goes. */
function plainMoves(ctx) {
  const card = cardAt(modelOf(ctx.data), ctx.view, ctx.view.stop);
  return ctx.legal.filter(({ kind, args }) => kind === "Go" && card[args.spot].deed === args.deed);
}

export function Dock({ ctx, Options }) {
  const stage = useStage(ctx);
  if (stage.open) return html`<${Controls} look=${{ ctx }} stage=${stage} />`;
  if (ctx.scene.question !== "moving" || ctx.picks.length) return Options({});
  return html`${plainMoves(ctx).map((option) => html`<${Move} key=${option.id} ctx=${ctx} option=${option} />`)}${Options({ kinds: [] })}
    ${!ctx.phone && html`<p class="rb-dock-hint">${ctx.t("dock-go")}</p>`}`;
}

function Move({ ctx, option }) {
  const { spot, deed } = option.args;
  return html`<button type="button" ...${ctx.part({ spot, deed }, { kinds: "Go", label: option.label, extra: "button choice" })} tabindex="0" data-option=${option.id} data-words=${option.words}>
    ${icon(ctx, option)}<span>${option.label}</span></button>`;
}

/** Actions of the card that somebody looks for even when they cannot be done. */
export function wanted(ctx) {
  if (ctx.scene.question !== "moving") return [];
  const { view } = ctx;
  const taken = standing(view).map((player) => view.spots[player]);
  const card = cardAt(modelOf(ctx.data), view, view.stop);
  return card.flatMap(({ deed }, spot) => {
    if (taken.includes(spot) || deed === DEED.PASS) return [];
    const found = ctx.box.actions.find(([, kind, args]) => kind === "Go" && args.spot === spot && args.deed === deed);
    return found ? [{ words: found[0] }] : [];
  });
}

