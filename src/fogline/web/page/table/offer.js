// Offers to be called by the browser: once, after a move, when others are waited for.
import { allowCalls, canCall, refuseCalls } from "/page/kit/call.js";
import { html, useRef } from "/page/kit/dom.js";
import { prefs } from "/page/kit/prefs.js";
import { t } from "/page/kit/words.js";

export function CallOffer({ scene }) {
  const asked = Boolean(scene.question || scene.confirm === "now");
  const seen = useRef({ asked, moved: false });
  seen.current = { asked, moved: seen.current.moved || (seen.current.asked && !asked) };
  const mine = scene.places.some((place) => place.mine);
  const others = scene.places.some((place) => place.kind === "person" && !place.mine);
  const waits = scene.status === "playing" && !asked && mine && others;
  if (prefs.notify || !waits || !seen.current.moved || !canCall()) return null;
  return html`<aside class="tour-offer call-offer" aria-label=${t("call-offer-title")}>
    <p>${t("call-offer")}</p>
    <button class="button button-main" data-call-yes onClick=${allowCalls}>${t("call-offer-yes")}</button>
    <button class="button" data-call-no onClick=${refuseCalls}>${t("call-offer-no")}</button></aside>`;
}
