// The middle of the dock: the Committee's stepper, or each free space with its own action, or the shell's buttons.
import { html } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { t } from "/page/kit/words.js";
import { DEED, DEED_SIGNS, cardAt, modelOf, standing } from "./model.js";
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
  if (ctx.scene.question !== "moving") return Options({});
  const picked = ctx.picks.at(-1);
  const moves = picked ? ctx.options : plainMoves(ctx);
  return html`${picked && html`<button type="button" ...${ctx.part(picked.args, { kinds: picked.kinds ?? undefined, label: t("other-choice"), extra: "button button-clear" })} tabindex="0"><${Icon} name="close" size=${16} />${t("other-choice")}</button>`}
    ${moves.map((option) => html`<${Move} key=${option.id} ctx=${ctx} option=${option} />`)}${!picked && Options({ kinds: [] })}
    ${!ctx.phone && !picked && moves.length < 4 && html`<p class="rb-dock-hint">${ctx.t("dock-go")}</p>`}`;
}

/** A move in short: the space, the action's sign and word, what it costs. */
function Move({ ctx, option }) {
  const { spot, deed } = option.args;
  return html`<button type="button" ...${ctx.part({ spot, deed }, { kinds: "Go", label: option.label, extra: "button choice rb-move" })} tabindex="0" title=${option.label} data-option=${option.id} data-words=${option.words}>
    <span class="rb-move-spot">${spot + 1}</span>${icon(ctx, option)}<span>${deed === DEED.MONEY ? `$${ctx.data.costs.money}` : ctx.t(`short-${DEED_SIGNS[deed]}`)}</span></button>`;
}

/** What somebody looks for even when it cannot be done: building. */
export function wanted(ctx) {
  if (ctx.scene.question !== "moving") return [];
  const { view } = ctx;
  const taken = standing(view).map((player) => view.spots[player]);
  const card = cardAt(modelOf(ctx.data), view, view.stop);
  return card.flatMap(({ deed }, spot) => {
    if (taken.includes(spot) || ![DEED.BUILD, DEED.GRANT].includes(deed)) return [];
    const found = ctx.box.actions.find(([, kind, args]) => kind === "Go" && args.spot === spot && args.deed === deed);
    return found ? [{ words: found[0] }] : [];
  });
}

