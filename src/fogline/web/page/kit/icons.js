// The small signs of the shell, drawn with one stroke on a 24-unit grid.
import { html } from "/page/kit/dom.js";

const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12h-2",
  check: "M4 12.5 9.5 18 20 6.5",
  help: "M9 9a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.3-1.6 2.5M12 18v.2",
  gear: `M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1
    M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1`,
  back: "M15 5 8 12l7 7",
  next: "M9 5l7 7-7 7",
  first: "M17 5l-7 7 7 7M7 5v14",
  last: "M7 5l7 7-7 7M17 5v14",
  play: "M7 5v14l12-7z",
  pause: "M8 5v14M16 5v14",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 7v5l3.5 2",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.3a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 1 0 0-5.4",
  bulb: "M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-.7.7-1 1.3-1 2H9c0-.7-.3-1.3-1-2z",
  bot: "M6 9h12v10H6zM12 9V5M12 5v-.1M9.500 13.500v.1M14.500 13.500v.1M3 12.500v3M21 12.500v3",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2",
  fork: "M7 4v5a4 4 0 0 0 4 4h2a4 4 0 0 1 4 4v3M7 9v11M14 17l3 3 3-3",
  talk: "M4 5h16v11H11l-5 4v-4H4z",
  hush: "M4 5h16v11H11l-5 4v-4H4zM3 3l18 18",
  smile: "M12 3.500a8.500 8.500 0 1 0 0 17a8.500 8.500 0 1 0 0-17M8.500 14c1.500 2.500 5.500 2.500 7 0M9 9.500v.1M15 9.500v.1",
  close: "M6 6l12 12M18 6 6 18",
  zoom: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5 21 21M10.5 7.5v6M7.5 10.5h6",
  unzoom: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5 21 21M7.5 10.5h6",
  log: "M5 6h14M5 11h14M5 16h9",
  book: "M12 6C9.500 4 6.500 4 4 5v14c2.500-1 5.500-1 8 1 2.500-2 5.500-2 8-1V5c-2.500-1-5.500-1-8 1zM12 6v14",
  score: "M6 20v-7M12 20V5M18 20v-10",
  table: "M4 6l5-2 6 2 5-2v14l-5 2-6-2-5 2zM9 4v14M15 6v14",
};

export function Icon({ name, size = 20 }) {
  return html`<svg class="icon" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true" fill="none"
    stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d=${PATHS[name]} /></svg>`;
}

export const Logo = () => html`<svg class="logo" viewBox="0 0 40 28" width="36" height="25" aria-hidden="true" fill="none">
  <path d="M11 3v19M28 3v19M1 17Q11 16 11 4Q19.500 19 28 4Q28 16 39 17" class="logo-bridge" stroke-width="2" />
  <path d="M1 19.500h38" class="logo-bridge" stroke-width="2.600" /><path d="M2 24h22M12 27h24" class="logo-fog" stroke-width="2" />
</svg>`;
