// Pictures for the rules: permits and the plots they fit, rewards, what things are worth.
import { html } from "/page/kit/dom.js";
import { Chip } from "./facts.js";
import { HouseMark, Sign } from "./signs.js";
import { cash } from "./words.js";

const [YELLOW, RED, BLUE] = [0, 2, 3];
const permit = (colour, number, icons = []) =>
  html`<span class="rule-row"><${Sign} name="permit" size=${20} /><${Chip} permit=${{ colour, number }} />
  ${icons.map((name) => html`<${Sign} key=${name} name=${name} size=${18} />`)}</span>`;
const plot = (colour, number) =>
  html`<span class="rule-row"><${Chip} permit=${{ colour, number }} /><${HouseMark} seat=${0} size=${26} /></span>`;
const arrow = html`<b>→</b>`;

/** By the number of the rule: a picture, and what it shows. */
export function figures(ctx) {
  const { data, t } = ctx;
  return {
    "6.2": [html`${permit(RED, 3)}${arrow}${plot(RED, 3)}`, t("figure-one")],
    "6.3": [html`${permit(RED, 5)}<b>+</b>${permit(BLUE, 3)}${arrow}${plot(RED, 3)}`, t("figure-two")],
    "6.7": [html`<${Sign} name="rubble" size=${26} /><b>${cash(data.costs.site)}</b>${arrow}${plot(RED, 3)}`, t("figure-rubble")],
    "6.9": [html`${permit(YELLOW, 4, ["park", "hydrant"])}<b>+</b>${permit(BLUE, 4, ["park", "lighting"])}${arrow}
      <${Sign} name="park" size=${28} />`, t("figure-reward")],
    "8.16": [data.urbanism.lighting.points.map((points, n) =>
      html`<span class="rule-row" key=${n}>
      ${Array.from({ length: n + 1 }, (_, nth) => html`<${Sign} key=${nth} name="lighting" size=${18} />`)}<b>${points}</b></span>`),
      t("figure-lighting")],
  };
}
