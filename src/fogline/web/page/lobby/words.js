// The words of the lobby and of everything that is not a table.
import { learn, speakerOf } from "/page/kit/words.js";

await learn("lobby");
export const t = speakerOf("lobby");
