// A window onto the map for small screens: dragged with a finger, pinched, or moved by buttons.
import { useEffect, useRef, useState } from "/page/kit/dom.js";
import { HEIGHT, WIDTH } from "/face/cablecars/warp.js";

const NEAR = 390; // units of the drawing across a phone: as large as on a laptop
const NEAREST = 230;
const SLIP = 7; // pixels a finger may slip and still tap

const kept = (value, least, most) => Math.max(least, Math.min(most, value));

/** The window moved and sized so that it stays on the map. */
function inside({ x, y, w }, ratio) {
  const wide = kept(w, NEAREST, WIDTH);
  const high = wide * ratio;
  return {
    x: kept(x, -10, Math.max(-10, WIDTH + 10 - wide)),
    y: high >= HEIGHT ? (HEIGHT - high) / 2 : kept(y, -10, HEIGHT + 10 - high),
    w: wide,
  };
}

/** `[viewBox or null, handlers, whole(), near(), whether it is near]`; null means that the whole map is shown. */
export function useZoom(on, centre) {
  const svg = useRef(null);
  const [window_, move] = useState(null);
  const [ratio, measure] = useState(0.9);
  const fingers = useRef(new Map());
  const dragged = useRef(false);
  useEffect(() => {
    if (!on || !svg.current) return undefined;
    const follow = new ResizeObserver(([{ contentRect: box }]) => box.width && measure(box.height / box.width));
    follow.observe(svg.current);
    return () => follow.disconnect();
  }, [on]);
  useEffect(() => { if (on) move({ x: centre[0] - NEAR / 2, y: centre[1] - (NEAR * ratio) / 2, w: NEAR }); }, [on]);
  if (!on || !window_) return { box: null, handlers: { ref: svg }, near: false, whole() {}, come() {}, pan() {} };
  const shown = inside(window_, ratio);
  const scale = () => shown.w / (svg.current.getBoundingClientRect().width || 1);
  const put = (next) => move(inside(next, ratio));
  const down = (event) => {
    fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
    if (fingers.current.size === 1) dragged.current = false;
  };
  const up = (event) => fingers.current.delete(event.pointerId);
  const slide = (event) => {
    const old = fingers.current.get(event.pointerId);
    if (!old) return;
    const now = [event.clientX, event.clientY];
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const [dx, dy] = [now[0] - old[0], now[1] - old[1]];
    if (!dragged.current && !other && Math.hypot(dx, dy) < SLIP) return;
    dragged.current = true;
    fingers.current.set(event.pointerId, now);
    const unit = scale();
    if (!other) return put({ x: shown.x - dx * unit, y: shown.y - dy * unit, w: shown.w });
    const span = (point) => Math.hypot(point[0] - other[0], point[1] - other[1]) || 1;
    const w = shown.w * (span(old) / span(now));
    return put({ x: shown.x + (shown.w - w) / 2, y: shown.y + ((shown.w - w) / 2) * ratio, w });
  };
  const click = (event) => { if (dragged.current) { event.stopPropagation(); event.preventDefault(); dragged.current = false; } };
  const focus = (event) => {
    const part = event.target.closest?.("[data-part]")?.getBoundingClientRect();
    const frame = svg.current.getBoundingClientRect();
    if (!part || dragged.current || (part.left >= frame.left && part.right <= frame.right && part.top >= frame.top
      && part.bottom <= frame.bottom)) return;
    const unit = scale();
    put({ x: shown.x + (part.left + part.right - frame.left - frame.right) / 2 * unit,
      y: shown.y + (part.top + part.bottom - frame.top - frame.bottom) / 2 * unit, w: shown.w });
  };
  return {
    box: [shown.x, shown.y, shown.w, shown.w * ratio],
    near: shown.w < WIDTH * 0.8,
    handlers: { ref: svg, onPointerDown: down, onPointerMove: slide, onPointerUp: up, onPointerCancel: up, onPointerLeave: up,
      onClickCapture: click, onFocusIn: focus },
    whole: () => put({ x: 0, y: 0, w: WIDTH }),
    come: ([x, y] = centre) => put({ x: x - NEAR / 2, y: y - (NEAR * ratio) / 2, w: NEAR }),
  };
}
