// How 1906 San Francisco is drawn: year board, ring of action cards, city, cards, and what lies before me.
import { classes, html, useLayoutEffect, useState } from "/page/kit/dom.js";
import { part as placeOf } from "/page/table/marks.js";
import { Band } from "./band.js";
import { Committee } from "./committee.js";
import { Dock, wanted } from "./dock.js";
import { clock, facts, icon, legend } from "./facts.js";
import { figures } from "./figures.js";
import { City } from "./map.js";
import { Market } from "./market.js";
import { Mine } from "./mine.js";
import { COMMITTEE, members, modelOf } from "./model.js";
import { LEAF, Phone } from "./phone.js";
import { Ring } from "./ring.js";
import { Stepper, marksOf } from "./stepper.js";
import { watched } from "./trace.js";
import { YearBoard } from "./years.js";

/** What the reader studies: a permit to see its plots, a space to see its permits. Dropped with the next scene. */
function useStudy(ctx) {
  const [study, set] = useState(null);
  useLayoutEffect(() => set(null), [ctx.scene.at]);
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
  const study = useStudy(ctx);
  const { view } = ctx;
  const stage = watched(ctx.scene);
  const ui = {
    ...study,
    watching: Boolean(stage),
    nameOf: (player) => (player === COMMITTEE ? ctx.t("committee") : ctx.player(player).name),
    builtBy: (player) => members(view.built[player]).length,
    marks: [],
  };
  const look = { ctx, model: modelOf(ctx.data), view, data: ctx.data, ui };
  ui.marks = stage ? marksOf(look, stage.now) : [];
  return html`<div class=${classes("rebuild", ctx.phone ? "is-phone-board" : "is-laptop-board", view.seats === 1 && "is-solo", ctx.me < 0
    && "is-watched", stage && "is-past")}>
    ${ctx.phone ? html`<${Phone} look=${look} stage=${stage} />` : html`<${Laptop} look=${look} stage=${stage} />`}
  </div>`;
}

function Laptop({ look, stage }) {
  return html`
    <${YearBoard} look=${look} />
    <div class="rb-city"><${Ring} look=${look} side="left" /><${City} look=${look} /><${Ring} look=${look} side="right" />
      ${look.view.seats === 1 && html`<${Committee} look=${look} stage=${stage} />`}</div>
    ${stage ? html`<${Stepper} look=${look} stage=${stage} />` : html`<${Band} look=${look} />`}
    <${Market} look=${look} />
    <${Mine} look=${look} />`;
}

/** Where a sentence of the log took place. */
const marks = ({ key, args }) => [
  args.space !== undefined && placeOf("space", args.space),
  key === "developed" && `[data-piece="token-${args.seat}"]`,
  (key === "moved" || key === "earned") && `[data-piece="pawn-${args.seat}"]`,
].filter(Boolean);

/** The rule to read about what can be done with a thing, or about a sort of things. */
const rules = {
  Go: "2.2", Earn: "3.2", TakePermit: "4.3", Use: "6.1", Site: "6.1", ClearUp: "5.2", permit: "6.1", space: "6.2", objective: "8.1",
};

export default {
  Board, Dock, facts, clock, icon, legend, figures, marks, rules,
  standing: wanted,
  kinds: { Go: "k-go", Site: "k-site", ClearUp: "k-clear", Use: "k-use", TakePermit: "k-take", Sign: "k-sign" },
  tour: [
    { at: ".rebuild .rb-years", key: "tour-years", behind: LEAF.actions },
    { at: ".rebuild :is(.rb-ring-right, .rb-ring-list)", key: "tour-ring", behind: LEAF.actions },
    { at: ".rebuild .rb-band", key: "tour-band", behind: LEAF.actions },
    { at: ".rebuild .rb-map", key: "tour-map", behind: LEAF.map },
    { at: ".rebuild :is(.rb-market, .rb-row-permits)", key: "tour-market", behind: LEAF.cards },
    { at: ".rebuild .rb-development", key: "tour-development", behind: LEAF.cards },
    { at: ".rebuild :is(.rb-mine, .rb-hand)", key: "tour-mine", behind: LEAF.cards },
    { at: ".rebuild .rb-committee", key: "tour-committee" },
    { at: ".players", key: "tour-players", behind: LEAF.asked },
  ],
};
