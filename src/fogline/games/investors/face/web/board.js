// How the game is drawn in a browser: the city and what I hold at the left, the round and my checks at the right.
import { classes, html, useLayoutEffect, useMemo, useState } from "/page/kit/dom.js";
import { part } from "/page/table/marks.js";
import { Bids, Last } from "/face/investors/bids.js";
import { Bonus } from "/face/investors/bonus.js";
import { Checks, follow } from "/face/investors/builder.js";
import { Call } from "/face/investors/call.js";
import { Chronicle } from "/face/investors/chronicle.js";
import { City } from "/face/investors/city.js";
import { Deck } from "/face/investors/deck.js";
import { Dock, icon } from "/face/investors/dock.js";
import { facts, clock, legend, standing } from "/face/investors/facts.js";
import { figures } from "/face/investors/figures.js";
import { planOf } from "/face/investors/geometry.js";
import { Hand } from "/face/investors/hand.js";
import { ASKS, OFFERS, SECRET } from "/face/investors/moment.js";
import { Offer } from "/face/investors/offer.js";
import { Prices } from "/face/investors/prices.js";
import { useRodNames } from "/face/investors/rods.js";
import { Streets } from "/face/investors/streets.js";
import { Years } from "/face/investors/years.js";

const BONUSES = [ASKS.BONUS, ASKS.REMOVAL, ASKS.DRAW];

/** What the reader needs in the hand now: a phone shows it first. */
function needed(ctx) {
  const sorts = new Set(ctx.legal.flatMap((option) => Object.keys(option.args)));
  return ["street", "player", "price", "card", "check", "person", "chip"].find((sort) => sorts.has(sort)) || "none";
}

function Board({ ctx }) {
  const plan = useMemo(() => planOf(ctx.data, ctx.phone), [ctx.data, ctx.phone]);
  const rods = useRodNames(ctx);
  const [tile, look] = useState(-1);
  follow(ctx);
  useLayoutEffect(() => look(-1), [ctx.scene.at]);
  const { asks, turn } = ctx.view;
  const offering = OFFERS.includes(asks) && turn === ctx.me && !ctx.looksBack;
  const First = { [ASKS.OVER]: Chronicle, [ASKS.DECK]: Deck }[asks] ?? Call;
  return html`<div class=${classes("investors inv-table", ctx.phone && "is-phone", ctx.me < 0 && "is-watching", `needs-${needed(ctx)}`)}>
    <div class="inv-left">
      <${City} ctx=${ctx} plan=${plan} rods=${rods} tile=${tile} look=${look} />
      <${Years} ctx=${ctx} />
      <${Hand} ctx=${ctx} rods=${rods} />
    </div>
    <div class="inv-right">
      <${First} ctx=${ctx} />
      ${BONUSES.includes(asks) ? html`<${Bonus} ctx=${ctx} />` : html`<${Bids} ctx=${ctx} />`}
      ${offering && html`<${Offer} ctx=${ctx} />`}
      <${Prices} ctx=${ctx} />
      <${Streets} ctx=${ctx} plan=${plan} tile=${tile} look=${look} />
      <${Checks} ctx=${ctx} />
      ${SECRET.includes(asks) && html`<${Last} ctx=${ctx} />`}
    </div>
  </div>`;
}

const KINDS = {
  Lay: "kind-lay", ChooseRod: "kind-rod", Give: "kind-give", AddCheck: "kind-add", PayCheck: "kind-pay", PlayInfluence: "kind-influence",
};

const TOUR = [
  { at: ".inv-city", key: "tour-city" },
  { at: ".inv-call", key: "tour-call" },
  { at: ".inv-people-side", key: "tour-influence" },
  { at: ".inv-checks", key: "tour-checks" },
  { at: ".inv-mine", key: "tour-chips" },
  { at: ".inv-years", key: "tour-years" },
  { at: ".players", key: "tour-players" },
];

/** Where a sentence of the log took place. */
const marks = ({ args }) => [
  ...[args.street, args.other, args.to].filter((street) => street !== undefined).map((street) => part("street", street)),
  args.tile !== undefined && part("tile", args.tile),
].filter(Boolean);

/** The rule to read about what can be done with a thing, or about a sort of things. */
const rules = { street: "6.1", tile: "7.1", person: "3.1", chip: "5.1", check: "4.2" };

export default { Board, Dock, facts, clock, standing, icon, legend, figures, marks, rules, kinds: KINDS, tour: TOUR };
