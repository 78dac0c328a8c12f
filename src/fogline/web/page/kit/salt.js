// Salt for the luck of a table where it can be checked: given once what was promised is known, and remembered for the end.
import { useEffect } from "/page/kit/dom.js";
import { get, post } from "/page/kit/api.js";

const place = (table) => `fogline-luck-${table}`;

/** What this browser was promised before the start, and the salt it gave; null where it was not there. */
export function remembered(table) {
  try {
    return JSON.parse(localStorage.getItem(place(table)));
  } catch {
    return null;
  }
}

const drawn = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Remembered before it is sent, and the same when it is sent again: whatever becomes of the page meanwhile, both know one salt. */
async function give(table, commitment) {
  const known = remembered(table);
  const salt = known?.commitment === commitment ? known.salt : drawn();
  try {
    localStorage.setItem(place(table), JSON.stringify({ commitment, salt }));
  } catch {
    // A browser that keeps nothing can compare nothing later.
  }
  await post(`/tables/${table}/salt`, { salt });
}

/** Starts a table of one's own: first what is promised, then the salt, then the cards. */
export async function startWithSalt(table, seated) {
  const { commitment } = await get(`/tables/${table}`);
  if (seated) await give(table, commitment);
  await post(`/tables/${table}/start`);
}

/** While a table gathers: whoever has a seat without salt gives some, also for a seat that comes later. */
export function useSalt(scene, mine) {
  const bare = Boolean(scene.luck) && mine.some((place) => !scene.luck.salts[place.seat]);
  useEffect(() => {
    if (bare) give(scene.table, scene.luck.commitment).catch(() => {}); // without salt one plays all the same
  }, [scene.table, bare]);
}
