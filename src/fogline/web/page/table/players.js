// Who sits at the table: glyph, name, points and what matters in this game, always in sight.
import { classes, html, useEffect, useState } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { Badge } from "/page/kit/players.js";
import { botName, t } from "/page/kit/words.js";
import { printed } from "/page/table/score.js";

export function Players({ context, board, strip = false }) {
  const { scene } = context;
  const rules = scene.scores.find((score) => score.seat < 0);
  const list = html`<ol class=${classes("players", strip && "players-strip", `players-${scene.places.length}`)} aria-label=${t("players")}>
    ${scene.places.map((place) => html`<${Player} key=${place.seat} place=${place} context=${context} board=${board} />`)}
    ${rules && html`<${Automa} score=${rules} context=${context} board=${board} />`}
  </ol>`;
  return strip ? html`<section aria-label=${t("players")}>${list}</section>` : list;
}

function Player({ place, context, board }) {
  const score = context.score(place.seat);
  const mine = place.seat === context.me;
  return html`<li class=${classes("player", place.waited && "is-waited", mine && "is-me")}>
    <${Badge} seat=${place.seat} size=${30} />
    <div class="player-who">
      <b>${place.name || score?.name}</b> ${place.away && html`<${Icon} name="bot" size=${15} />`} <small>${standing(place, mine)}</small>
      <span class="player-facts">${(board.facts?.(context, place.seat) || []).map((fact) => html`<${Fact} ...${fact} />`)}</span>
    </div>
    ${place.time_left !== null && html`<${Clock} place=${place} />`}
    <${Points} score=${score} />
  </li>`;
}

function Automa({ score, context, board }) {
  return html`<li class="player">
    <${Badge} seat=${-1} size=${30} />
    <div class="player-who"><b>${score.name}</b>
      <span class="player-facts">${(board.facts?.(context, -1) || []).map((fact) => html`<${Fact} ...${fact} />`)}</span></div>
    <${Points} score=${score} />
  </li>`;
}

/** The points that nothing can take away any more. */
const Points = ({ score }) => html`<span class="player-points">
  ${score && html`<span class="hush">${t("points-certain")}: </span>${printed(score.certain)}`}</span>`;

/** Who it is in a word: you, a bot, somebody who went away. */
function standing(place, mine) {
  if (mine && !place.away) return t("you");
  if (place.resigned) return t("has-resigned");
  if (place.away) return t("bot-keeps-seat");
  if (place.bot) return botName(place.bot);
  if (place.mine) return "";
  return place.here ? "" : t("not-here");
}

/** One thing that matters: a small sign and a number. */
function Fact({ icon, text, title }) {
  return html`<span class="fact" role="img" data-tell=${title} aria-label=${title}>${icon}${text}</span>`;
}

function Clock({ place }) {
  const [now, tick] = useState(0);
  useEffect(() => {
    tick(0);
    if (!place.waited) return undefined;
    const start = performance.now();
    const timer = setInterval(() => tick((performance.now() - start) / 1000), 500);
    return () => clearInterval(timer);
  }, [place.time_left, place.waited]);
  const left = Math.max(0, Math.round(place.time_left - now));
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return html`<span class=${classes("clock", left < 30 && "clock-low")}><${Icon} name="clock" size=${14} />${text}</span>`;
}
