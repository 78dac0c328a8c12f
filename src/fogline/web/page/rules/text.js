// A rulebook as text with pictures: numbered rules, what the signs mean, what stands around the rules.
import { classes, html } from "/page/kit/dom.js";
import { t } from "/page/kit/words.js";
import { marked } from "/page/lobby/markup.js";
import { useBoard } from "/page/table/board.js";

/** The numbers that can be led to. */
export const numbersOf = (rules) => new Set(rules.chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.number)));

/** What the pictures of a game are drawn with where no game is played: its words, its names, its box. */
function usePictures(game, box) {
  const board = useBoard(game);
  if (!board || !box) return null;
  const name = (sort, value) => box.names[sort]?.[String(value)] ?? String(value);
  const ctx = { t: board.t, name, data: box.data, me: 0, phone: false };
  return { signs: board.legend?.(ctx) ?? [], figures: board.figures?.(ctx) ?? {} };
}

/** All of it. `box` are the components that the pictures show; without them there are no pictures yet. */
export function RuleText({ game, rules, box, anchor }) {
  const pictures = usePictures(game, box);
  const numbers = numbersOf(rules);
  return html`${paragraphs(rules.intro.split("\n\n"), numbers)}
    ${pictures && pictures.signs.length > 0 && html`<${Signs} game=${game} signs=${pictures.signs} />`}
    ${rules.chapters.map((chapter) => html`<${Chapter} key=${chapter.number} game=${game} chapter=${chapter} numbers=${numbers}
      anchor=${anchor} figures=${pictures?.figures ?? {}} />`)}
    <div id="notes">${rules.notes.map((note, n) => html`<section id=${`note-${n + 1}`}
      class=${classes("rules-note", anchor === `note-${n + 1}` && "is-target")}>
      <h2>${note.title}</h2>${paragraphs(note.paragraphs, numbers)}</section>`)}</div>`;
}

const paragraphs = (texts, numbers) => texts.map((text) => html`<p>${marked(text, numbers)}</p>`);

/** All signs of the game, as on the table. */
const Signs = ({ game, signs }) => html`<details class="rules-signs"><summary>${t("legend")}</summary>
  <dl class=${classes("legend-signs", "rule-picture", game)}>${signs.map(([sign, words]) => html`<div key=${words}>
    <dt aria-hidden="true">${sign}</dt><dd>${words}</dd></div>`)}</dl></details>`;

function Chapter({ game, chapter, numbers, anchor, figures }) {
  const { number, title, rules } = chapter;
  return html`<section><h2 id=${number} class=${classes(anchor === number && "is-target")}><span>${number}</span> ${title}</h2>
    <ol>${rules.map((rule) => html`<${Rule} key=${rule.number} ...${rule} game=${game} numbers=${numbers}
      here=${anchor === rule.number} figure=${figures[rule.number]} />`)}</ol></section>`;
}

function Rule({ game, number, text, numbers, here, figure }) {
  return html`<li id=${number} class=${classes(here && "is-target")} aria-current=${here ? "location" : undefined}>
    <a href=${`#${number}`} aria-label=${t("rule-number", { number })}>${number}</a><p>${marked(text, numbers)}</p>
    ${figure && html`<figure><div class=${classes("rule-picture", game)} aria-hidden="true">${figure[0]}</div>
      <figcaption>${figure[1]}</figcaption></figure>`}</li>`;
}
