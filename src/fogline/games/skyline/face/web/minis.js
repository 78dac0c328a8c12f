// The other cities, small but legible: every card's value, rails, cable cars, towers and squares; one click shows one large.
import { classes, html } from "/page/kit/dom.js";
import { Disc } from "/page/kit/players.js";
import { DISTRICTS, WIDTH, describe, districtName, letterOf, needOf, rowTotal, spaceOf, spacesOf, toFill,
  count } from "/face/skyline/read.js";
import { Panel, Ring, fitted } from "/face/skyline/ring.js";
import { Bonus, Sign } from "/face/skyline/signs.js";

/** @typedef {Fogline.Context<Fogline.SkylineView>} Ctx */

/** @param {{ ctx: Ctx, [more: string]: any }} props */
export function Minis({ ctx, shown, x, y, w, h, look, across = 0 }) {
  const seats = ctx.view.cities.map((_, seat) => seat).filter((seat) => seat !== shown);
  const columns = across || Math.max(2, seats.length); // alone, a city leaves half the room to the legend
  const cw = (w - 8 * (columns - 1)) / columns;
  return html`<g class="sk-minis">
    ${seats.map((seat, n) => html`<${Mini} key=${seat} ctx=${ctx} seat=${seat} look=${look} x=${x + (n % columns) * (cw + 8)}
      y=${y + Math.floor(n / columns) * (h + 8)} w=${cw} h=${h} />`)}
    ${!across && seats.length === 1 && html`<${Legend} ctx=${ctx} x=${x + cw + 8} y=${y} w=${cw} h=${h} />`}
  </g>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Mini({ ctx, seat, x, y, w, h, look }) {
  const head = 26;
  const row = (h - head - 6) / DISTRICTS;
  const facts = w > 260 ? 96 : 0;
  const spaces = spacesOf(ctx);
  const cw = Math.min(58, (w - 20 - 18 - 26 - facts) / spaces);
  const { name } = ctx.player(seat);
  const label = ctx.t(seat === ctx.me ? "back-home" : "look-at", { name });
  return html`<g ...${ctx.part({}, { kinds: ["look"], label, use: () => look(seat), extra: "sk-mini" })} data-mini=${seat}><title>${label}
    </title>
    <${Panel} x=${x} y=${y} w=${w} h=${h} extra=${ctx.view.turn === seat ? "is-turn" : ""} />
    <${Disc} seat=${seat} x=${x + 18} y=${y + 14} r=${8} /><text x=${x + 32} y=${y + 19} class="sk-title is-small">
      ${fitted(name, w - 100, 15)}</text>
    ${ctx.view.medal === seat && html`<g><title>${ctx.t("fact-medal")}</title>
      <${Sign} name="medal" x=${x + w - 24} y=${y + 5} size=${17} extra="sk-gold" /></g>`}
    ${!facts && html`<text x=${x + w - (ctx.view.medal === seat ? 28 : 10)} y=${y + 18} class="sk-small is-end sk-quiet">
      ${ctx.t("takes-short", { n: needOf(ctx, seat) })}</text>`}
    ${Array.from({ length: DISTRICTS },
      (_, d) => html`<${MiniRow} key=${d} ctx=${ctx} seat=${seat} district=${d} x=${x + 8} y=${y + head + d * row} cw=${cw}
      h=${row - 2} />`)}
    ${facts > 0 && html`<${Facts} ctx=${ctx} seat=${seat} x=${x + 8 + 18 + spaces * cw + 34} y=${y + head} w=${facts} h=${h - head - 6} />`}
    <${Ring} x=${x} y=${y} w=${w} h=${h} r=${8} /></g>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function MiniRow({ ctx, seat, district, x, y, cw, h }) {
  const city = ctx.view.cities[seat];
  const spaces = Array.from({ length: spacesOf(ctx) }, (_, place) => district * WIDTH + place);
  const middle = y + h / 2 + 4.500;
  return html`<g><g class=${`d${district}`}><title>${districtName(ctx, district)}</title>
    <rect class="sk-head" x=${x} y=${y} width="16" height=${h} rx="3" /><text x=${x + 8} y=${middle} class="sk-letter is-middle is-small">
    ${letterOf(ctx, district)}</text></g>
    ${spaces.map((space, n) => html`<${MiniSpace} key=${space} ctx=${ctx} seat=${seat} space=${space} x=${x + 18 + n * cw} y=${y}
      w=${cw - 2} h=${h} />`)}
    <text x=${x + 18 + spaces.length * cw + 20} y=${middle}
      class=${classes("sk-small", "is-end", city.built[district] ? "is-bold" : "sk-quiet")}>${rowTotal(city, district)}</text></g>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function MiniSpace({ ctx, seat, space, x, y, w, h }) {
  const here = spaceOf(ctx, seat, space);
  const district = Math.floor(space / WIDTH);
  if (!here) return html`<rect class=${`sk-slot is-mini d${district}`} x=${x} y=${y} width=${w} height=${h} rx="3" />`;
  const sign = here.tower ? "tower" : here.foundation ? "foundation" : here.symbols.has("square") ? "square" : here.symbols.has("depot")
    ? "depot" : null;
  const size = Math.min(13, h - 4);
  return html`<g class=${`sk-small-card d${here.gold ? 6 : here.colour}`} data-at=${space}><title>${describe(ctx, seat, space)}</title>
    <rect class="sk-head" x=${x} y=${y} width=${w} height=${h} rx="3" />
    ${here.rails && html`<g><path class=${classes("sk-mini-rail", here.car && "is-live")} d=${`M${x} ${y + h - 2.500}h${w}`} /></g>`}
    <text x=${x + 4} y=${y + Math.min(h - 3, h / 2 + 4.500)} class="sk-letter is-small">${here.value}</text>
    ${sign && w > 20 && html`<${Sign} name=${sign} x=${x + w - size - 2} y=${y + (h - size) / 2 - (here.rails ? 1 : 0)} size=${size} />`}
    ${here.car && !sign && w > 20 && html`<${Sign} name="car" x=${x + w - size - 2} y=${y + (h - size) / 2 - 1} size=${size} />`}
    ${here.car && sign && w > 34 && html`<${Sign} name="car" x=${x + w - size * 2 - 4} y=${y + (h - size) / 2 - 1} size=${size} />`}</g>`;
}

/** What decides what this player does next. @param {{ ctx: Ctx, [more: string]: any }} props */
function Facts({ ctx, seat, x, y, w, h }) {
  const { view } = ctx;
  const city = view.cities[seat];
  const lines = [
    ["contract", view.contracts[seat], ctx.t("fact-contracts", { n: view.contracts[seat], need: needOf(ctx, seat) }),
      ctx.t("takes-short", { n: needOf(ctx, seat) })],
    ["car", count(city.cars), ctx.t("fact-cars", { n: count(city.cars) })],
    ["tower", count(city.towers), ctx.t("fact-towers", { n: count(city.towers) })],
    ["fill", toFill(ctx, seat), ctx.t("fact-fill", { n: toFill(ctx, seat) })],
  ];
  const step = Math.min(24, h / 5);
  const tokens = [...Array(view.points_tokens[seat]).fill(3), ...Array(view.contract_tokens[seat]).fill(4)];
  return html`<g>${lines.map(([sign, n, title, more], k) =>
    html`<g key=${sign}><title>${title}</title><rect class="sk-hit" x=${x} y=${y + k * step} width=${w} height=${step} />
      <${Sign} name=${sign} x=${x} y=${y + k * step + 1} size=${14} extra="sk-quiet" />
        <text x=${x + 20} y=${y + k * step + 13} class="sk-small is-bold">${n}</text>
      ${more && html`<text x=${x + 34} y=${y + k * step + 13} class="sk-small sk-quiet">${more}</text>`}</g>`)}
    ${tokens.slice(0, 3).map((bonus, n) =>
      html`<g key=${n}><title>${ctx.name("bonus", bonus)}</title><g transform=${`translate(${x + n * 28} ${y + 4 * step}) scale(.62)`}>
      <${Bonus} bonus=${bonus} x=${0} y=${0} w=${40} h=${Math.min(30, step / 0.62 - 2)} plus=${ctx.data.values.returned} /></g></g>`)}</g>`;
}

/** What the signs mean, where there is room for it. @param {{ ctx: Ctx, [more: string]: any }} props */
function Legend({ ctx, x, y, w, h }) {
  const signs = ["tracks", "depot", "square", "foundation", "seaside", "bonus"];
  const step = (h - 32) / 3;
  return html`<g class="sk-legend"><${Panel} x=${x} y=${y} w=${w} h=${h} /><text x=${x + 12} y=${y + 19} class="sk-title is-small">
    ${ctx.t("signs")}</text>
    ${signs.map((sign, n) => html`<g key=${sign}>
      <${Sign} name=${sign} x=${x + 14 + Math.floor(n / 3) * (w / 2 - 10)} y=${y + 31 + (n % 3) * step} size=${16} />
      <text x=${x + 38 + Math.floor(n / 3) * (w / 2 - 10)} y=${y + 44 + (n % 3) * step} class="sk-small">${ctx.t(`sign-${sign}`)}
        </text></g>`)}</g>`;
}
