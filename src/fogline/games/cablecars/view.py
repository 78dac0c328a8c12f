"""What one seat may know of a game, a careful player's memory included."""

from typing import Any, final

from mypy_extensions import i64

from fogline.core.ids import NOBODY
from fogline.games.cablecars.box import CARDS, Box
from fogline.games.cablecars.open import Open
from fogline.games.cablecars.questions import OPENING


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
        self.hand: list[int] = []
        """My cards as counts; all zero for a spectator."""
        self.hand_sizes: list[int] = []
        self.my_tickets: i64 = 0
        self.ticket_counts: list[int] = []
        self.tickets_shown: list[int] = []
        """When the game is over: everybody's tickets as masks; before that, empty."""
        self.bag_size: i64 = 0
        self.returned: list[int] = []
        """The tickets known to lie under the deck, in order: mine by number, the others' as -1."""
        self.offered: list[int] = []
        """The tickets I am choosing from; empty when I am not."""
        self.offered_to: list[int] = []
        """How many tickets each seat is choosing from."""
        self.my_choice: i64 = -1
        """My sealed opening choice, or -1."""
        self.chosen: list[bool] = []
        """Who has made the opening choice while it is sealed."""
        super().__init__(box, seats, like)
        for name, value in known.items():
            setattr(self, name, value)


def hands_known(v: View) -> list[int]:
    """Seat after seat, the cards that this seat knows to be there: its own, and those that were seen being taken."""
    hands = v.seen[:]
    if v.seat >= 0:
        hands[v.seat * CARDS : (v.seat + 1) * CARDS] = v.hand
    return hands


def unseen(v: View, hands: list[int]) -> list[int]:
    """The cards that lie neither open nor in the hands as far as they are known: in the deck, or in others' hands."""
    left = [v.box.cards[card] - v.market[card] - v.discards[card] for card in range(CARDS)]
    for slot in range(len(hands)):
        left[slot % CARDS] -= hands[slot]
    return left
