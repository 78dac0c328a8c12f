"""The fog: the only door from State to View, and back to a state that a seat could be in."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.rows import vec
from fogline.games.rebuild.questions import OVER
from fogline.games.rebuild.rules import decks
from fogline.games.rebuild.rules.turn import waiting
from fogline.games.rebuild.state import State
from fogline.games.rebuild.view import View
from fogline.parts.bits import BIT, size


def view(s: State, seat: Seat) -> View:
    """What this seat may know: the open table, and what is listed here. What is in neither, nobody sees."""
    v = View(s.box, s.seats, s)
    v.seat = seat
    v.waiting = waiting(s)
    v.bag_size = size(s.bag)
    v.held = s.held[:] if s.asks == OVER else known(s, seat)
    for player in s.players:
        v.held_counts[player] = size(s.held[player])
    return v


def known(s: State, seat: Seat) -> vec[i64]:
    """4.8: the personal objectives this seat knows of, by player."""
    held = s.seen[:]
    if seat >= 0:
        held[seat] = s.held[seat]
    return held


def imagine(v: View, dealer: Dealer) -> State:
    """A state that looks like this to its seat: the objectives it cannot see are dealt anew, all deals being alike."""
    s = State(v.box, v.seats, v)
    s.held = v.held[:]
    s.bag = v.box.all_objectives & ~v.common
    for objective in v.objective_row:
        if objective >= 0:
            s.bag &= ~BIT[objective]
    for mask in s.held:
        s.bag &= ~mask
    for player in v.players:
        for _ in range(v.held_counts[player] - size(s.held[player])):
            objective = decks.draw(s.bag, dealer)
            s.held[player] |= BIT[objective]
            s.bag &= ~BIT[objective]
    return s
