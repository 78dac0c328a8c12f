// Destination tickets: mine with how far they are, those on offer, and at the end everybody's.
import { classes, html, useMemo } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { Badge } from "/page/kit/players.js";
import { geometryOf } from "/face/cablecars/geometry.js";
import { HEIGHT, WIDTH, line } from "/face/cablecars/warp.js";
import { members, progressOf } from "/face/cablecars/ways.js";

/** @typedef {Fogline.Context<Fogline.CablecarsView>} Ctx */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Every ticket this reader may see, with its letter, its holder and its way. @param {Ctx} ctx */
export function heldOf(ctx, geometry, pieces) {
  const { view, me } = ctx;
  const told = (ticket, seat, more) => ({ ticket, seat, ...progressOf(ctx, geometry, ticket, seat), ...more });
  if (view.tickets_shown.length) {
    const all = view.tickets_shown.flatMap((mask, seat) => members(mask).map((ticket) => ({ ticket, seat })));
    const mine = all.filter(({ seat }) => seat === me);
    return [...mine, ...all.filter(({ seat }) => seat !== me)].map(({ ticket, seat }, n) =>
      told(ticket, seat, { letter: seat === me ? LETTERS[n] : "" }));
  }
  if (me < 0) return [];
  const [kind, args] = view.my_choice >= 0 ? ctx.box.actions[view.my_choice].slice(1) : ["", {}];
  const kept = (ticket) => kind === "KeepBoth" || (kind === "KeepTicket" && args.ticket === ticket);
  return pieces.tickets.map((ticket, n) => {
    const offered = view.offered.includes(ticket);
    return told(ticket, me, { letter: LETTERS[n % 26], offered, gone: offered && Boolean(kind) && !kept(ticket), sealed: offered
      && kept(ticket) });
  });
}

/** What each claim brings as a reader would count it: the points of tickets on whose way it lies, then its own spaces. @param {Ctx} ctx */
export function useful(ctx, options) {
  const geometry = geometryOf(ctx.data);
  const ways = members(ctx.view.my_tickets).map((ticket) =>
    [geometry.tickets[ticket].points, progressOf(ctx, geometry, ticket, ctx.me).tracks]);
  return options.map(({ args: { track } }) => track === undefined ? 0
    : ways.reduce((sum, [points, tracks]) => sum + (tracks.includes(track) ? points : 0), geometry.tracks[track].spaces / 10));
}

/** How far it is, in words. @param {Ctx} ctx */
function standingOf(ctx, { joined, cars, known, gone, sealed, offered }) {
  const { t, scene } = ctx;
  if (gone) return ["", t("returned")];
  if (sealed) return ["good", t("kept")];
  if (joined) return ["good", t("joined")];
  if (scene.status === "over") return ["bad", t("failed-ticket")];
  if (!known) return ["", ""];
  if (cars === null) return ["bad", t("no-way")];
  return [offered ? "" : "warm", t("missing", { n: cars })];
}

/** The whole city in the size of a stamp, with one way on it. */
function Stamp({ geometry, held }) {
  const ground = useMemo(() => html`<rect x="-60" y="-40" width=${WIDTH + 120} height=${HEIGHT + 80}
    class=${geometry.real ? "cablecars-water" : "cablecars-land"} />
    ${geometry.shore && html`<path d=${geometry.shore} class="cablecars-land" />`}
    <path d=${geometry.tracks.map(({ rail }) => rail).join("")} class="cablecars-stamp-rails" />`, [geometry]);
  const { a, b } = geometry.tickets[held.ticket];
  const ends = [a, b].map((spot) => geometry.spots[spot].at);
  return html`<svg class="cablecars-stamp" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">${ground}
    ${!held.tracks.length && html`<path d=${line(ends)} class="cablecars-stamp-guess" />`}
    ${held.tracks.map((track) => html`<path key=${track} d=${geometry.tracks[track].rail}
      class=${classes("cablecars-stamp-way", held.owned.has(track) ? "" : "is-missing", held.joined && "is-joined")} />`)}
    ${ends.map(([x, y]) => html`<circle cx=${x} cy=${y} r="22" class="cablecars-stamp-end" />`)}</svg>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
export function Ticket({ ctx, geometry, held, pinned, pin, point, still = false }) {
  const { ticket, letter, seat, joined, offered, gone } = held;
  const { a, b, points, source } = geometry.tickets[ticket];
  const [mood, words] = standingOf(ctx, held);
  const owned = useMemo(() => new Set(members(ctx.view.claimed[seat])), [ctx.view, seat]);
  const over = ctx.scene.status === "over";
  const worth = over && !joined ? `−${points}` : `+${points}`;
  const label = `${letter ? `${ctx.t("ticket")} ${letter}. ` : ""}${ctx.name("ticket", ticket)}. ${words}`;
  const choosable = offered && ctx.can({ ticket }, "KeepTicket").length > 0;
  const part = still ? { class: "cablecars-ticket" }
    : ctx.part({ ticket }, { kinds: "KeepTicket", label, extra: "cablecars-ticket", use: choosable ? undefined : pin });
  const follow = still ? {} : {
    onMouseEnter: () => { part.onMouseEnter(); point(ticket); }, onMouseLeave: () => { part.onMouseLeave(); point(null); },
    onFocus: () => { part.onFocus(); point(ticket); }, onBlur: () => { part.onBlur(); point(null); },
  };
  const Tag = still ? "div" : "button";
  return html`<${Tag} ...${part} ...${follow}
    class=${classes(part.class, joined && "is-joined", offered && "is-offered", gone && "is-gone", pinned && "is-pinned")}
      type=${still ? undefined : "button"} data-ticket=${ticket}
        aria-pressed=${still || choosable ? undefined : pinned ? "true" : "false"}
        data-tell=${source === "exact" || still ? undefined : ctx.t("ticket-reconstructed")}>
    <span class="cablecars-letter">${letter || html`<${Badge} seat=${seat} size=${22} />`}</span>
    <span class="cablecars-ends"><b>${ctx.name("location", a)}</b><b>${ctx.name("location", b)}</b>
      <small class=${`is-${mood}`}>${joined && html`<${Icon} name="check" size=${13} />`}${words}</small></span>
    <span class="cablecars-worthy"><b>${worth}</b><${Stamp} geometry=${geometry} held=${{ ...held, owned }} /></span>
  <//>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
export function Tickets({ ctx, geometry, held, pinned, pin, point }) {
  const { t, me, view } = ctx;
  const over = view.tickets_shown.length > 0;
  const shown = over || me >= 0;
  const title = t(over ? "all-tickets" : me < 0 ? "tickets" : "my-tickets");
  return html`<section class=${classes("cablecars-tickets", "cablecars-sheet", held.length > 2 && "is-many")} aria-label=${title}>
    <header><h2>${title}</h2>${!over && me >= 0
      && html`<small data-tell=${t("secret-title")}><${Icon} name="lock" size=${14} /> ${t("secret")}</small>`}</header>
    <div class="cablecars-list" tabindex="0" role="group" aria-label=${title}>
      ${held.map((one) => html`<${Ticket} key=${`${one.ticket} ${one.seat}`} ctx=${ctx} geometry=${geometry} held=${one}
        pinned=${pinned === one.ticket}
        pin=${() => pin(pinned === one.ticket ? null : one.ticket)} point=${point} />`)}
      ${!shown && html`<p class="quiet">${t("tickets-hidden")}</p>`}
    </div>
  </section>`;
}
