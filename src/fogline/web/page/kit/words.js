// The page's words in the reader's language, from the same catalogues as the server's. What the rules say comes in words already.
import { choose, prefs } from "/page/kit/prefs.js";

const books = {};
const fetched = (name, lang) => import(`/page/words/${lang}/${name}.js`);

/** Fetches a book of words: the shell's, the lobby's, or a board's by the name of its game. */
export async function learn(name) {
  const { lang } = prefs;
  const book = await fetched(name, lang);
  if (lang !== prefs.lang) return learn(name);
  books[name] = book;
  return undefined;
}

/** Changes the language once all that was learnt is there in it. */
export async function speak(lang) {
  const names = Object.keys(books);
  const found = await Promise.all(names.map((name) => fetched(name, lang)));
  names.forEach((name, n) => { books[name] = found[n]; });
  choose("lang", lang);
}

/** Says sentences of a book with their {places} filled; where there are several forms, the number `n` decides. */
export const speakerOf = (name) => (key, values = {}) => {
  const { words, plural } = books[name];
  if (!(key in words)) throw new Error(`no words for ${key}`);
  const sentence = Array.isArray(words[key]) ? words[key][plural(values.n)] : words[key];
  return sentence.replace(/\{(\w+)\}/g, (_, place) => String(values[place]));
};

await learn("shell");
export const t = speakerOf("shell");

/** What a bot is called; one that has no words of its own by its name. */
export const botName = (name) => (`bot-${name}` in books.shell.words ? t(`bot-${name}`) : t("bot", { name }));
