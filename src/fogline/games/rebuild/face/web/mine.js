// What lies before me: money, buildings, permits, secret objectives, urbanism, rubble.
import { classes, html } from "/page/kit/dom.js";
import { Badge } from "/page/kit/players.js";
import { Gap, Objective, Permit, services, worthNow } from "./cards.js";
import { permitsOf, shared } from "./helper.js";
import { SERVICES, has, members } from "./model.js";
import { ASKS } from "./numbers.js";
import { HouseMark, Sign } from "./signs.js";
import { cash } from "./words.js";

const MANY = 5; // objectives that have room for words

export function Mine({ look }) {
  const { ctx, view } = look;
  if (ctx.me < 0) return null;
  return html`<section class=${classes("rb-mine", members(view.held[ctx.me]).length > MANY && "has-many")} aria-label=${ctx.t("my-area")}>
    <${Purse} look=${look} /><${MyPermits} look=${look} /><${MyObjectives} look=${look} /><${MyCity} look=${look} />
  </section>`;
}

export function Purse({ look }) {
  const { ctx, view, data } = look;
  const me = ctx.me;
  const built = members(view.built[me]).length;
  return html`<div class="rb-purse">
    <h2><${Badge} seat=${me} size=${18} />${ctx.player(me).name || ctx.t("my-area")}</h2>
    <p class="rb-money"><span data-tell=${ctx.t("my-money")}><${Sign} name="coin" size=${22} /> <b>${cash(view.money[me])}</b></span>
      ${Array.from({ length: Math.min(view.stock[me], 4) },
        (_, n) => html`<span key=${n} data-drag="Site"><${HouseMark} seat=${me} size=${20} /></span>`)}</p>
    <p class="rb-stock" data-tell=${ctx.t("stock-title",
      { stock: view.stock[me], built, pool: view.pool[me], all: data.players.buildings })}>
      ${ctx.t("stock", { stock: view.stock[me], built, pool: view.pool[me] })}</p>
  </div>`;
}

/** While two permits are being chosen: what they bring together, in signs and in words. */
function reward({ ctx, view, model }) {
  const used = members(view.used);
  const second = ctx.ghost?.kind === "Use" ? [ctx.ghost.args.permit] : [];
  const pair = [...used, ...second];
  if (pair.length !== 2) return null;
  const both = shared(model.permits[pair[0]], model.permits[pair[1]]);
  const told = (icons) => (both.length ? ctx.t("both-show", { icons }) : ctx.t("no-shared-icon"));
  const names = both.map((icon) => ctx.name("service", icon)).join(", ");
  const signs = both.map((icon) => html`<${Sign} key=${icon} name=${SERVICES[icon]} size=${15} />`);
  return { told: told(names), shown: html`${told("")} ${signs}<span class="hush">${names}</span>` };
}

export function MyPermits({ look }) {
  const { ctx, view, data } = look;
  const mine = permitsOf(view, ctx.me);
  const room = Math.max(0, data.players.permits - mine.length);
  const gain = reward(look);
  return html`<div class="rb-my-permits"><h2>
    ${ctx.t("my-permits", { n: mine.length, most: data.players.permits })} <small class=${classes(gain && "is-telling")}
    data-tell=${gain?.told ?? helperLine(look)}>${gain?.shown ?? helperLine(look)}</small></h2>
    <div class="rb-cards">${mine.map((id) => html`<${Permit} key=${id} look=${look} id=${id} kinds="Use" used=${has(view.used, id)} />`)}
      ${Array.from({ length: room }, (_, n) => html`<${Gap} key=${`room${n}`} kind="permit" title=${ctx.t("room-for-permit")} />`)}
        </div></div>`;
}

function helperLine({ ctx, ui, view }) {
  if (view.asks === ASKS.SITING && !ui.study && ctx.legal.length) return ctx.t("helper-site");
  if (ui.study?.permit !== undefined) return ctx.t("helper-permit");
  return ui.study?.space !== undefined ? ctx.t("helper-space") : "";
}

export function MyObjectives({ look, wordy = false }) {
  const { ctx, view } = look;
  const mine = members(view.held[ctx.me]);
  return html`<div class="rb-my-objectives"><h2>${ctx.t("my-objectives")} <small><${Sign} name="eye" size=${13} /> ${ctx.t("secret")}
    </small></h2>
    <div class="rb-cards">${mine.map((id) =>
      html`<${Objective} key=${id} look=${look} id=${id} now=${worthNow(look, id, true)} small=${mine.length > 4}
        crowded=${mine.length > MANY && !wordy} wordy=${wordy} />`)}
      ${mine.length === 0 && html`<span class="quiet">${ctx.t("none-yet")}</span>`}</div></div>`;
}

export function MyCity({ look }) {
  const { ctx, view } = look;
  const mine = services(look, ctx.me);
  return html`<div class="rb-my-city"><h2>${ctx.t("my-city")}</h2>
    <div class="rb-services">${mine.map(({ name, service, count }) => html`<span class="rb-service" key=${name}
        data-piece=${`service-${ctx.me}-${service}`} data-tell=${`${ctx.name("service", service)}: ${count}`}>
          <${Sign} name=${SERVICES[service]} size=${19} /><b>×${count}</b></span>`)}
      <span class="rb-service" data-tell=${ctx.t("my-rubble", { n: view.cleared[ctx.me] })}><${Sign} name="rubble" size=${19} />
        <b>×${view.cleared[ctx.me]}</b></span>
      ${view.best === ctx.me && html`<span class="rb-service is-best" data-tell=${ctx.t("best-builder")}>
        <${Sign} name="builder" size=${19} /></span>`}</div></div>`;
}
