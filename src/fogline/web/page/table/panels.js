// The panels beside the table: what happened, the points, what cannot be done and why.
import { classes, html } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { t } from "/page/kit/words.js";
import { Rules } from "/page/rules/beside.js";
import { Log } from "/page/table/log.js";
import { Score } from "/page/table/score.js";
import { Why } from "/page/table/why.js";

const PANELS = { log: Log, score: Score, why: Why, rules: Rules };

export function Panels({ panel, show, seat, context, held, board, rule = null, bare = false }) {
  const open = PANELS[panel] ? panel : "log";
  const Panel = PANELS[open];
  const turn = (event) => {
    const names = Object.keys(PANELS);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = names[(names.indexOf(open) + step + names.length) % names.length];
    show(next);
    document.getElementById(`tab-${next}`)?.focus();
    event.stopPropagation();
  };
  return html`<section class="panels">
    ${!bare && html`<div class="tabs" role="tablist" aria-label=${t("panels")} onKeyDown=${turn}>
      ${Object.keys(PANELS).map((name) => html`<button role="tab" id=${`tab-${name}`} aria-selected=${name === open ? "true" : "false"}
        aria-controls="panel" tabindex=${name === open ? 0 : -1} onClick=${() => show(name)}>${t(`panel-${name}`)}</button>`)}
    </div>`}
    <div class="panel" id="panel" key=${open} role=${bare ? "region" : "tabpanel"} aria-label=${t(`panel-${open}`)} tabindex="0">
      <${Panel} log=${seat.log} scene=${context.scene} context=${context} held=${held} board=${board} rule=${rule} />
    </div>
  </section>`;
}

const TABS = [["table", "table"], ["log", "log"], ["score", "score"], ["why", "help"], ["rules", "book"]];

/** The phone's bar at the bottom. */
export function TabBar({ panel, show, openMenu }) {
  return html`<nav class="tab-bar" aria-label=${t("panels")}>
    ${TABS.map(([name, icon]) => html`<button class=${classes(panel === name && "is-here")} onClick=${() => show(name)}
      aria-current=${panel === name ? "page" : undefined}><${Icon} name=${icon} />${t(`panel-${name}`)}</button>`)}
    <button onClick=${openMenu}><${Icon} name="menu" />${t("menu")}</button>
  </nav>`;
}
