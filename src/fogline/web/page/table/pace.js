// In which order and for how long the turns of others are shown: none is left out, none runs into the next.
import { prefs } from "/page/kit/prefs.js";

/** How much of its reading time a turn gets. */
export const SPEEDS = { slow: 1.7, normal: 1, fast: 0.4, once: 0 };

const GLANCE = 900; // milliseconds to find the place on the board
const LETTER = 28; // milliseconds for each letter of what is told
const LONGEST = 6000;
const PATIENCE = 30000; // a queue that would take longer plays faster
const QUICKEST = 0.3; // but never faster than this share of its reading time

/** What others did between this scene and the one before it, in words; nothing where it was only my own doing. */
export function toldBy(scene) {
  const others = scene.log.filter((line) => line.text && line.by >= 0 && !scene.places[line.by]?.mine);
  return others.map((line) => line.text).join(" ");
}

/** Milliseconds that a turn of somebody else stays on the screen. */
export function readingTime(scene, speed = prefs.speed) {
  const text = toldBy(scene);
  return text ? Math.min(LONGEST, GLANCE + LETTER * text.length) * (SPEEDS[speed] ?? 1) : 0;
}

/** Shows scenes one after the other. Whoever does not want to wait skips to the present. */
export class Pace {
  /** `show(scene, left, time)`: what to do with a scene, how many turns still wait behind it, how long it is shown then. */
  constructor(show) {
    this.show = show;
    this.waiting = [];
    this.timer = null;
    this.until = 0; // when the turn that is shown has been read
    this.since = []; // what was shown of others' turns since my last one, to be watched again
    this.begun = false;
    this.seen = () => this.next();
    document.addEventListener("visibilitychange", this.seen);
  }

  add(scene) {
    this.waiting.push(scene);
    if (!this.begun) this.skip(); // what happened before one came is not watched
    else this.next();
  }

  next() {
    if (this.timer || !this.waiting.length || document.hidden) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.put();
      this.next();
    }, Math.max(0, this.until - performance.now()));
  }

  put() {
    const hurry = this.hurry();
    const scene = this.waiting.shift();
    const time = readingTime(scene) * hurry;
    this.until = performance.now() + time;
    this.remember(scene);
    this.begun = true;
    this.show(scene, this.waiting.filter(toldBy).length, time);
  }

  remember(scene) {
    if (scene.log.some((line) => scene.places[line.by]?.mine)) this.since = [];
    if (this.begun && toldBy(scene) && !this.since.includes(scene)) this.since.push(scene);
  }

  /** Everything since my last turn once more; what comes meanwhile waits behind it. */
  again(latest) {
    clearTimeout(this.timer);
    this.timer = null;
    const end = this.since.includes(latest) || this.waiting.includes(latest) ? [] : [latest];
    this.waiting = [...this.since, ...end, ...this.waiting.filter((scene) => !this.since.includes(scene))];
    this.until = 0;
    this.next();
  }

  /** The share of its reading time that each turn gets, so that a long wait does not become longer. */
  hurry() {
    const total = this.waiting.reduce((sum, scene) => sum + readingTime(scene), 0);
    return total > PATIENCE ? Math.max(QUICKEST, PATIENCE / total) : 1;
  }

  /** Straight to the present. */
  skip() {
    clearTimeout(this.timer);
    this.timer = null;
    while (this.waiting.length) this.put();
    this.until = 0;
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = null;
    this.waiting = [];
    this.since = [];
    this.begun = false;
  }

  close() {
    this.stop();
    document.removeEventListener("visibilitychange", this.seen);
  }
}
