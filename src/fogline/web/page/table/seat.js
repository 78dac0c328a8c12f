// Sitting at a table: its components, its scenes as they come, one after the other, and the words one says.
import { useCallback, useEffect, useRef, useState } from "/page/kit/dom.js";
import { get, post } from "/page/kit/api.js";
import { Line } from "/page/kit/line.js";
import { prefs } from "/page/kit/prefs.js";
import { go, place } from "/page/kit/route.js";
import { PRESENT, Pace } from "/page/table/pace.js";
import { withNews } from "/page/talk/heard.js";

/** The log with the news of a scene: lines of `log_from` and later are told anew. */
export function told(lines, scene) {
  return [...lines.filter((line) => line.turn < scene.log_from), ...scene.log];
}

/** A scene as boards want it: an action that mentions nothing has empty `args`. */
const filled = (scene) => ({ ...scene, legal: scene.legal.map((option) => ({ args: {}, ...option })) });

const MOST = 20; // turns that are fetched to be watched again

/** Which of my seats to look through: one that is asked, else the first; -1 looks on. */
export function seatFor(info) {
  return info.mine.find((seat) => info.waiting.includes(seat)) ?? info.mine[0] ?? -1;
}

/** A link that gives a seat is used up at once, and leaves no trace in the browser's history. */
async function claim(table) {
  const token = /^#seat=([\w-]+)$/.exec(place().hash)?.[1];
  if (!token) return;
  go(`/table/${table}`, { replace: true });
  await post(`/tables/${table}/claim`, {}, token);
}

/** Everything a table's screen needs of its table. */
export function useSeat(table) {
  const [state, change] = useState({ info: null, box: null, scene: null, log: [], talk: [], latest: null, now: PRESENT, line: "open",
    error: null });
  const line = useRef(null);
  const pace = useRef(null);
  const lang = prefs.lang;

  useEffect(() => {
    let here = true;
    const put = (news) => here && change((now) => ({ ...now, ...(typeof news === "function" ? news(now) : news) }));
    pace.current = new Pace((scene, now) => put((was) => ({ scene, now, log: told(was.log, scene) })));
    (async () => {
      try {
        await claim(table);
        // All at once: to somebody far away each question more is a wait. The line, which takes longer, goes on from there.
        const asked = [get(`/tables/${table}`), get(`/tables/${table}/box`), get(`/tables/${table}/scene`).catch(() => null)];
        const [info, box, first] = await Promise.all(asked);
        if (!here) return;
        put({ info, box });
        const known = first?.view && first.seat === seatFor(info) ? first : null;
        line.current = new Line(table, seatFor(info), known?.revision ?? -1, {
          hears: (scene) => {
            const latest = filled(scene); // it may have to wait until it is shown
            put((was) => ({ latest, talk: withNews(was.talk, latest) })); // talk waits for nobody's turn
            pace.current.add(latest);
          },
          feels: (feeling) => put({ line: feeling }),
          ends: (error) => put({ error }),
        });
        if (known) line.current.hears(known);
      } catch (error) {
        put({ error });
      }
    })();
    return () => {
      here = false;
      pace.current.close();
      line.current?.close();
      line.current = null;
    };
  }, [table]);

  // Another language in the middle of the game: names and the whole scene come again.
  useEffect(() => {
    if (!line.current || state.scene?.lang === lang) return;
    get(`/tables/${table}/box`).then((box) => change((now) => ({ ...now, box })), () => {});
    line.current.say({ do: "speak", lang }).catch(() => {});
  }, [lang]);

  const say = useCallback((message) => line.current.say(message), []);
  const sit = useCallback((seat) => {
    pace.current.stop();
    change((now) => ({ ...now, scene: null, latest: null, now: PRESENT, log: [], talk: [] }));
    return line.current.sit(seat);
  }, []);
  /** What others did since my last turn once more; what was not seen as it came is fetched. */
  const again = useCallback(async (turns) => {
    if (pace.current.canWatchAgain) return pace.current.again();
    const { seat } = line.current;
    const scenes = await Promise.all(turns.slice(-MOST).map((turn) => get(`/tables/${table}/scene`, { turn, seat, since: turn - 1 })));
    return pace.current.again(scenes.map(filled));
  }, [table]);
  const comeAnew = useCallback(() => line.current?.anew(), []);
  return { ...state, say, sit, again, comeAnew, pace: pace.current };
}
