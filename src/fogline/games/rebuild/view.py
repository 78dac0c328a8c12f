"""What one seat may know of a game, a careful player's memory included."""

from typing import Any, final

from mypy_extensions import i64

from fogline.core.fields import brief, hold
from fogline.core.ids import NOBODY
from fogline.core.rows import vec
from fogline.games.rebuild.box import EVERYBODY, Box
from fogline.games.rebuild.open import Open


@final
class View(Open):
    """The open table and what one seat knows beside it, which the fog fills in."""

    def __init__(self, box: Box, seats: i64, like: Open | None = None, **known: Any) -> None:
        """What a table shows to all. A view that has travelled is made again from all its fields by name."""
        self.seat: i64 = NOBODY
        """Whose view this is."""
        self.waiting: tuple[int, ...] = ()
        self.bag_size: i64 = 0
        self.held: vec[i64] = vec[i64]([0] * EVERYBODY)
        """The personal objectives that I know each player to hold: all of mine, of others what was taken from the row.
        When the game is over, everybody's."""
        self.held_counts: vec[i64] = vec[i64]([0] * EVERYBODY)
        super().__init__(box, seats, like)
        if known:
            hold(self, known)

    def __repr__(self) -> str:
        return brief(self)
