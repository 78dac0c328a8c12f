// The dock's middle: for bids the raises that are possible, for cards and streets short buttons beside what lies on the board.
import { html } from "/page/kit/dom.js";
import { Badge } from "/page/kit/players.js";
import { CHIPS, Plaque, Sign } from "/face/investors/glyphs.js";
import { Note } from "/face/investors/bids.js";
import { addAll, bidOf, listOf } from "/face/investors/builder.js";
import { money } from "/face/investors/moment.js";

const SHORT = { PlayInfluence: "person", PayCheck: "check", AddCheck: "check", Lay: "street", ChooseRod: "street", Give: "check" };
const BESIDE = new Set(["NamePrice", "Counter", "PutCard"]); // these lie beside the board, all at once
const FEW = 9; // so many keys there are for the dock

/** A legal action as a short button; its whole sentence is what is read out. */
function Act({ ctx, option, children }) {
  const part = ctx.part(option.args, { kinds: option.kind, label: option.label });
  return html`<button ...${part} data-part=${undefined} tabindex="0"
    class=${`button inv-short ${part.class.includes("is-chosen") ? "is-chosen" : ""}`}
    data-option=${option.id} data-words=${option.words} data-tell=${option.label}>${children}</button>`;
}

/** What stands on a short button. */
function face(ctx, option) {
  if (option.kind === "PlayInfluence") return html`<${Sign} name="influence" size=${16} /><b>${option.args.person}</b>`;
  if (option.kind === "Give") return html`<${Note} value=${ctx.data.checks.values[option.args.check]} />→<${Badge}
    seat=${option.args.player} size=${18} />`;
  if (option.kind === "Lay" || option.kind === "ChooseRod") return html`<b>${ctx.name("spot", option.args.street)}</b>`;
  return html`<${Note} value=${ctx.data.checks.values[option.args.check]} />`;
}

export function Dock({ ctx, Options }) {
  const short = ctx.options.filter((option) => SHORT[option.kind]);
  const rest = [...new Set(ctx.options.filter((option) => !SHORT[option.kind] && !BESIDE.has(option.kind)).map((option) => option.kind))];
  const bids = ctx.can({}, "AddCheck").length > 0;
  return html`<div class="investors inv-dock">
    ${bids && html`<${Raises} ctx=${ctx} />`}
    ${!bids && short.length <= FEW + 1 && short.map((option) => html`<${Act} key=${option.id} ctx=${ctx}
      option=${option}>${face(ctx, option)}<//>`)}
    ${!bids && !ctx.phone && short.length > FEW + 1 && short[0].kind !== "Give" && html`<p class="quiet">${ctx.t("choose-street")}</p>`}
    ${ctx.options.some((option) => BESIDE.has(option.kind)) && html`<p class="quiet">${ctx.t("choose-beside")}</p>`}
    <${Options} kinds=${rest} /></div>`;
}

/** The cheapest raises, each with the checks that make it. */
function Raises({ ctx }) {
  const bid = bidOf(ctx);
  if (bid.sealed || bid.base > bid.high) return null;
  return bid.reach.slice(0, 2).map(({ sum, checks }, nth) => html`<button key=${sum} class="button choice inv-raise"
    data-raise=${sum} onClick=${() => addAll(checks)}>
    <span>${ctx.t(nth ? "next-sum" : "cheapest", { sum: money(ctx, sum) })} <small>
      ${ctx.t("adds", { list: listOf(bid.values, checks) })}</small></span></button>`);
}

/** A small picture before an option's words. */
export function icon(ctx, option) {
  const sums = { CallBid: true, SealBid: true };
  if (sums[option.kind]) return html`<b class="inv-total">${money(ctx, bidOf(ctx).base)}</b>`;
  if (option.kind === "PlayChip") return html`<span
    class="investors inv-in-dock">${CHIPS[option.args.chip].map((district) => html`<${Plaque} district=${district} small />`)}</span>`;
  const sign = {
    TakeInfluence: "influence", TakeChecks: "check", DrawCheck: "check", KeepCall: "flag", ChooseRod: "rod", Lay: "rod",
  }[option.kind];
  return sign ? html`<${Sign} name=${sign} size=${18} />` : null;
}

