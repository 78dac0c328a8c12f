// What stands around every page that is not a table: the line above, the reader's settings, the small print.
import { classes, html, useEffect, useRef, useState } from "/page/kit/dom.js";
import { Logo } from "/page/kit/icons.js";
import { tab } from "/page/kit/notice.js";
import { Badge } from "/page/kit/players.js";
import { choose, prefs } from "/page/kit/prefs.js";
import { Link } from "/page/kit/route.js";
import { t as shell } from "/page/kit/words.js";
import { t } from "/page/lobby/words.js";
import { Choices, Languages } from "/page/table/menu.js";

const WAYS = [["play", "/"], ["replays", "/?finished"], ["learn", "/help"]];

/**
 * A page with its title; `here` is the way that is lit above, `mine` says that something waits for the reader,
 * `print` keeps the small print.
 */
export function Frame({ here = "", title, mine = false, wide = false, print = true, children }) {
  useEffect(() => tab(title, mine), [title, mine]);
  return html`<div class="lobby">
    <a class="skip" href="#content" onClick=${toContent}>${t("skip")}</a>
    <${Header} here=${here} />
    <main id="content" tabindex="-1" class=${classes("page", wide && "page-wide")}>${children}</main>
    ${print && html`<footer class="small-print"><p>${t("not-affiliated")}</p></footer>`}
  </div>`;
}

/** The link that skips the header must not look like a rule's anchor in the address. */
function toContent(event) {
  event.preventDefault();
  document.getElementById("content").focus();
}

function Header({ here }) {
  const [open, show] = useState(false);
  return html`<header class="nav">
    <${Link} to="/" class="brand" aria-label="Fogline"><${Logo} /><span>Fogline</span><//>
    <nav aria-label=${t("nav")}>${WAYS.map(([name, to]) => html`
      <${Link} to=${to} aria-current=${here === name ? "page" : undefined}>${t(name)}<//>`)}</nav>
    <${Languages} class="nav-lang" aria-label=${shell("language")} />
    <button class="nav-who" onClick=${() => show(true)} aria-label=${`${t("you")}: ${prefs.name || t("no-name")}`}>
      <${Badge} seat=${0} size=${30} /><span class=${classes(!prefs.name && "quiet")}>${prefs.name || t("no-name")}</span></button>
    ${open && html`<${You} close=${() => show(false)} />`}
  </header>`;
}

/** The reader's name and settings; kept in this browser as they are typed. */
function You({ close }) {
  const dialog = useRef(null);
  useEffect(() => dialog.current.showModal(), []);
  const done = (event) => { event.preventDefault(); dialog.current.close(); };
  return html`<dialog class="you" ref=${dialog} onClose=${close} aria-label=${t("you")}>
    <form onSubmit=${done}>
      <label class="field"><b>${t("your-name")}</b>
        <input name="name" maxlength="24" autocomplete="nickname" value=${prefs.name}
          onInput=${(event) => choose("name", event.target.value)} />
        <small>${t("name-help")}</small></label>
      <${Choices} />
      <p><${Link} to="/games">${t("my-games")}<//> ·
        <${Link} to="/evenings">${t("evenings")}<//> · <${Link} to="/ratings">${t("ratings")}<//> ·
        <${Link} to="/me">${t("me-short")}<//></p>
      <button class="button button-main">${t("keep")}</button>
    </form>
  </dialog>`;
}

/** Why something did not work, said at once to those who listen. */
export const Problem = ({ error }) => error && html`<div class="problem" role="alert"><p>${error.text}</p>
  ${(error.reasons || []).length > 0 && html`<ul>${error.reasons.map((reason) => html`<li>${reason}</li>`)}</ul>`}</div>`;
