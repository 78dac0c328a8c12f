// A table at which somebody sits or looks on.
import { html, useEffect, useState } from "/page/kit/dom.js";
import { callSoon } from "/page/kit/call.js";
import { announce, chime, tab } from "/page/kit/notice.js";
import { prefs } from "/page/kit/prefs.js";
import { t } from "/page/kit/words.js";
import { useDrawn } from "/page/kit/drawn.js";
import { useMedia } from "/page/kit/media.js";
import { useBoard } from "/page/table/board.js";
import { contextOf } from "/page/table/context.js";
import { Curtain, useCurtain } from "/page/table/curtain.js";
import { Finish } from "/page/table/finish.js";
import { Gather } from "/page/table/gather.js";
import { useHands } from "/page/table/hands.js";
import { Layout } from "/page/table/layout.js";
import { Luck } from "/page/table/luck.js";
import { BackToReview } from "/page/table/after.js";
import { Undrawn } from "/page/table/rules.js";
import { useSeat } from "/page/table/seat.js";
import { Trouble } from "/page/table/trouble.js";

export default function TableScreen({ table }) {
  const seat = useSeat(table);
  const { scene, box, error } = seat;
  const board = useBoard(useGame(seat.info));
  const phone = useMedia("(max-width: 760px)");
  const touch = useMedia("(pointer: coarse)");
  const held = useHands(scene, seat.say, { touch, confirmSteps: prefs.confirmSteps, askSure: prefs.askSure });
  const curtain = useCurtain(seat);
  const [finish, showFinish] = useState(false);
  const [luck, showLuck] = useState(false);
  useTurn(scene, seat.latest);
  useEffect(() => { if (scene?.status === "over") showFinish(true); }, [scene?.status]);
  const again = Boolean(seat.pace?.canWatchAgain);
  const { picks, ghost, chosen, hands } = held;
  const context = useDrawn(() => scene?.view && box && board && contextOf({
    scene, box, words: board.t, phone, touch, log: seat.log, picks, ghost, chosen, hands, watch: again ? () => seat.pace.again() : null,
  }), [scene, box, board, phone, touch, seat.log, picks, ghost, chosen, hands, again]);

  if (error) return html`<${Trouble} error=${error} />`;
  if (curtain.down) return html`<${Curtain} ...${curtain} />`;
  if (!scene || !box || !board) return html`<main class="waiting" aria-busy="true"><p>${t("opening")}</p></main>`;
  if (scene.status === "gathering") return html`<${Gather} scene=${scene} table=${table} seat=${seat} />`;
  if (!scene.view) return html`<${Undrawn} scene=${scene} />`;
  return html`
    <${Layout} seat=${seat} board=${board} context=${context} held=${held} finish=${() => showFinish(true)}
      luck=${() => showLuck(true)} />
    ${finish && scene.outcome && html`<${Finish} scene=${scene} context=${context} board=${board} close=${() => showFinish(false)}
      luck=${() => showLuck(true)} />`}
    <${BackToReview} />
    ${luck && html`<${Luck} scene=${scene} close=${() => showLuck(false)} />`}`;
}

/** Which game this is. After a reload the browser still knows, and its board comes while the table is asked for. */
function useGame(info) {
  useEffect(() => { if (info) history.replaceState({ ...history.state, game: info.game }, ""); }, [info]);
  return info?.game ?? history.state?.game;
}

/** Tells the reader when it becomes their turn, even while others' turns are still watched: title, icon, sound, words, and the system. */
function useTurn(scene, latest) {
  const asked = Boolean(latest && (latest.question || latest.confirm === "now"));
  useEffect(() => { if (latest) tab(latest.title, asked); }, [latest?.title, asked]);
  useEffect(() => { if (asked) chime(); }, [asked]);
  useEffect(() => (asked ? callSoon(latest.table, latest.title) : undefined), [asked, latest?.table]);
  const told = scene && (scene.question || scene.confirm === "now" || scene.status === "over") ? scene.sentence : "";
  useEffect(() => announce(told), [told, scene?.at]);
  useEffect(() => () => tab("Fogline", false), []);
}
