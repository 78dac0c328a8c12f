"""Chapter 9: the end of a turn and the end of the game."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.games.skyline import events as e
from fogline.games.skyline.questions import FULL_CITY, LAST_FOUNDATION, OVER, TURN
from fogline.games.skyline.state import State


def next_turn(s: State, seat: i64) -> None:
    """2.1: turns go round clockwise."""
    s.asks = TURN
    s.turn = (seat + 1) % s.seats


def over(s: State, ended_by: i64, seat: i64, dealer: Dealer) -> None:
    """9.1, 9.2: the game ends at once; nobody has another turn. The turn stays with the seat that ended it (10.3)."""
    s.asks = OVER
    s.ended_by = ended_by
    if ended_by == LAST_FOUNDATION:
        dealer.say(e.LAST_FOUNDATION, seat)
    else:
        assert ended_by == FULL_CITY
        dealer.say(e.FULL_CITY, seat)
