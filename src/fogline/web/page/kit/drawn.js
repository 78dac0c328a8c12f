// What is drawn once for each change: the same drawing as before is no work for the browser.
import { useMemo } from "/page/kit/dom.js";
import { prefs } from "/page/kit/prefs.js";

/** What `draw` gives, made anew only when one of `changes` is another one, or the reader has chosen something. */
export const useDrawn = (draw, changes) => useMemo(draw, [...changes, ...Object.values(prefs)]);
