// What stands behind the page where there is no connection: a service worker, and a page in the reader's language.
import { onChoice, prefs } from "/page/kit/prefs.js";
import { at } from "/page/kit/route.js";

// The worker is one for all languages: a browser keeps another one waiting for minutes while the old one has work.
const offline = () => `/page/offline/${prefs.lang}.html`;

/** Leaves the page for no connection where the worker finds it. */
async function keepOffline() {
  const [shelf, answer] = await Promise.all([caches.open("fogline offline"), fetch(offline())]);
  // Whoever has chosen again meanwhile has asked for another one.
  if (answer.ok && answer.url.endsWith(offline())) await shelf.put(at("/offline"), answer);
}

function prepare() {
  // Browsers have none on a site without https; a page without one does everything but be installed.
  if (!navigator.serviceWorker) return;
  navigator.serviceWorker.register(at("/service-worker.js")).catch(() => {});
  keepOffline().catch(() => {});
}

/** Once the page is there: nobody waits for it. */
export function standBehind() {
  if (document.readyState === "complete") prepare();
  else addEventListener("load", prepare, { once: true });
  onChoice((name) => { if (name === "lang") prepare(); });
}
