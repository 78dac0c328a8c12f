// The cover of a game that brought none: a round table and chairs in the fog.
import { html } from "/page/kit/dom.js";

const Cover = () => html`<rect class="cv-sky" width="214" height="178" />
  <circle class="cv-sun" cx="166" cy="40" r="20" />
  <path class="cv-mist" d="M10 44h70a4 4 0 0 1 0 8H10zM120 72h94v8h-94a4 4 0 0 1 0-8z" />
  <ellipse cx="107" cy="112" rx="66" ry="24" fill="#C79E62" stroke="#8A6431" stroke-width="2" />
  <path d="M101 134h12v26h-12zM86 160h42v5H86z" fill="#8A6431" />
  <path d="M84 106l16-8 16 8-16 8zM116 112l14-7 14 7-14 7z" fill="#FBF7EC" stroke="#8F8A7E" />
  <circle cx="74" cy="116" r="6" fill="#0B4FD6" stroke="#072F82" /><path d="M142 102l7 7-7 7-7-7z" fill="#C25A00" stroke="#7A3800" />`;

/** The small sign, for lists: a pawn. */
const sign = html`<path d="M17 3a6 6 0 0 1 3.500 10.900L24 27h2v4H8v-4h2l3.500-13.100A6 6 0 0 1 17 3z" />`;

export default { Cover, sign };
