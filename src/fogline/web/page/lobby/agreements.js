// What is agreed before the game: printed variants, help, clock, who may come, a box of one's own.
import { html } from "/page/kit/dom.js";
import { FileField } from "/page/lobby/file.js";
import { t } from "/page/lobby/words.js";
import { Ruled } from "/page/table/ruled.js";

/** Seconds in the bank and seconds back with each turn. */
const CLOCKS = { none: null, quick: [600, 5], calm: [1800, 15], days: [259200, 0], own: null };

/** The usual agreement: what is printed first, basic help, no clock, open to all. */
export const agreed = (game) => ({
  options: Object.fromEntries(game.options.map((option) => [option.name, option.choices[0].value])),
  assist: "basic", clock: "none", minutes: 20, back: 10, pause: true, listed: true, watchers: true, luck: false, counts: false, box: null,
});

/** The clock as the server wants to hear it. */
export function bankOf(wish) {
  if (wish.clock === "none") return null;
  const [seconds, back] = wish.clock === "own" ? [wish.minutes * 60, wish.back] : CLOCKS[wish.clock];
  return { seconds, back, pause_when_gone: wish.pause };
}

export function Agreements({ game, wish, change, tell }) {
  const tick = (name) => html`<label class="tick">
    <input type="checkbox" checked=${wish[name]} onChange=${(event) => change({ [name]: event.target.checked })} /> ${t(name)}</label>`;
  return html`<fieldset class="card new-terms"><legend>${t("how-you-play")}</legend>
    <div>
      <${Assist} wish=${wish} change=${change} />
      <${Clock} wish=${wish} change=${change} />
      <section><h2>${t("who-sees")}</h2>${tick("listed")}<small>${t("unlisted-help")}</small>${tick("watchers")}</section>
      <section><h2>${t("luck-and-ratings")}</h2>${tick("luck")}${wish.luck && html`<small>${t("luck-help")}</small>`}
        ${tick("counts")}${wish.counts && html`<small>${t(wish.assist === "full" ? "counts-not" : "counts-help")}</small>`}</section>
      <section><h2>${t("variants")}</h2>
        ${!game.options.length && html`<small>${t("no-variants")}</small>`}
        ${game.options.map((option) => html`<${Variant} key=${option.name} game=${game.name} option=${option}
          value=${wish.options[option.name]}
          pick=${(value) => change({ options: { ...wish.options, [option.name]: value } })} />`)}</section>
      <section><h2>${t("own-box")}</h2>
        <${FileField} name="box" accept=".toml,text/plain" label=${t("choose-file")} file=${wish.box} give=${(box) => change({ box })}
          tell=${tell} />
        <small>${t("own-box-help")}</small></section>
    </div>
  </fieldset>`;
}

const Assist = ({ wish, change }) => html`<section><h2>${t("assist")}</h2>
  <div class="segments" role="radiogroup" aria-label=${t("assist")}>${["off", "basic", "full"].map((level) => html`
    <label><input type="radio" name="assist" value=${level} checked=${wish.assist === level}
      onChange=${() => change({ assist: level })} /><span>${t(`assist-${level}`)}</span></label>`)}</div>
  <small>${t(`assist-${wish.assist}-help`)}</small></section>`;

/** A variant's choices are numbers, words and truths: the list speaks of them by their place. */
function Variant({ game, option, value, pick }) {
  const at = option.choices.findIndex((choice) => choice.value === value);
  return html`<label class="variant"><span>${option.label}</span>
    <select name=${option.name} value=${at} onChange=${(event) => pick(option.choices[event.target.value].value)}>
      ${option.choices.map((choice, n) => html`<option value=${n}>${choice.label}</option>`)}</select></label>
    ${option.help && html`<small><${Ruled} text=${option.help.replace(/\s*(\[[\d.]+\])\.$/, ". $1")} game=${game} /></small>`}`;
}

function Clock({ wish, change }) {
  const number = (name, least, most) => html`<label class="variant"><span>${t(`clock-${name}`)}</span>
    <input type="number" name=${name} required min=${least} max=${most} value=${wish[name]}
      onInput=${(event) => change({ [name]: event.target.valueAsNumber || 0 })} /></label>`;
  return html`<section><h2>${t("clock")}</h2>
    <select name="clock" aria-label=${t("clock")} value=${wish.clock} onChange=${(event) => change({ clock: event.target.value })}>
      ${Object.keys(CLOCKS).map((name) => html`<option value=${name}>${t(`clock-${name}`)}</option>`)}</select>
    ${wish.clock === "own" && html`<div class="pair">${number("minutes", 1, 16000)}${number("back", 0, 3600)}</div>`}
    ${wish.clock !== "none" && html`<label class="tick">
      <input type="checkbox" name="pause" checked=${wish.pause}
      onChange=${(event) => change({ pause: event.target.checked })} /> ${t("clock-pause")}</label>
      <small>${t("clock-help")}</small>`}
  </section>`;
}
