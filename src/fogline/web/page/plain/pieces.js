// Which words of a plain table are pieces, and which of those the open actions are about.

/** A line of the table taken apart: `Label: rest`, and the pieces where the rest is a row of names or numbers. */
export function taken(text, names) {
  const [, label = "", rest = ""] = /^\s*([^:]{1,40}):\s+(.+)$/.exec(text) ?? [];
  const words = rest.trim().split(/[\s,]+/).filter(Boolean);
  const known = new Set(Object.values(names).flatMap((sort) => Object.values(sort)));
  return { text, label, rest: rest.trim(), pieces: words.every((word) => /^\d+$/.test(word) || known.has(word)) ? words : [] };
}

/** By sort of thing, the names that open actions mention: `{card: Map {"7" => 7}}`. */
function asked(ctx) {
  const found = {};
  for (const option of ctx.legal) {
    for (const [sort, value] of Object.entries(option.args ?? {})) {
      found[sort] ??= new Map();
      found[sort].set(ctx.name(sort, value), value);
    }
  }
  return found;
}

const only = (found) => (found.length === 1 ? found[0] : null);

/**
 * The lines whose pieces can be used, each with the sort of things that lie there and their values.
 * Words do not say whose they are: a 2 in my hand and a 2 on the table read alike. So the things of a sort lie on the line
 * that names all of them that can be used; of several on the one with nothing else on it; and nowhere where that line could
 * be of another sort. What finds no place here has its button beside the table.
 */
export function homes(lines, ctx) {
  const found = new Map();
  const has = (sort, word) => Object.values(ctx.box.names[sort]).includes(word);
  const others = (line, sort) => Object.keys(ctx.box.names).some((other) => other !== sort && line.pieces.every((word) => has(other, word)));
  for (const [sort, values] of Object.entries(asked(ctx))) {
    const there = lines.filter((line) => [...values.keys()].every((word) => line.pieces.includes(word)));
    const home = only(there) ?? only(there.filter((line) => line.pieces.every((word) => values.has(word))));
    if (home && !others(home, sort)) found.set(home, { sort, values });
  }
  return found;
}
