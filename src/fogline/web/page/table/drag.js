// Dragging a piece where it goes, beside clicking: what is taken up and what it is put on are picked together.
import { useLayoutEffect, useRef } from "/page/kit/dom.js";
import { mentions } from "/page/table/context.js";
import { copied, wantedIn } from "/page/table/inspector.js";

const FAR = 8; // pixels after which a press is a drag
const TARGETS = "[data-drop], [data-part]";

/** What can be meant by putting something there. */
const meantBy = (target) => (target.dataset.drop ?? target.dataset.part).split("|").map(wantedIn);

/** The legal actions that mention what was taken up and what it is over. */
const fitting = (options, meant) => options.filter((option) => meant.some(({ args, kinds }) => mentions(option, args, kinds)));

/** A picture that follows the pointer, as large as the piece is; of a supply it is the next piece that goes. */
function pictureOf(source, x, y) {
  const piece = [...source.querySelectorAll("[data-piece]")].at(-1) ?? source;
  const box = piece.getBoundingClientRect();
  const picture = copied(piece, box.width / Math.max(1, piece.getBBox?.().width ?? box.width));
  picture.classList.add("dragged");
  picture.setAttribute("inert", "");
  const inside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  return { picture, dx: inside ? box.left - x : -box.width / 2, dy: inside ? box.top - y : -box.height / 2 };
}

/**
 * Within `screen`, whatever has `data-drag` can be taken up with mouse, pen or finger: it says which actions it is for, as
 * `data-part` does ("card:3 TakeCard", "Lay"). It can be put on a part, or on a place whose `data-drop` says what it may be
 * put there for ("card:3 Build|district:1 InDistrict"): a single action left is done, several are picked from, for none the rules say why.
 */
export function useDrag(screen, context, hands) {
  const now = useRef({});
  now.current = { context, hands };
  useLayoutEffect(() => {
    const node = screen.current;
    let held = null; // what is pressed or dragged
    const over = ({ clientX, clientY }) => document.elementFromPoint(clientX, clientY)?.closest(TARGETS);
    const begin = (event) => {
      Object.assign(held, pictureOf(held.piece, held.x, held.y), { drags: true });
      document.body.append(held.picture);
      for (const place of node.querySelectorAll(TARGETS)) {
        if (!held.piece.contains(place) && fitting(held.options, meantBy(place)).length) place.dataset.fits = "";
      }
      hands.hover(null);
      follow(event);
    };
    const follow = ({ clientX, clientY }) => {
      held.picture.style.transform = `translate(${clientX + held.dx}px, ${clientY + held.dy}px)`;
      const fits = over({ clientX, clientY })?.closest("[data-fits]");
      held.picture.classList.toggle("is-over", Boolean(fits));
    };
    const end = () => {
      held?.picture?.remove();
      for (const place of node.querySelectorAll("[data-fits]")) delete place.dataset.fits;
      held = null;
    };
    const drop = (place) => {
      const found = fitting(held.options, meantBy(place));
      if (found.length) now.current.hands.put(found, held.wanted);
      else if (place.dataset.part && !held.piece.contains(place)) now.current.hands.why(wantedIn(place.dataset.part));
    };
    const hear = {
      pointerdown: (event) => {
        end();
        const piece = event.button === 0 && event.isPrimary && event.target.closest("[data-drag]");
        if (!piece) return;
        const wanted = wantedIn(piece.dataset.drag);
        const options = fitting(now.current.context.legal, [wanted]);
        if (options.length) held = { piece, wanted, options, x: event.clientX, y: event.clientY, drags: false };
      },
      pointermove: (event) => {
        if (!held) return;
        if (held.drags) follow(event);
        else if (Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR) begin(event);
      },
      pointerup: (event) => {
        if (!held?.drags) { held = null; return; }
        const place = over(event);
        if (place) drop(place);
        end();
        // The click that follows is no click.
        const swallow = (click) => { click.stopPropagation(); click.preventDefault(); };
        node.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
      },
      pointercancel: end,
      keydown: (event) => { if (event.key === "Escape") end(); },
    };
    for (const [kind, does] of Object.entries(hear)) addEventListener(kind, does, true);
    return () => { end(); for (const [kind, does] of Object.entries(hear)) removeEventListener(kind, does, true); };
  }, [hands]);
}
