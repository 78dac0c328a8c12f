// Pieces move: where a drawn piece was and where it is now, joined by a short glide (first, last, invert, play).
import { growth } from "/page/kit/media.js";
import { still } from "/page/kit/prefs.js";

const GLIDE = 260;
const MOVE = "move"; // the name of a movement among whatever else is animated

/** Where every piece stands. A piece is an element with `data-piece`, a name that stays its own while it moves. */
export function places(root) {
  const found = new Map();
  if (!root) return found;
  for (const element of root.querySelectorAll("[data-piece]")) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.dataset.piece, box);
  }
  return found;
}

/** Units of an element's own drawing for one pixel of the screen. */
function scaleOf(element) {
  const matrix = element instanceof SVGElement && /** @type {any} */ (element.parentNode).getScreenCTM?.();
  return matrix ? 1 / (Math.hypot(matrix.a, matrix.b) || 1) : 1 / growth();
}

/**
 * Lets what moved glide from its old place, and what is new appear; where every piece comes to rest, for the next time.
 * A piece must carry its own position on an inner element: the outer one belongs to the movement.
 */
export function glide(root, before) {
  arrive(root); // where a piece is drawn, not where it happens to be on its way
  const resting = places(root);
  if (!root || !before.size) return resting;
  for (const element of root.querySelectorAll("[data-piece]")) {
    const old = before.get(element.dataset.piece);
    const now = resting.get(element.dataset.piece);
    if (!now) continue;
    if (still()) {
      if (!old) flash(element);
      continue;
    }
    if (!old) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: GLIDE, easing: "ease-out" });
      continue;
    }
    const scale = scaleOf(element);
    const dx = (old.left + old.width / 2 - now.left - now.width / 2) * scale;
    const dy = (old.top + old.height / 2 - now.top - now.height / 2) * scale;
    if (Math.hypot(dx, dy) < 2) continue;
    const from = { transform: `translate(${dx}px, ${dy}px)` };
    element.animate([from, { transform: "none" }], { id: MOVE, duration: GLIDE, easing: "cubic-bezier(.2,.7,.2,1)" });
  }
  return resting;
}

/** Whatever is still on its way is there. */
function arrive(root) {
  for (const animation of root?.getAnimations({ subtree: true }) ?? []) if (animation.id === MOVE) animation.cancel();
}

function flash(element) {
  element.classList.add("is-new");
  setTimeout(() => element.classList.remove("is-new"), 1200);
}

/** Ends every movement at once. */
export function settle(root) {
  root?.getAnimations({ subtree: true }).forEach((animation) => animation.finish());
}
