// The next table that waits for me: one press after a move leads there.
import { html, useEffect, useState } from "/page/kit/dom.js";
import { get } from "/page/kit/api.js";
import { Icon } from "/page/kit/icons.js";
import { Link } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";

const EVERY = 15000; // milliseconds between two looks, while somebody looks at the page and is not asked here

/** My other tables at which it is my turn; none while this one asks me. */
function useWaiting(scene) {
  const [waiting, set] = useState([]);
  const asked = Boolean(scene.question || scene.confirm === "now");
  const mine = scene.places.some((place) => place.mine);
  useEffect(() => {
    if (asked || !mine) {
      set([]);
      return undefined;
    }
    let here = true;
    const others = ({ tables }) => tables.filter((table) => table.my_turn && table.table !== scene.table);
    const look = () => document.hidden || get("/tables").then((found) => here && set(others(found)), () => {});
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [asked, mine, scene.table]);
  return waiting;
}

export function NextTable({ scene }) {
  const waiting = useWaiting(scene);
  if (!waiting.length) return null;
  const [next] = waiting;
  const label = t("next-table", { title: next.title, n: waiting.length });
  return html`<${Link} class="tool next-table" to=${`/table/${next.table}`} data-tell=${label} aria-label=${label}>
    <${Icon} name="next" /><b>${waiting.length}</b><//>`;
}
