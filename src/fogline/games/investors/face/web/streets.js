// The streets as a list: what a thin bar on the board says, in words, and large enough for a finger.
import { classes, html, useEffect, useRef } from "/page/kit/dom.js";
import { Plaque, DISTRICTS } from "/face/investors/glyphs.js";
import { Badge } from "/page/kit/players.js";
import { rodOf } from "/face/investors/moment.js";
import { missing, rodsAt } from "/face/investors/standing.js";

/** @typedef {Fogline.Context<Fogline.InvestorsView>} Ctx */

const PARK = 6;

/** How a street's district stands for whoever lays the rod. @param {Ctx} ctx */
function besideOf(ctx, plan, tile, seat) {
  const { view } = ctx;
  const district = view.layout[tile];
  if (district === PARK) return { tile, district, worth: 0, text: "" };
  if (view.builder[tile] >= 0) return { tile, district, worth: 0, built: view.builder[tile], text: "" };
  const { of } = rodsAt(view, plan, tile);
  const points = ctx.data.prestige[DISTRICTS[district]];
  const gain = missing(view, plan, tile, seat) === 1;
  return { tile, district, gain, worth: gain ? 100 + points : of[seat] * 10 + points / 10, text: gain ? `+${points}`
    : `${of[seat]}→${of[seat] + 1}` };
}

/** The streets that can be used now, the most useful to look at first. @param {Ctx} ctx */
export function listed(ctx, plan, tile) {
  const seat = rodOf(ctx);
  const rows = ctx.options.filter((option) => "street" in option.args).map((option) => {
    const { street } = option.args;
    const sides = plan.sides(street).filter((side) => side >= 0);
    const beside = sides.map((side) => besideOf(ctx, plan, side, seat));
    return { option, street, sides, beside, owner: ctx.view.rods[street], worth: option.kind === "Lay"
      ? beside.reduce((sum, side) => sum + side.worth, 0) : 0 };
  });
  const here = tile >= 0 ? rows.filter((row) => row.sides.includes(tile)) : [];
  return { rows: (here.length ? here : rows).sort((a, b) => b.worth - a.worth || a.street - b.street), filtered: here.length > 0 };
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
export function Streets({ ctx, plan, tile, look }) {
  const list = useRef(null);
  const { rows, filtered } = listed(ctx, plan, tile);
  const aimed = (ctx.ghost || ctx.chosen)?.id;
  useEffect(() => {
    const row = list.current?.querySelector(".is-ghost, .is-chosen");
    if (!row || list.current.contains(document.activeElement) || list.current.matches(":hover")) return;
    list.current.scrollTop = row.offsetTop - list.current.offsetTop - list.current.clientHeight / 2; // the list, and nothing around it
  }, [aimed]);
  if (!rows.length) return null;
  return html`<section class="inv-box inv-streets is-asked" aria-label=${ctx.t("streets")}>
    <header><h2>${ctx.t("streets")}</h2>${filtered
      ? html`<button class="inv-all" onClick=${() => look(-1)}>${ctx.t("all-streets")}</button>` : html`<span>${rows.length}</span>`}
        </header>
    <div class="inv-list" ref=${list} role="group" aria-label=${ctx.t("streets")} tabindex="0">
      ${rows.map((row) => html`<${Street} key=${row.street} ctx=${ctx} row=${row} />`)}</div>
  </section>`;
}

/** @param {{ ctx: Ctx, [more: string]: any }} props */
function Street({ ctx, row }) {
  const told = (row.option.effect || []).slice(1).join(" ");
  const rod = row.owner >= 0 ? ctx.t("rod-of", { name: ctx.player(row.owner).name }) : "";
  const label = [row.option.label, ...row.beside.map((side) => ctx.name("district", side.district)), rod, told].filter(Boolean).join(", ");
  const part = ctx.part({ street: row.street }, { label, extra: "inv-line" });
  return html`<div ...${part} data-tell=${label}>
    <b class="inv-spot">${ctx.name("spot", row.street)}</b>
    ${row.owner >= 0 && html`<${Badge} seat=${row.owner} size=${18} />`}
    ${row.beside.map((side) => html`<span class=${classes("inv-side", side.gain && "is-gain")} key=${side.tile}>
      <${Plaque} district=${side.district} small />
        ${side.built !== undefined ? html`<${Badge} seat=${side.built} size=${15} />` : row.option.kind === "Lay" ? side.text : ""}
        </span>`)}
  </div>`;
}
