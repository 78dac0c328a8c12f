// How the city was rebuilt: what, where, when, by whom, and for how many points.
import { html } from "/page/kit/dom.js";
import { Badge } from "/page/kit/players.js";
import { Plaque, DISTRICTS } from "/face/investors/glyphs.js";

export function Chronicle({ ctx }) {
  const { view, data } = ctx;
  const { first, count } = data.years;
  const built = view.builder.flatMap((seat, tile) =>
    (seat >= 0 ? [{ seat, tile, year: Math.min(first + view.built_year[tile], first + count - 1) }] : []));
  built.sort((a, b) => a.year - b.year || a.tile - b.tile);
  return html`<section class="inv-box inv-chronicle" aria-label=${ctx.t("chronicle")} tabindex="0">
    <header><h2>${ctx.t("chronicle")}</h2><span>${ctx.t("chronicle-count", { n: built.length })}</span></header>
    <ol class="inv-rows">${built.map(({ seat, tile, year }) => html`<li class="inv-row" key=${tile}>
      <span class="inv-when">${year}</span><${Plaque} district=${view.layout[tile]} title=${ctx.name("district", view.layout[tile])} />
      <span class="inv-what">${ctx.name("district", view.layout[tile])} ${ctx.name("tile", tile)}</span>
      <${Badge} seat=${seat} size=${20} /><b class="inv-who">${ctx.player(seat).name}</b>
      <strong class="inv-end">+${data.prestige[DISTRICTS[view.layout[tile]]] + view.extra[tile]}</strong></li>`)}</ol></section>`;
}
