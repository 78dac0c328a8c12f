// What kind of screen this is, followed while it changes, and how large a table is drawn on it.
import { useEffect, useLayoutEffect, useState } from "/page/kit/dom.js";

export function useMedia(query) {
  const [fits, set] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const follow = () => set(list.matches);
    list.addEventListener("change", follow);
    follow();
    return () => list.removeEventListener("change", follow);
  }, [query]);
  return fits;
}

const DRAWN_FOR = { width: 1280, height: 760 };
const LARGEST = 2.5;

/** On a large screen the whole table grows as a drawing does: cards, signs and words alike. Kept as `--grow`, 1 on small ones. */
export function useGrowth(phone) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const fit = () => {
      const grow = phone ? 1 : Math.max(1, Math.min(innerWidth / DRAWN_FOR.width, innerHeight / DRAWN_FOR.height, LARGEST));
      root.style.setProperty("--grow", grow.toFixed(3));
    };
    fit();
    addEventListener("resize", fit);
    return () => { removeEventListener("resize", fit); root.style.removeProperty("--grow"); };
  }, [phone]);
}

/** How much larger than its own pixels the table is drawn now. */
export const growth = () => Number(document.documentElement.style.getPropertyValue("--grow")) || 1;
