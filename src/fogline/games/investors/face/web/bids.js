// Who has bid what: face down while it is sealed, open as soon as it is turned over.
import { classes, html } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { Badge } from "/page/kit/players.js";
import { CHIPS, Plaque, Sign } from "/face/investors/glyphs.js";
import { ASKS, SAID, VALUES, lastBidding, money, rowOf } from "/face/investors/moment.js";
import { countOf, worth } from "/face/investors/sums.js";

/** @typedef {Fogline.Context<Fogline.InvestorsView>} Ctx */

/** A check as a small note. */
export const Note = ({ value, extra = "" }) => html`<span class=${classes("inv-note", extra)}>${value}</span>`;

/** Checks given as counts, the smallest first. @param {{ ctx: Ctx, [more: string]: any }} props */
export const Notes = ({ ctx, counts }) => html`<span class="inv-notes">${counts.flatMap((n, check) => Array.from({ length: n }, (_, k) =>
  html`<${Note} key=${`${check}-${k}`} value=${ctx.data.checks.values[check]} />`))}</span>`;

/** The two districts of an option chip. @param {{ ctx: Ctx, [more: string]: any }} props */
export const Chip = ({ ctx, chip }) => html`<span class="inv-chip-pair"
  data-tell=${ctx.name("chip", chip)}>${CHIPS[chip].map((district) => html`<${Plaque} district=${district} small />`)}
  <span class="hush">${ctx.name("chip", chip)}</span></span>`;

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Row({ ctx, seat, extra, children, end }) {
  const { name } = ctx.player(seat);
  return html`<li class=${classes("inv-row", extra, ctx.view.waiting.includes(seat) && "is-asked")}>
    <${Badge} seat=${seat} size=${20} /><b class="inv-who">${seat === ctx.me ? ctx.t("me", { name }) : name}</b>
    <span class="inv-what">${children}</span>${end !== undefined && html`<strong class="inv-end">${end}</strong>`}</li>`;
}

/** The seats in the order of the bidding. @param {Ctx} ctx */
const inOrder = (ctx) => Array.from({ length: ctx.view.seats }, (_, n) => (ctx.view.start + n) % ctx.view.seats);

/** @param {{ ctx: Ctx, [more: string]: any }} props */
export function Bids({ ctx }) {
  const { asks } = ctx.view;
  const Table = { [ASKS.INFLUENCE]: Sealed, [ASKS.CHIP]: Sealed, [ASKS.BID]: Auction, [ASKS.SEAL]: Chips,
    [ASKS.OFFER]: Chips, [ASKS.ANSWER]: Chips,
    [ASKS.PRICE]: Chips, [ASKS.RAISE]: Chips }[asks];
  return Table ? html`<${Table} ctx=${ctx} />` : html`<${Last} ctx=${ctx} />`;
}

export const Frame = ({ title, aside, children, extra = "" }) => html`<section class=${`inv-box inv-bids ${extra}`} aria-label=${title}>
  <header><h2>${title}</h2>${aside && html`<span>${aside}</span>`}</header>${children}</section>`;

/** A card or chip that lies face down. @param {{ ctx: Ctx, [more: string]: any }} props */
const Down = ({ ctx }) => html`<span class="inv-down" data-tell=${ctx.t("face-down")}><${Icon} name="lock"
  size=${13} />${ctx.t("chosen")}</span>`;

/** Everybody chooses at once: names of those who are waited for, never values. @param {{ ctx: Ctx, [more: string]: any }} props */
function Sealed({ ctx }) {
  const { view } = ctx;
  const mine = view.my_choice;
  const chosen = view.asks === ASKS.CHIP ? html`<${Chip} ctx=${ctx} chip=${mine} />` : html`<b>${mine}</b>`;
  const own = mine >= 0 ? chosen : null;
  return html`<${Frame} title=${ctx.t(view.asks === ASKS.CHIP ? "bidding-chips" : "bidding-influence")}
    aside=${html`<i class="inv-sealed">${ctx.t("sealed")}</i>`}>
    <ul class="inv-rows">${inOrder(ctx).map((seat) => html`<${Row} key=${seat} ctx=${ctx} seat=${seat}
      end=${seat === ctx.me && own ? own : undefined}>
      ${view.said[seat] === SAID.DONE ? html`<${Down} ctx=${ctx} />` : html`<em>${ctx.t("chooses")}</em>`}<//>`)}</ul><//>`;
}

/** The open auction: what lies in front of each, who has passed, who is asked. @param {{ ctx: Ctx, [more: string]: any }} props */
function Auction({ ctx }) {
  const { view } = ctx;
  const { values } = ctx.data.checks;
  const totals = inOrder(ctx).map((seat) => worth(values, rowOf(view.front, seat)));
  const high = Math.max(...totals);
  return html`<${Frame} title=${ctx.t("bidding-checks")} aside=${high ? ctx.t("high-bid", { sum: money(ctx, high) }) : ctx.t("no-bid")}>
    <ul class="inv-rows">${inOrder(ctx).map((seat, nth) => {
      const passed = view.said[seat] === SAID.DONE;
      return html`<${Row} key=${seat} ctx=${ctx} seat=${seat}
        extra=${classes(passed && "is-out", totals[nth] === high && high > 0 && "is-high")}
        end=${passed ? ctx.t("passed") : totals[nth] ? money(ctx, totals[nth]) : "–"}>
        <${Notes} ctx=${ctx} counts=${rowOf(view.front, seat)} />
        ${view.turn === seat && !passed && html` <em>${ctx.t("to-act")}</em>`}<//>`;
    })}</ul><//>`;
}

/** Chips lie open: who is alone pays, who is not bids sealed or talks. @param {{ ctx: Ctx, [more: string]: any }} props */
function Chips({ ctx }) {
  const { view } = ctx;
  const state = (seat) => {
    if (view.asks !== ASKS.SEAL) return html`<${Talk} ctx=${ctx} seat=${seat} />`;
    if (view.won[view.chips[seat]] >= 0) return view.won[view.chips[seat]] === seat ? ctx.t("agreed") : ctx.t("gave-up");
    if (view.said[seat] === SAID.DONE) return html`<${Down} ctx=${ctx} />`;
    return html`<em>${ctx.t(view.chips.filter((chip) => chip === view.chips[seat]).length === 1 ? "pays-one" : "seals")}</em>`;
  };
  const end = (seat) => (view.proposer >= 0 && view.shown[seat] ? money(ctx, view.shown[seat]) : undefined);
  const aside = view.asks === ASKS.SEAL ? html`<i class="inv-sealed">${ctx.t("sealed")}</i>`
    : html`${ctx.t("negotiation")} <${Chip} ctx=${ctx} chip=${view.contest} />`;
  return html`<${Frame} title=${ctx.t("bidding-chips")} aside=${aside}>
    <ul class="inv-rows">${inOrder(ctx).map((seat) => html`<${Row} key=${seat} ctx=${ctx} seat=${seat} end=${end(seat)}>
      ${view.chips[seat] !== view.contest && html`<${Chip} ctx=${ctx} chip=${view.chips[seat]} />`} ${state(seat)}<//>`)}</ul><//>`;
}

const TALKS = { [ASKS.PRICE]: "names-price", [ASKS.OFFER]: "offers", [ASKS.ANSWER]: "answers", [ASKS.RAISE]: "meets-price" };

/**
 * Coming to terms: the price that a contestant has named, what is offered, and whose word it is.
 * @param {{ ctx: Ctx, seat: number }} props
 */
function Talk({ ctx, seat }) {
  const { view } = ctx;
  const offered = rowOf(view.front, seat);
  const named = view.chips[seat] === view.contest && view.said[seat] !== SAID.NOT_YET;
  return html`
    ${named && html`<span class="inv-wants">
      ${view.price[seat] ? ctx.t("wants", { sum: money(ctx, view.price[seat]) }) : ctx.t("wants-none")}</span>`}
    ${countOf(offered) > 0 ? html`<span class="hush">${ctx.t("is-offered")}</span> <${Notes} ctx=${ctx} counts=${offered} />`
      : seat === view.turn && html`<em>${ctx.t(TALKS[view.asks])}</em>`}`;
}

/** A number with ten packed counts in it, four bits each, as events tell checks. */
function unpacked(packed) {
  let rest = BigInt(packed);
  return Array.from({ length: VALUES }, () => {
    const n = Number(rest & 15n);
    rest >>= 4n;
    return n;
  });
}

/** Who won with what, as far as it was shown: one line a player, best first. */
function resultOf(events) {
  const rows = new Map();
  const at = (seat) => rows.get(seat) || rows.set(seat, { seat, notes: new Array(VALUES).fill(0), rank: -1 }).get(seat);
  for (const { key, args } of events) {
    if (key === "influence-shown") Object.assign(at(args.seat), { person: args.person, rank: args.person });
    else if (key === "influence-paid" || key === "outbid-all" || key === "contest-won") Object.assign(at(args.seat), { won: true });
    else if (key === "influence-tied") Object.assign(at(args.seat), { tied: true });
    else if (key === "called" || key === "sealed-shown") {
      const row = at(args.seat);
      unpacked(args.checks).forEach((n, check) => { row.notes[check] += n; });
      Object.assign(row, { total: args.total, rank: args.total });
    } else if (key === "passed") Object.assign(at(args.seat), { passed: true });
    else if (key === "chip-shown") Object.assign(at(args.seat), { chip: args.chip });
    else if (key === "paid-unseen" || key === "agreed") Object.assign(at(args.seat), { won: true, unseen: key === "paid-unseen" });
  }
  return [...rows.values()].sort((a, b) => Number(Boolean(b.won)) - Number(Boolean(a.won)) || b.rank - a.rank);
}

/** The bidding that was turned over last. @param {{ ctx: Ctx, [more: string]: any }} props */
export function Last({ ctx }) {
  const last = lastBidding(ctx.log);
  if (!last) return null;
  const { about, events, turn } = last;
  const title = about.key === "call-drawn" ? ctx.name("call", about.args.call) : ctx.name("card", about.args.card);
  return html`<section class="inv-box inv-bids inv-reveal" key=${turn} aria-label=${ctx.t("last-bidding")} tabindex="0">
    <header><h2>${ctx.t("last-bidding")}</h2><span data-tell=${title}>${title}</span></header>
    <ul class="inv-rows">${resultOf(events).map((row, nth) => html`<${Shown} key=${row.seat} ctx=${ctx} row=${row}
      nth=${nth} />`)}</ul></section>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Shown({ ctx, row, nth }) {
  const how = row.won ? ctx.t("wins") : row.tied ? ctx.t("tied") : row.passed ? ctx.t("passed") : "";
  return html`<li class=${classes("inv-row inv-flip", row.won ? "is-won" : "is-out")} style=${{ "--nth": nth }}>
    <${Badge} seat=${row.seat} size=${20} /><b class="inv-who">${ctx.player(row.seat).name}</b>
    ${row.won && html`<${Icon} name="check" size=${15} />`}
    <span class="inv-what">
      ${row.person !== undefined && html`<span class="inv-face" data-tell=${ctx.name("person", row.person)}><${Sign}
        name="influence" size=${14} />${row.person}</span>`}
      ${row.chip !== undefined && html`<${Chip} ctx=${ctx} chip=${row.chip} />`}
      ${!row.passed && html`<${Notes} ctx=${ctx} counts=${row.notes} />`}
      ${row.unseen && html`<span class="inv-note is-down" data-tell=${ctx.t("paid-unseen")}>?</span>`}
      ${how && html`<em class=${row.won ? "hush" : ""}>${how}</em>`}</span>
    ${row.total > 0 && html`<strong class="inv-end">${money(ctx, row.total)}</strong>`}</li>`;
}
