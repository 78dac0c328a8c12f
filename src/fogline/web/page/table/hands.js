// What a reader does at the table: pointing, picking, acting, taking back; and what the table answers.
import { useCallback, useEffect, useMemo, useRef, useState } from "/page/kit/dom.js";
import { announce } from "/page/kit/notice.js";
import { mentions, narrowed } from "/page/table/context.js";

const NOTHING = { picks: [], ghost: null, chosen: null, whys: null, error: null, advice: "", best: [], doubt: null, pointed: "" };

/** What is held at a moment: of what was held at another one nothing is left. */
const heldAt = (at, held) => (held.at === at ? held : { ...NOTHING, at, error: held.error?.at === at ? held.error : null });

/**
 * What is held at this moment, and the way to change it. The pointer leaves one thing and enters the next many times a
 * second: what it rests on is told once for each picture, and before anything else that is done.
 */
function useHeld(at) {
  const [kept, keep] = useState({ ...NOTHING, at });
  const now = useRef(at);
  now.current = at;
  const pointer = useRef(null); // what it rests on and nobody was told yet
  const change = useCallback((next) => keep((was) => {
    const held = heldAt(now.current, was);
    const then = next(held);
    return then === held ? was : { ...then, at: now.current };
  }), []);
  const look = useCallback(() => {
    const there = pointer.current;
    pointer.current = null;
    if (there?.at !== now.current) return;
    const { ghost, pointed } = there;
    change((was) => (was.ghost?.id === ghost?.id && was.pointed === pointed ? was : { ...was, ghost, pointed }));
  }, []);
  const hold = useCallback((next) => { look(); change(next); }, []);
  const point = useCallback((ghost, pointed) => {
    if (!pointer.current) requestAnimationFrame(look);
    pointer.current = { ghost, pointed, at: now.current };
  }, []);
  return { held: heldAt(at, kept), hold, point };
}

/** The hands over one scene. Whatever was picked is dropped when the scene changes. */
export function useHands(scene, say, { touch = false, confirmSteps = false, askSure = false } = {}) {
  const spoken = useRef(null); // the moment that is being answered: a second click on it says nothing new
  const whole = useRef(false); // whether the step that is being taken may end the turn by itself, and then that it does
  const at = scene ? `${scene.at} ${scene.seat}` : "";
  const { held, hold, point } = useHeld(at);
  const now = useRef({});
  now.current = { scene, held, touch, confirmSteps, askSure };
  const doubted = useRef(""); // the turn that was asked about: nobody is asked twice

  const speak = useCallback(async (message) => {
    const moment = now.current.scene.at;
    if (spoken.current === moment) return;
    spoken.current = moment;
    hold((was) => (was.error ? { ...was, error: null } : was));
    try {
      await say(message);
    } catch (error) {
      announce(error.text);
      hold((was) => ({ ...was, error: { text: error.text, reasons: error.reasons, at } }));
      whole.current = false;
    } finally {
      if (spoken.current === moment) spoken.current = null;
    }
  }, [say, at]);

  const hands = useMemo(() => ({
    speak,
    act: (option) => {
      const go = () => speak({ do: "act", at: now.current.scene.at, action: option.id });
      return option.uncertain ? hands.afterThought(go, option) : go(); // what chance answers is not taken back
    },
    /** Do it; who wishes so is asked first, once, where it would lose much. */
    afterThought: async (go, option = null) => {
      const { scene: here, askSure: wished } = now.current;
      if (!wished || here.assist !== "full" || here.lesson || doubted.current === at) return go();
      doubted.current = at;
      const found = await say({ do: "sure", ...(option && { action: option.id }) }).catch(() => null); // then nobody knows better
      if (`${now.current.scene.at} ${now.current.scene.seat}` !== at) return undefined;
      if (!found || found.sure) return go();
      announce(found.text);
      return hold((was) => ({ ...was, ghost: null, chosen: null, doubt: { text: found.text, go } }));
    },
    /** What was chosen first and looked at is done for good, where the turn is nothing but this one step. */
    finish: (option) => { whole.current = !now.current.scene.draft.length; return hands.act(option); },
    /** Leaves an order with the table; no words withdraw it. */
    order: (words) => speak({ do: "order", order: words, ...(words && { at: now.current.scene.at }) }),
    confirm: () => hands.afterThought(() => speak({ do: "confirm", at: now.current.scene.at })),
    undo: () => speak({ do: now.current.scene.undo.can === "ask" ? "ask" : "undo" }),
    hover: (option, pointed = "") => point(option, pointed),
    choose: (option) => hold((was) => ({ ...was, chosen: option, ghost: null })),
    /** Look at another one of those that a bot has compared, on the board too. */
    consider: (id) => {
      const option = now.current.scene.legal.find((legal) => legal.id === id);
      hold((was) => ({ ...was, chosen: option ?? was.chosen, ghost: null }));
    },
    clear: () => hold(() => NOTHING),
    unpick: () => hold((was) => (was.chosen ? { ...was, chosen: null } : { ...NOTHING, picks: was.picks.slice(0, -1) })),
    pick: (pick) => hold((was) => ({ ...NOTHING, picks: [...was.picks, pick] })),
    /** A part of the table was used: one action is done, several are narrowed, none is explained. */
    press: (wanted, found, within) => {
      const { held: has, touch: finger, confirmSteps: careful } = now.current;
      if (now.current.scene.seat < 0) return undefined; // who looks on has no hands
      if (!found.length) return hands.why(wanted);
      if (found.length === 1) {
        const [only] = found;
        if ((finger || careful) && has.chosen?.id !== only.id) return hold((was) => ({ ...was, chosen: only, whys: null }));
        return has.chosen?.id === only.id ? hands.finish(only) : hands.act(only);
      }
      const text = JSON.stringify(wanted);
      if (has.picks.some((pick) => JSON.stringify(pick) === text)) return hands.unpick();
      return hold((was) => ({ ...NOTHING, picks: within ? [...was.picks, wanted] : [wanted] }));
    },
    /** Something was dragged where it goes: the only action left is done, several are picked from. */
    put: (found, wanted) => (found.length === 1 ? hands.act(found[0]) : hold(() => ({ ...NOTHING, picks: [wanted] }))),
    /** A bot's advice, where the table gives it. */
    hint: async () => {
      try {
        const advice = await say({ do: "hint" });
        const option = now.current.scene.legal.find((legal) => legal.id === advice.action);
        announce(`${advice.label} ${advice.reason || ""}`);
        hold(() => ({ ...NOTHING, chosen: option || null, advice: advice.reason || advice.label, best: advice.best ?? [] }));
      } catch (error) {
        if (["stale", "hint-dropped"].includes(error.key)) return; // whoever asked has gone on without it
        hold((was) => ({ ...was, error: { text: error.text, reasons: error.reasons || [], at } }));
      }
    },
    /** Why the action with these words cannot be done; null when it can. */
    reasonOf: async (words) => {
      const { actions } = await say({ do: "why", like: words, most: 5 }).catch(() => ({ actions: [] }));
      return actions.find((action) => action.words === words && action.reasons.length) || null;
    },
    /** How many actions mention this, and why they cannot be done now, what is alike together: asked of the rules. */
    reasonsFor: async ({ args = {}, kinds = null, like = "" }) => {
      const [[sort, value] = []] = Object.entries(args);
      const { actions, alike } = await say({ do: "why", like, mention: sort ? `${sort}:${value}` : "", most: 500 });
      const named = new Map(actions.filter((action) => mentions(action, args, kinds)).map(({ id, label }) => [id, label]));
      const told = ({ text, actions: ids }) => ({ text, labels: ids.filter((id) => named.has(id)).map((id) => named.get(id)) });
      const entries = alike.map((entry) => entry.map(told).filter(({ labels }) => labels.length));
      return { actions: named.size, alike: entries.filter((entry) => entry.length) };
    },
    why: async (wanted) => {
      try {
        const whys = await hands.reasonsFor(wanted);
        announce(whys.alike.slice(0, 2).map(([first]) => first.text).join(" "));
        hold((was) => ({ ...was, whys, chosen: null }));
      } catch (error) {
        hold((was) => ({ ...was, error: { text: error.text, reasons: error.reasons || [], at } }));
      }
    },
  }), [speak, say, at]);

  // Whoever chose a step and did it is not asked again, unless they are in doubt: the turn goes on by itself.
  const passes = whole.current && !held.doubt && scene?.confirm === "now" && scene.draft.length === 1;
  useEffect(() => {
    whole.current = passes;
    if (passes) hands.confirm();
  }, [at]);

  const options = useMemo(() => narrowed(scene?.legal || [], held.picks), [scene, held.picks]);
  return { ...held, hands, options, passes };
}
