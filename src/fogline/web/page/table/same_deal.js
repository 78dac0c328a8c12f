// The same deal again, for oneself or for friends: two ways of a finished table.
import { html } from "/page/kit/dom.js";
import { post } from "/page/kit/api.js";
import { go } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";

/** For who sat at a game that was dealt here. */
export function SameDeal({ scene }) {
  if (scene.seat < 0 || scene.origin || scene.day || scene.lesson) return null;
  const name = scene.places[scene.seat].name;
  const deal = async (then) => {
    try {
      await then((await post(`/tables/${scene.table}/deal`)).deal);
    } catch (error) {
      alert(error.text);
    }
  };
  const again = () => deal(async (found) => go(`/table/${(await post(`/deals/${found}/play`, { name })).table}`));
  return html`<button class="button" data-same-deal onClick=${again}>${t("same-deal")}</button>
    <button class="button" data-deal-for-friends onClick=${() => deal((found) => go(`/deal/${found}`))}>${t("deal-for-friends")}</button>`;
}
