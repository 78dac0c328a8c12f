// The Committee's own things: its aid card with the line that is followed now, and its row of permits.
import { classes, html } from "/page/kit/dom.js";
import { Badge } from "/page/kit/players.js";
import { Permit } from "./cards.js";
import { COMMITTEE } from "./model.js";
import { HouseMark, Sign } from "./signs.js";
import { cash } from "./words.js";

const PLACES = ["left", "centre", "right"];

/** The numbers of permits that lead to each place. */
function linesOf({ data, view }) {
  const { aid, arrows } = data.committee[view.hard ? "hard" : "normal"];
  return PLACES.map((place, n) =>
    ({ n, numbers: aid.map((to, i) => (to === place ? i + 1 : 0)).filter(Boolean), to: PLACES.indexOf(arrows[place]) }));
}

export function Committee({ look, stage }) {
  const { ctx, view, model } = look;
  const drawn = stage ? stage.drawn : -1;
  const number = drawn >= 0 ? model.permits[drawn].number : 0;
  return html`<section class="rb-committee" aria-label=${ctx.t("committee")}>
    <h2><${Badge} seat=${-1} size=${18} />${ctx.t("committee")}</h2>
    <p class="rb-its"><span data-tell=${ctx.t("fact-money", { n: view.money[COMMITTEE] })}><${Sign} name="coin" size=${17} />
      ${cash(view.money[COMMITTEE])}</span>
      <span data-tell=${ctx.t("fact-buildings",
        { built: look.ui.builtBy(COMMITTEE), all: look.data.players.buildings, stock: view.stock[COMMITTEE] })}>
        <${HouseMark} seat=${-1} size=${16} />${look.ui.builtBy(COMMITTEE)}/${look.data.players.buildings}</span>
      <span data-tell=${ctx.t("fact-objectives-hidden", { n: view.held_counts[COMMITTEE] })}><${Sign} name="objective" size=${16} />
        ${view.held_counts[COMMITTEE]}</span></p>
    <h3 data-tell=${ctx.t("its-permits-title")}>${ctx.t("its-permits")}</h3>
    <div class="rb-cards">${view.committee_row.map((id) =>
      html`<${Permit} key=${id} look=${look} id=${id} small />`)}${!view.committee_row.length
      && html`<span class="quiet">${ctx.t("no-permits")}</span>`}</div>
    <h3 data-tell=${ctx.t("aid-title")}>${ctx.t("aid-card")} ${view.hard ? html`<small>${ctx.t("aid-hard")}</small>` : ""}</h3>
    <table class="rb-aid" data-tell=${ctx.t("aid-title")}><tbody>
      ${linesOf(look).map(({ n, numbers, to }) => html`<tr class=${classes(numbers.includes(number) && "is-now")}>
      <th scope="row">${numbers.join(", ") || "–"}</th><td>${ctx.t(`place-${n}`)}</td>
        <td class="quiet" data-tell=${ctx.t("aid-arrows")}>→ ${ctx.t(`place-${to}`)}</td></tr>`)}</tbody></table>
    ${drawn >= 0 && html`<div class="rb-drawn">${ctx.t("drawn")} <${Permit} look=${look} id=${drawn} small /></div>`}
    ${ctx.watch && !stage && html`<button type="button" class="button rb-watch" data-watch onClick=${ctx.watch}>${ctx.t("watch")}</button>`}
  </section>`;
}
