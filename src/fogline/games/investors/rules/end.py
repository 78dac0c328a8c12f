"""Chapter 11: the end of the game."""

from typing import Final

from fogline.core.dealer import Dealer
from fogline.games.investors import events as e
from fogline.games.investors import questions as q
from fogline.games.investors.state import State

STANDSTILL: Final = 36
"""11.6: after so many rounds in a row that brought nothing on, the game ends."""


def over(s: State, ended_by: int, dealer: Dealer) -> None:
    """11.1: at once."""
    s.asks = q.OVER
    s.ended_by = ended_by
    dealer.say(e.ENDED)


def came_on(s: State) -> None:
    """11.6: the bank was paid, a rod came from a stock, or an action card was drawn. None of it can go on for ever."""
    s.idle = 0


def count_round(s: State, dealer: Dealer) -> bool:
    """11.6: a round begins, idle until something comes on; False after too many such. Halfway all are warned."""
    if s.idle == STANDSTILL:
        return False
    if s.idle * 2 == STANDSTILL:
        dealer.say(e.IDLE, s.idle, STANDSTILL - s.idle)
    s.idle += 1
    return True
