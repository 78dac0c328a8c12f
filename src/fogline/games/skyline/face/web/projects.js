// The common projects: deck, foundation tokens, columns.
import { classes, html } from "/page/kit/dom.js";
import { Card, HEAD } from "/face/skyline/card.js";
import { ASKS } from "/face/skyline/numbers.js";
import { cardOf, looked, needOf, stacksOf, sum } from "/face/skyline/read.js";
import { Panel, Ring } from "/face/skyline/ring.js";
import { Foundation, Sign } from "/face/skyline/signs.js";
import { Held } from "/face/skyline/tray.js";

/** @typedef {Fogline.Context<Fogline.SkylineView>} Ctx */

const PAD = 10;

/**
 * Everything of the projects in a box; `slim` puts deck and clock beside the columns, for a phone.
 * @param {{ ctx: Ctx, [more: string]: any }} props
 */
export function Projects({ ctx, x, y, w, h, ids, slim = false }) {
  const side = slim ? 62 : 0;
  const top = slim ? y + 6 : y + 88;
  const columns = ctx.view.columns.length;
  const gap = columns > 4 ? 3 : 6;
  const cw = (w - PAD * 2 - side - gap * (columns - 1)) / columns;
  return html`<g class="sk-projects"><${Panel} x=${x} y=${y} w=${w} h=${h} />
    ${slim ? html`<${SlimHead} ctx=${ctx} ids=${ids} x=${x + 8} y=${y + 8} h=${h - 16} />`
      : html`<${Head} ctx=${ctx} x=${x} y=${y} w=${w} />`}
    <g class="sk-columns">${ctx.view.columns.map((cards, n) => html`<${Column} key=${n} ctx=${ctx} column=${n} cards=${cards} ids=${ids}
      x=${x + PAD + side + n * (cw + gap)} y=${top} w=${cw} h=${y + h - top - (slim ? 6 : 8)} />`)}</g>
  </g>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Head({ ctx, x, y, w }) {
  const made = ctx.data.deck.cards.some(({ source }) => source === "reconstructed");
  return html`<g><text x=${x + PAD + 2} y=${y + 22} class="sk-title">${ctx.t("projects")}</text>
    ${made && html`<text x=${x + w - PAD} y=${y + 21} class="sk-small is-end sk-quiet sk-made"><title>${ctx.t("reconstructed-title")}
      </title>${ctx.t("reconstructed")}</text>`}
    <${Deck} ctx=${ctx} x=${x + PAD} y=${y + 31} w=${48} h=${50} />
    <${Foundations} ctx=${ctx} x=${x + PAD + 60} y=${y + 31} w=${w - PAD * 2 - 60} h=${50} /></g>`;
}

/**
 * While a project waits for its column it lies on the deck: it is what is decided on.
 * @param {{ ctx: Ctx, [more: string]: any }} props
 */
function SlimHead({ ctx, ids, x, y, h }) {
  const tall = Math.min(62, h - 38);
  const one = { card: ctx.view.drawn, place: "drawn" };
  return html`<g>${ctx.view.drawn >= 0 ? html`<${Held} ctx=${ctx} one=${one} at=${{ x, y }} plan=${{ cw: 56, ch: tall }} ids=${ids} slim />`
    : html`<${Deck} ctx=${ctx} x=${x} y=${y} w=${52} h=${tall} />`}
    <g class="sk-foundations"><title>${ctx.t("foundations-title", { n: ctx.view.foundations })}</title>
      <${Foundation} x=${x + 15} y=${y + h - 16} r=${13} />
        <text x=${x + 33} y=${y + h - 9} class=${classes("sk-figure", ctx.view.foundations <= 2 && "sk-bad")}>${ctx.view.foundations}
        </text></g></g>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Deck({ ctx, x, y, w, h }) {
  const left = sum(ctx.view.deck);
  const label = ctx.t(ctx.can({}, "DrawProject").length ? "deck-label" : "deck-title", { n: left });
  return html`<g ...${ctx.part({}, { kinds: ["DrawProject"], label, extra: "sk-deck" })}><title>${label}</title>
    <rect class="sk-back is-under" x=${x + 4} y=${y + 3} width=${w - 4} height=${h - 3} rx="6" />
      <rect class="sk-back" x=${x} y=${y} width=${w - 4} height=${h - 3} rx="6" />
    <path class="sk-back-bridge" transform=${`translate(${x + w / 2 - 20} ${y + 7})`} d="M2 15h32M10 2v16M26 2v16
      M10 3q8 16 16 0M10 3Q8 11 2 12M26 3q2 8 8 9" />
    <text x=${x + w / 2 - 2} y=${y + h - 10} class="sk-back-text">${left}</text><${Ring} x=${x - 1} y=${y - 1} w=${w} h=${h} /></g>`;
}

/** The stacks of foundation tokens: the clock of the game. @param {{ ctx: Ctx, [more: string]: any }} props */
function Foundations({ ctx, x, y, w, h }) {
  const stacks = stacksOf(ctx);
  const step = Math.min(40, w / stacks.length);
  const n = ctx.view.foundations;
  return html`<g class="sk-foundations"><title>${ctx.t("foundations-title", { n })}</title>
    <rect class="sk-hit" x=${x} y=${y} width=${w} height=${h} />
    ${stacks.map((here, k) => html`<g key=${k}>
      <rect class=${classes("sk-slot", "is-stack", !here && "is-bare")} x=${x + k * step} y=${y} width=${step - 4} height=${32} rx="5" />
      ${Array.from({ length: Math.min(here, 4) },
        (_, n) => html`<${Foundation} key=${n} x=${x + k * step + step / 2 - 2 + (n - (Math.min(here, 4) - 1) / 2) * 3.5}
        y=${y + 16 + (n - (Math.min(here, 4) - 1) / 2) * 4} r=${Math.min(10.5, step / 2 - 4)} plain=${n < Math.min(here, 4) - 1} />`)}
      ${here === 0 && html`<path class="sk-cross" d=${`M${x + k * step + step / 2 - 6} ${y + 12}l8 8m0-8l-8 8`} />`}</g>`)}
    <text x=${x} y=${y + h - 2} class=${classes("sk-small", n <= 2 ? "sk-bad is-bold" : "sk-quiet")}>${ctx.t("foundations-left", { n })}
      </text></g>`;
}

/** How far apart the cards of a column lie: all headers visible, the last card whole. */
function stacking(cards, room) {
  const last = Math.min(62, Math.max(HEAD + 2, room - (cards - 1) * (HEAD + 1)));
  const step = cards > 1 ? Math.min(46, Math.max(11, (room - last) / (cards - 1))) : 0;
  return { last, step };
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Column({ ctx, column, cards, x, y, w, h, ids }) {
  const asked = ctx.view.asks === ASKS.COLUMN;
  const kind = asked ? "PlaceProject" : "Finalize";
  const option = looked(ctx);
  const coming = option?.kind === "PlaceProject" && option.args.column === column;
  const leaving = option?.kind === "Finalize" && option.args.column === column;
  const placing = asked && ctx.can({ column }, "PlaceProject").length > 0;
  const room = h - 26 - (placing ? 26 : 0);
  const { last, step } = stacking(cards.length, room);
  const names = cards.map((card) => cardOf(ctx, card).name);
  const label = ctx.t("column-label", { n: column + 1, cards: names.join(", ") || ctx.t("column-empty") });
  const end = y + 22 + (cards.length ? (cards.length - 1) * step + last : 0);
  return html`<g ...${ctx.part({ column }, { kinds: [kind], label, extra: classes("sk-column", leaving && "is-leaving") })}
    data-column=${column}><title>${label}</title>
    <rect class="sk-lane" x=${x} y=${y} width=${w} height=${h} rx="7" />
    <text x=${x + 7} y=${y + 16} class="sk-title is-small">${column + 1}</text>
    <text x=${x + w - 6} y=${y + 15} class="sk-small is-end sk-quiet">
      ${w < 60 ? cards.length : cards.length ? ctx.t("cards", { n: cards.length }) : ctx.t("column-empty")}</text>
    ${cards.map((card, n) => html`<g key=${n} data-piece=${ids.name(`column:${column}:${n}`)}>
      <g transform=${`translate(${x + 3} ${y + 22 + n * step})`}>
      <${Card} ctx=${ctx} here=${cardOf(ctx, card)} w=${w - 6} h=${n === cards.length - 1 ? last : Math.min(step + 8, 58)}
        listed=${n < cards.length - 1 || last < 50} /></g></g>`)}
    ${coming && html`<g transform=${`translate(${x + 3} ${Math.min(end + 2, y + h - 28)})`}>
      <${Card} ctx=${ctx} here=${cardOf(ctx, ctx.view.drawn)} w=${w - 6} h=${26} listed ghost /></g>`}
    ${placing && !coming && html`<text x=${x + w / 2} y=${Math.min(end + 18, y + h - 8)} class="sk-small is-middle sk-accent">
      ${ctx.t("goes-here")}</text>`}
    <${Needs} ctx=${ctx} cards=${cards} column=${column} x=${x} y=${y} w=${w} h=${h} end=${end} />
    <${Ring} x=${x} y=${y} w=${w} h=${h} /></g>`;
}

/** Why a column is out of reach: more contracts than it has cards. @param {{ ctx: Ctx, [more: string]: any }} props */
function Needs({ ctx, cards, column, x, y, w, h, end }) {
  if (ctx.me < 0 || ctx.view.asks !== ASKS.TURN || !ctx.legal.length || !cards.length
    || ctx.can({ column }, "Finalize").length) return null;
  const need = needOf(ctx, ctx.me);
  const at = Math.min(end + 6, y + h - 22);
  return html`<g><title>${ctx.t("needs-title", { n: need, contracts: need - 1 })}</title>
    <rect class="sk-tag" x=${x + 4} y=${at} width=${w - 8} height="18" rx="9" />
    <${Sign} name="lock" x=${x + 9} y=${at + 3} size=${12} extra="sk-bad" />
      <text x=${x + w / 2 + 7} y=${at + 13.500} class="sk-small is-middle sk-bad">${ctx.t("needs", { n: need })}</text></g>`;
}
