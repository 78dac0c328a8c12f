""" "Are you sure?" by lines of text: before something that seems to lose much, for whoever wishes to be asked."""

from typing import TYPE_CHECKING, Final

from fogline.bots.advice import loss, told_aims
from fogline.bots.thinker import Thinker
from fogline.bots.why import doubted
from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId, Seat
from fogline.core.notation import tokens
from fogline.tui.text.puzzles import PUZZLES

if TYPE_CHECKING:
    from fogline.tui.plain import Table

YES: Final = ("y", "yes", "s", "si", "sí")


def surely(table: "Table", seat: Seat, action: ActionId) -> bool:
    """Do it, unless whoever plays thinks again; whether it was done."""
    sure = goes_on(table, seat, action)
    if sure:
        table.do(action, seat)
    return sure


def goes_on(table: "Table", seat: Seat, action: ActionId) -> bool:
    """Whether to do it: where an adviser finds that it loses much, whoever plays is asked."""
    legal = table.match.legal_ids(seat)
    if not table.careful or not isinstance(table.adviser, Thinker) or len(legal) < 2:
        return True
    view = table.match.view(seat)
    thought = table.adviser.think(view, legal, Dealer(len(table.match.turns)), (action,))
    lost = loss(thought, action)
    if lost is None:
        return True
    aims = told_aims(table.match.game, view, thought, table.speaker)
    table.paper.tell(doubted(thought.action, lost, table.speaker, table.match.box, aims), "  ")
    return " ".join(tokens(table.read(table.voice.tell(PUZZLES["sure-lines"])))) in YES
