// The bonuses: influence or checks for everybody, and drawing from the bank up to a limit.
import { classes, html } from "/page/kit/dom.js";
import { Badge } from "/page/kit/players.js";
import { Frame, Note, Notes } from "/face/investors/bids.js";
import { Sign } from "/face/investors/glyphs.js";
import { ASKS, SAID, bankOf, rowOf } from "/face/investors/moment.js";
import { worth } from "/face/investors/sums.js";

export function Bonus({ ctx }) {
  const { view } = ctx;
  const aside = view.asks === ASKS.REMOVAL && view.lifted > 0 ? ctx.t("rods-off", { n: view.lifted }) : "";
  return html`<${Frame} title=${ctx.t("bonus")} aside=${aside}>
    <ul class="inv-rows">${Array.from({ length: view.seats },
      (_, n) => (view.start + n) % view.seats).map((seat) => html`<${Drawer} key=${seat} ctx=${ctx} seat=${seat} />`)}</ul>
    ${view.asks === ASKS.DRAW && html`<${Bank} ctx=${ctx} />`}<//>`;
}

/** One player: what was drawn, against the limit. */
function Drawer({ ctx, seat }) {
  const { view } = ctx;
  const said = view.said[seat];
  const limit = view.limits[seat];
  const total = worth(ctx.data.checks.values, rowOf(view.front, seat));
  const word = { [SAID.NOT_YET]: "", [SAID.DONE]: ctx.t("has-bonus"), [SAID.DRAWING]: limit ? ctx.t("draws") : "",
    [SAID.STOPPED]: ctx.t("stopped"), [SAID.BUST]: ctx.t("bust") }[said];
  return html`<li class=${classes("inv-row", view.waiting.includes(seat) && "is-asked", said === SAID.BUST && "is-out")}>
    <${Badge} seat=${seat} size=${20} /><b class="inv-who">${ctx.player(seat).name}</b>
    <span class="inv-what"><${Notes} ctx=${ctx} counts=${rowOf(view.front, seat)} /> <em>${word}</em></span>
    ${limit > 0 && html`<strong class="inv-end">${total} / ${limit}</strong>`}</li>`;
}

/** What one can know of the bank; how likely the next check is too much only where the table gives full help. */
function Bank({ ctx }) {
  const { view, data } = ctx;
  const { counts, unknown } = bankOf(ctx);
  const limit = ctx.me >= 0 ? view.limits[ctx.me] : 0;
  const room = limit - (ctx.me >= 0 ? worth(data.checks.values, rowOf(view.front, ctx.me)) : 0);
  const known = counts.reduce((sum, n) => sum + n, 0);
  const over = counts.reduce((sum, n, check) => sum + (data.checks.values[check] > room ? n : 0), 0);
  return html`<div class="inv-bank"><h3><${Sign} name="bank" size=${15} /> ${ctx.t("bank-known", { n: view.bank_size })}</h3>
    <p>${counts.map((n, check) => (n
      ? html`<span class="inv-known" key=${check}>
      <${Note} value=${data.checks.values[check]} extra=${limit && data.checks.values[check] > room ? "is-over" : ""} />×${n}</span>`
      : null))}
      ${unknown > 0 && html`<span class="inv-known"><${Note} value="?" extra="is-down" />×${unknown}</span>`}</p>
    ${ctx.scene.assist === "full" && ctx.can({}, "DrawCheck").length > 0 && known > 0
      && html`<p class="quiet">${ctx.t("odds", { n: known, over })}</p>`}</div>`;
}
