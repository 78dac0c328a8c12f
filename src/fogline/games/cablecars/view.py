"""What one seat may know of a game, a careful player's memory included."""

from typing import Any, final

from mypy_extensions import i64

from fogline.core.fields import brief, hold
from fogline.core.ids import NOBODY
from fogline.core.rows import vec
from fogline.games.cablecars.box import CARDS, Box
from fogline.games.cablecars.open import Open
from fogline.games.cablecars.questions import OPENING
from fogline.parts.bits import BIT


@final
class View(Open):
    """The open table and what one seat knows beside it, which the fog fills in. ``-1`` stands for the unknown."""

    def __init__(self, box: Box, seats: i64, like: Open | None = None, **known: Any) -> None:
        """What a table shows to all. A view that has travelled is made again from all its fields by name."""
        self.seat: i64 = NOBODY
        """Whose view this is."""
        self.asks: i64 = OPENING
        self.pending: i64 = -1
        self.waiting: tuple[int, ...] = ()
        self.deck_size: i64 = 0
        self.hand: vec[i64] = vec[i64]([0] * CARDS)
        """My cards as counts; all zero for a spectator."""
        self.my_draws: vec[i64] = vec[i64]()
        """Deck after deck, the cards that I drew from it unseen, as counts."""
        self.draws: vec[i64] = vec[i64]()
        """Deck after deck, seat after seat, how many cards it drew from it unseen."""
        self.pools: vec[i64] = vec[i64]()
        """Deck after deck, all that was drawn from it unseen; of the present one also what it still holds."""
        self.paid: vec[i64] = vec[i64]()
        """What was paid with cards drawn unseen since there was a second deck, in its order (``rules/notes.py``)."""
        self.hand_sizes: vec[i64] = vec[i64]()
        self.my_tickets: i64 = 0
        self.ticket_counts: vec[i64] = vec[i64]([0] * seats)
        self.tickets_shown: list[int] = []
        """When the game is over: everybody's tickets as masks; before that, empty."""
        self.bag_size: i64 = 0
        self.returned: vec[i64] = vec[i64]()
        """The tickets known to lie under the deck, in order: mine by number, the others' as -1."""
        self.tickets_known: vec[i64] = vec[i64]([0] * seats)
        """The tickets that I returned and that others surely keep now, as masks."""
        self.offers_known: vec[i64] = vec[i64]([0] * seats)
        """The tickets that I returned and that others are choosing from, as masks."""
        self.offered: list[int] = []
        """The tickets I am choosing from; empty when I am not."""
        self.offered_to: vec[i64] = vec[i64]([0] * seats)
        """How many tickets each seat is choosing from."""
        self.my_choice: i64 = -1
        """My sealed opening choice, or -1."""
        self.chosen: list[bool] = []
        """Who has made the opening choice while it is sealed."""
        super().__init__(box, seats, like)
        if known:
            hold(self, known)

    def __repr__(self) -> str:
        return brief(self)


def known_tickets(v: View) -> i64:
    """The tickets of which this seat knows for certain where they are, as a mask."""
    known: i64 = v.my_tickets
    for ticket in v.offered:
        known |= BIT[ticket]
    for nth in range(len(v.returned)):
        if v.returned[nth] >= 0:
            known |= BIT[v.returned[nth]]
    for seat in range(v.seats):
        known |= v.tickets_known[seat] | v.offers_known[seat]
        if v.tickets_shown:
            known |= v.tickets_shown[seat]
    return known
