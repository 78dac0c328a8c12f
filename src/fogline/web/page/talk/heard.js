// What is heard of the talk at a table: lines as they come, reactions by turn, what is new.
import { useEffect, useRef, useState } from "/page/kit/dom.js";
import { announce } from "/page/kit/notice.js";
import { prefs } from "/page/kit/prefs.js";

/** The lines with the news of a scene, in the order in which they were said. */
export function withNews(lines, { talk }) {
  if (!talk.length) return lines;
  const known = new Map(lines.map((line) => [line.id, line]));
  for (const line of talk) known.set(line.id, line);
  return [...known.values()].sort((a, b) => a.at - b.at);
}

const isReaction = (line) => line.turn !== undefined && line.turn !== null;

/** What was said in words. */
export const spoken = (lines) => lines.filter((line) => !isReaction(line));

/** By turn: the reactions to it that stand, of each person the last one. */
export function reactionsOf(lines) {
  const turns = new Map();
  for (const line of lines) {
    if (!isReaction(line)) continue;
    const those = turns.get(line.turn) ?? new Map();
    those.delete(line.name);
    if (line.phrase) those.set(line.name, line);
    turns.set(line.turn, those);
  }
  return new Map([...turns].map(([turn, those]) => [turn, [...those.values()]]));
}

/** How many lines of others came since the talk was last open; each is told to who listens. */
export function useUnread(lines, scene, open) {
  const said = spoken(lines).filter((line) => !line.muted);
  const seen = useRef(null);
  const [unread, count] = useState(0);
  const mine = scene?.places.filter((place) => place.mine).map((place) => place.seat) ?? [];
  useEffect(() => {
    if (!scene) return;
    const known = seen.current;
    const fresh = said.filter((line) => known && !known.has(line.id) && !mine.includes(line.seat));
    seen.current = new Set(said.map((line) => line.id));
    if (!prefs.talk) return count(0);
    for (const line of fresh) announce(`${line.name}: ${line.text}`);
    count((before) => (open ? 0 : before + fresh.length));
  }, [lines, open, Boolean(scene)]);
  return prefs.talk ? unread : 0;
}
