// One device passed around: between two people a curtain falls, and nothing secret is on the page.
import { html, useCallback, useEffect, useState } from "/page/kit/dom.js";
import { Badge } from "/page/kit/players.js";
import { t } from "/page/kit/words.js";

/** Who of mine is asked while I look through other eyes; null when I may go on looking. */
function nextOf(scene) {
  const mine = scene.places.filter((place) => place.mine && !place.away);
  if (scene.status !== "playing" || mine.length < 2 || scene.seat < 0) return null;
  if (scene.waiting.includes(scene.seat) || scene.confirm !== "no") return null;
  return mine.find((place) => scene.waiting.includes(place.seat)) ?? null;
}

export function useCurtain(seat) {
  const { scene, sit } = seat;
  const [pass, set] = useState(null);
  useEffect(() => {
    const next = scene && nextOf(scene);
    if (next) set({ to: next.seat, name: next.name });
  }, [scene]);
  // What is secret is covered when the window is left, too.
  useEffect(() => {
    const cover = () => {
      const shared = scene?.status === "playing" && scene.places.filter((place) => place.mine).length > 1;
      if (document.hidden && shared && scene.seat >= 0) set({ to: scene.seat, name: scene.places[scene.seat].name });
    };
    document.addEventListener("visibilitychange", cover);
    return () => document.removeEventListener("visibilitychange", cover);
  }, [scene]);
  const lift = useCallback(() => {
    if (!pass) return;
    if (pass.to !== scene?.seat) sit(pass.to);
    set(null);
  }, [pass, scene, sit]);
  return { down: Boolean(pass), pass, lift };
}

export function Curtain({ pass, lift }) {
  return html`<main class="curtain">
    <${Badge} seat=${pass.to} size=${88} />
    <h1>${t("pass-to", { name: pass.name })}</h1>
    <p>${t("curtain")}</p>
    <button class="button button-main" autofocus ref=${(button) => button?.focus()} onClick=${lift}>${t("reveal", { name: pass.name })}
      </button>
  </main>`;
}
