// What a reader has chosen for this browser: language, light or dark, sound, motion, speed, name.
import { LANGUAGES } from "/page/words/languages.js";

const KEY = "fogline.prefs";
const heard = new Set();

/** The first of the reader's languages that Fogline speaks. */
function spoken() {
  for (const tag of navigator.languages || [navigator.language || "en"]) {
    const lang = tag.slice(0, 2).toLowerCase();
    if (lang in LANGUAGES) return lang;
  }
  return Object.keys(LANGUAGES)[0];
}

const usual = { lang: spoken(), theme: "auto", sound: true, motion: "auto", speed: "normal", confirmSteps: false, askSure: false,
  talk: true, name: "", notify: "" }; // notify: "on", "off", or nothing as long as nobody has been asked

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) || {};
  } catch {
    return {}; // no storage, or somebody else's text in it
  }
}

export const prefs = { ...usual, ...stored() };
if (!(prefs.lang in LANGUAGES)) prefs.lang = usual.lang;

/** Changes one choice, keeps it, and tells whoever listens. */
export function choose(name, value) {
  prefs[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser that keeps nothing still plays.
  }
  apply();
  heard.forEach((listener) => listener(name));
}

export function onChoice(listener) {
  heard.add(listener);
  return () => heard.delete(listener);
}

export function apply() {
  const root = document.documentElement;
  root.lang = prefs.lang;
  root.dataset.theme = prefs.theme;
  root.dataset.motion = still() ? "none" : "some";
}

/** Whether nothing shall move. */
export function still() {
  if (prefs.motion !== "auto") return prefs.motion === "none";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
