// What is this? One card for pointer, touch and keyboard: a thing in words, its picture, what it would do now, or why not.
import { html, useCallback, useEffect, useLayoutEffect, useRef, useState } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { at } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";
import { mentions } from "/page/table/context.js";
import { Ruled } from "/page/table/ruled.js";

const HOLD = 450; // milliseconds after which a finger that stays asks instead of using
const THING = "[data-tell], [data-part]";
const MOST = 5; // actions and reasons that are listed
const LARGE = 240; // pixels that a picture may have

/** What a thing says of itself: its name, and whatever more there is to tell. */
function wordsOf(thing) {
  const name = thing.getAttribute("aria-label") || thing.querySelector(":scope > title")?.textContent || "";
  const more = thing.dataset.tell || "";
  return name && more && more !== name ? [name, more] : [name || more];
}

/** What a part mentions, as it was given to `ctx.part`: `"track:7 Claim"`. */
export function wantedIn(text = "") {
  const [words, pairs] = [[], {}];
  for (const word of text.split(/[ ,]+/).filter(Boolean)) {
    const [sort, value] = word.split(":");
    if (value === undefined) words.push(sort);
    else pairs[sort] = Number(value);
  }
  return { args: pairs, kinds: words.length ? words : null };
}

/**
 * Watches a table's screen for whoever asks what something is: a finger that stays, the other mouse button,
 * the key i, or any press while `asking`. What only tells is told in the dock as soon as it is pointed at.
 */
export function useInspector(screen, hands) {
  const [thing, look] = useState(null);
  const [asking, ask] = useState(false);
  const now = useRef(asking);
  now.current = asking;
  const inspect = useCallback((element) => {
    const found = element?.closest?.(THING);
    if (found) { ask(false); look(found); }
    return Boolean(found);
  }, []);
  useLayoutEffect(() => {
    const node = screen.current;
    let timer = 0;
    let held = false;
    const stop = () => clearTimeout(timer);
    const hear = {
      pointerdown: ({ target, pointerType }) => {
        held = false;
        stop();
        if (pointerType !== "mouse") timer = setTimeout(() => { held = inspect(target); }, HOLD);
      },
      pointermove: ({ movementX, movementY }) => { if (Math.hypot(movementX, movementY) > 4) stop(); },
      pointerup: stop,
      pointercancel: stop,
      click: (event) => {
        const asks = now.current && !event.target.closest("dialog, [data-ask]") && inspect(event.target);
        if (!held && !asks) return;
        held = false;
        event.preventDefault();
        event.stopPropagation();
      },
      contextmenu: (event) => { if (inspect(event.target)) event.preventDefault(); },
      pointerover: ({ target }) => { const found = target.closest?.(THING); if (found && !found.dataset.part) hands.hover(null,
        wordsOf(found).at(-1)); },
      pointerout: ({ target }) => { const found = target.closest?.(THING); if (found && !found.dataset.part) hands.hover(null); },
    };
    for (const [kind, follow] of Object.entries(hear)) node.addEventListener(kind, follow, true);
    return () => { stop(); for (const [kind, follow] of Object.entries(hear)) node.removeEventListener(kind, follow, true); };
  }, [hands]);
  return { thing, asking, inspect, close: () => look(null), toggle: () => ask((was) => !was) };
}

/** The number of the rule that tells most of a thing: a board names it by what can be done with it, or by its sort. */
const ruleOf = (board, { args, kinds }) => [...(kinds ?? []), ...Object.keys(args)].map((name) => board.rules?.[name]).find(Boolean) ?? "";

export function Inspector({ thing, board, context, held, close }) {
  const dialog = useRef(null);
  useEffect(() => { dialog.current.showModal(); }, []);
  const [name, more] = wordsOf(thing);
  const wanted = wantedIn(thing.dataset.part);
  const part = Boolean(thing.dataset.part);
  const options = part ? context.legal.filter((option) => mentions(option, wanted.args, wanted.kinds)) : [];
  const leaves = ({ target }) => target === dialog.current || target.closest("a.rule"); // the rule opens beside the table
  return html`<dialog class="inspector" ref=${dialog} onClose=${close}
    onClick=${(event) => leaves(event) && dialog.current.close()} aria-labelledby="inspected">
    <div class="inspector-card">
      <${Picture} thing=${thing} />
      <h2 id="inspected">${name}</h2>
      ${more && html`<p>${more}</p>`}
      ${options.length > 0 && html`<h3>${t("it-would")}</h3><ul>
        ${options.slice(0, MOST).map((option) => html`<li key=${option.id}><b>${option.label}</b>
        ${(option.effect || []).map((text) => html`<p>${text}</p>`)}</li>`)}</ul>`}
      ${part && !options.length && context.me >= 0 && html`<${WhyNot} wanted=${wanted} held=${held} game=${context.scene.game} />`}
      <p class="inspector-ends"><span><a href=${at(`/rules/${context.scene.game}`)} target="_blank" rel="noopener">${t("rules")}</a>
        <${Ruled} text="" rule=${ruleOf(board, wanted)} game=${context.scene.game} /></span>
        <button class="button" autofocus onClick=${() => dialog.current.close()}>${t("close")}</button></p>
    </div>
  </dialog>`;
}

/** The rules' own answer, each reason once. */
function WhyNot({ wanted, held, game }) {
  const [reasons, tell] = useState([]);
  useEffect(() => {
    let here = true;
    held.hands.reasonsFor(wanted).then(({ alike }) => here && tell(alike.map(([first]) => first.text)), () => {});
    return () => { here = false; };
  }, []);
  if (!reasons.length) return null;
  return html`<h3>${t("why-not-now")}</h3><ul>
    ${reasons.slice(0, MOST).map((reason) => html`<li key=${reason}><${Ruled} text=${reason} game=${game} /></li>`)}</ul>`;
}

const OWN = ["id", "tabindex", "role", "aria-label", "data-part", "data-piece", "data-tell", "data-marked", "data-drag", "data-drop"];

/** The same drawing once more under the same board's colours, at a scale where it is drawn; it can only be looked at. */
export function copied(thing, scale) {
  const copy = thing.cloneNode(true);
  for (const node of [copy, ...copy.querySelectorAll("*")]) for (const name of OWN) node.removeAttribute(name);
  const frame = document.createElement("div");
  frame.className = thing.closest(".felt")?.firstElementChild?.classList[0] ?? "";
  frame.append(thing instanceof SVGGraphicsElement && !(thing instanceof SVGSVGElement) ? framed(thing, copy, scale) : copy);
  return frame;
}

/** A thing, larger. */
function Picture({ thing }) {
  const frame = useRef(null);
  useEffect(() => frame.current.replaceChildren(copied(thing)), [thing]);
  return html`<div class="inspector-picture" aria-hidden="true" inert ref=${frame}></div>`;
}

/** A part of a drawing as a drawing of its own. */
function framed(thing, copy, scale = 0) {
  const box = thing.getBBox();
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  scale ||= Math.min(2, LARGE / Math.max(box.width, 1), (LARGE * 0.7) / Math.max(box.height, 1));
  svg.setAttribute("viewBox", `${box.x - 3} ${box.y - 3} ${box.width + 6} ${box.height + 6}`);
  svg.setAttribute("width", String((box.width + 6) * scale));
  svg.setAttribute("height", String((box.height + 6) * scale));
  svg.append(copy);
  return svg;
}

/** What every sign of this game means. */
export function Legend({ board, context, close }) {
  const dialog = useRef(null);
  useEffect(() => { dialog.current.showModal(); }, []);
  return html`<dialog class="legend" ref=${dialog} onClose=${close} aria-labelledby="legend-title">
    <h2 id="legend-title">${t("legend")}</h2>
    <p class="quiet">${t("legend-how")}</p>
    <dl class="legend-signs" tabindex="0">
      ${board.legend(context).map(([sign, words]) => html`<div key=${words}><dt aria-hidden="true">${sign}</dt><dd>${words}</dd></div>`)}
      </dl>
    <p class="inspector-ends"><button class="button button-main" autofocus onClick=${() => dialog.current.close()}>${t("close")}
      </button></p>
  </dialog>`;
}

/** The button that turns the next press into a question. */
export const Ask = ({ inspector }) =>
  html`<button class="tool" data-ask aria-pressed=${inspector.asking ? "true" : "false"} aria-label=${t("what-is-this")}
  onClick=${inspector.toggle}><${Icon} name="help" /></button>`;
