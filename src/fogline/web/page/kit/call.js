// The system's notification that it is my turn, while a table of mine is open here and I look elsewhere.
import { choose, prefs } from "/page/kit/prefs.js";
import { at } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";

const PAUSE = 15000; // milliseconds for which it has been my turn and nobody has looked

/** Whether this browser has notifications, and has not been told by its reader to show none of ours. */
export const canCall = () => "Notification" in window && Notification.permission !== "denied";

export const callsOn = () => prefs.notify === "on" && "Notification" in window && Notification.permission === "granted";

/** Lets the browser ask its reader. Whatever they say, they are not asked again. */
export async function allowCalls() {
  const said = await Notification.requestPermission();
  choose("notify", said === "granted" ? "on" : "off");
}

export const refuseCalls = () => choose("notify", "off");

/** Calls in a while, unless somebody looks before; what is given back calls it off, and takes a call away that was shown. */
export function callSoon(table, title) {
  if (!document.hidden || !callsOn()) return () => {};
  let close = () => {};
  const timer = setTimeout(() => {
    if (document.hidden) close = call(table, title);
  }, PAUSE);
  return () => {
    clearTimeout(timer);
    close();
  };
}

function call(table, title) {
  // The same for every tab of this table: the system shows one. Others may look at the screen: it says no more than this.
  const options = { body: t("call-turn"), tag: `fogline-${table}`, icon: "/page/look/icon.svg", data: at(`/table/${table}`) };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    return callFromBehind(title, options); // phones let only a service worker do it
  }
}

function callFromBehind(title, options) {
  const registered = navigator.serviceWorker?.getRegistration() ?? Promise.resolve(undefined);
  registered.then((worker) => worker?.showNotification(title, options)).catch(() => {});
  return () => {
    registered.then((worker) => worker?.getNotifications({ tag: options.tag }))
      .then((shown) => shown?.forEach((one) => one.close())).catch(() => {});
  };
}
