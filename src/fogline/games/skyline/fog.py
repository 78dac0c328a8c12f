"""The fog: the only door from State to View, and back to a state that a seat could be in."""

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.games.skyline.rules.turn import waiting
from fogline.games.skyline.state import State
from fogline.games.skyline.view import View


def view(s: State, seat: Seat) -> View:
    """What this seat may know: the open table. What is not on it, nobody sees."""
    v = View(s.box, s.seats, s)
    v.seat = seat
    v.waiting = waiting(s)
    return v


def imagine(v: View, dealer: Dealer) -> State:
    """The state that looks like this. Only the deck's order is unknown, and that is decided card by card in play."""
    return State(v.box, v.seats, v)
