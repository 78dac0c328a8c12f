// The page: which screen stands at which address.
import { html, render, useEffect, useState } from "/page/kit/dom.js";
import { standBehind } from "/page/kit/behind.js";
import { apply, onChoice } from "/page/kit/prefs.js";
import { onMove, place } from "/page/kit/route.js";

/** @type {[RegExp, () => Promise<any>][]} */
const SCREENS = [
  [/^\/$/, () => import("/page/lobby/home.js")],
  [/^\/new\/(?<game>[\w-]+)$/, () => import("/page/lobby/new.js")],
  [/^\/table\/(?<table>[\w-]+)$/, () => import("/page/table/screen.js")],
  [/^\/table\/(?<table>[\w-]+)\/text$/, () => import("/page/table/text.js")],
  [/^\/replay\/(?<table>[\w-]+)$/, () => import("/page/table/replay.js")],
  [/^\/rules\/(?<game>[\w-]+)$/, () => import("/page/lobby/rules.js")],
  [/^\/learn\/(?<game>[\w-]+)$/, () => import("/page/learn/course.js")],
  [/^\/puzzles\/(?<game>[\w-]+)$/, () => import("/page/learn/puzzles.js")],
  [/^\/day\/(?<game>[\w-]+)$/, () => import("/page/learn/day.js")],
  [/^\/analysis\/(?<table>[\w-]+)$/, () => import("/page/learn/analysis.js")],
  [/^\/deal\/(?<deal>[\w-]+)$/, () => import("/page/lobby/deal.js")],
  [/^\/import$/, () => import("/page/lobby/import.js")],
  [/^\/games$/, () => import("/page/lobby/my_games.js")],
  [/^\/evenings$/, () => import("/page/lobby/evenings.js")],
  [/^\/evening\/(?<evening>[\w-]+)$/, () => import("/page/lobby/evening.js")],
  [/^\/ratings$/, () => import("/page/lobby/ratings.js")],
  [/^\/me$/, () => import("/page/lobby/me.js")],
  [/^\/help$/, () => import("/page/lobby/help.js")],
  [/^/, () => import("/page/lobby/lost.js")],
];

/** The screen of the present address, fetched when it is needed, drawn anew when a choice changes. */
function App() {
  const [, redraw] = useState(0);
  const [screen, show] = useState(null);
  const path = place().pathname;
  useEffect(() => onChoice(() => redraw((n) => n + 1)), []);
  useEffect(() => onMove(() => redraw((n) => n + 1)), []);
  useEffect(() => {
    let wanted = true;
    for (const [pattern, load] of SCREENS) {
      const found = pattern.exec(path);
      if (found) {
        load().then((module) => wanted && show({ path, Screen: module.default, values: found.groups || {} }));
        break;
      }
    }
    return () => { wanted = false; };
  }, [path]);
  if (!screen || screen.path !== path) return html`<main class="waiting" aria-busy="true"></main>`;
  return html`<${screen.Screen} key=${path} ...${screen.values} />`;
}

apply();
standBehind();
render(html`<${App} />`, document.getElementById("app"));
