// The panels beside the table: what happened, the points, what cannot be done and why.
import { classes, html } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { t } from "/page/kit/words.js";
import { Coach } from "/page/learn/coach.js";
import { Rules } from "/page/rules/beside.js";
import { Log } from "/page/table/log.js";
import { Score } from "/page/table/score.js";
import { Why } from "/page/table/why.js";
import { Talk } from "/page/talk/panel.js";

const PANELS = { coach: Coach, log: Log, score: Score, why: Why, rules: Rules, talk: Talk };

/** That there is something to read. */
const Unread = ({ n }) => n > 0 && html`<span class="unread"><span class="hush">${t("talk-unread", { n })}</span></span>`;

export function Panels({ panel, show, seat, context, held, board, rule = null, bare = false, unread = 0 }) {
  const taught = Boolean(context.scene.lesson); // and nobody else is there to be talked to
  const there = { talk: seat.talk && !taught, score: !seat.blind, coach: taught };
  const names = Object.keys(PANELS).filter((name) => there[name] ?? true);
  const open = names.includes(panel) ? panel : "log";
  const Panel = PANELS[open];
  const called = (name) => t(name === "coach" && context.scene.lesson.puzzle ? "panel-puzzle" : `panel-${name}`);
  const turn = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = names[(names.indexOf(open) + step + names.length) % names.length];
    show(next);
    document.getElementById(`tab-${next}`)?.focus();
    event.stopPropagation();
  };
  return html`<section class="panels">
    ${!bare && html`<div class="tabs" role="tablist" aria-label=${t("panels")} onKeyDown=${turn}>
      ${names.map((name) => html`<button role="tab" id=${`tab-${name}`} aria-selected=${name === open ? "true" : "false"}
        aria-controls="panel" tabindex=${name === open ? 0 : -1} onClick=${() => show(name)}>${called(name)}
          ${name === "talk" && html`<${Unread} n=${unread} />`}</button>`)}
    </div>`}
    <div class="panel" id="panel" key=${open} role=${bare ? "region" : "tabpanel"} aria-label=${called(open)} tabindex="0">
      <${Panel} seat=${seat} log=${seat.log} scene=${context.scene} context=${context} held=${held} board=${board} rule=${rule} />
    </div>
  </section>`;
}

const TABS = [["table", "table"], ["log", "log"], ["score", "score"], ["why", "help"], ["rules", "book"], ["talk", "talk"]];

/** The phone's bar at the bottom. */
export function TabBar({ panel, show, unread }) {
  return html`<nav class="tab-bar" aria-label=${t("panels")}>
    ${TABS.map(([name, icon]) => html`<button class=${classes(panel === name && "is-here")} onClick=${() => show(name)}
      aria-current=${panel === name ? "page" : undefined}><${Icon} name=${icon} />${t(`panel-${name}`)}
        ${name === "talk" && html`<${Unread} n=${unread} />`}</button>`)}
  </nav>`;
}
