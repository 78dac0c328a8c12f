// For whom each game is, in a few words.
import { prefs } from "/page/kit/prefs.js";

const FOR = {
  en: {
    cablecars: "Light and quick: a good first game",
    skyline: "For planners who like a puzzle",
    investors: "For bidders and bluffers",
    rebuild: "Rich in choices, also alone",
  },
  es: {
    cablecars: "Ligero y rápido: bueno para empezar",
    skyline: "Para quien disfruta planificando",
    investors: "Para pujar y farolear",
    rebuild: "Mucho que decidir, también a solas",
  },
};

/** Nothing for a game that has no words here. */
export const forWhom = (game) => FOR[prefs.lang][game] ?? "";
