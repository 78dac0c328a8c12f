// The last thing that somebody else did, in one line over the table.
import { html, useEffect, useRef, useState } from "/page/kit/dom.js";
import { announce } from "/page/kit/notice.js";
import { Badge } from "/page/kit/players.js";
import { turnsOf } from "/page/table/log.js";

const STAYS = 4200;

export function Caption({ log, scene, skip }) {
  const [shown, show] = useState(null);
  const known = useRef(null);
  useEffect(() => {
    const turns = turnsOf(log);
    const last = turns.at(-1);
    const news = known.current !== null && last && last.turn > known.current && last.by !== scene.seat;
    known.current = last ? last.turn : 0;
    if (!news) return undefined;
    show(last);
    announce(last.texts.join(" "));
    const timer = setTimeout(() => show(null), STAYS);
    return () => clearTimeout(timer);
  }, [log]);
  if (!shown) return null;
  const away = () => { skip(); show(null); };
  return html`<p class="caption" onClick=${away}><${Badge} seat=${shown.by} size=${20} /> <span>${shown.texts.join(" ")}</span></p>`;
}
