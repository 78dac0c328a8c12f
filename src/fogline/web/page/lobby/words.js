// The words of the lobby and of everything that is not a table, through one speaker.
import { speakerOf } from "/page/kit/words.js";
import { en } from "/page/lobby/en.js";
import { es } from "/page/lobby/es.js";

export const words = { en, es };
export const t = speakerOf(words);
