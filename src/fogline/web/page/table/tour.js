// A first game's guided tour on the real table: a few stops, each at the thing it speaks of.
import { html, useEffect, useLayoutEffect, useRef, useState } from "/page/kit/dom.js";
import { t } from "/page/kit/words.js";

const KEY = "fogline.toured";

function toured() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) || [];
  } catch {
    return [];
  }
}

function remember(game) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...toured(), game])]));
  } catch {
    // Then it is offered again.
  }
}

/** The stop of the tour, null when there is none; -1 while it is offered, as it is in somebody's first game. */
export function useTour(game, board) {
  const [step, set] = useState(board.tour && !toured().includes(game) ? -1 : null);
  const move = (next) => {
    const over = next === null || next >= board.tour.length;
    if (over) remember(game);
    set(over ? null : Math.max(0, next));
  };
  return [step, move];
}

/** Where the card of a stop stands: beside its thing, inside the window. */
function beside(target, card) {
  const box = target?.getBoundingClientRect() ?? { left: innerWidth / 2, right: innerWidth / 2, top: innerHeight / 3, bottom: innerHeight / 3 };
  const { offsetWidth: width, offsetHeight: height } = card;
  const below = box.bottom + 12 + height < innerHeight;
  const top = below ? box.bottom + 12 : Math.max(8, box.top - height - 12);
  const left = Math.min(innerWidth - width - 8, Math.max(8, (box.left + box.right) / 2 - width / 2));
  return { top, left, box };
}

export function Tour({ board, step, move }) {
  return step < 0 ? html`<${Offer} move=${move} />` : html`<${Stop} board=${board} step=${step} move=${move} />`;
}

function Offer({ move }) {
  return html`<aside class="tour-offer" aria-label=${t("tour")}>
    <p>${t("tour-offer")}</p>
    <button class="button" onClick=${() => move(null)}>${t("tour-no")}</button>
    <button class="button button-main" onClick=${() => move(0)}>${t("tour-yes")}</button>
  </aside>`;
}

function Stop({ board, step, move }) {
  const card = useRef(null);
  const ring = useRef(null);
  const stop = board.tour[step];
  useLayoutEffect(() => {
    const target = document.querySelector(stop.at);
    const { top, left, box } = beside(target, card.current);
    Object.assign(card.current.style, { top: `${top}px`, left: `${left}px` });
    const size = { top: box.top - 6, left: box.left - 6, width: box.right - box.left + 12, height: box.bottom - box.top + 12 };
    for (const [name, value] of Object.entries(size)) ring.current.style[name] = `${value}px`;
  }, [step]);
  useEffect(() => card.current.querySelector(".button-main").focus(), [step]);
  const last = step === board.tour.length - 1;
  const keys = (event) => {
    const does = { Escape: () => move(null), ArrowRight: () => move(step + 1), ArrowLeft: () => move(step - 1) }[event.key];
    if (does) { does(); event.stopPropagation(); }
  };
  return html`<div class="tour" role="dialog" aria-label=${t("tour")} onKeyDown=${keys}>
    <div class="tour-ring" ref=${ring}></div>
    <div class="tour-card" ref=${card}>
      <p>${board.t(stop.key)}</p>
      <footer><small>${step + 1} / ${board.tour.length}</small>
        <button class="button" onClick=${() => move(null)}>${t("tour-end")}</button>
        <button class="button button-main" onClick=${() => move(step + 1)}>${t(last ? "tour-play" : "tour-next")}</button></footer>
    </div>
  </div>`;
}
