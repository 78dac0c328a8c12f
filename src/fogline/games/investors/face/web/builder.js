// My checks, and the bid that is put together with them: which lie where, which sums are within reach.
import { classes, html, useState } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { Notes } from "/face/investors/bids.js";
import { ASKS, OFFERS, SECRET, money, rowOf, wholeOf } from "/face/investors/moment.js";
import { Armed, Form, Opener, keepOf, useOrder } from "/face/investors/order.js";
import { countOf, stepOf, sumsOf, worth } from "/face/investors/sums.js";

const CELLS = 60; // sums that are shown, the unreachable ones among them
const PATIENCE = 4000; // milliseconds for the table to answer one step

let now = null;
/** The board tells what it draws: steps that are taken one after another look at the newest scene. */
export const follow = (ctx) => { now = ctx; };

/** Adds these checks one after another, each when the table has taken the one before. */
export async function addAll(checks) {
  for (const check of checks) {
    const [option] = now.can({ check }, "AddCheck");
    const { at } = now.scene;
    if (!option) return;
    await now.act(option);
    for (let waited = 0; now.scene.at === at; waited += 15) {
      if (waited > PATIENCE) return;
      await new Promise((done) => { setTimeout(done, 15); });
    }
  }
}

/** The bid as it stands: what lies on the table, what was added, what must be beaten, and which sums can follow. */
export function bidOf(ctx) {
  const { view, data } = ctx;
  const { values, sealed_most: most } = data.checks;
  const sealed = view.asks === ASKS.SEAL;
  const [front, laid] = [rowOf(view.front, ctx.me), rowOf(view.laid, ctx.me)];
  const base = worth(values, front) + worth(values, laid);
  const high = sealed ? 0 : Math.max(...Array.from({ length: view.seats }, (_, seat) => worth(values, rowOf(view.front, seat))));
  const room = sealed ? most - countOf(laid) : Infinity;
  const reach = [...sumsOf(values, view.hand)].map(([sum, checks]) => ({ sum: base + sum, checks }))
    .filter(({ sum, checks }) => sum > high && checks.length <= room).sort((a, b) => a.sum - b.sum);
  return { front, laid, base, high, sealed, reach, values, began: countOf(laid) > 0 };
}

/** Whether checks are asked of me now, and how. */
function asked(ctx) {
  if (ctx.can({}, "AddCheck").length || ctx.can({}, "CallBid").length || ctx.can({}, "SealBid").length) return "bid";
  return ctx.can({}, "PayCheck").length ? "pay" : ctx.can({}, "Give").length || ctx.can({}, "Propose").length ? "give" : "";
}

const TITLES = { bid: "build-bid", pay: "pay-check", give: "build-offer" };

export function Checks({ ctx }) {
  const [shown, show] = useState([]);
  const order = useOrder(ctx);
  if (ctx.me < 0) return null;
  const how = asked(ctx);
  const crowded = SECRET.includes(ctx.view.asks) || ctx.legal.some((option) => "street" in option.args);
  if (!how && !ctx.phone && crowded) return html`<${Brief} ctx=${ctx} />`;
  const bid = bidOf(ctx);
  const wanted = bid.high ? ctx.t("must-beat", { sum: money(ctx, bid.high) }) : ctx.t("any-sum");
  const aside = how === "bid" ? (bid.sealed ? ctx.t("sealed-most", { n: ctx.data.checks.sealed_most }) : wanted)
    : ctx.t("worth", { sum: money(ctx, worth(bid.values, ctx.view.hand)) });
  return html`<section class=${classes("inv-box inv-checks", how && "is-asked")} aria-label=${ctx.t("my-checks")}>
    <header><h2>${ctx.t(order.open ? "order-title" : TITLES[how] ?? "my-checks")}</h2><span>${aside}</span>
      <${Opener} ctx=${ctx} order=${order} /></header>
    <${Slots} ctx=${ctx} bid=${bid} shown=${shown} order=${order} />
    <${Armed} ctx=${ctx} />
    ${order.open ? html`<${Form} ctx=${ctx} bid=${bid} order=${order} />`
      : how === "bid" && html`<${Sum} ctx=${ctx} bid=${bid} /><${Sums} ctx=${ctx} bid=${bid} show=${show} />`}
  </section>`;
}

/** The hand in two lines, while streets or the last bidding need the room. */
const Brief = ({ ctx }) => html`<section class="inv-box inv-checks" aria-label=${ctx.t("my-checks")}>
  <header><h2>${ctx.t("my-checks")}</h2>
    <span>${ctx.t("worth", { sum: money(ctx, worth(ctx.data.checks.values, ctx.view.hand)) })}</span></header>
  <${Notes} ctx=${ctx} counts=${ctx.view.hand} /></section>`;

/** A place for every check: in the hand, added, on the table, or spent. */
function Slots({ ctx, bid, shown, order }) {
  const { view, data } = ctx;
  const left = [...shown];
  const takes = (check) => { const nth = left.indexOf(check); if (nth >= 0) left.splice(nth, 1); return nth >= 0; };
  const given = OFFERS.includes(view.asks) && view.turn === ctx.me ? wholeOf(view.laid) : bid.laid;
  // While an offer is answered, all that lies open is its maker's, at the places of those it is meant for.
  const front = view.proposer === ctx.me ? wholeOf(view.front) : view.proposer < 0 ? bid.front : bid.front.map(() => 0);
  return html`<div class="inv-slots">${bid.values.flatMap((value, check) => {
    const spent = Math.max(0, data.checks.copies[check] - view.hand[check] - given[check] - front[check]);
    const slots = (n, Slot, more) => Array.from({ length: n }, (_, k) => html`<${Slot} key=${`${check} ${more.state} ${k}`}
      ctx=${ctx} value=${value} check=${check} ...${more} />`);
    return [
      ...slots(front[check], Fixed, { state: view.proposer === ctx.me ? "offered" : "laid" }),
      ...slots(given[check], Fixed, { state: "added" }),
      ...Array.from({ length: view.hand[check] }, (_, k) => html`<${Held} key=${`${check} held ${k}`} ctx=${ctx} value=${value}
        check=${check} meant=${takes(check)} order=${order} />`),
      ...slots(spent, Fixed, { state: "spent" }),
    ];
  })}</div>`;
}

function Fixed({ ctx, value, state }) {
  return html`<span class=${`inv-slot is-${state}`}
    data-tell=${ctx.t(`slot-${state}`, { sum: money(ctx, value) })}><b>${value}</b><small>${ctx.t(`slot-${state}-short`)}</small></span>`;
}

/** One and the same element whatever it is for: the keyboard stays where it is. */
function Held({ ctx, value, check, meant, order }) {
  const { part, title, mark } = order.open ? keepOf(ctx, value, check, order) : addOf(ctx, check, meant);
  return html`<div ...${part} data-tell=${title}><b>${value}</b><small>${mark}</small></div>`;
}

function addOf(ctx, check, meant) {
  const can = ctx.can({ check });
  const label = can.length === 1 ? can[0].label : ctx.name("check", check);
  const part = ctx.part({ check }, { label, extra: classes("inv-slot", meant && "is-meant") });
  return { part, title: ctx.name("check", check), mark: meant || part.class.includes("is-legal") ? "+" : "" };
}

/** The running sum. */
function Sum({ ctx, bid }) {
  const { values } = bid;
  const list = (counts) => counts.flatMap((n, check) => new Array(n).fill(values[check])).join(" + ");
  const laid = countOf(bid.front) ? ctx.t("sum-laid", { list: list(bid.front) }) : "";
  const added = bid.began ? ctx.t("sum-added", { list: list(bid.laid) }) : "";
  const parts = [laid, added].filter(Boolean);
  return html`<p class="inv-sum"><span>${parts.join(" + ") || ctx.t("sum-none")}</span>
    ${bid.began && html`<button class="inv-back" onClick=${ctx.undo} data-tell=${ctx.t("take-check-back")}
      aria-label=${ctx.t("take-check-back")}><${Icon} name="undo" size=${15} /></button>`}
    <b class=${bid.base > bid.high ? "good" : ""}>= ${money(ctx, bid.base)}</b></p>`;
}

/** Every sum up to what the hand can make; there is no change, so some cannot be made. */
function cellsOf({ reach, high, values }) {
  if (!reach.length) return [];
  const step = stepOf(values);
  const known = new Map(reach.map((way) => [way.sum, way.checks]));
  const first = high ? high - (high % step) + step : step;
  const count = Math.floor((reach.at(-1).sum - first) / step) + 1;
  if (count > CELLS * 2) return reach.slice(0, CELLS);
  return Array.from({ length: count }, (_, n) => ({ sum: first + n * step, checks: known.get(first + n * step) }));
}

function Sums({ ctx, bid, show }) {
  const cells = cellsOf(bid);
  if (!cells.length) return null;
  return html`<div class="inv-sums-head"><h3>${ctx.t("sums")}</h3><span>${ctx.t("sums-struck")}</span></div>
    <div class="inv-sums" role="group" aria-label=${ctx.t("sums")} tabindex="0">${cells.map(({ sum, checks }) => (checks
      ? html`<${Cell} key=${sum} ctx=${ctx} sum=${sum} checks=${checks} bid=${bid} show=${show} />`
      : sum === bid.base ? html`<b key=${sum} data-tell=${ctx.t("sum-now", { sum: money(ctx, sum) })}>${sum}</b>`
      : html`<s key=${sum} data-tell=${ctx.t("sum-not", { sum: money(ctx, sum) })}>${sum}</s>`))}</div>`;
}

export const listOf = (values, checks) => [...checks].sort((a, b) => a - b).map((check) => values[check]).join(" + ");

function Cell({ ctx, sum, checks, bid, show }) {
  const label = ctx.t("sum-way", { sum: money(ctx, sum), list: listOf(bid.values, checks) });
  const part = ctx.part({ sum }, { label, extra: "inv-cell", use: () => { show([]); addAll(checks); } });
  const [on, off] = [() => show(checks), () => show([])];
  const both = (one, other) => (event) => { one(event); other(); };
  return html`<div ...${part} data-tell=${label} onMouseEnter=${both(part.onMouseEnter, on)} onMouseLeave=${both(part.onMouseLeave, off)}
    onFocus=${both(part.onFocus, on)} onBlur=${both(part.onBlur, off)}>${sum}</div>`;
}
