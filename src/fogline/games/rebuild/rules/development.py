"""Chapter 5: the development board, clearing up included."""

from mypy_extensions import i64

from fogline.core.bits import nth
from fogline.core.dealer import Dealer
from fogline.core.reason import Reason, because
from fogline.games.rebuild import events as e
from fogline.games.rebuild.open import Open
from fogline.games.rebuild.questions import CLEARING, DONE
from fogline.parts.bits import BIT


def at_corner(t: Open, player: i64) -> bool:
    """Whether a token is at the top right, the last space of the board."""
    return t.tokens[player] == t.box.wide * t.box.high - 1


def beyond(t: Open, player: i64, up: bool) -> i64:
    """5.1, 5.2: where a step right or up leads; at the edge the arrow leads the other way, at the top right nowhere."""
    here: i64 = t.tokens[player]
    return t.box.above[here] if up else t.box.right_of[here]


def step(s: Open, player: i64, up: bool, dealer: Dealer) -> None:
    """One space on the board; 5.4: money at the top right."""
    box = s.box
    here: i64 = s.tokens[player]
    there = beyond(s, player, up)
    s.tokens[player] = there
    if there == here:
        s.money[player] += box.corner_money
        dealer.say(e.AT_CORNER, player, box.corner_money)
    else:
        dealer.say(e.DEVELOPED, player, there // box.wide - here // box.wide, box.board[there])


def urban(s: Open, seat: i64, cost: i64, dealer: Dealer) -> None:
    """5.1: pay and go right."""
    s.money[seat] -= cost
    step(s, seat, False, dealer)
    s.asks = DONE


def begin_clear(s: Open, seat: i64, dealer: Dealer) -> None:
    """5.2: pay; which rubble is asked where there is a choice. 5.3: without any rubble left there is only the step."""
    s.money[seat] -= s.box.clear
    if s.rubble == 0:
        step(s, seat, True, dealer)
        s.asks = DONE
    elif s.rubble & (s.rubble - 1) == 0:
        clear(s, seat, nth(s.rubble, 0), dealer)
    else:
        s.asks = CLEARING


def explain_clear(s: Open, space: int) -> list[Reason]:
    return [] if s.rubble & BIT[space] else [because("no-rubble-there", "5.2", space=space)]


def clear(s: Open, seat: i64, space: i64, dealer: Dealer) -> None:
    remove(s, seat, space, s.box.clear, dealer)
    s.asks = DONE


def remove(s: Open, player: i64, space: i64, cost: i64, dealer: Dealer) -> None:
    """Take the rubble of a space and go up."""
    s.rubble &= ~BIT[space]
    s.cleared[player] += 1
    dealer.say(e.CLEARED, player, space, cost, s.cleared[player])
    step(s, player, True, dealer)
