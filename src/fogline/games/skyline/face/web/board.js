// How skyline is drawn: the projects, the reader's city large, the others small, and what can be done with them.
import { classes, html, useLayoutEffect, useRef, useState } from "/page/kit/dom.js";
import { City, planOf } from "/face/skyline/city.js";
import { Reveal, clock, facts, icon, legend, standing } from "/face/skyline/dock.js";
import { figures } from "/face/skyline/figures.js";
import { Minis } from "/face/skyline/minis.js";
import { usePieces } from "/face/skyline/pieces.js";
import { Projects } from "/face/skyline/projects.js";
import { part } from "/page/table/marks.js";
import { ASKS } from "/face/skyline/numbers.js";
import { DISTRICTS, count, rowTotal } from "/face/skyline/read.js";
import { Panel } from "/face/skyline/ring.js";
import { Rows } from "/face/skyline/rows.js";
import { Tray } from "/face/skyline/tray.js";

/** The room there is, in pixels: the drawing is laid out for it, so that letters keep their size. */
function useRoom(element, phone) {
  const [room, set] = useState(phone ? { w: 378, h: 460 } : { w: 970, h: 620 });
  useLayoutEffect(() => {
    const frame = element.current.parentElement; // a phone's drawing is as tall as it needs, inside this
    const measure = () => {
      const w = element.current.clientWidth;
      const h = phone ? frame.clientHeight - 12 : element.current.clientHeight;
      if (w && h) set((was) => (was.w === w && was.h === h ? was : { w, h }));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element.current);
    watch.observe(frame);
    measure();
    return () => watch.disconnect();
  }, [phone]);
  return room;
}

/** Whose city is large: one's own, until another is looked at; a question brings one home. */
function useShown(ctx) {
  const own = Math.max(0, ctx.me);
  const [shown, show] = useState(own);
  useLayoutEffect(() => show(own), [own, ctx.scene.question]);
  return [ctx.view.cities[shown] ? shown : own, show];
}

/** The figures of the city before the steps of this turn that nobody has seen yet, to tell what they changed. */
function useBefore(ctx, seat) {
  const kept = useRef(null);
  if (!ctx.scene.draft.length || kept.current?.seat !== seat) kept.current = { seat, figures: figuresOf(ctx.view.cities[seat]) };
  return ctx.scene.draft.length ? kept.current.figures : null;
}

const figuresOf = (city) => [...Array.from({ length: DISTRICTS }, (_, d) => rowTotal(city, d)), count(city.cars)];

function Board({ ctx }) {
  const element = useRef(null);
  const room = useRoom(element, ctx.phone);
  const [shown, show] = useShown(ctx);
  const ids = usePieces(ctx.view);
  const before = useBefore(ctx, shown);
  const home = shown === Math.max(0, ctx.me) || ctx.me < 0 ? null : () => show(ctx.me);
  const parts = { ctx, ids, shown, show, before, home };
  return html`<div class=${classes("skyline", "sk-board", ctx.phone && "is-phone")} ref=${element}>
    ${ctx.phone ? html`<${Phone} ...${parts} w=${Math.max(320, room.w)} h=${room.h} />`
      : html`<${Laptop} ...${parts} w=${Math.max(720, room.w)} h=${Math.max(430, room.h)} />`}
  </div>`;
}

function Laptop({ ctx, ids, shown, show, before, home, w, h }) {
  const minis = Math.max(112, Math.min(156, Math.round(h * 0.235)));
  const top = h - minis - 8;
  const left = Math.max(236, Math.round(w * 0.292));
  const tray = Math.max(128, Math.min(150, Math.round(top * 0.31)));
  const city = { x: left + 10, w: w - left - 10 };
  const scores = 196;
  const plan = planOf(ctx, { x: city.x + 8, y: 4, w: city.w - scores - 22, h: top - 6, label: 56, head: 36,
    foot: Math.max(32, Math.round(top * 0.074)) });
  const row = { x: plan.right + 8, w: city.x + city.w - plan.right - 15 };
  return html`<svg viewBox=${`0 0 ${w} ${h}`} preserveAspectRatio="xMidYMid meet" role="group" aria-label=${ctx.t("table")}>
    <${Projects} ctx=${ctx} ids=${ids} x=${0.500} y=${0.500} w=${left} h=${top - tray - 8} />
    <${Tray} ctx=${ctx} ids=${ids} x=${0.500} y=${top - tray} w=${left} h=${tray} />
    <${Panel} x=${city.x} y=${0.500} w=${city.w - 1} h=${top - 0.500} extra="is-city" />
    <${City} ctx=${ctx} seat=${shown} plan=${plan} ids=${ids} home=${home} />
    <${Rows} ctx=${ctx} seat=${shown} plan=${plan} x=${row.x} w=${row.w} before=${before} />
    <${Minis} ctx=${ctx} shown=${shown} look=${show} x=${0.500} y=${h - minis} w=${w - 1} h=${minis - 1} />
  </svg>`;
}

/** A phone: what the question is about above the city, the other cities below it. */
function Phone({ ctx, ids, shown, show, before, home, w, h }) {
  const building = ctx.view.asks > ASKS.COLUMN && ctx.view.asks < ASKS.OVER;
  const scores = 62;
  const label = 24;
  const wide = Math.floor((w - label - scores - 24) / 5);
  const band = building ? 116 : 124;
  const head = 28;
  // The tracks tokens lie beside the cable cars: where they can be taken, a finger must find them.
  const foot = ctx.view.asks === ASKS.BONUS ? 50 : 32;
  const city = Math.max(250 + head + foot, Math.min(head + foot + 5 * (wide + 3), h - band - 14));
  const plan = planOf(ctx, { x: 4, y: band + 6, w: w - scores - 12, h: city, label, head, foot });
  const tall = 136;
  const y = band + city + 14;
  const height = y + Math.ceil((ctx.view.seats - 1) / 2) * (tall + 8);
  return html`<svg viewBox=${`0 0 ${w} ${height}`} style=${{ height: `${height}px` }} preserveAspectRatio="xMidYMin meet" role="group"
    aria-label=${ctx.t("table")}>
    ${building ? html`<${Tray} ctx=${ctx} ids=${ids} x=${0.500} y=${0.500} w=${w - 1} h=${band} />`
      : html`<${Projects} ctx=${ctx} ids=${ids} x=${0.500} y=${0.500} w=${w - 1} h=${band} slim />`}
    <${Panel} x=${0.500} y=${band + 6} w=${w - 1} h=${city} extra="is-city" />
    <${City} ctx=${ctx} seat=${shown} plan=${plan} ids=${ids} home=${home} />
    <${Rows} ctx=${ctx} seat=${shown} plan=${plan} x=${plan.right + 4} w=${w - plan.right - 8} before=${before} />
    <${Minis} ctx=${ctx} shown=${shown} look=${show} x=${0.500} y=${y} w=${w - 1} h=${tall} across=${2} />
  </svg>`;
}

/** Where a sentence of the log took place. */
const marks = ({ args: { seat, column, space } }) => [
  column !== undefined && part("column", column),
  space !== undefined && `[data-mini="${seat}"] [data-at="${space}"]`,
].filter(Boolean);

/** The rule to read about what can be done with a thing, or about a sort of things. */
const rules = {
  DrawProject: "3.1", PlaceProject: "3.2", Finalize: "4.1", Build: "5.1", InDistrict: "5.1", TakeBonus: "8.1", column: "4.1",
};

export default {
  Board,
  facts,
  clock,
  icon,
  standing,
  Reveal,
  marks,
  rules,
  legend,
  figures,
  kinds: { Build: "kind-build", OnCard: "kind-card", Finalize: "kind-finalize" },
  tour: [
    { at: ".skyline .sk-deck", key: "tour-deck" },
    { at: ".skyline .sk-columns", key: "tour-columns" },
    { at: ".skyline .sk-foundations", key: "tour-foundations" },
    { at: ".skyline .sk-tray", key: "tour-tray" },
    { at: ".skyline .sk-city", key: "tour-city" },
    { at: ".skyline .sk-rows", key: "tour-rows" },
    { at: ".skyline .sk-car-row", key: "tour-cars" },
    { at: ".skyline .sk-minis", key: "tour-minis" },
    { at: ".players", key: "tour-players" },
  ],
};
