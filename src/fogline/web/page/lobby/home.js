// The lobby.
import { html } from "/page/kit/dom.js";
import { post } from "/page/kit/api.js";
import { go } from "/page/kit/route.js";

export default function Home() {
  const start = async (game, seats) => {
    const chairs = [{ kind: "person", name: "Ana" }, ...Array(seats - 1).fill({ kind: "bot" })];
    const { table } = await post("/tables", { game, chairs, start: true });
    go(`/table/${table}`);
  };
  return html`<main class="notice-page">${[["cablecars", 3], ["skyline", 3], ["investors", 4], ["rebuild", 3]].map(([game, seats]) => html`
    <button class="button" onClick=${() => start(game, seats)}>${game}</button>`)}</main>`;
}
