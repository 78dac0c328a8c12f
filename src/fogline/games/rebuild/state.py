"""The true state of a game: the open table and what is hidden from somebody."""

from typing import final

from mypy_extensions import i64

from fogline.core.rows import INTERPRETED, vec
from fogline.games.rebuild.box import EVERYBODY, Box
from fogline.games.rebuild.open import Open


@final
class State(Open):
    """One moment of a game. Rules change it; everybody else gets Views or copies."""

    def __init__(self, box: Box, seats: i64, like: Open | None = None) -> None:
        """A bare table; or what another one shows, and what it hides if that is a state."""
        hidden = like if isinstance(like, State) else None
        self.bag: i64 = i64(0) if hidden is None else hidden.bag
        """The objectives of the deck as a mask: which comes next is decided when it comes."""
        self.held: vec[i64] = vec[i64]([0] * EVERYBODY) if hidden is None else hidden.held[:]
        """The personal objectives of each player, as masks."""
        super().__init__(box, seats, like)


def copy(s: State) -> State:
    """Another state with the same content that shares nothing that changes."""
    return State(s.box, s.seats, s)


if INTERPRETED:
    from fogline.core.copier import copier

    copy = copier(State)  # the same lines, without asking at each whether there is a state to be like
