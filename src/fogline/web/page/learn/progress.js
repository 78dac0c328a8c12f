// Which lessons the reader has done, as this browser remembers it; and how one is begun.
import { post } from "/page/kit/api.js";
import { prefs } from "/page/kit/prefs.js";
import { go } from "/page/kit/route.js";

const KEY = "fogline.lessons";

function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) || {};
  } catch {
    return {};
  }
}

/** The names of a game's lessons that are done. */
export const lessonsDone = (game) => all()[game] ?? [];

export function remember(game, lesson) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: [...new Set([...lessonsDone(game), lesson])] }));
  } catch {
    // Then it can be done again.
  }
}

/** A table of one's own for a lesson; `guest` is what somebody without a name is called there. */
export async function begin(game, lesson, guest, options = {}) {
  const { table } = await post("/lessons", { game, lesson, name: prefs.name.trim() || guest });
  go(`/table/${table}`, options);
}
