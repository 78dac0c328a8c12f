// The page's own words in the reader's language. What the rules say comes from the server in words already.
import { en } from "/page/kit/en.js";
import { es } from "/page/kit/es.js";
import { prefs } from "/page/kit/prefs.js";

const TABLES = { en, es };

/** A sentence with its {places} filled; where a number `n` decides, `key.one` is said for one. */
export function say(table, key, values = {}) {
  const sentence = (values.n === 1 && table[`${key}.one`]) || table[key];
  if (sentence === undefined) throw new Error(`no words for ${key}`);
  return sentence.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

export const t = (key, values) => say(TABLES[prefs.lang], key, values);

/** The same for a game's own table of words, `{en: {…}, es: {…}}`. */
export const speakerOf = (words) => (key, values) => say(words[prefs.lang], key, values);

/** What a bot is called; one that has no words of its own by its name. */
export const botName = (name) => (TABLES[prefs.lang][`bot-${name}`] ? t(`bot-${name}`) : t("bot", { name }));
