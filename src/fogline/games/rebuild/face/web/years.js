// The year board: what the years cost and bring, the earnings spaces, and the marker.
import { classes, html } from "/page/kit/dom.js";
import { DEED, DEED_SIGNS, lookSeat, standing } from "./model.js";
import { PawnMark, Sign } from "./signs.js";
import { cash } from "./words.js";

/** A benefit as a small picture. */
export function BenefitSign({ benefit, size = 19 }) {
  const { deed, pays } = benefit;
  if (deed === DEED.MONEY) return html`<span class="rb-money-sign">${cash(pays)}</span>`;
  if (deed === DEED.PER_BUILDING) return html`<span class="rb-money-sign is-each">${cash(pays)}
    <${Sign} name="house" size=${size * 0.72} /></span>`;
  if (deed === DEED.OPENING) return html`<${Sign} name="house" size=${size} /><i>+</i><${Sign} name="permit" size=${size} />`;
  return html`<${Sign} name=${DEED_SIGNS[deed]} size=${size} />`;
}

export function benefitName(ctx, { deed, pays }) {
  if (deed === DEED.MONEY) return ctx.t("benefit-money", { money: pays });
  if (deed === DEED.PER_BUILDING) return ctx.t("benefit-each", { money: pays });
  if (deed === DEED.OPENING) return ctx.t("benefit-opening");
  return ctx.name("deed", deed);
}

/** Which earnings space nobody may use in a solo game; -1 elsewhere. */
export function blockedOf({ data, view }) {
  if (view.seats !== 1) return -1;
  return data.year_board.earnings.indexOf(data.committee[view.hard ? "hard" : "normal"].blocked);
}

/**
 * Whose pawns stand on the earnings spaces: those still to leave for the first card.
 * The band shows who arrives, unless the Committee is watched.
 */
function pawnsHere({ view, ui }) {
  const moved = standing(view);
  if (view.stop === 1) return view.players.filter((player) => !moved.includes(player));
  return view.stop === 0 && ui.watching ? moved : [];
}

export function YearBoard({ look }) {
  const { ctx, model, view, data } = look;
  const here = pawnsHere(look);
  const blocked = blockedOf(look);
  return html`<section class="rb-years" aria-label=${ctx.t("year-board")}>
    <div class="rb-earnings" data-tell=${ctx.t("earnings-title")}>
      <h2>${ctx.t("earnings")}</h2>
      <div class="rb-earnings-row">${data.year_board.earnings.map((money, spot) =>
        html`<span class=${classes("rb-earning", spot === blocked && "is-blocked")}
        data-tell=${spot === blocked ? ctx.t("earning-blocked", { money }) : ctx.t("earning-space", { money })}>
        ${spot === blocked ? "×" : `${cash(money)}`}
        ${here.filter((player) => view.spots[player] === spot).map((player) =>
          html`<span class="rb-pawn-here" data-piece=${`pawn-${player}`}><${PawnMark} seat=${lookSeat(player)} size=${26} /></span>`)}
      </span>`)}</div>
    </div>
    <ol class="rb-year-list">${model.years.map((year, number) =>
      html`<${Year} key=${year.year} look=${look} year=${year} number=${number} />`)}</ol>
  </section>`;
}

function Year({ look, year, number }) {
  const { ctx, view } = look;
  const now = number === view.year;
  const told = ctx.t(now ? "year-now" : "year",
    { year: year.year, cost: year.cost, benefits: year.benefits.map((benefit) => benefitName(ctx, benefit)).join(" / ") });
  return html`<li class=${classes("rb-year", now && "is-now", number < view.year && "is-past")} data-tell=${told} aria-label=${told}>
    ${now && html`<span class="rb-marker" data-piece="year-marker" aria-hidden="true"></span>`}
    <b aria-hidden="true">${year.year}</b><span class="rb-cost" aria-hidden="true">${cash(year.cost)}</span>
    <span class="rb-benefits" aria-hidden="true">
      ${year.benefits.map((benefit, n) => html`${n > 0 && html`<i>/</i>`}<${BenefitSign} benefit=${benefit} />`)}</span>
  </li>`;
}
