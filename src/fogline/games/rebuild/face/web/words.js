// The board's own words in both languages; names, labels and sentences of the rules come from the server.
import { en } from "./en.js";
import { es } from "./es.js";

export const words = { en, es };
