// Sitting at a table: its components, its scenes as they come, one after the other, and the words one says.
import { useCallback, useEffect, useRef, useState } from "/page/kit/dom.js";
import { get } from "/page/kit/api.js";
import { Line } from "/page/kit/line.js";
import { prefs, still } from "/page/kit/prefs.js";

const PACE = 420; // milliseconds between two pictures of other people's turns
const BEHIND = 3; // pictures that may wait before the queue is skipped

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

/** What a scene shows of the table; my own steps that nobody else sees yet do not change it. */
const revisionOf = (scene) => `${scene.revision} ${scene.seat}`;

/** Shows scenes in order with a little time between them, and catches up when too many wait. */
class Queue {
  constructor(show) {
    this.show = show;
    this.waiting = [];
    this.timer = null;
    this.shown = 0;
  }

  add(scene) {
    this.waiting.push(scene);
    if (this.waiting.length > BEHIND) this.skip();
    else this.next();
  }

  next() {
    if (this.timer || !this.waiting.length) return;
    const own = revisionOf(this.waiting[0]) === this.revision; // a step of mine: it is seen at once
    const pause = own || still() || document.hidden ? 0 : Math.max(0, this.shown + PACE - performance.now());
    this.timer = setTimeout(() => {
      this.timer = null;
      const scene = this.waiting.shift();
      if (scene) this.put(scene);
      this.next();
    }, pause);
  }

  put(scene) {
    this.shown = performance.now();
    this.revision = revisionOf(scene);
    this.show(scene);
  }

  /** Straight to the present. */
  skip() {
    clearTimeout(this.timer);
    this.timer = null;
    this.waiting.splice(0).forEach((scene) => this.put(scene));
  }

  stop() {
    clearTimeout(this.timer);
    this.waiting = [];
  }
}

/** Everything a table's screen needs of its table. */
export function useSeat(table) {
  const [state, change] = useState({ info: null, box: null, scene: null, log: [], line: "open", error: null });
  const line = useRef(null);
  const queue = useRef(null);
  const lang = prefs.lang;

  useEffect(() => {
    let here = true;
    const put = (news) => here && change((now) => ({ ...now, ...(typeof news === "function" ? news(now) : news) }));
    queue.current = new Queue((scene) => put((now) => ({ scene, log: told(now.log, scene) })));
    (async () => {
      try {
        const [info, box] = await Promise.all([get(`/tables/${table}`), get(`/tables/${table}/box`)]);
        if (!here) return;
        put({ info, box });
        line.current = new Line(table, seatFor(info), {
          hears: (scene) => queue.current.add(filled(scene)),
          feels: (feeling) => put({ line: feeling }),
          ends: (error) => put({ error }),
        });
      } catch (error) {
        put({ error });
      }
    })();
    return () => {
      here = false;
      queue.current.stop();
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
    queue.current.stop();
    change((now) => ({ ...now, scene: null, log: [] }));
    return line.current.sit(seat);
  }, []);
  const skip = useCallback(() => queue.current?.skip(), []);
  return { ...state, say, sit, skip };
}
