// The development board: every token on its cell, and where a step would lead.
import { classes, html } from "/page/kit/dom.js";
import { Disc } from "/page/kit/players.js";
import { DEED, lookSeat } from "./model.js";

const WIDE = 34;
const HIGH = 25;

export function Development({ look }) {
  const { ctx, model, view, data } = look;
  const { wide, high } = model.board;
  const { rows, columns, points } = data.development;
  const width = (wide + 1) * WIDE;
  const height = (high + 1) * HIGH;
  const cellOf = (place) => [(place % wide) + 1, high - 1 - Math.floor(place / wide)];
  return html`<svg class="rb-development" viewBox=${`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMin meet" role="group"
    aria-label=${ctx.t("development-told", { list: tokensTold(look) })}>
    <title>${ctx.t("development-title")}</title>
    ${rows.map((worth, y) => html`<g transform=${`translate(0 ${y * HIGH})`} class="rb-dev-head is-row">
      <rect x="1" y="1" width=${WIDE - 3} height=${HIGH - 2} rx="4" /><text x=${WIDE / 2 - 0.5} y=${HIGH / 2 + 4.5}>${worth}</text></g>`)}
    ${columns.map((worth, x) => html`<g transform=${`translate(${(x + 1) * WIDE} ${high * HIGH})`} class="rb-dev-head is-column">
      <rect x="1" y="2" width=${WIDE - 2} height=${HIGH - 3} rx="4" /><text x=${WIDE / 2} y=${HIGH / 2 + 5}>${worth}</text></g>`)}
    ${points.map((line, y) => line.map((worth, x) =>
      html`<g transform=${`translate(${(x + 1) * WIDE} ${y * HIGH})`}
      class=${classes("rb-dev-cell", worth > 0 ? "is-plus" : worth < 0 && "is-minus")}>
      <rect x=".500" y=".500" width=${WIDE - 1} height=${HIGH - 1} rx="2" /><text x=${WIDE / 2} y=${HIGH / 2 + 4.5}>
        ${worth < 0 ? `−${-worth}` : worth}</text></g>`))}
    <${Steps} look=${look} cellOf=${cellOf} />
    ${view.players.map((player) => {
      const place = view.tokens[player];
      const [x, y] = cellOf(place);
      const mates = view.players.filter((other) => view.tokens[other] === place);
      const shift = (mates.indexOf(player) - (mates.length - 1) / 2) * (mates.length > 2 ? 9 : 13);
      return html`<g key=${player} data-piece=${`token-${player}`}>
        <g transform=${`translate(${(x + 0.5) * WIDE + shift} ${(y + 0.5) * HIGH})`} class="rb-token">
        <title>${ctx.t("token", { name: look.ui.nameOf(player), points: model.board.points[place] })}</title>
        <${Disc} seat=${lookSeat(player)} r=${9.5} /></g></g>`;
    })}
  </svg>`;
}

/** Where my token would go: to the right with development, up with clearing. */
function Steps({ look, cellOf }) {
  const { ctx, view, model } = look;
  if (ctx.me < 0 || ctx.looksBack) return null;
  const { wide, high } = model.board;
  const place = view.tokens[ctx.me];
  const lastColumn = place % wide === wide - 1;
  const lastRow = Math.floor(place / wide) === high - 1;
  if (lastColumn && lastRow) return null;
  const aims = [[lastColumn ? place + wide : place + 1, [DEED.URBAN]], [lastRow ? place + 1 : place + wide, [DEED.CLEAR]]];
  return aims.map(([to, deeds]) => {
    const [x, y] = cellOf(to);
    const sure = deeds.includes(ctx.ghost?.args?.deed) || (ctx.ghost?.kind === "ClearUp" && deeds[0] === DEED.CLEAR)
      || (ctx.ghost?.kind === "Reward" && deeds[0] === DEED.URBAN);
    return html`<rect class=${classes("rb-dev-step", sure && "is-sure")} x=${x * WIDE + 1.5} y=${y * HIGH + 1.5} width=${WIDE - 3}
      height=${HIGH - 3} rx="3"><title>${ctx.t(deeds[0] === DEED.URBAN ? "step-right" : "step-up")}</title></rect>`;
  });
}

const tokensTold = ({ model, view, ui }) =>
  view.players.map((player) => `${ui.nameOf(player)} ${model.board.points[view.tokens[player]]}`).join(", ");
