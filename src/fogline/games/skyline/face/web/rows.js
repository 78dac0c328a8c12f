// Beside each district its own figures: worth, rank, the others, its bonus, its completion token. Below: the cable cars.
import { classes, html } from "/page/kit/dom.js";
import { Disc } from "/page/kit/players.js";
import { ASKS } from "/face/skyline/numbers.js";
import { BONUSES, DISTRICTS, TRACKS_TOKEN, bonusOf, districtName, standings } from "/face/skyline/read.js";
import { Ring } from "/face/skyline/ring.js";
import { Bonus, Sign } from "/face/skyline/signs.js";

/** @typedef {Fogline.Context<Fogline.SkylineView>} Ctx */

const signed = (points) => (/^[-−0]/.test(points) ? points.replace("-", "−") : `+${points}`);
const tone = (units) => (units > 0 ? "sk-good" : units < 0 ? "sk-bad" : "sk-quiet");

/** @param {{ ctx: Ctx, [more: string]: any }} props */
export function Rows({ ctx, seat, plan, x, w, before }) {
  const wide = w > 120;
  const head = plan.y + plan.head / 2 + 5;
  return html`<g class="sk-rows">
    ${wide ? html`<g><text x=${x + 8} y=${head} class="sk-small sk-quiet">${ctx.t("value-rank")}</text>
      <text x=${x + w - 61} y=${head} class="sk-small is-middle sk-quiet"><title>${ctx.t("inferred-title")}</title>${ctx.t("bonus")}</text>
      <text x=${x + w - 18} y=${head} class="sk-small is-middle sk-quiet">${ctx.t("finish")}</text></g>`
    : html`<text x=${x + w / 2} y=${head} class="sk-small is-middle sk-quiet">${ctx.t("rank")}</text>`}
    ${Array.from({ length: DISTRICTS },
      (_, d) => html`<${Row} key=${d} ctx=${ctx} seat=${seat} contest=${d} plan=${plan} x=${x} y=${plan.rowY(d)} w=${w} h=${plan.ch}
      wide=${wide} before=${before} />`)}
    <${CarRow} ctx=${ctx} seat=${seat} plan=${plan} x=${x} w=${w} wide=${wide} before=${before} />
  </g>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Row({ ctx, seat, contest, x, y, w, h, wide, before }) {
  const all = standings(ctx, contest);
  const mine = all[seat];
  const stack = { ctx, bonus: bonusOf(ctx, contest), district: contest };
  return html`<g class="sk-row"><rect class="sk-panel is-row" x=${x} y=${y} width=${w} height=${h} rx="6" />
    <${Figures} ctx=${ctx} mine=${mine} x=${x} y=${y} w=${wide ? w - 82 : w} h=${h} wide=${wide} was=${before?.[contest]} />
    ${wide && html`<${Others} all=${all} ctx=${ctx} x=${x + 8} y=${y + h - 13} w=${w - 84} />`}
    ${wide ? html`<${BonusStack} ...${stack} x=${x + w - 78} y=${y + h / 2 - 25} />`
      : html`<${BonusStack} ...${stack} x=${x + 5} y=${y + h - 22} area=${{ x, y, w, h }} />`}
    <${Finish} ctx=${ctx} district=${contest} x=${wide ? x + w - 19 : x + w - 15} y=${wide ? y + h / 2 - 8 : y + h - 13}
      r=${wide ? 12 : 9} />
  </g>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Figures({ ctx, mine, x, y, w, h, wide, was }) {
  const changed = was !== undefined && was !== mine.value;
  const nothing = !mine.value && ctx.view.asks !== ASKS.OVER; // no place before there is anything to be placed for
  const rank = nothing ? "–" : ctx.t(`rank-${mine.rank}`);
  const title = mine.text || (mine.tied ? ctx.t("tied", { rank }) : rank);
  return html`<g><title>${title}</title>
    <text x=${x + (wide ? 8 : 5)} y=${y + (wide ? Math.min(29, h * 0.4) : 19)} class=${classes("sk-figure", !wide && "is-small")}>
      ${changed && wide && html`<tspan class="sk-was">${was}→</tspan>`}
      <tspan class=${changed ? "sk-good" : ""}>${mine.value}</tspan></text>
    <text x=${x + w - (wide ? 6 : 4)} y=${y + (wide ? Math.min(22, h * 0.32) : 18)}
      class=${classes("sk-rank", !wide && "is-small", tone(mine.units))}>${rank}${mine.tied && !nothing ? "=" : ""}</text>
    ${wide && !nothing && html`<text x=${x + w - 6} y=${y + Math.min(37, h * 0.55)}
      class=${classes("sk-small", "is-end", tone(mine.units))}>${signed(mine.points)}</text>`}</g>`;
}

/** Everybody's worth in this district, the best first. */
function Others({ all, ctx, x, y, w }) {
  const order = [...all].sort((a, b) => a.rank - b.rank);
  const wide = order.map(({ value }) => 17 + 7 * String(value).length);
  const spare = Math.min(8, (w - wide.reduce((sum, one) => sum + one, 0)) / Math.max(1, order.length - 1));
  const at = (n) => x + wide.slice(0, n).reduce((sum, one) => sum + one + spare, 0);
  return html`<g>${order.map(({ seat, value, text }, n) => html`<g key=${seat}><title>${`${ctx.player(seat).name}. ${text}`}</title>
    <${Disc} seat=${seat} x=${at(n) + 4} y=${y} r=${5.5} /><text x=${at(n) + 12} y=${y + 4.500} class="sk-small">${value}</text></g>`)}
      </g>`;
}

/**
 * A stack of bonuses: it can be taken when the second symbol came. With an `area` it is small, and all of that
 * can be touched.
 * @param {{ ctx: Ctx, [more: string]: any }} props
 */
function BonusStack({ ctx, bonus, district, x, y, area }) {
  const left = ctx.view.bonuses[bonus];
  const name = ctx.name("bonus", bonus);
  const label = district === null ? ctx.t("bonus-tracks", { bonus: name, n: left })
    : ctx.t("bonus-district", { bonus: name, district: districtName(ctx, district), n: left });
  const values = { plus: BONUSES[bonus] === "contract-token" ? ctx.data.values.returned : ctx.data.values.plus,
    value: ctx.data.values.card };
  const scale = area ? 0.62 : 1;
  const [w, h] = [42 * scale, 30 * scale];
  const hit = area || { x: x - 4, y: y - 3, w: w + 8, h: h + 24 };
  return html`<g ...${ctx.part({ bonus }, { kinds: ["TakeBonus"], label, extra: classes("sk-stack", !left && "is-gone") })}><title>
    ${label}</title>
    <rect class="sk-hit" x=${hit.x} y=${hit.y} width=${hit.w} height=${hit.h} />
    ${!area && [2, 1].filter((n) => left > n).map((n) =>
      html`<rect key=${n} class="sk-under" x=${x + 2 * n} y=${y + 2 * n} width=${w - 4} height=${h} rx="8" />`)}
    <g transform=${`translate(${x} ${y}) scale(${scale})`}>
      <${Bonus} bonus=${bonus} x=${0} y=${0} w=${area ? 42 : 38} h=${30} ...${values} /></g>
    ${!area && html`<text x=${x + w / 2} y=${y + h + 18} class="sk-small is-middle sk-quiet">${left ? `×${left}` : ctx.t("bonus-taken")}
      </text>`}
    <${Ring} ...${hit} r=${8} /></g>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Finish({ ctx, district, x, y, r }) {
  const owner = ctx.view.finished[district];
  const points = ctx.data.points.finished / 2;
  const name = districtName(ctx, district);
  const title = owner < 0 ? ctx.t("finish-title", { district: name, points: ctx.t("points-n", { n: points }) })
    : ctx.t("finish-taken", { district: name, name: ctx.player(owner).name });
  return html`<g class=${`sk-finish d${district}`}><title>${title}</title>
    ${owner < 0 ? html`<g><circle class="sk-seal" cx=${x} cy=${y} r=${r} /><text x=${x} y=${y + 4.500} class="sk-seal-text">${points}
      </text></g>` : html`<${Disc} seat=${owner} x=${x} y=${y} r=${r} />`}</g>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function CarRow({ ctx, seat, plan, x, w, wide, before }) {
  const y = plan.bottom;
  const h = plan.foot - 4;
  const all = standings(ctx, DISTRICTS);
  const mine = all[seat];
  const was = before?.[DISTRICTS];
  const changed = was !== undefined && was !== mine.value;
  const middle = y + h / 2 + 5;
  const order = [...all].sort((a, b) => a.rank - b.rank)
    .map((one) => `${ctx.player(one.seat).name}: ${one.text || one.value}`).join(" · ");
  return html`<g class="sk-row sk-car-row"><rect class="sk-panel is-row" x=${x} y=${y} width=${w} height=${h} rx="6" />
    <g><title>${order}</title><${Sign} name="car" x=${x + (wide ? 6 : 3)} y=${middle - 13} size=${wide ? 17 : 14} />
      <text x=${x + (wide ? 28 : 19)} y=${middle + 1} class="sk-figure is-small">
        ${changed && wide && html`<tspan class="sk-was">${was}→</tspan>`}<tspan class=${changed ? "sk-good" : ""}>${mine.value}
        </tspan></text>
      ${wide && (mine.value || ctx.view.asks === ASKS.OVER)
        && html`<text x=${x + w - 88} y=${y + h / 2 - 2} class=${classes("sk-rank", "is-small", tone(mine.units))}>
        ${ctx.t(`rank-${mine.rank}`)}${mine.tied ? "=" : ""}</text>
        <text x=${x + w - 88} y=${y + h / 2 + 11} class=${classes("sk-small", "is-end", tone(mine.units))}>${signed(mine.points)}</text>`}
          </g>
    ${wide ? html`<${TracksStack} ctx=${ctx} x=${x + w - 78} y=${y + 2} h=${h - 4} />`
    : html`<${BonusStack} ctx=${ctx} bonus=${TRACKS_TOKEN} district=${null} x=${x + w - 29} y=${middle - 14} area=${{ x, y, w, h }} />`}
  </g>`;
}

/** The tracks tokens, which belong to no district. @param {{ ctx: Ctx, [more: string]: any }} props */
function TracksStack({ ctx, x, y, h }) {
  const left = ctx.view.bonuses[TRACKS_TOKEN];
  const label = ctx.t("bonus-tracks", { bonus: ctx.name("bonus", TRACKS_TOKEN), n: left });
  return html`<g ...${ctx.part({ bonus: TRACKS_TOKEN }, { kinds: ["TakeBonus"], label, extra: classes("sk-stack", !left && "is-gone") })}>
    <title>${label}</title>
    <rect class="sk-hit" x=${x - 2} y=${y} width="76" height=${h} /><${Bonus} bonus=${TRACKS_TOKEN} x=${x} y=${y + 1} w=${36} h=${h - 2} />
    <text x=${x + 42} y=${y + h / 2 + 5} class="sk-small sk-quiet">${left ? `×${left}` : ctx.t("bonus-taken")}</text>
      <${Ring} x=${x - 2} y=${y} w=${76} h=${h} /></g>`;
}
