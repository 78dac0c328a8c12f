// An order for the open auction, for who will not be there: how far to raise, which checks to keep, and that it stands.
import { classes, html, useEffect, useState } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { announce } from "/page/kit/notice.js";
import { money, rowOf } from "/face/investors/moment.js";
import { sumsOf, worth } from "/face/investors/sums.js";

/** What is being put together. It begins with the order that stands, and is forgotten when there is no auction. */
export function useOrder(ctx) {
  const offered = ctx.looksBack ? null : ctx.scene.order;
  const [open, unfold] = useState(false);
  const [limit, upTo] = useState(0);
  const [keep, keepAll] = useState([]);
  useEffect(() => { if (!offered) unfold(false); }, [Boolean(offered)]);
  const toggle = () => {
    if (!open) { upTo(offered.args.limit ?? 0); keepAll(offered.args.keep ?? []); }
    unfold(!open);
  };
  const turn = (check) => keepAll(keep.includes(check) ? keep.filter((other) => other !== check) : [...keep, check]);
  return { open: Boolean(offered) && open, limit, keep, upTo, turn, toggle };
}

export function Opener({ ctx, order }) {
  if (!ctx.scene.order || ctx.looksBack) return null;
  const key = order.open ? "order-close" : ctx.scene.order.words ? "order-change" : "order-open";
  return html`<button class="inv-order-open" aria-expanded=${order.open ? "true" : "false"} data-tell=${ctx.t("order-why")}
    onClick=${order.toggle}>${ctx.t(key)}</button>`;
}

/** How a check of mine is drawn while I choose which are kept. Checks of one value are kept together. */
export function keepOf(ctx, value, check, order) {
  const kept = order.keep.includes(check);
  const labelOf = (is) => ctx.t(is ? "slot-kept" : "slot-free", { sum: money(ctx, value) });
  const use = () => { order.turn(check); ctx.hover(null, labelOf(!kept)); };
  const part = ctx.part({ keep: check }, { label: labelOf(kept), extra: classes("inv-slot", kept && "is-kept"), use });
  return { part: { ...part, "aria-pressed": kept ? "true" : "false" }, title: labelOf(kept), mark: kept ? ctx.t("slot-kept-short") : "" };
}

/** The sums that may be the limit: what can be made above the highest bid without the checks that are kept. */
function limitsOf(ctx, bid, keep) {
  const added = rowOf(ctx.view.laid, ctx.me); // they come back to the hand when an order is left
  const free = ctx.view.hand.map((n, check) => (keep.includes(check) ? 0 : n + added[check]));
  const mine = worth(bid.values, bid.front);
  return [...sumsOf(bid.values, free).keys()].map((sum) => mine + sum).filter((sum) => sum > bid.high).sort((a, b) => a - b);
}

export function Form({ ctx, bid, order }) {
  const limits = limitsOf(ctx, bid, order.keep);
  const limit = limits.findLast((sum) => sum <= order.limit) ?? limits[0];
  const values = [...order.keep].sort((a, b) => a - b).map((check) => bid.values[check]);
  const arm = (event) => {
    event.preventDefault();
    if (limit === undefined) return;
    order.toggle();
    // The form goes, and the focus must not go with it.
    /** @type {HTMLElement | null} */ (document.querySelector(".inv-order-open"))?.focus();
    ctx.order(`raise up to ${limit}${values.length ? ` keep ${values.join(" ")}` : ""}`);
  };
  return html`<form class="inv-order" onSubmit=${arm}>
    <p>${ctx.t(limits.length ? "order-keep" : "order-none")}</p>
    <label><span>${ctx.t("order-limit")}</span>
      <select value=${limit} disabled=${!limits.length} onChange=${(event) => order.upTo(Number(event.target.value))}>
        ${limits.map((sum) => html`<option key=${sum} value=${sum}>${money(ctx, sum)}</option>`)}</select></label>
    <button class="button button-main inv-arm" aria-disabled=${limits.length ? undefined : "true"}>${ctx.t("order-arm")}</button>
  </form>`;
}

/** The order that stands: a chip that only its owner sees. */
export function Armed({ ctx }) {
  const { order } = ctx.scene;
  useEffect(() => { if (order?.words) announce(order.label); }, [order?.words]);
  if (!order?.words || ctx.looksBack) return null;
  const { limit, keep } = order.args;
  const list = keep.map((check) => ctx.data.checks.values[check]).join(", ");
  return html`<p class="inv-armed" data-tell=${ctx.t("order-why")}><${Icon} name="lock" size=${15} />
    <span>${ctx.t("order-armed", { sum: money(ctx, limit) })}${list && html` · ${ctx.t("order-keeping", { list })}`}</span>
    <button class="inv-withdraw" onClick=${() => ctx.order("")}>${ctx.t("order-withdraw")}</button></p>`;
}
