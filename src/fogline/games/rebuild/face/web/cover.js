// The cover of rebuild: ruins on one side, new houses on the other, and a dome that rises between scaffolds.
import { html } from "/page/kit/dom.js";

const PERMITS = [["#C50B29", "#fff", 3], ["#F9E93A", "#111", 5], ["#12398F", "#fff", 1], ["#00A99D", "#111", 4], ["#C50B29", "#fff", 2]];

/** What the fire left standing, with smoke that is almost gone. */
const Ruins = () => html`<g>
  <path d="M6 66q8-6 4-14t4-14M20 70q7-5 4-11t3-11" class="cv-smoke" />
  <path d="M0 134V84l5 4 3-9 6 5v9l5-3 4 8v36z" fill="#7A675B" /><path d="M6 98h5v9H6zM15 102h5v9h-5zM6 114h5v9H6z
    M15 117h5v9h-5z" class="cv-hole" />
  <path d="M23 134v-27l6-7 5 8 6-3 3 11v18z" fill="#8C776A" /><path d="M29 114h5v7h-5zM36 119h4v7h-4z" class="cv-hole" />
  <path d="M0 134l8-7 7 4 8-5 9 6 10-4 8 6z" fill="#5D4C42" />
</g>`;

/** The dome on its drum, half of it still ribs. */
const Dome = () => html`<g stroke="#5B5140" stroke-linejoin="round">
  <path d="M62 134v-36h72v36z" fill="#EADFC4" /><path d="M56 98h84l-5-8H61z" fill="#D9CBA8" />
    <path d="M66 134v-30h5v30zM79 134v-30h5v30zM112 134v-30h5v30zM125 134v-30h5v30z" fill="#FBF7EC" /><path
      d="M91 134v-22a7 7 0 0 1 14 0v22z" fill="#5B5140" />
  <path d="M76 90V76h44v14z" fill="#EADFC4" /><path d="M81 78v10M88 78v10M95 78v10M102 78v10M109 78v10M115 78v10" />
  <path d="M77 76C77 54 88 43 98 43V76z" fill="#7FA6A0" /><path d="M98 43c10 0 21 11 21 33M98 43c5 4 8 16 8 33
    M98 43v33M87 52v24" fill="none" stroke-width="1.500" />
  <path d="M77 76h42M80 66h36M84 56h28" fill="none" stroke-width=".9" />
  <path d="M94 43v-7h8v7zM98 36v-9" fill="#EADFC4" /><path d="M98 27h9l-2 3 2 3h-9z" fill="#C0362C" stroke="none" />
</g>`;

/** Poles and planks around what is not done yet. */
const Scaffold = () => html`<g stroke="#9A6A2F" stroke-width="2" fill="none" stroke-linecap="round">
  <path d="M121 136V42M134 136V50M147 136V62" /><path d="M118 62h18M118 78h33M118 94h33M118 110h33M118 124h33"
    stroke-width="2.600" /><path d="
    M121 124l13-14M134 110l13-16M121 94l13-16M121 78l13-16" stroke-width="1.200" />
  <g stroke="none"><circle cx="127" cy="53" r="3.200" fill="#E6B48C" /><path d="M123.500 56h7v6h-7z" fill="#0B4FD6" />
    <path d="M123 52a4 4 0 0 1 8 0z" fill="#F2C14E" /><circle cx="141" cy="85.500" r="3.200" fill="#8C5A3C" />
    <path d="M137.500 88.500h7v5h-7z" fill="#C0362C" /><path d="M137 84.500a4 4 0 0 1 8 0z" fill="#F2C14E" /></g>
</g>`;

/** The crane, and the beam that hangs from it. */
const Crane = () => html`<g stroke="#B4342A" fill="none" stroke-width="2" stroke-linejoin="round">
  <path d="M166 136V30M176 136V30" /><path d="M166 132l10-12-10-12 10-12-10-12 10-12-10-12 10-12-10-12" stroke-width="1.200" />
  <path d="M96 28h114M110 20h92M96 28l14-8M202 20l8 8" /><path d="M110 20l9 8 9-8 9 8 9-8 9 8 9-8" stroke-width="1" /><path
    d="M171 8l-61 12M171 8l35 12M166 30l5-22 5 22" stroke-width="1.400" />
  <path d="M200 28h12v14h-12z" fill="#7A675B" stroke="#4A3C33" /><path d="M164 28h14v11h-14z" class="cv-pane" />
  <path d="M142 28v9M142 37l-11 7M142 37l11 7" stroke="#2B2320" stroke-width="1.100" /><path d="M127 44h30v4h-30z" fill="#9A6A2F"
    stroke="#5C3E18" stroke-width="1" />
</g>`;

const House = ({ x, wall, roof, height }) => html`<g stroke=${roof} stroke-width="1.200" stroke-linejoin="round">
  <path d=${`M${x} 134v${-height}l10-11 10 11v${height}z`} fill=${wall} />
    <path d=${`M${x + 4} ${139 - height}h4v6h-4zM${x + 12} ${139 - height}h4v6h-4z`} class="cv-pane" />
    <path d=${`M${x + 7} 134v-11h6v11z`} fill=${roof} />
</g>`;

const Cover = () => html`<rect class="cv-dusk" width="214" height="178" />
  <circle class="cv-sun" cx="52" cy="62" r="24" /><path class="cv-ridge" d="M0 112C30 92 60 100 96 96S170 84 214 100V136H0z" />
  <path class="cv-mist" d="M-4 40h58a4 4 0 0 1 0 8H-4zM22 54h50a4 4 0 0 1 0 8H22a4 4 0 0 1 0-8zM150 62h70v8h-70a4 4 0 0 1 0-8z" />
  <${Ruins} /><${Crane} /><${Dome} /><${Scaffold} />
  <${House} x=${152} wall="#F9E93A" roof="#8F7F12" height=${26} /><${House} x=${172} wall="#2F5FB8" roof="#0E2A66" height=${34} />
    <${House} x=${192} wall="#2BBFB3" roof="#0B6B63" height=${28} />
  <rect y="134" width="214" height="44" class="cv-ground" /><path d="M0 134h214" stroke="#5B4634" stroke-width="2" />
  ${PERMITS.map(([fill, ink, number], n) =>
    html`<g transform=${`translate(${11 + n * 39.5} ${141 + (n % 2) * 2}) rotate(${[-3, 2, -1, 3, -2][n]} 17 14)`}>
    <rect x="1" y="2" width="34" height="29" rx="4" fill="#1C2830" opacity=".3" />
      <rect width="34" height="29" rx="4" fill=${fill} stroke="#1C2830" stroke-opacity=".5" />
    <text x="17" y="21.500" text-anchor="middle" font-size="19" font-weight="700" fill=${ink}>${number}</text></g>`)}`;

/** The small sign, for lists. */
const sign = html`<path d="M17 1 5 11v20h8v-9h8v9h8V11zM9 13h5v5H9zM20 13h5v5h-5z" fill-rule="evenodd" />`;

export default { Cover, sign };
