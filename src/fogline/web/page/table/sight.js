// On a phone a table is longer than the screen: what can be used now is brought into sight.
import { useEffect } from "/page/kit/dom.js";

/** Scrolls when something new is asked of which nothing is to be seen; whoever sees a part of it is left alone. */
export function useSight(felt, scene, phone) {
  useEffect(() => {
    if (!phone || !scene.question) return;
    const { top, bottom } = felt.current.getBoundingClientRect();
    const parts = [...felt.current.querySelectorAll(".part.is-legal")].filter((part) => part.getBoundingClientRect().width > 0);
    const inSight = (part) => {
      const box = part.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom;
    };
    if (parts.length && !parts.some(inSight)) parts[0].scrollIntoView({ block: "nearest" });
  }, [scene.at, phone]);
}
