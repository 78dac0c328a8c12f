// What the board adds to the shell's panels: facts of a player, pictures before options, the table of advantages at the end.
import { html } from "/page/kit/dom.js";
import { Badge } from "/page/kit/players.js";
import { ASKS } from "/face/skyline/numbers.js";
import { DISTRICTS, cardOf, count, districtName, letterOf, needOf, standings, toFill } from "/face/skyline/read.js";
import { Bonus, Glyph, Icon, SYMBOL_ORDER, Sign } from "/face/skyline/signs.js";

/** @typedef {Fogline.Context<Fogline.SkylineView>} Ctx */

/** What UX.md wants always in sight: contracts, cable cars, skyscrapers, spaces to fill, medal and kept tokens. @param {Ctx} ctx */
export function facts(ctx, seat) {
  const { view } = ctx;
  if (seat < 0 || !view) return [];
  const city = view.cities[seat];
  const fact = (icon, n, key, more = {}) => ({ icon: html`<${Icon} name=${icon} />`, text: n, title: ctx.t(key, { n, ...more }) });
  return [
    fact("contract", view.contracts[seat], "fact-contracts", { need: needOf(ctx, seat) }),
    fact("car", count(city.cars), "fact-cars"),
    fact("tower", count(city.towers), "fact-towers"),
    fact("fill", toFill(ctx, seat), "fact-fill"),
    view.points_tokens[seat] > 0 && { icon: null, text: `1½×${view.points_tokens[seat]}`,
      title: ctx.t("fact-points-tokens", { n: view.points_tokens[seat] }) },
    view.contract_tokens[seat] > 0 && { icon: html`<${Icon} name="contract" />`, text: `−${ctx.data.values.returned}`,
      title: ctx.t("fact-contract-tokens", { n: view.contract_tokens[seat] }) },
    view.medal === seat && { icon: html`<span class="sk-medal"><${Icon} name="medal" size=${16} /></span>`, text: "",
      title: ctx.t("fact-medal") },
  ].filter(Boolean);
}

/** @param {Ctx} ctx */
export const clock = (ctx) => (ctx.view ? ctx.t("foundations-left", { n: ctx.view.foundations }) : "");

const Chip = ({ district, gold = false, text }) =>
  html`<svg class=${`sk-chip skyline d${gold ? 6 : district}`} width="40" height="26" viewBox="0 0 40 26" aria-hidden="true">
  <rect class="sk-head" x=".5" y=".5" width="39" height="25" rx="5" />
  ${gold ? html`<${Sign} name="bonus" x=${4} y=${5} size=${16} />` : html`<${Glyph} district=${district} x=${4} y=${5} size=${16} />`}
    <text x="35" y="18" class="sk-value">${text}</text></svg>`;

/** A small picture before an option's words. @param {Ctx} ctx */
export function icon(ctx, option) {
  const { kind, args } = option;
  if (kind === "Build") {
    const here = cardOf(ctx, args.card);
    return html`<${Chip} district=${here.colour} text=${here.symbols.has("square") ? "" : here.value} />`;
  }
  if (kind === "InDistrict") return html`<${Chip} district=${args.district} text=${letterOf(ctx, args.district)} />`;
  if (kind === "TakeBonus") {
    const plus = args.bonus === 4 ? ctx.data.values.returned : ctx.data.values.plus;
    return html`<svg class="skyline sk-chip" width="42" height="32" viewBox="0 0 42 32" aria-hidden="true">
      <${Bonus} bonus=${args.bonus} x=${1} y=${1} w=${40} h=${30} plus=${plus} value=${ctx.data.values.card} /></svg>`;
  }
  const name = { DrawProject: "fill", PlaceProject: "arrow", Finalize: "contract", Done: "bin", ReturnContracts: "contract" }[kind];
  return name ? html`<${Icon} name=${name} size=${18} />` : null;
}

/** What a player looks for even when it cannot be done: the other way to use a turn, and taken cards without a space. @param {Ctx} ctx */
export function standing(ctx) {
  const { asks, tray, turn } = ctx.view;
  if (turn !== ctx.me) return [];
  const wanted = (kind, fits = (_) => true) =>
    ctx.box.actions.filter(([, sort, args]) => sort === kind && fits(args)).map(([words]) => ({ words }));
  if (asks === ASKS.TURN) return wanted("Finalize", ({ column }) => ctx.view.columns[column].length > 0);
  if (asks === ASKS.BUILDING) return wanted("Build", ({ card }) => tray.includes(card));
  return [];
}

/** At the end: who was worth what in each district, and what it brought. @param {{ ctx: Ctx, [more: string]: any }} props */
export function Reveal({ ctx }) {
  const rows = Array.from({ length: DISTRICTS + 1 }, (_, contest) => standings(ctx, contest));
  return html`<table class="skyline sk-reveal"><caption>${ctx.t("advantage")}</caption>
    <thead><tr><td></td>${ctx.scene.places.map((place) =>
      html`<th scope="col" key=${place.seat}><${Badge} seat=${place.seat} size=${18} /> ${place.name}</th>`)}</tr></thead>
    <tbody>${rows.map((all, contest) =>
      html`<tr key=${contest}><th scope="row">
      ${contest < DISTRICTS ? html`<${Chip} district=${contest} text=${letterOf(ctx, contest)} /> ${districtName(ctx, contest)}`
      : html`<${Icon} name="car" size=${18} /> ${ctx.t("cable-cars")}`}</th>
      ${all.map((one) => html`<td key=${one.seat} class=${one.rank === 1 ? "is-first" : ""}><b>${one.value}</b> <small>
        ${ctx.t(`rank-${one.rank}`)} · ${one.points.replace("-", "−")}</small></td>`)}</tr>`)}</tbody></table>`;
}

/** What the signs of this game mean, for who looks for all of them at once. @param {Ctx} ctx */
export function legend(ctx) {
  const districts = Array.from({ length: DISTRICTS },
    (_, district) => [html`<${Chip} district=${district} text=${letterOf(ctx, district)} />`, districtName(ctx, district)]);
  const named = (names, key) => names.map((name) => [html`<${Icon} name=${name} size=${22} />`, ctx.t(`${key}-${name}`)]);
  return [...districts, ...named(SYMBOL_ORDER, "legend"), ...named(["contract", "car", "tower", "fill", "medal"], "legend")];
}
