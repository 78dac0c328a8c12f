// Looking back together: what the page knows of a review, and what it tells of the one that its reader leads.
import { useCallback, useEffect, useRef, useState } from "/page/kit/dom.js";
import { post } from "/page/kit/api.js";
import { Line } from "/page/kit/line.js";
import { prefs } from "/page/kit/prefs.js";
import { place } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";
import { seatFor, told } from "/page/table/seat.js";
import { withNews } from "/page/talk/heard.js";

const PAUSE = 120; // milliseconds in which a slider may run on before the others are told
const NOTHING = { marks: [], arrows: [], branch: "", blind: false };

/** By what this window knows that it is the one that leads. */
function tagHere() {
  let tag = sessionStorage.getItem("fogline.review");
  if (!tag) {
    tag = Math.random().toString(36).slice(2, 14);
    sessionStorage.setItem("fogline.review", tag);
  }
  return tag;
}

/** The line to a finished table, over which its review and its talk come. */
export function useReview(table, info) {
  const [heard, hear] = useState({ review: null, talk: [], latest: null });
  const [follows, follow] = useState(place().searchParams.has("review"));
  const [problem, tell] = useState(null);
  const [tag] = useState(tagHere);
  const line = useRef(null);
  const over = info?.status === "over";
  useEffect(() => {
    if (!over) return undefined;
    let here = true;
    line.current = new Line(table, seatFor(info), -1, {
      hears: (scene) => here && hear((was) => ({ review: scene.review ?? null, talk: withNews(was.talk, scene), latest: scene })),
      feels() {},
      ends() {},
    });
    return () => { here = false; line.current.close(); };
  }, [table, over]);
  const leads = heard.review?.tag === tag;
  const said = useRef(Promise.resolve()); // what is told one after the other arrives so
  const branched = useRef(false); // the others are taken to a what-if: where a slider rested before is no news any more
  const lead = useCallback((now) => {
    if (branched.current && !now.branch) return said.current;
    branched.current = Boolean(now.branch);
    tell(null);
    const words = { ...NOTHING, ...now, tag, name: prefs.name.trim() || t("talk-guest") };
    said.current = said.current.then(() => post(`/tables/${table}/lead`, words)).catch(tell);
    return said.current;
  }, [table, tag]);
  const end = useCallback(() => post(`/tables/${table}/unlead`).catch(tell), [table]);
  const talk = { talk: heard.talk, latest: heard.latest, say: (words) => line.current.say(words), comeAnew: () => line.current?.anew() };
  return { over, ...heard, leads, lead, end, problem, follows: follows && !leads, follow, voice: heard.latest ? talk : null };
}

/** While the reader leads: the others are told where they are as soon as they rest for a moment. */
export function useTelling(review, turn, eyes, shown) {
  const key = JSON.stringify([turn, eyes, shown]);
  const told = useRef("");
  useEffect(() => {
    if (!review.leads || told.current === key) return undefined;
    const timer = setTimeout(() => { told.current = key; review.lead({ turn, eyes, ...shown }); }, PAUSE);
    return () => clearTimeout(timer);
  }, [key, review.leads]);
}

/** The what-if that is played just now, as those see it who look on, with all that was told of it; null where there is none. */
export function useBranch(branch) {
  const [seen, show] = useState(null);
  useEffect(() => {
    show(null);
    if (!branch) return undefined;
    let here = true;
    const line = new Line(branch, -1, -1, {
      hears: (scene) => here && show((was) => ({ scene, log: told(was?.log ?? [], scene) })),
      feels() {},
      ends() {},
    });
    return () => { here = false; line.close(); };
  }, [branch]);
  return seen;
}
