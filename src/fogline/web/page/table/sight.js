// On a phone a table is longer than the screen: what can be used now is brought into sight.
import { useEffect } from "/page/kit/dom.js";

/** Scrolls when something new is asked of which nothing is to be seen; whoever sees a part of it is left alone. */
export function useSight(felt, scene, phone, chosen) {
  useEffect(() => {
    if (!phone || !scene.question) return;
    // A lesson speaks of the table: where the choices stand below it as well, it is shown from its top.
    if (scene.lesson && document.querySelector(".dock-options button")) felt.current.scrollTo(0, 0);
    else show(felt.current, ".part.is-legal");
  }, [scene.at, phone]);
  useEffect(() => { if (phone && chosen) show(felt.current, ".is-chosen"); }, [chosen?.id, phone]);
}

/** The first of these, unless one is in sight. */
function show(felt, which) {
  const { top, bottom } = felt.getBoundingClientRect();
  const parts = [...felt.querySelectorAll(which)].filter((part) => part.getBoundingClientRect().width > 0);
  const inSight = (part) => {
    const box = part.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  };
  if (parts.length && !parts.some(inSight)) parts[0].scrollIntoView({ block: "nearest" });
}
