// Who I am to this server: how I am called, the same on another device, a code to write down, and being forgotten.
import { html, useEffect, useState } from "/page/kit/dom.js";
import { useAnswer } from "/page/kit/answer.js";
import { announce } from "/page/kit/notice.js";
import { choose } from "/page/kit/prefs.js";
import { at, go, linkFor, place } from "/page/kit/route.js";
import { useAsked } from "/page/lobby/asked.js";
import { Calls } from "/page/lobby/calls.js";
import { useGames } from "/page/lobby/data.js";
import { Frame, Problem } from "/page/lobby/frame.js";
import { t } from "/page/lobby/words.js";

export default function Me() {
  const [secret] = useState(secretHere);
  const { data: me, error } = useAnswer("/me");
  return html`<${Frame} title=${t("me")}>
    <div class="me">
      <h1>${t("me")}</h1>
      <${Problem} error=${error} />
      ${me && (secret ? html`<${Arrival} me=${me} said=${{ link: secret }} />` : html`
        <p>${me.known ? t(me.name ? "me-known" : "me-nameless", { name: me.name, n: me.tables }) : t("me-unknown")}</p>
        ${me.known && html`<${Calls} /><${Move} /><${Code} had=${me.code} />`}
        <${Recover} me=${me} />
        ${me.known && html`<${Forget} />`}`)}
    </div><//>`;
}

/** The secret of a link that was opened: it leaves the address at once, and no history keeps it. */
function secretHere() {
  const found = /^#link=([\w-]{10,60})$/.exec(place().hash)?.[1] ?? "";
  if (found) go("/me", { replace: true });
  return found;
}

function Move() {
  const [made, make, problem] = useAsked("link");
  const { data } = useGames();
  const link = made && linkFor(`/me${new URL(made.link, location.href).hash}`, data?.origin);
  const copy = () => navigator.clipboard?.writeText(link).then(() => announce(t("copied")), () => {});
  return html`<section class="card" aria-labelledby="move-title"><h2 id="move-title">${t("me-move")}</h2>
    <p>${t("me-move-help")}</p>
    ${made ? html`<div class="me-link">
      <img class="qr" src=${`data:image/svg+xml,${encodeURIComponent(made.picture)}`} alt=${t("me-qr")} width="220" height="220" />
      <div><label class="field"><b>${t("me-link")}</b>
        <input id="my-link" readonly value=${link} onFocus=${(event) => event.target.select()} /></label>
        <button class="button" onClick=${copy}>${t("copy")}</button>
        <p class="quiet">${t("me-once", { n: made.seconds / 60 })}</p></div></div>`
      : html`<button class="button button-main" data-move onClick=${() => make()}>${t("me-make-link")}</button>`}
    <${Problem} error=${problem} /></section>`;
}

function Code({ had }) {
  const [made, make, problem] = useAsked("code");
  return html`<section class="card" aria-labelledby="code-title"><h2 id="code-title">${t("me-code")}</h2>
    <p>${t(had && !made ? "me-code-had" : "me-code-help")}</p>
    ${made ? html`<p class="me-code" data-code tabindex="0">${made.code}</p><p class="quiet">${t("me-code-shown")}</p>`
      : html`<button class="button" data-make-code onClick=${() => make()}>${t(had ? "me-new-code" : "me-make-code")}</button>`}
    <${Problem} error=${problem} /></section>`;
}

/** Coming back with a code. */
function Recover({ me }) {
  const [code, type] = useState("");
  const [said, say] = useState(null);
  const send = (event) => { event.preventDefault(); say({ code }); };
  return html`<section class="card" aria-labelledby="recover-title"><h2 id="recover-title">${t("me-recover")}</h2>
    ${said ? html`<${Arrival} me=${me} said=${said} back=${() => say(null)} />` : html`<form class="me-form" onSubmit=${send}>
      <label class="field">${t("me-recover-help")}<input name="code" maxlength="60" required autocomplete="off" autocapitalize="none"
        spellcheck="false" value=${code} onInput=${(event) => type(event.target.value)} /></label>
      <button class="button">${t("me-recover-go")}</button></form>`}</section>`;
}

/** Becoming somebody needs a press, and says first who that is: a link alone changes nothing. */
function Arrival({ me, said, back = () => go("/") }) {
  const [found, look, unknown] = useAsked("look");
  const [, arrive, problem] = useAsked("arrive");
  useEffect(() => { look(said); }, []);
  const come = async () => {
    const mine = await arrive(said);
    if (!mine) return;
    if (mine.name) choose("name", mine.name);
    location.assign(at("/"));
  };
  if (!found) return html`<${Problem} error=${unknown} />
    ${unknown && html`<button class="button" onClick=${back}>${t("me-back")}</button>`}`;
  return html`<div class="me-arrival" role="alertdialog" aria-labelledby="arrive-asked">
    <p id="arrive-asked">${t(found.name ? "me-arrive" : "me-arrive-nameless", { name: found.name, n: found.tables })}</p>
    ${me.known && me.tables > 0 && html`<p class="problem">${t("me-arrive-lose", { n: me.tables })}</p>`}
    <button class="button button-main" data-arrive onClick=${come}>${t("me-arrive-yes")}</button>
    <button class="button" onClick=${back}>${t("me-back")}</button>
    <${Problem} error=${problem} /></div>`;
}

function Forget() {
  const [asking, ask] = useState(false);
  const [gone, forget, problem] = useAsked("forget");
  const go = async () => {
    if (!await forget({ sure: true })) return;
    choose("name", "");
    announce(t("me-forgotten"));
  };
  if (gone) return html`<section class="card"><p role="status" data-forgotten>${t("me-forgotten")}</p></section>`;
  return html`<section class="card" aria-labelledby="forget-title"><h2 id="forget-title">${t("me-forget")}</h2>
    <p>${t("me-forget-help")}</p>
    ${asking ? html`<div class="me-arrival" role="alertdialog" aria-labelledby="forget-asked">
      <p id="forget-asked">${t("me-forget-asked")}</p>
      <button class="button" data-forget-yes onClick=${go}>${t("me-forget-yes")}</button>
      <button class="button button-main" ref=${(button) => button?.focus()} onClick=${() => ask(false)}>${t("me-back")}</button></div>`
      : html`<button class="button" data-forget onClick=${() => ask(true)}>${t("me-forget")}</button>`}
    <${Problem} error=${problem} /></section>`;
}
