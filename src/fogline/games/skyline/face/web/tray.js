// The building tray: what was drawn or taken and where it would go; with nothing to do, the contracts that decide what can be taken.
import { classes, html } from "/page/kit/dom.js";
import { Disc } from "/page/kit/players.js";
import { Card } from "/face/skyline/card.js";
import { ASKS } from "/face/skyline/numbers.js";
import { BLACK, WIDTH, cardOf, districtName, letterOf, needOf, nextSpace } from "/face/skyline/read.js";
import { Panel, Ring, fitted } from "/face/skyline/ring.js";
import { trayPlace } from "/face/skyline/pieces.js";
import { Bonus, Sign } from "/face/skyline/signs.js";

/** @typedef {Fogline.Context<Fogline.SkylineView>} Ctx */

const PAD = 10;
const BIN = 56;

/** @param {{ ctx: Ctx, [more: string]: any }} props */
export function Tray({ ctx, x, y, w, h, ids }) {
  const { view } = ctx;
  const busy = view.tray.length > 0 || view.drawn >= 0 || view.pending >= 0 || [ASKS.BOOST, ASKS.LAY].includes(view.asks);
  const mine = view.turn === ctx.me && view.asks !== ASKS.OVER;
  const box = { ctx, x, y, w, h, ids };
  return html`<g class="sk-tray"><${Panel} x=${x} y=${y} w=${w} h=${h} extra=${busy && mine ? "is-active" : ""} />
    ${busy ? html`<${Busy} ...${box} />` : html`<${Idle} ...${box} />`}</g>`;
}

/** @param {Ctx} ctx */
function titleOf(ctx) {
  const { asks, pending } = ctx.view;
  if (asks === ASKS.COLUMN) return [ctx.t("tray-drawn"), ctx.t("drawn-hint")];
  if (asks === ASKS.BONUS) return [ctx.t("bonus-asked", { district: districtName(ctx, pending) }), ctx.t("bonus-asked-hint")];
  if (asks === ASKS.BOOST || asks === ASKS.LAY) return [ctx.t("token-asked"), ctx.t("token-asked-hint")];
  if (asks === ASKS.ROW || asks === ASKS.BONUS_ROW) return [ctx.t("tray-pending"), ""];
  return [ctx.t("tray"), ctx.t("in-tray", { n: ctx.view.tray.length })];
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Busy({ ctx, x, y, w, h, ids }) {
  const { view } = ctx;
  const [title, hint] = titleOf(ctx);
  const held = heldOf(ctx);
  const bin = ctx.can({}, "Done").length > 0;
  const shown = held.length + view.tray.length;
  const plan = fit(shown, w - PAD * 2 - (bin ? BIN + 6 : 0), h - 36);
  const at = (n) => ({ x: x + PAD + (n % plan.across) * (plan.cw + 5),
    y: y + 30 + Math.floor(n / plan.across) * (plan.ch + plan.foot + 3) });
  return html`<g><text x=${x + PAD + 2} y=${y + 21} class="sk-title">${fitted(title, hint ? w * 0.55 : w, 16)}</text>
    <text x=${x + w - PAD} y=${y + 20} class="sk-small is-end sk-quiet">${fitted(hint, w * 0.44, 12)}</text>
    ${view.asks === ASKS.BONUS && html`<${Bonuses} ctx=${ctx} x=${x + PAD} y=${y + 30} w=${w - PAD * 2} h=${Math.min(h - 40, 76)} />`}
    ${view.asks !== ASKS.BONUS && held.map((one, n) =>
      html`<${Held} key="held" ctx=${ctx} one=${one} at=${at(n)} plan=${plan} ids=${ids} />`)}
    ${view.asks !== ASKS.BONUS && view.tray.map((card, n) =>
      html`<${TrayCard} key=${trayPlace(view, n)} ctx=${ctx} card=${card} piece=${ids.name(trayPlace(view, n))} at=${at(n + held.length)}
      plan=${plan} />`)}
    ${bin && html`<${Bin} ctx=${ctx} x=${x + w - PAD - BIN} y=${y + 30} h=${Math.min(h - 40, 82)} />`}</g>`;
}

/** The bonuses to choose from, large. @param {{ ctx: Ctx, [more: string]: any }} props */
function Bonuses({ ctx, x, y, w, h }) {
  const offered = ctx.can({}, "TakeBonus");
  const step = w / Math.max(1, offered.length);
  return html`<g>${offered.map((option, n) => {
    const { bonus } = option.args;
    const plus = bonus === 4 ? ctx.data.values.returned : ctx.data.values.plus;
    return html`<g key=${bonus} ...${ctx.part({ bonus }, { kinds: ["TakeBonus"], label: option.label, extra: "sk-stack" })}><title>
      ${option.label}</title>
      <rect class="sk-lane" x=${x + n * step} y=${y} width=${step - 6} height=${h} rx="7" />
        <${Bonus} bonus=${bonus} x=${x + n * step + step / 2 - 27} y=${y + 8} w=${48} h=${h - 36} plus=${plus}
        value=${ctx.data.values.card} />
      <text x=${x + n * step + step / 2 - 3} y=${y + h - 10} class="sk-small is-middle">${fitted(ctx.name("bonus", bonus), step - 10, 12)}
        </text><${Ring} x=${x + n * step} y=${y} w=${step - 6} h=${h} /></g>`;
  })}</g>`;
}

/** The one thing that a question is about, apart from the cards still to build. @param {Ctx} ctx */
function heldOf(ctx) {
  const { asks, drawn, pending } = ctx.view;
  if (drawn >= 0) return [{ card: drawn, place: "drawn" }];
  if ((asks === ASKS.ROW || asks === ASKS.BONUS_ROW) && pending >= 0) return [{ card: pending, place: "pending" }];
  if (asks === ASKS.BOOST) return [{ bonus: 0 }];
  if (asks === ASKS.LAY) return [{ bonus: 5 }];
  return [];
}

/** Cards as large as fit: one row, else two. */
function fit(count, w, h) {
  const rows = count > 4 ? 2 : 1;
  const across = Math.max(1, Math.ceil(count / rows));
  const foot = rows === 1 || h > 130 ? 15 : 0;
  const cw = Math.max(30, Math.min(64, w / across - 5));
  return { across, cw, ch: Math.min(76, h / rows - foot - 3), foot };
}

/** What the thing in hand is dragged for. */
const FOR = { drawn: "PlaceProject", pending: "InDistrict" };

/** @param {{ ctx: Ctx, [more: string]: any }} props */
export const Held = ({ ctx, one, at, plan, ids, slim = false }) => html`<g class="sk-held" data-drag=${FOR[one.place] ?? "OnCard"}>
  ${one.place ? html`<g data-piece=${ids.name(one.place)}><g transform=${`translate(${at.x} ${at.y})`}>
    <${Card} ctx=${ctx} here=${cardOf(ctx, one.card)} w=${plan.cw} h=${plan.ch} listed=${plan.ch < 50} /></g></g>`
    : html`<${Bonus} bonus=${one.bonus} x=${at.x + 4} y=${at.y + 8} w=${46} h=${38} plus=${ctx.data.values.plus} />`}
  ${one.place && html`<rect class="sk-now" x=${at.x - 2} y=${at.y - 2} width=${plan.cw + 4} height=${plan.ch + 4} rx="8" />`}
  ${one.place && !ctx.view.tray.length && !slim
    && html`<text x=${at.x + plan.cw + 8} y=${at.y + 16} class="sk-small is-bold">${cardOf(ctx, one.card).name}</text>`}</g>`;

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function TrayCard({ ctx, card, piece, at, plan }) {
  const here = cardOf(ctx, card);
  const seat = ctx.view.turn;
  const space = here.colour === BLACK ? -1 : nextSpace(ctx, seat, here.colour);
  const goes = here.colour === BLACK ? ctx.t("any-district") : space < 0 ? ctx.t("full") : ctx.name("space", space);
  const asked = ctx.view.asks === ASKS.BUILDING && ctx.legal.length > 0;
  const dim = asked && !ctx.can({ card }, "Build").length;
  return html`<g ...${ctx.part({ card },
    { kinds: ["Build"], label: `${here.name} → ${goes}`, extra: classes("sk-taken", dim && "is-dim") })} data-card=${card}
    data-drag=${`card:${card} Build`}><title>${`${here.name} → ${goes}`}</title>
    <g data-piece=${piece}><g transform=${`translate(${at.x} ${at.y})`}>
      <${Card} ctx=${ctx} here=${here} w=${plan.cw} h=${plan.ch} listed=${plan.ch < 50} /></g></g>
    ${plan.foot > 0 && html`<text x=${at.x + plan.cw / 2} y=${at.y + plan.ch + 13}
      class=${classes("sk-small", "is-middle", space < 0 && here.colour !== BLACK ? "sk-bad" : "sk-quiet")}>
      ${goes.length * 7.5 > plan.cw + 4 && space >= 0 ? `${letterOf(ctx, here.colour)}-${(space % WIDTH) + 1}`
      : fitted(goes, plan.cw + 4, 12)}</text>`}
    <${Ring} x=${at.x} y=${at.y} w=${plan.cw} h=${plan.ch} /></g>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Bin({ ctx, x, y, h }) {
  const label = ctx.t("bin-label");
  return html`<g ...${ctx.part({}, { kinds: ["Done"], label, extra: "sk-bin" })}><title>${label}</title>
    <rect class="sk-slot" x=${x} y=${y} width=${BIN} height=${h} rx="7" />
    <${Sign} name="bin" x=${x + BIN / 2 - 10} y=${y + h / 2 - 18} size=${20} />
      <text x=${x + BIN / 2} y=${y + h / 2 + 18} class="sk-small is-middle sk-quiet">${ctx.t("bin")}</text>
      <${Ring} x=${x} y=${y} w=${BIN} h=${h} /></g>`;
}

/**
 * Between two turns: everybody's contracts, which decide who can take what, and the tokens that were kept.
 * @param {{ ctx: Ctx, [more: string]: any }} props
 */
function Idle({ ctx, x, y, w, h }) {
  const { view } = ctx;
  const first = Math.max(0, ctx.me);
  const seats = view.contracts.map((_, n) => (first + n) % view.seats);
  const need = ctx.me < 0 ? 0 : needOf(ctx, ctx.me);
  const foot = need ? 20 : 0;
  const step = Math.min(28, (h - 34 - foot) / seats.length);
  return html`<g><text x=${x + PAD + 2} y=${y + 21} class="sk-title">${ctx.t("contracts")}</text>
    ${seats.map((seat, n) => html`<${Contracts} key=${seat} ctx=${ctx} seat=${seat} x=${x + PAD} y=${y + 30 + n * step} w=${w - PAD * 2}
      h=${step} />`)}
    ${foot > 0 && html`<text x=${x + PAD + 2} y=${y + h - 9} class="sk-small is-bold">
      ${fitted(ctx.t("takes", { n: need }), w - PAD * 2, 12)}</text>`}</g>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Contracts({ ctx, seat, x, y, w, h }) {
  const { view } = ctx;
  const held = view.contracts[seat];
  const tokens = [...Array(view.points_tokens[seat]).fill(3), ...Array(view.contract_tokens[seat]).fill(4)];
  const middle = y + h / 2;
  const step = Math.min(16, (w - 60 - tokens.length * 30) / Math.max(1, held));
  const medal = view.medal === seat;
  return html`<g><title>${`${ctx.player(seat).name}. ${ctx.t("fact-contracts", { n: held, need: needOf(ctx, seat) })}`}</title>
    <rect class="sk-hit" x=${x} y=${y} width=${w} height=${h} />
    <${Disc} seat=${seat} x=${x + 9} y=${middle} r=${7.5} /><text x=${x + 22} y=${middle + 4.500} class="sk-small is-bold">${held}</text>
    ${Array.from({ length: held }, (_, n) =>
      html`<${Sign} key=${n} name="contract" x=${x + 34 + n * step} y=${middle - 8} size=${16} extra="sk-quiet" />`)}
    ${medal && html`<g><title>${ctx.t("medal",
      { name: ctx.player(seat).name, points: ctx.t("points-n", { n: ctx.data.points.medal / 2 }) })}</title>
      <${Sign} name="medal" x=${x + w - 18} y=${middle - 9} size=${18} extra="sk-gold" /></g>`}
    ${tokens.map((bonus, n) => html`<g key=${`${bonus} ${n}`}><title>${ctx.name("bonus", bonus)}</title>
      <g transform=${`translate(${x + w - (medal ? 50 : 28) - n * 30} ${middle - 9}) scale(.62)`}>
      <${Bonus} bonus=${bonus} x=${0} y=${0} w=${42} h=${29} plus=${ctx.data.values.returned} /></g></g>`)}</g>`;
}
