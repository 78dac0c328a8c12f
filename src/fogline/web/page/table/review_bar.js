// The ways of a review: lead, point, draw an arrow, follow, take over, end; and the link for others.
import { Copy } from "/page/kit/copy.js";
import { html, useState } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { linkFor } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";
import { Talk } from "/page/talk/panel.js";

/** `at` is where the reader is, `tool` what a press on the table does, `shown` what they point at, `turnOf` the turn of a step. */
export function ReviewBar({ table, review, at, tool, take, shown, show, phone, turnOf }) {
  const [chosen, unfold] = useState(null);
  const open = chosen ?? !phone; // on a phone it lies over the table, and one line is enough to know who leads
  const astray = review.review && !review.leads && !review.follows;
  if (!review.over) return null;
  return html`<section class="review" aria-label=${t("review")}>
    <div class="review-line">
      <button class="review-head" aria-expanded=${open ? "true" : "false"} data-review onClick=${() => unfold(!open)}>
      <${Icon} name="eye" size=${18} /> <span>${told(review, turnOf)}</span></button>
      ${astray && !open && html`<${Follow} review=${review} />`}</div>
    ${open && html`<div class="review-body">
      <${Ways} review=${review} at=${at} tool=${tool} take=${take} shown=${shown} show=${show} />
      ${review.problem && html`<p class="talk-problem" role="alert">${review.problem.text}</p>`}
      <p><${CopyLink} table=${table} /></p>
      ${phone && review.voice && html`<details><summary>${t("panel-talk")}</summary><${Talk} seat=${review.voice} /></details>`}
    </div>`}
  </section>`;
}

function told(review, turnOf) {
  if (!review.review) return t("review");
  return review.leads ? t("review-you") : t("review-at", { name: review.review.name, turn: turnOf(review.review.turn) });
}

function Ways({ review, at, tool, take, shown, show }) {
  const [blind, hide] = useState(false);
  const button = (name, does, more = {}) => html`<button class="button" data-way=${name} onClick=${does} ...${more}>
    ${t(`review-${name}`)}</button>`;
  if (!review.review) return html`<p>${t("review-help")}</p>
    <label class="tick"><input type="checkbox" name="blind" checked=${blind} onChange=${(event) => hide(event.target.checked)} />
      ${t("review-blind")}</label>
    <p>${button("begin", () => { show({ ...shown, blind }); review.lead({ ...at, blind }); })}</p>`;
  if (!review.leads) return html`<p role="status">${t(review.follows ? "review-following" : "review-help")}</p>
    <p class="review-ways">${!review.follows && html`<${Follow} review=${review} />`}
      ${button("take", () => {
        const { marks, arrows, blind: hidden } = review.review;
        show({ marks, arrows, blind: hidden });
        review.lead({ ...at, marks, arrows, blind: hidden, take: true });
      })}</p>`;
  const pressed = (name) => ({ "aria-pressed": tool === name ? "true" : "false" });
  return html`<p class="review-ways">
      ${button("point", () => take(tool === "point" ? "" : "point"), pressed("point"))}
      ${button("arrow", () => take(tool === "arrow" ? "" : "arrow"), pressed("arrow"))}
      ${button("clear", () => show({ ...shown, marks: [], arrows: [] }))}
      ${shown.blind && button("reveal", () => show({ ...shown, blind: false }))}
      ${button("end", () => { take(""); review.end(); })}</p>
    ${tool && html`<p role="status">${t(`review-${tool}-help`)}</p>`}`;
}

const Follow = ({ review }) => html`<button class="button" data-way="follow" onClick=${() => review.follow(true)}>
  ${t("review-follow")}</button>`;

const CopyLink = ({ table }) => html`
  <${Copy} link=${linkFor(`/replay/${table}?review`)} words=${t("review-copy")} copied=${t("review-copied")} />`;
