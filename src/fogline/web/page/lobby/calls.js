// Being called when it is my turn and I am elsewhere: by this browser, by a webhook of mine, or by e-mail.
import { html, useEffect, useState } from "/page/kit/dom.js";
import { useAnswer } from "/page/kit/answer.js";
import { useAsked } from "/page/lobby/asked.js";
import { Problem } from "/page/lobby/frame.js";
import { Notify } from "/page/lobby/notify.js";
import { t } from "/page/lobby/words.js";

const FORMS = ["json", "slack", "discord", "ntfy"];
const MOST = 1440; // minutes

export function Calls() {
  const { data, error } = useAnswer("/me/calls");
  const [calls, told] = useState(null);
  useEffect(() => { if (data) told(data); }, [data]);
  return html`<section class="card" aria-labelledby="calls-title" data-calls><h2 id="calls-title">${t("calls")}</h2>
    <p>${t("calls-help")}</p>
    <${Notify} />
    <${Problem} error=${error} />
    ${calls && (calls.possible ? html`
      ${Object.entries(calls.problems).map(([way, why]) => html`<p class="problem" key=${way} role="status">
        ${t(`calls-failed-${way}`, { why })}</p>`)}
      <${Webhook} calls=${calls} told=${told} />
      ${calls.by_mail && html`<${Mail} calls=${calls} told=${told} />`}
      ${(calls.webhook || calls.mail) && html`<${Test} />`}` : html`<p class="quiet">${t("calls-off")}</p>`)}</section>`;
}

/** The webhook, and when nobody is to be called: hours go by the clock of this browser. */
function Webhook({ calls, told }) {
  const [, ask, problem] = useAsked("calls");
  const [saved, say] = useState(false);
  const save = async (event) => {
    event.preventDefault();
    const said = new FormData(event.target);
    const minutes = Number(said.get("minutes"));
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
    say(false);
    const found = await ask({ ...Object.fromEntries(said), minutes, zone });
    if (!found) return;
    told(found);
    say(true);
  };
  return html`<form class="me-form" onSubmit=${save} onInput=${() => say(false)}>
    <label class="field">${t("calls-webhook")}<input name="webhook" type="url" maxlength="500" autocomplete="off"
      defaultValue=${calls.webhook} /></label>
    <label class="field">${t("calls-form")}<select name="form">
      ${FORMS.map((form) => html`<option key=${form} value=${form} selected=${form === calls.form}>${t(`calls-form-${form}`)}</option>`)}
    </select></label>
    <label class="field">${t("calls-minutes")}<input name="minutes" type="number" min="1" max=${MOST} required
      defaultValue=${calls.minutes} /></label>
    <fieldset class="calls-quiet"><legend>${t("calls-quiet")}</legend>
      <label class="field">${t("calls-quiet-from")}<input name="quiet_from" type="time" defaultValue=${calls.quiet_from} /></label>
      <label class="field">${t("calls-quiet-to")}<input name="quiet_to" type="time" defaultValue=${calls.quiet_to} /></label>
    </fieldset>
    <button class="button button-main" data-save-calls>${t("calls-save")}</button>
    <p role="status" data-calls-saved=${saved}>${saved ? t("calls-saved") : ""}</p>
    <${Problem} error=${problem} /></form>`;
}

function Mail({ calls, told }) {
  const [, ask, unsent] = useAsked("calls/mail");
  const [, confirm, wrong] = useAsked("calls/confirm");
  const send = (door, name) => async (event) => {
    event.preventDefault();
    const found = await door({ [name]: new FormData(event.target).get(name) });
    if (found) told(found);
  };
  const remove = async () => {
    const found = await ask({ address: "" });
    if (found) told(found);
  };
  return html`<div class="me-form" data-mail=${calls.mail ? "known" : calls.mail_asked ? "asked" : "none"}>
    ${calls.mail && html`<p>${t("calls-mail-known", { address: calls.mail })}</p>`}
    ${calls.mail_asked ? html`<form class="me-form" onSubmit=${send(confirm, "code")}>
        <label class="field">${t("calls-mail-code", { address: calls.mail_asked })}<input name="code" maxlength="40" required
          autocomplete="one-time-code" autocapitalize="none" spellcheck="false" /></label>
        <button class="button">${t("calls-mail-confirm")}</button></form>`
      : !calls.mail && html`<form class="me-form" onSubmit=${send(ask, "address")}>
        <label class="field">${t("calls-mail")}<input name="address" type="email" maxlength="254" required
          autocomplete="email" /></label>
        <button class="button">${t("calls-mail-ask")}</button></form>`}
    ${(calls.mail || calls.mail_asked) && html`<button class="button" data-no-mail onClick=${remove}>${t("calls-mail-off")}</button>`}
    <${Problem} error=${unsent || wrong} /></div>`;
}

function Test() {
  const [tried, ask, problem] = useAsked("calls/test");
  return html`<div class="me-form"><button class="button" data-try-call onClick=${() => ask()}>${t("calls-test")}</button>
    <div role="status">
      ${tried?.sent.map((way) => html`<p key=${way} data-sent=${way}>${t(`calls-sent-${way}`)}</p>`)}
      ${tried && Object.entries(tried.problems).map(([way, why]) => html`<p class="problem" key=${way} data-unsent=${way}>
        ${t(`calls-failed-${way}`, { why })}</p>`)}</div>
    <${Problem} error=${problem} /></div>`;
}
