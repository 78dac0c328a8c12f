"""Chapter 1: setting up the table."""

from typing import Any

from fogline.core.dealer import Dealer
from fogline.games.skyline import events as e
from fogline.games.skyline.box import Box
from fogline.games.skyline.state import State


def setup(box: Box, seats: int, options: Any, dealer: Dealer) -> State:
    """1.6: chance says who begins; all the rest lies where it belongs."""
    s = State(box, seats)
    s.first = dealer.below(seats)
    s.turn = s.first
    dealer.say(e.STARTED, s.first)
    return s
