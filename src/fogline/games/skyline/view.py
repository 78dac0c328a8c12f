"""What one seat may know of a game: everything but the order of the deck."""

from typing import Any, final

from mypy_extensions import i64

from fogline.core.fields import brief, hold
from fogline.core.ids import NOBODY
from fogline.games.skyline.box import Box
from fogline.games.skyline.open import Open


@final
class View(Open):
    """The open table, and whose sight of it this is."""

    def __init__(self, box: Box, seats: i64, like: Open | None = None, **known: Any) -> None:
        """What a table shows to all. A view that has travelled is made again from all its fields by name."""
        self.seat: i64 = NOBODY
        """Whose view this is."""
        self.waiting: tuple[int, ...] = ()
        super().__init__(box, seats, like)
        if known:
            hold(self, known)

    def __repr__(self) -> str:
        return brief(self)
