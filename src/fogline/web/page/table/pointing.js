// What somebody points at on a table that others look at too: marked things, and arrows between them.
import { html, useEffect, useLayoutEffect, useState } from "/page/kit/dom.js";
import { announce } from "/page/kit/notice.js";
import { t } from "/page/kit/words.js";
import { drawn } from "/page/table/strides.js";

/** The middle of a thing, from the corner of the table. */
function middle(felt, name) {
  const [part] = drawn(felt, name);
  if (!part) return null;
  const [box, frame] = [part.getBoundingClientRect(), felt.getBoundingClientRect()];
  const scale = frame.width / felt.offsetWidth || 1; // a large screen draws everything larger
  return [(box.x + box.width / 2 - frame.x) / scale + felt.scrollLeft, (box.y + box.height / 2 - frame.y) / scale + felt.scrollTop];
}

/** Marks the drawn parts that are pointed at, after each drawing, and tells those who listen. */
export function usePointed(felt, marks, name) {
  useLayoutEffect(() => {
    const wanted = new Set(marks.flatMap((mark) => drawn(felt.current, mark)));
    for (const part of felt.current?.querySelectorAll("[data-pointed]") ?? []) if (!wanted.has(part)) part.removeAttribute("data-pointed");
    for (const part of wanted) part.setAttribute("data-pointed", "");
  });
  const key = marks.join("|");
  useEffect(() => {
    const things = marks.map((mark) => drawn(felt.current, mark)[0]?.getAttribute("aria-label")).filter(Boolean);
    if (things.length && name) announce(t("review-pointed", { name, things: things.join(", ") }));
  }, [key, name]);
}

/** Arrows over the table; they are drawn again when the window changes. */
export function Arrows({ felt, arrows }) {
  const [, redraw] = useState(0);
  useEffect(() => {
    const again = () => redraw((n) => n + 1);
    addEventListener("resize", again);
    const timer = setTimeout(again, 350); // pieces glide
    return () => { removeEventListener("resize", again); clearTimeout(timer); };
  }, [arrows]);
  const lines = arrows.map(([from, to]) => [middle(felt.current, from), middle(felt.current, to)]).filter(([a, b]) => a && b);
  if (!lines.length) return null;
  return html`<svg class="arrows" aria-hidden="true"><defs><marker id="arrow-head" viewBox="0 0 10 10" refX="8" refY="5"
      markerWidth="5" markerHeight="5" orient="auto-start-reverse"><path d="M0 0 10 5 0 10z" /></marker></defs>
    ${lines.map(([[x1, y1], [x2, y2]], n) => html`<line key=${n} x1=${x1} y1=${y1} x2=${x2} y2=${y2} marker-end="url(#arrow-head)" />`)}
  </svg>`;
}
