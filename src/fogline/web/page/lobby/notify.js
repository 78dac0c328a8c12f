// Whether this browser notifies me: switched on and off here, too.
import { allowCalls, callsOn, canCall, refuseCalls } from "/page/kit/call.js";
import { html } from "/page/kit/dom.js";
import { t } from "/page/lobby/words.js";

export function Notify() {
  const known = "Notification" in window;
  const state = callsOn() ? "on" : canCall() ? "off" : "none";
  return html`<div class="me-form" data-notify=${state}>
    <h3>${t("notify")}</h3>
    <p>${t("notify-help")}</p>
    ${state === "none" && html`<p class="quiet">${t(known ? "notify-denied" : "notify-none")}</p>`}
    ${state === "on" && html`<p role="status">${t("notify-on")}</p><button class="button" data-notify-off onClick=${refuseCalls}>
      ${t("notify-switch-off")}</button>`}
    ${state === "off" && html`<button class="button" data-notify-on onClick=${allowCalls}>${t("notify-switch-on")}</button>`}
  </div>`;
}
