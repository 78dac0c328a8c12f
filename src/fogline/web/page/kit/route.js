// Addresses: going somewhere without loading the page anew.
import { html } from "/page/kit/dom.js";

const heard = new Set();

export const place = () => new URL(location.href);

export function onMove(listener) {
  heard.add(listener);
  return () => heard.delete(listener);
}

const tell = () => heard.forEach((listener) => listener());

/** Goes to an address of ours; `replace` leaves no trace in the browser's history. */
export function go(address, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", address);
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
  return html`<a href=${to} onClick=${follow} ...${rest}>${children}</a>`;
}
