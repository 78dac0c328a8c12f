// In a corner of the water: what a route of each length is worth, and what of this map is not the printed one.
import { html } from "/page/kit/dom.js";

/** Points by spaces. */
function Worth({ data, t }) {
  const rows = data.route_points.points.map((points, spaces) => [spaces, points]).slice(1);
  return html`<table data-tell=${t(data.route_points.source === "exact" ? "route-points" : "points-inferred")}>
    <caption>${t("route-points")}</caption>
    <tbody>${rows.map(([spaces, points]) => html`<tr key=${spaces}>
      <th scope="row"><span class="hush">${t("spaces", { n: spaces })}</span><svg width=${spaces * 14} height="7" aria-hidden="true">
        ${[...Array(spaces).keys()].map((n) => html`<rect x=${n * 14} y=".5" width="12" height="6" rx="1.500" />`)}</svg></th>
      <td>${points}</td></tr>`)}</tbody></table>`;
}

export function Legend({ ctx }) {
  const { data, t } = ctx;
  const made = ["route", "location", "ticket"].some((sort) => data[sort].some(({ source }) => source !== "exact"));
  return html`<div class="cablecars-legend">
    <${Worth} data=${data} t=${t} />
    ${made && html`<details><summary data-tell=${data.box.printed ? t("reconstructed-why") : data.box.name}>
      ${t(data.box.printed ? "reconstructed" : "own-map")}</summary>
      <p>${t(data.box.printed ? "reconstructed-why" : "own-box", { name: data.box.name })}</p></details>`}
  </div>`;
}

/** On a phone it waits behind a small sign. */
export const Info = ({ ctx }) =>
  html`<details class="cablecars-info"><summary aria-label=${ctx.t("about-map")} data-tell=${ctx.t("about-map")}>i</summary>
  <${Legend} ctx=${ctx} /></details>`;
