// The signs of the game on a grid of 24 units: nine districts, people, checks, rods, what action cards do.
import { html } from "/page/kit/dom.js";
import { speakerOf } from "/page/kit/words.js";

const t = speakerOf("investors");

export const DISTRICTS = ["villa", "housing", "market", "recreation", "office", "industry", "park", "bank", "town_hall"];
/** The letter of a district in the reader's language. */
export const letterOf = (district) => t(`letter-${district}`);
export const CHIPS = [[5, 4], [2, 3], [0, 1]];

const windows = (xs, ys, w, h) => ys.flatMap((y) => xs.map((x) => `M${x} ${y}v${h}h${w}v-${h}z`)).join("");

const PATHS = {
  villa: "M2 12 12 3l3.500 3.200V4h3v5L22 12h-2v10h-5.500v-6h-5v6H4V12z",
  housing: `M1 22V11.500L4.700 6l3.600 5.500L12 6l3.700 5.500L19.300 6 23 11.500V22z${windows([3.7, 11, 18.3], [13.5], 2, 3.2)}`,
  market: `
    M4 2.500h16L23 9a2.750 2.750 0 0 1-5.500 0a2.750 2.750 0 0 1-5.500 0a2.750 2.750 0 0 1-5.500 0A2.750 2.750 0 0 1 1 9z
    M3.500 13h17v9h-7v-6.500h-4V22h-6zM15.500 15v3h3v-3z`,
  recreation: `M12 2a7.700 7.700 0 1 0 0 15.400a7.700 7.700 0 1 0 0-15.400zM12 2v15.400M4.300 9.700h15.400
    M6.500 4.200l11 11M17.500 4.200l-11 11M12 9.700 6.500 22.500M12 9.700l5.500 12.800M4.500 22.500h15`,
  office: `M5 22V5h8V2h6v20h-5v-4h-4v4z${windows([7, 10.2, 13.4], [7.5, 11, 14.5], 1.9, 2)}${windows([16.2], [4.5, 7.5, 11, 14.5], 1.5,
    2)}`,
  industry: `M1.500 22V12.500l5-4v4l5-4v4l5-4V2H22v20z${windows([4.500, 9.500, 14.500], [16], 2.600, 3)}`,
  park: `
    M8.500 2a5.200 5.200 0 0 1 4.700 7.400 4.500 4.500 0 0 1-3.500 6.300V22H7.300v-6.300a4.500 4.500 0 0 1-3.500-6.300
    A5.200 5.200 0 0 1 8.500 2zM18 10a4 4 0 0 1 1.200 7.800V22h-2.400v-4.200A4 4 0 0 1 18 10z`,
  bank: `M12 1.500 22.500 7v3h-21V7zM3.500 11.500h3.400V18H3.500zM10.300 11.500h3.400V18h-3.400z
    M17.100 11.500h3.400V18h-3.400zM1.500 19.500h21v3h-21z`,
  town_hall: `M11.200 0h1.600v3.400a7 7 0 0 1 6 6.600H5.200a7 7 0 0 1 6-6.600zM2.500 11.300h19v2.500h-19z
    M4 15h2.800v4.500H4zM8.400 15h2.800v4.500H8.400zM12.800 15h2.800v4.500h-2.800zM17.200 15H20v4.500h-2.800z
    M1.500 20.500h21V23h-21z`,
  influence: `M7.500 1.500h9v4H20v2.200H4V5.500h3.500zM8 9h8a4 4 0 0 1-8 0z
    M12 14.200c5.200 0 8.500 2.600 8.500 8.300h-17c0-5.700 3.300-8.300 8.500-8.300z`,
  check: "M1.500 5h21v14h-21zM3.500 7v10h17V7zM5.500 9h7v1.800h-7zM5.500 12.600h4.500v1.700H5.500zM13 13.500h6v1.700h-6z",
  rod: "M2 9.500h20v5H2z",
  chip: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM13 4.100a8 8 0 0 1 0 15.800z",
  flag: "M5 2h2v20H5zM8 3h12l-3 4.500L20 12H8z",
  edge: `M2 3h20v3H2z
    M2 9c3.300-2.700 6.700 2.700 10 0s6.700 2.700 10 0v2.500c-3.300 2.700-6.700-2.700-10 0s-6.700-2.700-10 0z
    M2 15c3.300-2.700 6.700 2.700 10 0s6.700 2.700 10 0v2.500c-3.300 2.700-6.700-2.700-10 0s-6.700-2.700-10 0z`,
  option: `
    M8 9a4 4 0 1 1 6.500 3.100c-1 .8-1.300 1.300-1.300 2.900h-2.600c0-2.400.6-3.700 2-4.800A1.600 1.600 0 1 0 10.600 9z
    M10.500 17h2.800v2.800h-2.800zM12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22zM12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z`,
  extra: "M10 2h4v8h8v4h-8v8h-4v-8H2v-4h8z",
  "two-rods": "M2 5.500h20v4.500H2zM2 14h20v4.500H2z",
  move: "M2 10h12V5.500l8 6.500-8 6.500V14H2z",
  exchange: "M7 3v3.500h14v3H7V13L1.500 8zM17 11v3.500H3v3h14V21l5.500-5z",
  "any-street": "M2 16h20v5H2zM12 1.500l2 4.300 4.700.5-3.500 3.100 1 4.600L12 11.600 7.800 14l1-4.600-3.500-3.100 4.700-.500z",
  replace: `M2 16.500h20v5H2z
    M12 2a6 6 0 0 1 5.700 4.200L20 5.500 18.300 11 14 7.600l2-.600A4.200 4.200 0 0 0 8 7.500l-1.800.700A6 6 0 0 1 12 2z`,
  bonus: `M2 8h20v4.500H2zM3.500 13.500h7.300V22H3.500zM13.200 13.500h7.300V22h-7.300z
    M12 7.500C7 8 5 5.500 6.200 3.500S10.500 2.500 12 5.500c1.500-3 4.600-4 5.800-2S17 8 12 7.500z`,
  removal: "M2 4h20v5H2zM12 22l-6-6.500h4V11h4v4.500h4z",
};

/** How a sign is inked: most are filled, the wheel is drawn with a line. */
const ink = (name) => (name === "recreation"
  ? { d: PATHS[name], fill: "none", stroke: "currentColor", "stroke-width": 1.8 }
  : { d: PATHS[name], fill: "currentColor", "fill-rule": "evenodd" });

/** A sign inside a drawing: its box of `size` units begins at `x`, `y`; its colour is the surrounding `color`. */
export const Mark = ({ name, x = 0, y = 0, size = 24 }) =>
  html`<path ...${ink(name)} transform=${`translate(${x} ${y}) scale(${size / 24})`} aria-hidden="true" />`;

/** The same as an element of its own, for rows and buttons. */
export const Sign = ({ name, size = 18 }) =>
  html`<svg class="inv-sign" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true"><path ...${ink(name)} /></svg>`;

/** A district's plaque in a line of text: colour, sign and letter. */
export const Plaque = ({ district, title, small = false }) =>
  html`<span class=${`inv-plaque inv-${DISTRICTS[district]}`} data-tell=${title}>
  <${Sign} name=${DISTRICTS[district]} size=${small ? 13 : 15} /><b aria-hidden="true">${letterOf(district)}</b></span>`;
