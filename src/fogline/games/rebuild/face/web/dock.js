// The middle of the dock: options as small pictures, or the shell's buttons.
import { html } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { t } from "/page/kit/words.js";
import { DEED, DEED_SIGNS, SERVICES, cardAt, has, members, modelOf, standing } from "./model.js";
import { Sign } from "./signs.js";
import { ObjectivePicture } from "./cards.js";
import { Chip, icon } from "./facts.js";
import { shared } from "./helper.js";
import { cash } from "./words.js";

/** @typedef {Fogline.Context<Fogline.RebuildView>} Ctx */

/** The options that do the action of the space where the pawn goes. @param {Ctx} ctx */
function plainMoves(ctx) {
  const card = cardAt(modelOf(ctx.data), ctx.view, ctx.view.stop);
  return ctx.legal.filter(({ kind, args }) => kind === "Go" && card[args.spot].deed === args.deed);
}

const FEW = 6; // options that fit into one row of the dock; more spaces of the map are folded
const SHORT = new Set(["siting", "clearing", "using", "permit", "objective", "rewarding"]);

/** @param {{ ctx: Ctx, [more: string]: any }} props */
export function Dock({ ctx, Options }) {
  if (ctx.scene.question === "moving") return html`<${Moving} ctx=${ctx} Options=${Options} />`;
  if (!SHORT.has(ctx.scene.question) || ctx.picks.length || ctx.options.length > FEW) return Options({});
  return ctx.options.map((option) =>
    html`<${Short} key=${option.id} ctx=${ctx} option=${option}><${Picture} ctx=${ctx} option=${option} /><//>`);
}

/**
 * Each free space with its own action; with something picked on the card, all that is left.
 * @param {{ ctx: Ctx, [more: string]: any }} props
 */
function Moving({ ctx, Options }) {
  const picked = ctx.picks.at(-1);
  const moves = picked ? ctx.options : plainMoves(ctx);
  return html`${picked && html`<button type="button"
    ...${ctx.part(picked.args, { kinds: picked.kinds ?? undefined, label: t("other-choice"), extra: "button button-clear" })}
    tabindex="0"><${Icon} name="close" size=${16} />${t("other-choice")}</button>`}
    ${moves.map((option) => html`<${Short} key=${option.id} ctx=${ctx} option=${option}><span class="rb-move-spot">${option.args.spot + 1}
      </span>${icon(ctx, option)}
      <span>${option.args.deed === DEED.MONEY ? cash(ctx.data.costs.money) : ctx.t(`short-${DEED_SIGNS[option.args.deed]}`)}</span><//>`)}
    ${!picked && Options({ kinds: [] })}
    ${!ctx.phone && !picked && moves.length < 4 && html`<p class="rb-dock-hint">${ctx.t("dock-go")}</p>`}`;
}

/**
 * An option in short: a picture instead of its sentence, which is still said to those who listen.
 * @param {{ ctx: Ctx, [more: string]: any }} props
 */
function Short({ ctx, option, children }) {
  return html`<button type="button"
    ...${ctx.part(option.args, { kinds: option.kind, label: option.label, extra: "button choice rb-move" })} tabindex="0"
    data-tell=${option.label} data-option=${option.id} data-words=${option.words}>${children}</button>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Picture({ ctx, option }) {
  const { kind, args, label } = option;
  const { view, data } = ctx;
  const model = modelOf(data);
  if (kind === "Site" || kind === "ClearUp") {
    const rubble = has(view.rubble, args.space);
    const price = kind === "Site" ? model.years[view.year].cost + (rubble ? data.costs.site : 0) : 0;
    const letter = /[a-i]$/.exec(ctx.name("space", args.space))?.[0] ?? "";
    return html`${icon(ctx, option)}<b>${letter}</b>
      ${rubble && html`<${Sign} name="rubble" size=${14} />`}${price > 0 && html`<span class="rb-pay">${cash(price)}</span>`}`;
  }
  if (kind === "Use" || kind === "TakePermit") {
    const permit = model.permits[args.permit];
    const first = kind === "Use" ? members(view.used)[0] : undefined;
    const gains = first === undefined ? [] : shared(model.permits[first], permit);
    return html`<${Chip} permit=${permit} />
      ${permit.icons.map((service) =>
      html`<${Sign} name=${SERVICES[service]} size=${17} cls=${gains.includes(service) ? "is-gain" : ""} />`)}`;
  }
  if (kind === "Reward") return html`${icon(ctx, option)}<span>${ctx.name("service", args.service)}</span>`;
  if (kind === "Sign") return html`<${ObjectivePicture} objective=${model.objectives[args.objective]} size=${18} /><span>
    ${ctx.name("objective", args.objective)}</span>`;
  return html`${icon(ctx, option)}<span>${label}</span>`;
}

/** What somebody looks for even when it cannot be done: building. @param {Ctx} ctx */
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

