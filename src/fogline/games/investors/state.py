"""The true state of a game: the open table and what is hidden from somebody."""

from typing import final

from mypy_extensions import i64

from fogline.core.rows import INTERPRETED, vec
from fogline.games.investors.box import CHECKS, Box
from fogline.games.investors.open import Open


@final
class State(Open):
    """One moment of a game. Rules change it; everybody else gets Views or copies."""

    def __init__(self, box: Box, seats: i64, like: Open | None = None) -> None:
        """A bare table, all checks in their players' hands; or what another one shows, and hides if that is a state."""
        hidden = like if isinstance(like, State) else None
        self.hands: vec[i64] = box.purses[: seats * CHECKS] if hidden is None else hidden.hands[:]
        """Seat after seat, the checks in its hand as counts: ``hands[seat * CHECKS + check]``."""
        self.laid: vec[i64] = vec[i64]([0] * (seats * CHECKS)) if hidden is None else hidden.laid[:]
        """The same for checks put down but not shown yet; in an offer, by the seat they are meant for."""
        self.bank: vec[i64] = vec[i64]([0] * CHECKS) if hidden is None else hidden.bank[:]
        """The checks in the bank as counts."""
        self.paid: vec[i64] = vec[i64]() if hidden is None else hidden.paid[:]
        """Which check each of those paid unseen was; who paid it is for all to see."""
        self.chosen: vec[i64] = vec[i64]([-1] * seats) if hidden is None else hidden.chosen[:]
        """The sealed choice of each seat: an influence card, a chip or a check to pay; or -1."""
        super().__init__(box, seats, like)


def copy(s: State) -> State:
    """Another state with the same content that shares nothing that changes."""
    return State(s.box, s.seats, s)


if INTERPRETED:
    from fogline.core.copier import copier

    copy = copier(State)  # the same lines, without asking at each whether there is a state to be like
