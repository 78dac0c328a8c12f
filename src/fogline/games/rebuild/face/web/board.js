// How 1906 San Francisco is drawn: year board, ring of action cards, city, cards, and what lies before me.
import { classes, html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "/page/kit/dom.js";
import { glide, places } from "/page/kit/flip.js";
import { part as placeOf } from "/page/table/marks.js";
import { Band } from "./band.js";
import { Committee } from "./committee.js";
import { Dock, wanted } from "./dock.js";
import { clock, facts, icon } from "./facts.js";
import { City } from "./map.js";
import { Market } from "./market.js";
import { Mine } from "./mine.js";
import { COMMITTEE, members, modelOf } from "./model.js";
import { Phone } from "./phone.js";
import { rewind } from "./rewind.js";
import { Ring } from "./ring.js";
import { useRunning, useStage } from "./stage.js";
import { Stepper, marksOf } from "./stepper.js";
import { words } from "./words.js";
import { YearBoard } from "./years.js";

/** While the past is shown nothing can be used: parts are only looked at. */
function inert(ctx, view) {
  const part = (args, { label, extra = "" } = {}) => ({ "class": `part ${extra}`, "data-part": Object.entries(args).join(" "), role: "button", tabindex: "-1", "aria-disabled": "true", "aria-label": label });
  return { ...ctx, view, legal: [], options: [], picks: [], ghost: null, chosen: null, can: () => [], ghosted: () => false, part };
}

/** What the reader studies: a permit to see its plots, a space to see its permits. Dropped with the next scene. */
function useStudy(ctx) {
  const [study, set] = useState(null);
  useEffect(() => set(null), [ctx.scene.at]);
  return {
    study,
    studyPermit: (permit) => set((was) => (was?.permit === permit ? null : { permit })),
    studySpace: (space) => {
      set((was) => (was?.space === space ? null : { space }));
      if (ctx.me >= 0 && !ctx.looksBack && ctx.scene.question) ctx.why({ args: { space }, kinds: ["Site", "ClearUp"] });
    },
  };
}

function Board({ ctx }) {
  const stage = useStage(ctx);
  useRunning(stage);
  const study = useStudy(ctx);
  const model = modelOf(ctx.data);
  const seen = useMemo(() => (stage.step ? rewind(ctx.view, model, stage.trace, stage.step) : ctx.view), [ctx.view, stage.step]);
  const here = stage.step ? inert(ctx, seen) : ctx;
  const ui = {
    ...study,
    watching: stage.open,
    nameOf: (player) => (player === COMMITTEE ? ctx.t("committee") : ctx.player(player).name),
    builtBy: (player) => members(seen.built[player]).length,
  };
  const look = { ctx: here, model, view: seen, data: ctx.data, ui };
  ui.marks = stage.step ? marksOf(look, stage.step) : [];
  const root = useStepping(stage);
  const solo = seen.seats === 1;
  return html`<div ref=${root} class=${classes("rebuild", ctx.phone ? "is-phone-board" : "is-laptop-board", solo && "is-solo", ctx.me < 0 && "is-watched", stage.open && "is-past")}>
    ${ctx.phone ? html`<${Phone} look=${look} stage=${stage} />` : html`<${Laptop} look=${look} stage=${stage} />`}
  </div>`;
}

/** Pieces glide from step to step, as the shell lets them glide from scene to scene. */
function useStepping({ open, index }) {
  const root = useRef(null);
  const before = useRef(null);
  useLayoutEffect(() => {
    if (before.current) glide(root.current, before.current);
    before.current = open ? places(root.current) : null;
  }, [open, index]);
  return root;
}

function Laptop({ look, stage }) {
  const { ctx, view } = look;
  const controls = stage.open && (!ctx.scene.question || ctx.looksBack);
  return html`
    <${YearBoard} look=${look} />
    <div class="rb-city"><${Ring} look=${look} side="left" /><${City} look=${look} /><${Ring} look=${look} side="right" />
      ${view.seats === 1 && html`<${Committee} look=${look} stage=${stage} />`}</div>
    ${stage.open ? html`<${Stepper} look=${look} stage=${stage} controls=${controls} />` : html`<${Band} look=${look} />`}
    <${Market} look=${look} />
    <${Mine} look=${look} />`;
}

/** Where a sentence of the log took place. */
const marks = ({ key, args }) => [
  args.space !== undefined && placeOf("space", args.space),
  key === "developed" && `[data-piece="token-${args.seat}"]`,
  (key === "moved" || key === "earned") && `[data-piece="pawn-${args.seat}"]`,
].filter(Boolean);

export default {
  words, Board, Dock, facts, clock, icon, marks,
  standing: wanted,
  kinds: { Go: "k-go", Site: "k-site", ClearUp: "k-clear", Use: "k-use", TakePermit: "k-take", Sign: "k-sign" },
  tour: [
    { at: ".rebuild .rb-years", key: "tour-years" },
    { at: ".rebuild .rb-ring-right", key: "tour-ring" },
    { at: ".rebuild .rb-band", key: "tour-band" },
    { at: ".rebuild .rb-map", key: "tour-map" },
    { at: ".rebuild .rb-market", key: "tour-market" },
    { at: ".rebuild .rb-development", key: "tour-development" },
    { at: ".rebuild .rb-mine", key: "tour-mine" },
    { at: ".rebuild .rb-committee", key: "tour-committee" },
  ],
};
