"""The true state of a game: the open table and nothing else. The future, which is the deck's order, is not in it."""

from typing import final

from fogline.core.rows import INTERPRETED
from fogline.games.skyline.open import Open


@final
class State(Open):
    """One moment of a game. Rules change it; everybody else gets Views or copies."""


def copy(s: State) -> State:
    """Another state with the same content that shares nothing that changes."""
    return State(s.box, s.seats, s)


if INTERPRETED:
    from fogline.core.copier import copier

    copy = copier(State)  # the same lines, without asking at each whether there is a state to be like
