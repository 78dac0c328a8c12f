// What lies open for everybody: permits, objectives, common objectives, urbanism, the development board.
import { html } from "/page/kit/dom.js";
import { Deck, Gap, Objective, Permit, Pile, worthNow } from "./cards.js";
import { Development } from "./development.js";
import { lookSeat, members } from "./model.js";
import { Badge } from "/page/kit/players.js";

export function Market({ look }) {
  const { ctx } = look;
  return html`<section class="rb-market" aria-label=${ctx.t("market")}>
    <${Permits} look=${look} /><${Objectives} look=${look} /><${Common} look=${look} /><${Piles} look=${look} />
    <section class="rb-row rb-dev" aria-label=${ctx.t("development")}><h2>${ctx.t("development")} <small>${ctx.t("development-hint")}
      </small></h2><${Development} look=${look} /></section>
  </section>`;
}

export function Permits({ look }) {
  const { ctx, view } = look;
  return html`<section class="rb-row rb-row-permits" aria-label=${ctx.t("permits")}><h2>${ctx.t("permits")} <small>
    ${ctx.t("discarded", { n: members(view.discards).length })}</small></h2>
    <div class="rb-cards">${view.permit_row.map((id, place) =>
      (id < 0 ? html`<${Gap} key=${`gap${place}`} kind="permit" title=${ctx.t("gap")} />`
      : html`<${Permit} key=${id} look=${look} id=${id} kinds="TakePermit" />`))}
      <${Deck} look=${look} kind="DrawPermit" sign="permit" count=${members(view.deck).length} title=${ctx.t("permit-deck")} /></div>
        </section>`;
}

export function Objectives({ look, wordy = false }) {
  const { ctx, view } = look;
  return html`<section class="rb-row rb-row-objectives" aria-label=${ctx.t("objectives")}><h2>${ctx.t("objectives")} <small>
    ${ctx.t("keep-secret")}</small></h2>
    <div class="rb-cards">${view.objective_row.map((id, place) =>
      (id < 0 ? html`<${Gap} key=${`gap${place}`} kind="objective" title=${ctx.t("gap")} />`
      : html`<${Objective} key=${id} look=${look} id=${id} kinds="Sign" wordy=${wordy} />`))}
      <${Deck} look=${look} kind="DrawObjective" sign="objective" count=${view.bag_size} title=${ctx.t("objective-deck")} /></div>
        </section>`;
}

export function Common({ look, wordy = false }) {
  const { ctx, view, model } = look;
  const best = model.objectives.length - 1;
  return html`<section class="rb-row rb-row-common" aria-label=${ctx.t("common")}><h2>${ctx.t("common")} <small>
    ${ctx.t("best-at", { n: look.data.players.buildings })}</small></h2>
    <div class="rb-cards">${members(view.common).map((id) =>
      html`<${Objective} key=${id} look=${look} id=${id} now=${worthNow(look, id, false)} wordy=${wordy} />`)}
      <span class="rb-best"><${Objective} look=${look} id=${best} wordy=${wordy} />
        ${view.best >= 0 && html`<span class="rb-best-of" data-tell=${look.ui.nameOf(view.best)}>
        <${Badge} seat=${lookSeat(view.best)} size=${20} /></span>`}</span></div></section>`;
}

export function Piles({ look }) {
  const { ctx } = look;
  return html`<section class="rb-row rb-row-piles" aria-label=${ctx.t("urbanism")}><h2>${ctx.t("urbanism")} <small>${ctx.t("piles-left")}
    </small></h2>
    <div class="rb-cards">${[0, 1, 2, 3].map((service) => html`<${Pile} key=${service} look=${look} service=${service} />`)}
      </div></section>`;
}
