// What a board draws with: the scene, names, and parts that know which legal actions mention them.
import { classes } from "/page/kit/dom.js";
import { lookOf } from "/page/kit/players.js";

const listed = (kinds) => (kinds === undefined ? null : [].concat(kinds));

/** Whether an option mentions all of these (`{sort: value}`), and is of one of these kinds. */
export function mentions(option, args, kinds) {
  if (kinds && !kinds.includes(option.kind)) return false;
  return Object.entries(args).every(([sort, value]) => option.args?.[sort] === value);
}

/** The options left when every pick is mentioned. */
export const narrowed = (legal, picks) => legal.filter((option) => picks.every((pick) => mentions(option, pick.args, pick.kinds)));

const same = (a, b) => a && b && JSON.stringify([a.args, a.kinds]) === JSON.stringify([b.args, b.kinds]);

/**
 * The context of one drawing. `hands` holds what can be done: act, pick, hover, why.
 * A board reads it and draws; it never decides what is legal.
 * @param {{ scene: Fogline.Scene, log?: Fogline.LogLine[], looksBack?: boolean, [more: string]: any }} given
 */
export function contextOf({ scene, box, words, phone, touch, picks, ghost, chosen, hands, log = scene.log, looksBack = false,
  watch = null }) {
  const legal = looksBack ? [] : scene.legal;
  const options = narrowed(legal, picks);
  const context = {
    scene, box, phone, touch, picks, ghost, chosen, legal, options, log, looksBack, watch,
    view: scene.view,
    data: box.data,
    me: scene.seat,
    lang: scene.lang,
    t: words,
    act: hands.act,
    order: hands.order,
    undo: hands.undo,
    why: hands.why,
    hover: hands.hover,
    name: (sort, value) => box.names[sort]?.[String(value)] ?? String(value),
    place: (seat) => scene.places.find((place) => place.seat === seat),
    player: (seat) => ({ ...lookOf(seat), seat, name: scene.places[seat]?.name ?? "" }),
    score: (seat) => scene.scores.find((score) => score.seat === seat),
    can: (args = {}, kinds = undefined) => legal.filter((option) => mentions(option, args, listed(kinds))),
    picked: (args) => picks.some((pick) => same(pick, { args, kinds: pick.kinds })),
    /** Whether the action under the pointer mentions this. */
    ghosted: (args) => Boolean(ghost && mentions(ghost, args)),
  };
  context.part = (args, choices) => partOf(context, hands, args, choices);
  return context;
}

/** The properties that make an element a part of the table that can be pointed at, focused and used. */
function partOf(context, hands, args = {}, /** @type {any} */ { kinds, label, extra = "", use } = {}) {
  const wanted = { args, kinds: listed(kinds) };
  const within = context.options.filter((option) => mentions(option, args, wanted.kinds));
  const all = context.legal.filter((option) => mentions(option, args, wanted.kinds));
  const found = within.length ? within : all;
  const picked = context.picks.some((pick) => same(pick, wanted));
  const only = found.length === 1 ? found[0] : null;
  const [sort, value] = Object.entries(args)[0] ?? [];
  const said = label ?? (sort ? context.name(sort, value) : "");
  const press = () => (use ? use() : hands.press(wanted, found, within.length > 0));
  return {
    "class": classes("part", extra, found.length && "is-legal", picked && "is-picked",
      only && context.ghost?.id === only.id && "is-ghost", only && context.chosen?.id === only.id && "is-chosen"),
    "data-part": Object.entries(args).map(([name, number]) => `${name}:${number}`).join(" ") + (kinds ? ` ${kinds}` : ""),
    role: "button",
    tabindex: "-1",
    "aria-label": only && !label ? only.label : said,
    "aria-disabled": found.length || use || context.looksBack ? undefined : "true",
    "aria-pressed": picked ? "true" : undefined,
    onClick: (event) => { event.stopPropagation(); press(); },
    onKeyDown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      press();
    },
    onMouseEnter: () => hands.hover(only, said),
    onMouseLeave: () => hands.hover(null),
    onFocus: () => hands.hover(only, said),
    onBlur: () => hands.hover(null),
  };
}
