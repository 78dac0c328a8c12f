"""What one seat may know of a game, a careful player's memory included."""

from typing import Any, final

from mypy_extensions import i64

from fogline.core.fields import brief, hold
from fogline.core.ids import NOBODY
from fogline.core.rows import vec
from fogline.games.investors.box import CHECKS, Box
from fogline.games.investors.open import Open


@final
class View(Open):
    """The open table and what one seat knows beside it, which the fog fills in. ``-1`` stands for the unknown."""

    def __init__(self, box: Box, seats: i64, like: Open | None = None, **known: Any) -> None:
        """What a table shows to all. A view that has travelled is made again from all its fields by name."""
        self.seat: i64 = NOBODY
        """Whose view this is."""
        self.waiting: tuple[int, ...] = ()
        self.hand: vec[i64] = vec[i64]([0] * CHECKS)
        """My checks as counts, without those I have laid; all zero for a spectator."""
        self.laid: vec[i64] = vec[i64]([0] * (seats * CHECKS))
        """``laid[seat * CHECKS + check]``: the checks that I have laid unseen; the others' are not shown."""
        self.held: vec[i64] = vec[i64]([0] * seats)
        """How many checks each seat has, laid ones included."""
        self.bank_size: i64 = 0
        self.paid: vec[i64] = vec[i64]()
        """Which of the checks paid unseen were mine, by value; -1 for the others'."""
        self.my_choice: i64 = -1
        """What I have chosen in secret, or -1."""
        super().__init__(box, seats, like)
        if known:
            hold(self, known)

    def __repr__(self) -> str:
        return brief(self)
