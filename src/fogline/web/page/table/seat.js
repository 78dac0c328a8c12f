// Sitting at a table: its components, its scenes as they come, one after the other, and the words one says.
import { useCallback, useEffect, useRef, useState } from "/page/kit/dom.js";
import { get } from "/page/kit/api.js";
import { Line } from "/page/kit/line.js";
import { prefs } from "/page/kit/prefs.js";
import { Pace } from "/page/table/pace.js";

/** The log with the news of a scene: lines of `log_from` and later are told anew. */
export function told(lines, scene) {
  return [...lines.filter((line) => line.turn < scene.log_from), ...scene.log];
}

/** A scene as boards want it: an action that mentions nothing has empty `args`. */
const filled = (scene) => ({ ...scene, legal: scene.legal.map((option) => ({ args: {}, ...option })) });

/** Which of my seats to look through: one that is asked, else the first; -1 looks on. */
export function seatFor(info) {
  return info.mine.find((seat) => info.waiting.includes(seat)) ?? info.mine[0] ?? -1;
}

/** Everything a table's screen needs of its table. */
export function useSeat(table) {
  const [state, change] = useState({ info: null, box: null, scene: null, log: [], latest: null, left: 0, time: 0, line: "open", error: null });
  const line = useRef(null);
  const pace = useRef(null);
  const latest = useRef(null); // the newest scene, which may still wait to be shown
  const lang = prefs.lang;

  useEffect(() => {
    let here = true;
    const put = (news) => here && change((now) => ({ ...now, ...(typeof news === "function" ? news(now) : news) }));
    pace.current = new Pace((scene, left, time) => put((now) => ({ scene, left, time, log: told(now.log, scene) })));
    (async () => {
      try {
        const [info, box] = await Promise.all([get(`/tables/${table}`), get(`/tables/${table}/box`)]);
        if (!here) return;
        put({ info, box });
        line.current = new Line(table, seatFor(info), {
          hears: (scene) => {
            latest.current = filled(scene);
            put({ latest: latest.current });
            pace.current.add(latest.current);
          },
          feels: (feeling) => put({ line: feeling }),
          ends: (error) => put({ error }),
        });
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
    change((now) => ({ ...now, scene: null, latest: null, left: 0, log: [] }));
    return line.current.sit(seat);
  }, []);
  const skip = useCallback(() => pace.current?.skip(), []);
  const again = useCallback(() => pace.current?.again(latest.current), []);
  return { ...state, say, sit, skip, again, canWatchAgain: Boolean(pace.current?.since.length) };
}
