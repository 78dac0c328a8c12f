// The band: the stop where the pawns are going now, opened large. Where I stand, and what I do there, in either order.
import { classes, html } from "/page/kit/dom.js";
import { Badge } from "/page/kit/players.js";
import { DEED, DEED_SIGNS, cardAt, costOf, isOver, lookSeat, standing } from "./model.js";
import { ASKS } from "./numbers.js";
import { PawnMark, Sign } from "./signs.js";
import { BenefitSign, benefitName, blockedOf } from "./years.js";
import { cash } from "./words.js";

export function Band({ look }) {
  const { ctx, view } = look;
  if (isOver(view)) return html`<section class="rb-band is-over"><h2>${ctx.t(view.ended_by === 1 ? "ended-built" : "ended-year")}
    </h2></section>`;
  return view.stop > 0 ? html`<${ActionCard} look=${look} />` : html`<${YearStop} look=${look} />`;
}

/** Whose turn comes when at this stop. */
function Order({ look }) {
  const { ctx, view, ui } = look;
  return html`<ol class="rb-order" aria-label=${ctx.t("order")} data-tell=${ctx.t("order-title")}>${view.order.map((player, place) => {
    const state = place < view.at ? "done" : place === view.at ? "now" : "later";
    return html`<li class=${`is-${state}`} data-tell=${ctx.t(`order-${state}`, { name: ui.nameOf(player) })}>
      <${Badge} seat=${lookSeat(player)} size=${20} /><span class="hush">${ctx.t(`order-${state}`, { name: ui.nameOf(player) })}
      </span></li>`;
  })}</ol>`;
}

/** That the cards are not the printed ones, unless the box says that they are. */
function Reconstructed({ look: { ctx, data } }) {
  if (!data.action_card.some(({ source }) => source === "reconstructed")) return null;
  return html`<p class="rb-foot">
    <span class="rb-reconstructed" data-tell=${ctx.t("reconstructed-why")} tabindex="0" role="note"
    aria-label=${`${ctx.t("reconstructed")}. ${ctx.t("reconstructed-why")}`}>${ctx.t("reconstructed")}</span></p>`;
}

function ActionCard({ look }) {
  const { ctx, model, view } = look;
  const card = cardAt(model, view, view.stop);
  return html`<section class="rb-band" aria-label=${ctx.t("action-card", { stop: view.stop, stops: view.ring.length })}>
    <header><h2><span class="rb-ring-number">${view.stop}</span>${ctx.t("card-of", { stop: view.stop, stops: view.ring.length })}</h2>
      <${Order} look=${look} /><${Reconstructed} look=${look} /></header>
    <div class=${`rb-spots rb-spots-${card.length}`}>
      ${card.map((space, spot) => html`<${Spot} key=${spot} look=${look} space=${space} spot=${spot} card=${card} />`)}</div>
  </section>`;
}

/** The space that is picked or pointed at, and the action likewise. */
function aimOf(ctx) {
  const picked = Object.assign({}, ...ctx.picks.map((pick) => pick.args));
  const aim = ctx.ghost?.kind === "Go" ? ctx.ghost.args : ctx.chosen?.kind === "Go" ? ctx.chosen.args : picked;
  return { spot: aim.spot, deed: aim.deed };
}

function Spot({ look, space, spot, card }) {
  const { ctx, model, view, data, ui } = look;
  const aim = aimOf(ctx);
  const there = standing(view).find((player) => view.spots[player] === spot);
  const free = there === undefined;
  const deedAt = card.findIndex(({ deed }) => deed === aim.deed);
  const steps = aim.spot !== undefined && ctx.legal.length ? Math.abs(aim.spot - spot) : deedAt >= 0 ? Math.abs(deedAt - spot) : 0;
  const toll = steps * data.costs.step;
  const name = ctx.name("deed", space.deed) + (space.pays ? ` ${cash(space.pays)}` : "");
  const pass = space.deed === DEED.PASS;
  const cost = costOf(model, data, view, space.deed);
  const ghost = free && aim.spot === spot && ctx.me >= 0 && ctx.legal.length > 0;
  const who = free ? ctx.t("spot-free", { spot: spot + 1 }) : ctx.t("spot-taken", { spot: spot + 1, name: ui.nameOf(there) });
  return html`<div class=${classes("rb-spot", pass && "is-pass", aim.deed === space.deed && aim.deed !== undefined && "is-aim")}>
    <button type="button" ...${ctx.part({ deed: space.deed },
      { kinds: "Go", label: `${name}${cost ? `, ${cash(cost)}` : ""}`, extra: "rb-deed" })}
      data-tell=${ctx.t(`about-${DEED_SIGNS[space.deed]}`)}>
      ${space.deed === DEED.EARNINGS ? html`<span class="rb-money-sign">${cash(space.pays)}</span>`
        : html`<${Sign} name=${DEED_SIGNS[space.deed]} size=${19} />`}
      <b>${ctx.t(`short-${DEED_SIGNS[space.deed]}`)}</b>${cost > 0 && html`<small>${cash(cost)}</small>`}
    </button>
    <button type="button" ...${ctx.part({ spot }, { kinds: "Go", label: who, extra: classes("rb-stand", !free && "is-taken") })}
      data-tell=${who}>
      ${!free && html`<span data-piece=${`pawn-${there}`}><${PawnMark} seat=${lookSeat(there)} size=${38} /></span>`}
      ${free && (ghost ? html`<${PawnMark} seat=${ctx.me} size=${38} ghost />` : html`<span class="rb-free">${ctx.t("free")}</span>`)}
    </button>
    <span class="rb-spot-foot">
      ${toll > 0 && !pass && html`<span class="rb-toll" data-tell=${ctx.t("toll", { money: toll })}>+${cash(toll)}</span>`}
      ${!pass && html`<button type="button"
        ...${ctx.part({ spot, deed: DEED.MONEY },
        { kinds: "Go", label: ctx.t("take-money", { spot: spot + 1, money: data.costs.money }), extra: "rb-bottom" })}
        data-tell=${ctx.t("take-money", { spot: spot + 1, money: data.costs.money })}>${ctx.t("or-money", { money: data.costs.money })}
          </button>`}
    </span>
  </div>`;
}

/** The year board as a stop: earnings spaces, then the benefits of the year. */
function YearStop({ look }) {
  const { ctx, model, view, data, ui } = look;
  const last = view.year === model.years.length - 1;
  const blocked = blockedOf(look);
  const moved = view.year === 0 && view.asks === ASKS.SIDES ? [] : standing(view);
  return html`<section class="rb-band" aria-label=${ctx.t("this-stop")}>
    <header><h2><span class="rb-ring-number" aria-hidden="true">${ctx.t("year-letter")}</span>${model.years[view.year].year}</h2>
      <${Order} look=${look} /><${Reconstructed} look=${look} /></header>
    ${!last && html`<div class="rb-spots rb-spots-4 rb-earn-spots">${data.year_board.earnings.map((money, earning) => {
      const there = moved.find((player) => view.spots[player] === earning);
      const shut = earning === blocked;
      const told = shut ? ctx.t("earning-blocked", { money }) : there === undefined ? ctx.t("earning-free", { money })
        : ctx.t("earning-taken", { money, name: ui.nameOf(there) });
      return html`<div class=${classes("rb-spot", shut && "is-pass")}>
        <button type="button" ...${ctx.part({ earning },
        { kinds: "Earn", label: told, extra: classes("rb-stand", there !== undefined && "is-taken") })} data-tell=${told}>
        <span class="rb-money-sign is-large">${cash(money)}</span>
        ${there !== undefined ? html`<span data-piece=${`pawn-${there}`}><${PawnMark} seat=${lookSeat(there)} size=${36} /></span>`
          : ctx.ghosted({ earning }) ? html`<${PawnMark} seat=${ctx.me} size=${36} ghost />`
            : html`<span class="rb-free">${ctx.t(shut ? "blocked" : "free")}</span>`}
      </button></div>`;
    })}</div>`}
    <div class="rb-spots rb-benefit-spots" aria-label=${ctx.t("benefits")} role="group">
      ${model.years[view.year].benefits.map((benefit) => html`<button type="button" key=${benefit.deed}
      ...${ctx.part({ deed: benefit.deed }, { kinds: "Benefit", label: benefitName(ctx, benefit), extra: "rb-benefit" })}
        data-tell=${benefitName(ctx, benefit)}>
      <span class="rb-benefits"><${BenefitSign} benefit=${benefit} size=${22} /></span><span>${benefitName(ctx, benefit)}
        </span></button>`)}</div>
  </section>`;
}
