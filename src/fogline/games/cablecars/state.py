"""The true state of a game: the open table and what is hidden from somebody."""

from typing import final

from mypy_extensions import i64

from fogline.core.rows import INTERPRETED, vec
from fogline.games.cablecars.box import CARDS, Box
from fogline.games.cablecars.decks import Decks
from fogline.games.cablecars.open import Open
from fogline.games.cablecars.questions import OPENING


@final
class State(Open):
    """One moment of a game. Rules change it; everybody else gets Views or copies."""

    def __init__(self, box: Box, seats: i64, like: Open | None = None) -> None:
        """A bare table; or what another one shows, and what it hides if that is a state."""
        hidden = like if isinstance(like, State) else None
        self.asks: i64 = i64(OPENING) if hidden is None else hidden.asks
        """What is asked now. While somebody chooses how to pay, nobody else knows of it."""
        self.pending: i64 = i64(-1) if hidden is None else hidden.pending
        """The track being claimed while payment or token is asked, or -1."""
        self.deck: vec[i64] = vec[i64]([0] * CARDS) if hidden is None else hidden.deck[:]
        """The transportation deck as counts: what comes next is decided when it comes."""
        self.hands: vec[i64] = vec[i64]([0] * (seats * CARDS)) if hidden is None else hidden.hands[:]
        """Seat after seat, its cards as counts: ``hands[seat * CARDS + card]``."""
        self.decks: Decks = Decks(seats) if hidden is None else hidden.decks
        """What can be remembered of the decks that are used up."""
        self.tickets: vec[i64] = vec[i64]([0] * seats) if hidden is None else hidden.tickets[:]
        """The tickets each seat keeps, as masks."""
        self.bag: i64 = i64(0) if hidden is None else hidden.bag
        """The tickets of the deck that nobody has seen, as a mask."""
        self.returned: vec[i64] = vec[i64]() if hidden is None else hidden.returned
        """The tickets under those, in order; who returned each of them is for all to see."""
        self.knows: vec[i64] = vec[i64]([0] * seats) if hidden is None else hidden.knows[:]
        """The tickets that each seat returned and for certain knows where they lie, as masks."""
        self.offered: vec[i64] = vec[i64]([-1] * (2 * seats)) if hidden is None else hidden.offered[:]
        """Two for each seat: the tickets it is choosing from, or -1."""
        self.kept: vec[i64] = vec[i64]([-1] * seats) if hidden is None else hidden.kept
        """The opening choice of each seat, sealed until all have chosen, or -1."""
        super().__init__(box, seats, like)


def copy(s: State) -> State:
    """Another state with the same content that shares nothing that changes."""
    return State(s.box, s.seats, s)


if INTERPRETED:
    from fogline.core.copier import copier

    copy = copier(State)  # the same lines, without asking at each whether there is a state to be like
