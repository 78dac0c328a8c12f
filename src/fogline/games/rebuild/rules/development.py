"""Chapter 5: the development board, clearing up included."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.rebuild import events as e
from fogline.games.rebuild.questions import CLEARING, DONE
from fogline.games.rebuild.rules import decks
from fogline.games.rebuild.state import State
from fogline.parts.bits import BIT


def at_corner(s: State, player: i64) -> bool:
    """Whether a token is at the top right, the last space of the board."""
    return s.tokens[player] == s.box.wide * s.box.high - 1


def step(s: State, player: i64, up: bool, dealer: Dealer) -> None:
    """5.1, 5.2: one space right or up; at the edge the arrow leads the other way; 5.4: money at the top right."""
    box = s.box
    here: i64 = s.tokens[player]
    wide: i64 = box.wide
    last_column = here % wide == wide - 1
    last_row = here // wide == box.high - 1
    if at_corner(s, player):
        s.money[player] += box.corner_money
        dealer.say(e.AT_CORNER, player, box.corner_money)
    elif (up and not last_row) or last_column:
        s.tokens[player] = here + wide
        dealer.say(e.DEVELOPED, player, 1, box.board[here + wide])
    else:
        s.tokens[player] = here + 1
        dealer.say(e.DEVELOPED, player, 0, box.board[here + 1])


def urban(s: State, seat: Seat, cost: i64, dealer: Dealer) -> None:
    """5.1: pay and go right."""
    s.money[seat] -= cost
    step(s, seat, False, dealer)
    s.asks = DONE


def begin_clear(s: State, seat: Seat, dealer: Dealer) -> None:
    """5.2: pay; which rubble is asked where there is a choice. 5.3: without any rubble left there is only the step."""
    s.money[seat] -= s.box.clear
    if s.rubble == 0:
        step(s, seat, True, dealer)
        s.asks = DONE
    elif s.rubble & (s.rubble - 1) == 0:
        clear(s, seat, decks.members(s.box, s.rubble)[0], dealer)
    else:
        s.asks = CLEARING


def explain_clear(s: State, space: int) -> list[Reason]:
    return [] if s.rubble & BIT[space] else [because("no-rubble-there", "5.2", space=space)]


def clear(s: State, seat: Seat, space: i64, dealer: Dealer) -> None:
    remove(s, seat, space, s.box.clear, dealer)
    s.asks = DONE


def remove(s: State, player: i64, space: i64, cost: i64, dealer: Dealer) -> None:
    """Take the rubble of a space and go up."""
    s.rubble &= ~BIT[space]
    s.cleared[player] += 1
    dealer.say(e.CLEARED, player, space, cost, s.cleared[player])
    step(s, player, True, dealer)
