// The actions: what can be done, what it would do, what cannot be done and why; undo and confirm.
import { classes, html, useCallback, useEffect, useLayoutEffect, useRef, useState } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { t } from "/page/kit/words.js";
import { Following, Recap, RecapDialog, follows } from "/page/table/following.js";
import { Ruled } from "/page/table/ruled.js";
import { ChangedRules } from "/page/table/rules.js";

const MANY = 9; // options that fit into the dock as buttons of their own

export function Dock({ seat, board, context, held, finish }) {
  const { scene } = context;
  const own = board.Dock && scene.question && !context.looksBack ? board.Dock : null;
  // One and the same component for a board's own dock: a new one each time would replace a button under the pointer.
  const now = useRef({});
  now.current = { context, held, board };
  const Rest = useCallback((more) => html`<${Options} ...${now.current} ...${more} />`, []);
  const [recap, openRecap] = useState(false);
  const row = useRef(null);
  useLayoutEffect(() => { row.current?.scrollTo(0, 0); }, [scene.at]); // a phone's row begins with the first choice of a new question
  const asked = held.error || held.ghost || held.chosen || held.whys || held.doubt;
  const watching = follows(scene) && !asked;
  if (scene.rules) return html`<${ChangedRules} scene=${scene} held=${held} finish=${finish} />`;
  return html`<footer class="dock" aria-label=${t("actions")}>
    ${watching ? html`<${Following} scene=${scene} seat=${seat} pointed=${held.pointed} />`
      : html`<${Preview} scene=${scene} context=${context} held=${held} seat=${seat} open=${() => openRecap(true)} />`}
    ${recap && html`<${RecapDialog} scene=${scene} seat=${seat} close=${() => openRecap(false)} />`}
    ${!watching && html`<div class="dock-options" ref=${row} role="group" aria-label=${t("what-you-can-do")}>
      ${scene.outcome ? html`<button class="button" onClick=${finish}>${t("final-score")}</button>` : null}
      ${own ? html`<${own} ctx=${context} Options=${Rest} />`
        : html`<${Options} context=${context} held=${held} board=${board} />`}
    </div>`}
    <${Ends} scene=${scene} held=${held} context=${context} />
  </footer>`;
}

/** What the action under the pointer would do, or what the table has just answered. What was asked for is shown whole. */
function Preview({ scene, context, held, seat, open }) {
  const option = held.ghost || held.chosen;
  const whole = (more, body) => html`<div class=${classes("preview", "is-whole", more)}
    role=${more === "preview-bad" ? "alert" : undefined} tabindex="0">${body}</div>`;
  if (held.error) return whole("preview-bad", html`<b>${held.error.text}</b>${reasonsOf(held.error.reasons, scene)}`);
  if (held.doubt) return whole("preview-doubt", html`<b>${t("sure-asked")}</b><p>${held.doubt.text}</p>`);
  const brief = option && html`<${Effect} option=${option} most=${3} />`;
  if (held.ghost) return whole("is-ghost", brief);
  const said = held.best.length || held.advice === scene.lesson?.task; // a lesson's task stands beside the table already
  if (option) return whole("", html`<${Effect} option=${option} advice=${said ? "" : held.advice} />
    ${held.best.length > 0 && html`<${Best} held=${held} />`}`);
  const against = (held.whys?.alike ?? []).flat();
  const [not] = against[0]?.labels ?? [];
  const why = against.filter(({ labels }) => labels.includes(not)).map(({ text }) => text);
  if (not) return whole("preview-why", html`<b>${not}</b>${reasonsOf(why.slice(0, 2), scene)}`);
  // A turn that is done is told before whatever the pointer happens to rest on: that is what a confirmation confirms.
  if (held.pointed && scene.confirm !== "now") return html`<div class="preview preview-pointed"><b>${held.pointed}</b></div>`;
  if (context.picks.length) return html`<div class="preview"><p class="quiet">${t("choose-on")}</p></div>`;
  if (scene.draft.length && !context.looksBack) {
    const soFar = scene.confirm !== "now" && "is-so-far"; // where a phone has room for the last step only
    return whole(classes("preview-draft", soFar), html`<${Draft} scene=${scene} latest=${context.phone && soFar} />`);
  }
  return html`<${Recap} scene=${scene} seat=${seat} open=${open} touch=${context.touch} />`;
}

const reasonsOf = (reasons, scene) => reasons.map((reason) => html`<p><${Ruled} text=${reason} game=${scene.game} /></p>`);

function Effect({ option, advice = "", most = Infinity }) {
  return html`<b>${option.label}</b>${advice && html`<p class="advice">${advice}</p>`}
    ${(option.effect || []).slice(0, most).map((text) => html`<p>${text}</p>`)}
    ${option.uncertain && html`<p class="quiet">${t("cannot-be-taken-back")}</p>`}`;
}

/** What a bot has compared: how often each wins and what it is good for; one can be looked at and done. */
function Best({ held }) {
  return html`<ol class="best">${held.best.map(({ action, label, wins, aim }) => html`<li key=${action}>
    <button class=${classes("best-one", held.chosen?.id === action && "is-chosen")} data-best=${action}
      onClick=${() => held.hands.consider(action)}><b>${label}</b> <span>${t("best-wins", { n: Math.round(100 * wins) })}</span>
      ${aim && html`<small>${aim}</small>`}</button></li>`)}</ol>
    <p class="quiet">${held.advice.split("\n")[0]}</p>`;
}

/** What I have done in this turn and nobody else has seen yet: what a confirmation confirms. */
function Draft({ scene, latest }) {
  const told = scene.draft_log.map(({ text }) => text).filter(Boolean);
  const steps = (told.length ? told : scene.draft).slice(latest ? -1 : 0);
  const head = useRef(null);
  // In mid-turn there may not be room for all: then the last step is in sight.
  useLayoutEffect(() => { if (scene.confirm !== "now") head.current.parentNode.scrollTo(0, 1e7); }, [scene.at]);
  return html`<b ref=${head}>${t("turn-so-far")}</b>${steps.map((text) => html`<p>${text}</p>`)}`;
}

/** The legal actions as buttons; many of one kind are folded into one that opens them. */
export function Options({ context, held, board, kinds }) {
  const [open, unfold] = useState("");
  const { scene } = context;
  useLayoutEffect(() => unfold(""), [scene.at, context.picks.length]);
  if (!scene.question || context.looksBack) return null;
  const options = kinds ? context.options.filter((option) => kinds.includes(option.kind)) : context.options;
  const groups = new Map();
  for (const option of options) groups.set(option.kind, [...(groups.get(option.kind) || []), option]);
  const folded = options.length > MANY ? [...groups].filter(([, members]) => members.length > 3) : [];
  const hidden = new Set(folded.map(([kind]) => kind));
  const flat = options.filter((option) => !hidden.has(option.kind));
  return html`
    ${context.picks.length > 0 && html`<button class="button button-clear" onClick=${held.hands.unpick}>
      <${Icon} name="close" size=${16} />${t("other-choice")}</button>`}
    ${flat.map((option) => html`<${Choice} key=${option.id} option=${option} context=${context} held=${held} board=${board} />`)}
    ${folded.map(([kind, members]) =>
      html`<button class="button" key=${kind} data-kind=${kind} aria-expanded=${open === kind ? "true" : "false"}
      onClick=${() => unfold(open === kind ? "" : kind)}>${board.kinds?.[kind] ? board.t(board.kinds[kind]) : kind} <small>
        (${members.length})</small></button>`)}
    ${open && html`<div class="fan" role="group" aria-label=${t("what-you-can-do")}>
      ${usefulFirst(groups.get(open) || [], context,
        board).map((option) => html`<${Choice} key=${option.id} option=${option} context=${context} held=${held} board=${board} />`)}
        </div>`}
    <${Standing} context=${context} held=${held} board=${board} />`;
}

/** In a long list what a board finds most useful comes first; what it does not tell apart stays in the rules' order. */
function usefulFirst(options, context, board) {
  if (!board.useful) return options;
  const worth = board.useful(context, options);
  return options.map((option, n) => [option, worth[n]]).sort(([, one], [, other]) => other - one).map(([option]) => option);
}

export function Choice({ option, context, held, board }) {
  const chosen = held.chosen?.id === option.id;
  const act = () => ((context.touch && !chosen && option.effect?.length) ? held.hands.choose(option) : chosen ? held.hands.finish(option)
    : held.hands.act(option));
  return html`<button class=${classes("button", "choice", chosen && "is-chosen")} data-option=${option.id} data-words=${option.words}
    onClick=${act} onMouseEnter=${() => held.hands.hover(option)} onMouseLeave=${() => held.hands.hover(null)}
    onFocus=${() => held.hands.hover(option)} onBlur=${() => held.hands.hover(null)}>
    ${board.icon?.(context, option)}<span>${option.label}</span></button>`;
}

/** Actions a player looks for even when they cannot be done: they stay, greyed, with the reason. */
function Standing({ context, held, board }) {
  const [reasons, tell] = useState({});
  const { scene } = context;
  const wanted = context.picks.length ? [] : (board.standing?.(context) || []);
  const missing = wanted.filter(({ words }) => !context.legal.some((option) => option.words === words));
  useEffect(() => {
    let here = true;
    tell({});
    missing.forEach(({ words }) => held.hands.reasonOf(words).then((why) => here && why && tell((was) => ({ ...was, [words]: why }))));
    return () => { here = false; };
  }, [scene.at, scene.lang]);
  return missing.filter(({ words }) => reasons[words]).map(({ words }) => html`<button key=${words} class="button choice is-not"
    aria-disabled="true" onClick=${() => held.hands.why({ like: words })}><span>${reasons[words].label}</span>
    <small>${reasons[words].reasons[0].replace(/\s*\[[\d.]+\]$/, "")}</small></button>`);
}

/** The right end: take back, confirm, answer what others ask. */
function Ends({ scene, held, context }) {
  if (context.looksBack) return null;
  const me = scene.places[scene.seat];
  const judge = scene.asked?.needed.includes(scene.seat) && !scene.asked.granted.includes(scene.seat);
  return html`<div class="dock-ends">
    ${judge && html`<p>${scene.asked.text}</p>
      <button class="button" onClick=${() => held.hands.speak({ do: "answer", yes: false })}>${t("no")}</button>
      <button class="button button-main" onClick=${() => held.hands.speak({ do: "answer", yes: true })}>${t("yes")}</button>`}
    ${me && scene.places.filter((place) => place.missing
      && !place.mine).map((place) => html`<button class="button" data-substitute=${place.seat}
      onClick=${() => held.hands.speak({ do: "substitute", absent: place.seat })}><${Icon} name="bot" size=${18} />
        ${t("play-on-without", { name: place.name })}</button>`)}
    ${me?.mine && me.away && !me.resigned && scene.status === "playing"
      && html`<button class="button button-main" onClick=${() => held.hands.speak({ do: "back" })}>${t("come-back")}</button>`}
    ${scene.undo.can !== "no" && html`<button onClick=${held.hands.undo}
      class=${classes("button", "button-undo", scene.undo.can === "end" && "is-told")}
      aria-label=${`${t(`undo-${scene.undo.can}`)}. ${scene.undo.why}`}>
      <${Icon} name="undo" size=${18} /><span>${t(`undo-${scene.undo.can}`)}</span></button>`}
    ${held.chosen && html`<button class="button button-main" data-do onClick=${() => held.hands.finish(held.chosen)}>
      <${Icon} name="check" size=${18} />${t("do-it")}</button>`}
    ${held.doubt && html`<button class="button button-main" data-surely onClick=${held.doubt.go}>${t("sure-yes")}</button>`}
    ${!held.chosen && !held.doubt && !held.passes && scene.confirm !== "no"
      && html`<button class=${classes("button", "button-main", scene.confirm === "can" && "button-quiet")}
      data-confirm onClick=${held.hands.confirm}><${Icon} name="check" size=${18} />
        <span>${t(scene.confirm === "now" ? "confirm-turn" : "confirm-so-far")}</span></button>`}
  </div>`;
}
