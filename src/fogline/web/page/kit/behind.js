// The service worker behind the page, in the reader's language: one script for each, so a choice brings another one.
import { onChoice, prefs } from "/page/kit/prefs.js";
import { at } from "/page/kit/route.js";

function register() {
  // Browsers have none on a site without https; a page without one does everything but be installed.
  navigator.serviceWorker?.register(at(`/service-worker.js?lang=${prefs.lang}`)).catch(() => {});
}

/** Once the page is there: nobody waits for it. */
export function standBehind() {
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
  onChoice((name) => { if (name === "lang") register(); });
}
