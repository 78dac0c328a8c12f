// What was reckoned of a finished game, beside its replay and after a decision that was tried again.
import { get } from "/page/kit/api.js";
import { html, useEffect, useState } from "/page/kit/dom.js";
import { prefs } from "/page/kit/prefs.js";
import { Link, place } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";

/** What an address answers, or nothing where it is refused. */
function useFound(path) {
  const [found, set] = useState(null);
  useEffect(() => {
    let here = true;
    if (path) get(path).then((data) => here && set(data), () => here && set(null));
    return () => { here = false; };
  }, [path, prefs.lang]);
  return found;
}

/** How each decision of a game that is over was judged, where somebody has asked for that. */
export const useVerdicts = (table, over) => useFound(over ? `/tables/${table}/analysis` : "");

/** By step and seat: what is said of a decision beside its line in the log. */
export const judgedBy = (found) => new Map((found?.decisions ?? []).map((one) => [`${one.turn + 1} ${one.seat}`, one]));

/** A decision in the log: its verdict, and what was better where something was. */
export const Judged = ({ one }) => html`<span class=${`judged judged-${one.verdict}`} data-judged=${one.verdict}
  data-tell=${one.better_label ? t("judged-better", { label: one.label, better: one.better_label }) : one.label}>
  <span class=${one.verdict === "good" ? "hush" : ""}>${one.label}</span></span>`;

/** The decisions of a replay that were more than good, gently: a mark for each, at its place on the line. */
export function Verdicts({ found, turn, turns, to }) {
  const told = (found?.decisions ?? []).filter((one) => one.verdict !== "good");
  if (!told.length) return null;
  const label = (one) => t("teaches-verdict", { name: found.names[one.seat], turn: one.turn, label: one.label, better: one.better_label });
  return html`<div class="verdicts" role="group" aria-label=${t("teaches-verdicts")}>
    ${told.map((one) => html`<button key=${`${one.turn} ${one.seat}`} class=${`verdict verdict-${one.verdict}`} data-verdict=${one.verdict}
      style=${`left: ${(100 * one.turn) / turns}%`} aria-label=${label(one)} data-tell=${label(one)}
      aria-current=${one.turn === turn ? "true" : null} onClick=${() => to(one.turn, one.seat)}></button>`)}</div>`;
}

/** How a game that was tried again came out, beside the one it began in. */
export function Compared({ scene }) {
  const again = place().searchParams.get("again");
  const found = useFound(again ? `/tables/${scene.table}/again` : "");
  if (!found?.now) return null;
  return html`<p data-compared>${t("teaches-then", found)}${" "}<${Link} to=${`/analysis/${found.table}`}>${t("teaches-compare")}<//></p>`;
}
