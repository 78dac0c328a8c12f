"""Chapter 11: the end of the game."""

from fogline.core.dealer import Dealer
from fogline.games.investors import events as e
from fogline.games.investors import questions as q
from fogline.games.investors.state import State


def over(s: State, ended_by: int, dealer: Dealer) -> None:
    """11.1: at once."""
    s.asks = q.OVER
    s.ended_by = ended_by
    dealer.say(e.ENDED)
