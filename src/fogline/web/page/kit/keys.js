// The board under the keyboard: one stop for Tab, arrows go to the nearest part in their direction.
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const allOf = (root) => [...root.querySelectorAll("[data-part]")];
const seen = (part) => part.getBoundingClientRect().width > 0;
const partsOf = (root) => allOf(root).filter(seen);

function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The part to go to from here: near, and rather straight ahead than aside. */
export function nextPart(root, from, key) {
  const [dx, dy] = WAYS[key];
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const part of partsOf(root)) {
    if (part === from) continue;
    const [px, py] = middle(part);
    const ahead = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (ahead < 3) continue;
    const cost = ahead + 2.5 * aside;
    if (cost < least) [best, least] = [part, cost];
  }
  return best;
}

/** Gives Tab exactly one stop on the board: where the reader was, else the first part that can be used now. */
export function rove(root) {
  if (!root) return;
  const parts = allOf(root); // this runs after every redraw: it measures no more than it must, and changes only what differs
  const held = parts.find((part) => part === document.activeElement) || parts.find((part) => part.dataset.stop && seen(part));
  const stop = held || parts.find((part) => part.classList.contains("is-legal") && seen(part)) || parts.find(seen);
  for (const part of parts) {
    const index = part === stop ? "0" : "-1";
    if (part.getAttribute("tabindex") !== index) part.setAttribute("tabindex", index);
    if (part === stop) part.dataset.stop = "here";
    else if (part.dataset.stop) delete part.dataset.stop;
  }
}

/** Arrow keys on the board. Whether the key was used. */
export function walk(root, event) {
  if (!(event.key in WAYS) || !event.target.closest?.("[data-part]")) return false;
  const next = nextPart(root, event.target.closest("[data-part]"), event.key);
  if (next) {
    root.querySelectorAll("[data-stop]").forEach((part) => delete part.dataset.stop);
    next.dataset.stop = "here";
    rove(root);
    next.focus();
  }
  event.preventDefault();
  return true;
}

/** Whether somebody is typing, so that letters are letters. */
export const typing = (event) =>
  event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName || "");
