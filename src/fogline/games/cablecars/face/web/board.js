// How cablecars is drawn in a browser: what the shell needs to know of it.
import { classes, html, useMemo, useState } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { part } from "/page/table/marks.js";
import { geometryOf } from "/face/cablecars/geometry.js";
import { figures } from "/face/cablecars/figures.js";
import { ASKS, BOX } from "/face/cablecars/numbers.js";
import { clock, facts, icon, legend } from "/face/cablecars/signs.js";
import { Info, Legend } from "/face/cablecars/legend.js";
import { CityMap } from "/face/cablecars/map.js";
import { Market } from "/face/cablecars/market.js";
import { Mine } from "/face/cablecars/mine.js";
import { usePieces } from "/face/cablecars/pieces.js";
import { Reveal } from "/face/cablecars/reveal.js";
import { Overview } from "/face/cablecars/overview.js";
import { Tickets, heldOf, useful } from "/face/cablecars/tickets.js";
import { useZoom } from "/face/cablecars/zoom.js";

/** Where a phone's first look goes: between the ends of the reader's tickets, else the middle of the city. */
function centreOf(geometry, held) {
  const at = held.flatMap(({ ticket }) => [geometry.tickets[ticket].a, geometry.tickets[ticket].b]).map((spot) => geometry.spots[spot].at);
  if (!at.length) return [430, 300];
  return [0, 1].map((axis) => at.reduce((sum, point) => sum + point[axis], 0) / at.length);
}

function Board({ ctx }) {
  const geometry = geometryOf(ctx.data);
  const pieces = usePieces(ctx.view, geometry.tracks);
  const [pinned, pin] = useState(null);
  const [pointed, point] = useState(null);
  const [claimable, mark] = useState(false);
  const held = useMemo(() => heldOf(ctx, geometry, pieces), [ctx.view, ctx.scene.status, geometry]);
  const zoom = useZoom(ctx.phone, centreOf(geometry, held));
  const wanted = ctx.ghost || ctx.chosen;
  const lit = wanted?.kind === "KeepTicket" ? wanted.args.ticket : pointed ?? pinned;
  const shownLit = held.some(({ ticket }) => ticket === lit) ? lit : null;
  const claims = ctx.can({}, "Claim").length;
  const marks = claimable && claims > 0;
  const count = ctx.t("claimable-count", { n: claims });
  const toggle = claims > 0 && html`<button type="button" class="cablecars-tool cablecars-claimable"
    aria-pressed=${marks ? "true" : "false"} onClick=${() => mark(!claimable)} data-tell=${ctx.t("claimable-title")}
    aria-label=${count}><${Icon} name="eye" size=${18} /> ${ctx.phone ? claims : count}</button>`;
  return html`<div class=${classes("cablecars", ctx.me < 0 && "is-watching", ctx.phone && "is-phone")}>
    <section class="cablecars-map" aria-label=${ctx.t("map")}>
      <${CityMap} ctx=${ctx} geometry=${geometry} held=${ticketsOnMap(ctx, held, shownLit)} lit=${shownLit} claimable=${marks}
        pieces=${pieces}
        box=${zoom.box} handlers=${zoom.handlers} plain=${ctx.phone && !zoom.near} />
      ${ctx.phone ? html`<${Overview} ctx=${ctx} geometry=${geometry} zoom=${zoom} /><${Info} ctx=${ctx} />`
        : html`<${Legend} ctx=${ctx} />`}
      ${toggle}
    </section>
    <${Market} ctx=${ctx} pieces=${pieces} />
    <${Tickets} ctx=${ctx} geometry=${geometry} held=${held} pinned=${pinned} pin=${pin} point=${point} />
    ${ctx.me >= 0 && html`<${Mine} ctx=${ctx} pieces=${pieces} geometry=${geometry} />`}
  </div>`;
}

/** At the end the map shows the ways of one player's tickets unless one is pointed at; before it, mine. */
const ticketsOnMap = (ctx, held, lit) =>
  held.filter(({ seat, gone, ticket }) => ticket === lit || ((seat === ctx.me || ctx.me < 0) && !gone));

/** All that can be done, as the shell shows it. Cards are pictures there; on a phone they are taken from the market just above. */
const Dock = ({ ctx, Options }) => html`<div class=${classes("cablecars-dock", ctx.phone && "is-phone")}><${Options} /></div>`;

/** What a player looks for even when it cannot be done. */
function standing(ctx) {
  if (ctx.phone) return [];
  if (ctx.view.asks === ASKS.TURN) return [{ words: "draw" }, { words: "tickets" }];
  if (ctx.view.asks === ASKS.SECOND_CARD && ctx.view.market[BOX.FERRY]) return [{ words: "take ferry" }];
  return [];
}

/** Where a sentence of the log took place. */
const marks = ({ key, args }) => [
  args.track !== undefined && part("track", args.track),
  (key === "placed" || key === "token-taken") && part("location", args.location),
].filter(Boolean);

/** The rule to read about what can be done with a thing, or about a sort of things. */
const rules = {
  Claim: "4.1", Pay: "4.2", TakeCard: "3.1", DrawCard: "3.1", DrawTickets: "6.1", KeepTicket: "8.2", PlaceStack: "1.2", track: "4.1",
  ticket: "8.2",
};

export default {
  Board, Dock, Reveal, facts, clock, icon, standing, useful, marks, rules, legend, figures,
  kinds: { TakeCard: "kind-take", Claim: "kind-claim", Pay: "kind-pay", PlaceStack: "kind-place", KeepTicket: "kind-keep",
    TakeToken: "kind-token" },
  tour: [
    { at: ".cablecars-map", key: "tour-map" },
    { at: ".cablecars-tickets", key: "tour-tickets" },
    { at: ".cablecars-market", key: "tour-market" },
    { at: ".cablecars-hand", key: "tour-hand" },
    { at: ".cablecars-cars", key: "tour-cars" },
    { at: ".cablecars-souvenirs", key: "tour-tokens" },
    { at: ".dock", key: "tour-dock" },
  ],
};
