// Words that are put together from a board's own.
import { speakerOf } from "/page/kit/words.js";

const t = speakerOf("rebuild");

/** The letter of a colour on plots and permits. */
export const letterOf = (colour) => t(`letter-${colour}`);

/** A sum of money as this language writes it. */
export const cash = (sum) => t("money", { sum });
