// Keeps the page's files, says politely that there is no connection, and opens a table when a notification is pressed.
// The page itself always comes from the server: it names its files with their fingerprint, so old code meets no new server.

/** @type {any} */
const worker = self;
const FILES = "/page/"; // with the path of the site and the fingerprint of all files, as the server writes them here
const HOME = FILES.replace(/\/page\/(@\w+\/)?$/, "");
const SHELF = `fogline ${FILES}`;
const OFFLINE = `${HOME}/offline`; // the page leaves it there, in its reader's language
const SHELL = ["/page/look/tokens.css", "/page/look/shell.css", "/page/look/panels.css", "/page/look/lobby.css",
  "/page/look/icon.svg", "/page/app.js"];
const MARKED = /^\/(page|face)\/@\w{12}\//;

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(SHELL)).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  const others = (names) => names.filter((name) => name.startsWith(`fogline ${HOME}/page/`) && name !== SHELF);
  event.waitUntil(caches.keys().then((names) => Promise.all(others(names).map((name) => caches.delete(name)))));
});

/** A file under its fingerprint never changes; what the server does not promise to be so is not kept. */
async function file(request) {
  const shelf = await caches.open(SHELF);
  const known = await shelf.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && answer.headers.get("Cache-Control")?.includes("immutable")) await shelf.put(request, answer.clone());
  return answer;
}

const page = (request) => fetch(request).catch(async () => (await caches.match(OFFLINE)) ?? Response.error());

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(`${HOME}/`)) return;
  const path = pathname.slice(HOME.length);
  if (MARKED.test(path)) event.respondWith(file(request));
  else if (request.mode === "navigate" && !path.startsWith("/api")) event.respondWith(page(request));
});

worker.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const open = async () => {
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((one) => new URL(one.url).pathname === notification.data);
    return there ? there.focus() : worker.clients.openWindow(notification.data);
  };
  event.waitUntil(open());
});
