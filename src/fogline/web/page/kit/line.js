// The line to a table: scenes come in, words go out; when it breaks it comes back by itself.
import { prefs } from "/page/kit/prefs.js";
import { Refused } from "/page/kit/api.js";
import { at } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";

const WAITS = [300, 700, 1500, 3000, 6000];
const FINAL = new Set([4400, 4403, 4404, 4422]);
let count = 0;

export class Line {
  /**
   * `revision`: up to where the table is known already. `hears(scene)`, `feels("open" | "lost")`, `ends(refused)`:
   * what the page does with what comes.
   */
  constructor(table, seat, revision, { hears, feels, ends }) {
    this.table = table;
    this.seat = seat;
    this.revision = revision;
    this.hears = hears;
    this.feels = feels;
    this.ends = ends;
    this.asked = new Map();
    this.tries = 0;
    this.closed = false;
    this.refusal = null;
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${at(`/api/tables/${this.table}/socket`)}`);
    this.socket = socket;
    socket.onopen = () => {
      const hello = { do: "hello", lang: prefs.lang, since: this.revision, effects: true, seat: this.seat };
      socket.send(JSON.stringify(hello));
      // What was said and not answered is said again: the nonce keeps it from being done twice.
      for (const { message } of this.asked.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data));
    socket.onclose = ({ code }) => this.lose(code);
  }

  hear(told) {
    if (told.is === "scene") {
      this.tries = 0;
      this.feels("open");
      if (told.scene.status !== "gathering") this.revision = told.scene.revision;
      this.hears(told.scene);
      return;
    }
    const waiting = this.asked.get(told.nonce);
    this.asked.delete(told.nonce);
    if (told.is === "refused") {
      const refused = new Refused(told.error, 0);
      if (waiting) waiting.reject(refused);
      else this.refusal = refused;
    } else waiting?.resolve(told);
  }

  lose(code) {
    if (this.closed) return;
    if (FINAL.has(code)) {
      this.ends(this.refusal || new Refused({ key: "lost", text: t("lost-for-good") }, code));
      return;
    }
    this.feels("lost");
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)];
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** Says something and waits for the answer. */
  say(message) {
    count += 1;
    const nonce = `${Date.now().toString(36)}-${count}-${Math.random().toString(36).slice(2, 8)}`;
    const spoken = { ...message, nonce };
    return new Promise((resolve, reject) => {
      this.asked.set(nonce, { message: spoken, resolve, reject });
      if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(spoken));
    });
  }

  /** Looks through another of one's seats. */
  sit(seat) {
    this.seat = seat;
    this.revision = -1;
    return this.say({ do: "sit", seat });
  }

  /** Comes in anew: the server may know by now who we are. */
  anew() {
    this.socket.close();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket.close();
  }
}
