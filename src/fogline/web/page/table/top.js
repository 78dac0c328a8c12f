// The line above the table: which game, whose turn, what is asked.
import { classes, html } from "/page/kit/dom.js";
import { Icon, Logo } from "/page/kit/icons.js";
import { Link } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";
import { Ask } from "/page/table/inspector.js";
import { NextTable } from "/page/table/next.js";

const LONG = 58; // letters that fit into one line beside the title

export function Top({ scene, board, context, line, held, openMenu, inspector }) {
  const asked = scene.question || scene.confirm === "now";
  return html`<header class="top">
    <${Link} to="/" class="top-home" aria-label=${t("to-lobby")}><${Logo} /><//>
    <div class="top-game"><h1>${scene.title}</h1><small>${board.clock?.(context)}</small>
      ${context.phone && html`<${Tags} scene=${scene} />`}</div>
    <p class=${classes("status", asked && "status-mine", scene.sentence.length > LONG && "status-long")} data-sentence>
      ${line === "lost" ? html`<strong class="lost">${t("line-lost")}</strong>` : html`<span>${scene.sentence}</span>`}
    </p>
    <div class="top-tools">
      ${!context.phone && html`<${Tags} scene=${scene} />`}
      ${scene.assist === "full" && scene.question && !scene.lesson?.puzzle && html`
        <button class="tool" onClick=${held.hands.hint} data-tell=${t("hint")} aria-label=${t("hint")}><${Icon} name="bulb" /></button>`}
      <${NextTable} scene=${scene} />
      <${Ask} inspector=${inspector} />
      <button class="tool" onClick=${held.hands.undo} aria-disabled=${scene.undo.can === "no" ? "true" : undefined}
        data-tell=${scene.undo.why} aria-label=${`${t("undo")}. ${scene.undo.why}`}><${Icon} name="undo" /></button>
      <button class="tool" onClick=${openMenu} data-tell=${t("menu")} aria-label=${t("menu")}><${Icon} name="menu" /></button>
    </div>
  </header>`;
}

/** What sort of table this is; on a phone below the title, which needs the width. */
function Tags({ scene }) {
  return html`${scene.hotseat && scene.places.length > 1 && html`<span class="tag tag-hotseat">${t("hotseat")}</span>`}
    ${scene.origin === "fork" && html`<span class="tag tag-fork">${t("not-the-real-game")}</span>`}
    ${scene.seat < 0 && html`<span class="tag">${t("looking-on")}</span>`}`;
}
