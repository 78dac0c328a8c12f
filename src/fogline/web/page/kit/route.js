// Addresses: going somewhere without loading the page anew.
import { html } from "/page/kit/dom.js";

const heard = new Set();

/** The path at which the page lives at its site, as its own address tells: nothing, or say `/fogline`. */
const home = new URL(import.meta.url).pathname.replace(/\/page\/.*/, "");

/** An address of ours as the site knows it. */
export const at = (address) => home + address;

/** An address of ours for somebody else. Who sits at the server's own machine may have come by one that leads others to
 * their own: `origin` is what the server says that others reach it by. */
export function linkFor(address, origin) {
  const alone = /^(localhost|127\.|\[::1\])/.test(location.hostname);
  return ((alone && origin) || location.origin) + at(address);
}

/** Where we are, as an address of ours. */
export function place() {
  const here = new URL(location.href);
  here.pathname = here.pathname.slice(home.length);
  return here;
}

export function onMove(listener) {
  heard.add(listener);
  return () => heard.delete(listener);
}

const tell = () => heard.forEach((listener) => listener());

/** Goes to an address of ours; `replace` leaves no trace in the browser's history. */
export function go(address, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", at(address));
  if (!replace) scrollTo(0, 0);
  tell();
}

addEventListener("popstate", tell);

/** A link that stays on the page; with a modifier key it is the browser's own. */
export function Link({ to, children, ...rest }) {
  const follow = (event) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return html`<a href=${at(to)} onClick=${follow} ...${rest}>${children}</a>`;
}
