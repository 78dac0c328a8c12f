// In which order and for how long the turns of others are shown: none is left out, none runs into the next.
import { announce } from "/page/kit/notice.js";
import { prefs } from "/page/kit/prefs.js";
import { t } from "/page/kit/words.js";

/** How much of its reading time a turn gets. */
export const SPEEDS = { step: 1, slow: 1.7, normal: 1, fast: 0.4, once: 0 };

const GLANCE = 900; // milliseconds to find the place on the board
const LETTER = 28; // milliseconds for each letter of what is told
const LONGEST = 6000;
const PATIENCE = 30000; // a queue that would take longer plays faster
const QUICKEST = 0.3; // but never faster than this share of its reading time
const MOST = 100; // pictures that can be watched again: who only looks on has no turn that begins anew

const byOthers = (scene) => (line) => line.turn > 0 && !scene.places[line.by]?.mine;

/** What others did between this scene and the one before it, in words; nothing where it was only my own doing. */
export function toldBy(scene) {
  const lines = (scene.frame?.lines ?? scene.log).filter((line) => line.text && byOthers(scene)(line));
  return lines.map((line) => line.text).join(" ");
}

/** How many turns these scenes tell after the one before them: what one player does in a row is one. */
function turnsIn(scenes, before) {
  const whose = (scene) => (scene.frame?.lines ?? scene.log).findLast(byOthers(scene))?.by;
  const seats = [before, ...scenes.filter(toldBy)].map(whose);
  return seats.filter((by, n) => n > 0 && by !== seats[n - 1]).length;
}

/** Milliseconds that a turn of somebody else stays on the screen. */
export function readingTime(scene, speed = prefs.speed) {
  const text = toldBy(scene);
  return text ? Math.min(LONGEST, GLANCE + LETTER * text.length) * (SPEEDS[speed] ?? 1) : 0;
}

/**
 * The pictures of a scene: the steps that the rules played by themselves on the way to it, then the scene.
 * A step is a scene in which nobody is asked; `frame` says which lines it tells, and which steps there are.
 */
export function picturesOf(scene) {
  if (scene.frame) return [scene];
  const name = scene.scores.find(({ seat }) => seat < 0)?.name ?? "";
  const steps = (scene.frames ?? []).map(({ told, view }, n, all) =>
    ({ told, view, lines: scene.log.slice(n ? all[n - 1].told : 0, told) }));
  const theirs = steps.filter(({ lines }) => lines.some(byOthers(scene)));
  const frames = theirs.map(({ told, view, lines }, nth) => ({
    ...scene, view, at: `${scene.at} ${nth}`, log: scene.log.slice(0, told), frame: { lines, nth, steps: theirs },
    sentence: t("plays", { name }), status: "playing", question: "", legal: [], confirm: "no", draft: [], draft_log: [],
    undo: { can: "no", why: "" }, outcome: null, asked: null, order: null,
  }));
  return [...frames, scene];
}

/** How a scene is shown of which nothing is to be watched. */
export const PRESENT = { left: 0, turns: 0, time: 0, held: false, more: false };

/** Whether something is asked of me: where all choose at once, others' choices come meanwhile, and nobody waits to read them. */
const asksMe = (scene) => Boolean(scene.question) || scene.confirm === "now";

/** A scene that is only looked back at. */
const asPast = (scene) => ({ ...scene, question: "", confirm: "no" });

/** Whether a scene tells of a turn of mine: what is to be watched begins with it. */
const tellsMine = (scene) => scene.log.some((line) => line.turn > 0 && scene.places[line.by]?.mine);

/** Shows scenes one after the other. Whoever does not want to wait skips to the present, or goes through them by hand. */
export class Pace {
  /**
   * `show(scene, now)`: what to do with a scene; `now` says how many pictures wait behind it and how many turns
   * they are, for how long it is shown, whether it stays, whether others were watched before it.
   */
  constructor(show) {
    this.show = show;
    this.pictures = []; // all there is to be seen since my last turn; the last one is the present
    this.next = 0; // which of them is shown next
    this.timer = null;
    this.until = 0; // when the turn that is shown has been read
    this.held = false;
    this.stays = false; // whether the turn that is shown is held as soon as another one waits behind it
    this.begun = false;
    this.wake = () => this.goOn();
    document.addEventListener("visibilitychange", this.wake);
  }

  get waiting() {
    return this.pictures.slice(this.next);
  }

  get canWatchAgain() {
    return this.pictures.slice(0, this.next).some(toldBy);
  }

  add(scene) {
    const pictures = picturesOf(scene);
    if (tellsMine(scene)) pictures[0] = { ...pictures[0], begins: true };
    this.pictures.push(...pictures);
    if (this.stays) this.hold();
    if (this.begun) this.goOn();
    else this.skip(); // what happened before one came is not watched
  }

  /** Shows what is due, at once: a page draws once for all that comes in one moment. What is to be read has its time. */
  goOn() {
    while (!this.timer && !this.held && this.waiting.length && !document.hidden) {
      const left = this.until - performance.now();
      if (left <= 0) this.put();
      else this.timer = setTimeout(() => { this.timer = null; this.goOn(); }, left);
    }
  }

  put() {
    const asks = asksMe(this.pictures[this.next]);
    const time = asks ? 0 : readingTime(this.pictures[this.next]) * this.hurry();
    if (this.pictures[this.next].begins || this.next > MOST) [this.pictures, this.next] = [this.waiting, 0];
    this.next += 1;
    if (this.begun) announce(toldBy(this.pictures[this.next - 1])); // also what is skipped: who listens misses nothing
    this.until = performance.now() + time;
    this.stays = this.begun && !asks && time > 0 && prefs.speed === "step";
    this.held = this.waiting.length > 0 && !asks && (this.held || this.stays);
    this.begun = true;
    this.tell(time);
  }

  tell(time = 0) {
    const before = this.pictures.slice(0, this.next - 1);
    const shown = this.pictures[this.next - 1];
    this.show(shown, {
      left: this.waiting.filter(toldBy).length, turns: turnsIn(this.waiting, shown), time, held: this.held, more: before.some(toldBy),
    });
  }

  /** Everything since my last turn once more, or these scenes and then the present; what comes meanwhile waits behind it. */
  again(scenes = this.pictures.slice(0, -1)) {
    this.stopClock();
    this.pictures = [...scenes.flatMap(picturesOf).filter(toldBy).map(asPast), this.pictures.at(-1)];
    [this.next, this.held, this.until] = [0, prefs.speed === "once", 0]; // who never watches and now asks to goes by hand
    this.put();
    this.goOn();
  }

  // -- by hand -------------------------------------------------------------------------------------------------

  /** The turn that is shown stays until one goes on. */
  hold() {
    this.stopClock();
    [this.held, this.stays] = [true, false];
    this.tell();
  }

  run() {
    this.held = this.stays = false;
    this.until = 0;
    this.tell();
    this.goOn();
  }

  /** One turn on. */
  step() {
    this.stopClock();
    if (this.waiting.length) this.put();
    this.goOn();
  }

  /** One turn back. */
  back() {
    this.stopClock();
    this.held = true;
    this.next = Math.max(0, this.next - 2);
    if (this.waiting.length > 1) this.pictures[this.next] = asPast(this.pictures[this.next]);
    this.put();
  }

  // ------------------------------------------------------------------------------------------------------------

  /** The share of its reading time that each turn gets, so that a long wait does not become longer. */
  hurry() {
    const total = this.waiting.reduce((sum, scene) => sum + readingTime(scene), 0);
    return total > PATIENCE ? Math.max(QUICKEST, PATIENCE / total) : 1;
  }

  /** Straight to the present. */
  skip() {
    this.stopClock();
    while (this.waiting.length) this.put();
    this.held = this.stays = false;
    this.until = 0;
  }

  stopClock() {
    clearTimeout(this.timer);
    this.timer = null;
  }

  stop() {
    this.stopClock();
    [this.pictures, this.next, this.held, this.begun] = [[], 0, false, false];
  }

  close() {
    this.stop();
    document.removeEventListener("visibilitychange", this.wake);
  }
}
