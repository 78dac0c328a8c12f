// What the lobby knows: the games, the tables, and how a table is made of a wish.
import { useEffect, useState } from "/page/kit/dom.js";
import { useAnswer } from "/page/kit/answer.js";
import { get, post } from "/page/kit/api.js";
import { prefs } from "/page/kit/prefs.js";
import { go } from "/page/kit/route.js";
import { t } from "/page/lobby/words.js";

const EVERY = 4000; // milliseconds between two looks at the tables, while somebody looks at the page
const USUAL = "casual"; // the bots one meets when nothing is chosen

export const useGames = () => useAnswer("/games");

/** The tables that concern the reader, looked at again every few seconds while the page is visible. */
export function useTables() {
  const lang = prefs.lang;
  const [answer, set] = useState({ tables: null, older: "", error: null });
  useEffect(() => {
    let here = true;
    const look = () => {
      if (document.hidden) return;
      get("/tables").then(
        ({ tables, older }) => here && set({ tables, older, error: null }),
        (error) => here && set((now) => ({ ...now, error })),
      );
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      here = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [lang]);
  return answer;
}

/**
 * The finished games that came before a list of the newest, fetched when they are asked for:
 * `[games, more, error]`; no `more` where that is all.
 */
export function useOlder(older) {
  const [past, set] = useState({ tables: [], older: null, error: null });
  const before = past.older ?? older;
  const more = () => get("/tables", { before }).then(
    (found) => set((now) => ({ tables: [...now.tables, ...found.tables], older: found.older, error: null })),
    (error) => set((now) => ({ ...now, error })),
  );
  return [past.tables, before && more, past.error];
}

export const myName = () => prefs.name.trim() || t("guest");

/** The level a bot has when nobody chose one: casual, or the first there is. */
export const usualLevel = (game) => (game.bots.find((bot) => bot.name === USUAL) ?? game.bots[0])?.name ?? "";

/** How many sit at a table when nobody said: three where three may. */
export const usualSeats = (game) => (game.seats.includes(3) ? 3 : game.seats[0]);

/** One click: a table with bots on the other chairs, started. */
export async function playNow(game) {
  const bots = Array.from({ length: usualSeats(game) - 1 }, () => ({ kind: "bot", bot: usualLevel(game) }));
  const chairs = [{ kind: "person", name: myName() }, ...bots];
  const { table } = await post("/tables", { game: game.name, chairs, start: true, listed: false, assist: "full" });
  go(`/table/${table}`);
}

/** How many play, in words. */
export function playersOf(game) {
  const [from, to] = [game.seats[0], game.seats[game.seats.length - 1]];
  return from === to ? t("players-one", { from }) : t("players-range", { from, to });
}

/** The name on a chair, or which chair it is. */
export const nameOn = (table, seat) => table.names[seat] || t("seat-n", { n: seat + 1 });
