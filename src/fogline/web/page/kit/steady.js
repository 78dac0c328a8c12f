// A click that its own preview would swallow: browsers send none when what the pointer pressed was drawn anew meanwhile.
import { useLayoutEffect } from "/page/kit/dom.js";

/** Within `screen` a press and a release on the same part are a click, also where its drawing changed in between. */
export function useSteadyClicks(screen) {
  useLayoutEffect(() => {
    const node = screen.current;
    if (!node) return undefined;
    let pressed = null;
    const down = ({ target }) => { pressed = { target, part: target.closest("[data-part], button") }; };
    const up = ({ target }) => {
      const was = pressed;
      if (!was?.part || was.target.isConnected || target.closest("[data-part], button") !== was.part) return;
      // A click that comes after all comes before this.
      setTimeout(() => { if (pressed === was) was.part.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })); });
    };
    const click = () => { pressed = null; };
    const hear = { pointerdown: down, pointerup: up, click };
    for (const [kind, follow] of Object.entries(hear)) node.addEventListener(kind, follow, true);
    return () => { for (const [kind, follow] of Object.entries(hear)) node.removeEventListener(kind, follow, true); };
  }, [screen]);
}
