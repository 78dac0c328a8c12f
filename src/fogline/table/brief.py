"""A table in short, for lists."""

from dataclasses import dataclass
from typing import NamedTuple

from fogline.core.ids import Seat


class Brief(NamedTuple):
    """Where a table stands, in short, for lists: it is kept, so that no match need be read again for one."""

    status: str
    turns: int = 0
    waiting: tuple[Seat, ...] = ()


@dataclass(frozen=True)
class Ending:
    """How a match ended, in short, for lists."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    """In units of the score."""
    automa: int | None = None
    """What the opponent scored that the rules themselves play."""
    stopped: bool = False
    """Whoever runs the server has ended it before its match was over: nobody has won."""
