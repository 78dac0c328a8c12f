// A table before the game is a page of the lobby; it is fetched only where somebody gathers.
import { html, useEffect, useState } from "/page/kit/dom.js";

export function Gather(props) {
  const [page, show] = useState(null);
  useEffect(() => { import("/page/lobby/gather.js").then((module) => show({ Screen: module.Gather })); }, []);
  return page ? html`<${page.Screen} ...${props} />` : html`<main class="waiting" aria-busy="true"></main>`;
}
