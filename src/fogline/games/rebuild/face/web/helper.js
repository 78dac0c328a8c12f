// The build helper: which plots show a permit's colour or number, and the other way round. What is legal the rules say.
import { ANY, COMMITTEE, has, members } from "./model.js";
import { ASKS } from "./numbers.js";

/** What a permit shows of a space's plot: "one" both colour and number, "two" one of them, "" neither. */
function match(permit, space, grant = false) {
  const any = permit.colour === ANY;
  const colour = permit.colour === space.colour;
  const number = permit.number === space.number;
  if ((colour && number) || (grant && (colour || number || any))) return "one";
  return colour || number || any ? "two" : "";
}

/** The permits before a player; the Committee's lie in a row. */
export const permitsOf = (view, player) => (player === COMMITTEE ? view.committee_row : members(view.permits[player]));

/** How a space answers what is pointed at: a permit that I study, or my permits while I choose where to build. */
export function spaceFit({ model, view, ctx, ui }, space) {
  if (ui.study?.permit !== undefined) {
    if (!has(view.vacant, space.id)) return "";
    return match(model.permits[ui.study.permit], space, view.grant) || "dim";
  }
  if (view.asks !== ASKS.SITING || ctx.me < 0 || !ctx.can({ space: space.id }, "Site").length) return "";
  const mine = permitsOf(view, ctx.me).map((id) => match(model.permits[id], space, view.grant));
  return mine.includes("one") ? "one" : "two";
}

/** How a permit answers the space that is studied, pointed at or being built on. */
export function permitFit({ model, view, ctx, ui }, id) {
  const pointed = ctx.ghost?.kind === "Site" ? ctx.ghost.args.space : view.asks === ASKS.USING && view.waiting.includes(ctx.me)
    ? view.site : undefined;
  const space = ui.study?.space ?? pointed;
  if (space === undefined || space < 0) return "";
  return match(model.permits[id], model.spaces[space], view.grant) || "dim";
}

/** The icons that two permits share. */
export const shared = (a, b) => a.icons.filter((icon) => b.icons.includes(icon));
