// What the server answers at an address, kept while the page lives.
import { get } from "/page/kit/api.js";
import { useEffect, useState } from "/page/kit/dom.js";
import { prefs } from "/page/kit/prefs.js";

const known = new Map();

/** `{data, error}` in the reader's language; asked anew when the language changes. */
export function useAnswer(path) {
  const key = `${prefs.lang} ${path}`;
  const [answer, set] = useState({ data: known.get(key) ?? null, error: null });
  useEffect(() => {
    let here = true;
    get(path).then(
      (data) => { known.set(key, data); if (here) set({ data, error: null }); },
      (error) => here && set((now) => ({ ...now, error })),
    );
    return () => { here = false; };
  }, [key]);
  return answer;
}
