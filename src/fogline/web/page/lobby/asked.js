// What is asked of the server about oneself, with a press.
import { post } from "/page/kit/api.js";
import { useState } from "/page/kit/dom.js";

/** Something that is asked at a door below `/me`: `[answer, ask, problem]`. */
export function useAsked(door) {
  const [answer, set] = useState(null);
  const [problem, tell] = useState(null);
  const ask = async (body = {}) => {
    tell(null);
    try {
      const found = await post(`/me/${door}`, body);
      set(found);
      return found;
    } catch (refused) {
      tell(refused);
      return null;
    }
  };
  return [answer, ask, problem];
}
