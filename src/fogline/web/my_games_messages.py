"""What is asked about one's own finished games, and answered."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from fogline.table.messages import Name
from fogline.web.messages import Spoken

When = Annotated[int, Meta(ge=0, le=10**11)]


class GamesQuery(Spoken):
    """What one remembers; empty: anything."""

    game: Name = ""
    other: Name = ""
    """Part of a name, or the level of a bot."""
    result: Literal["", "won", "lost"] = ""
    since: When = 0
    until: When = 0
    """Seconds since 1970."""
    skip: Annotated[int, Meta(ge=0, le=10_000)] = 0


class HabitsQuery(Spoken, kw_only=True):
    game: Name


class Habit(msgspec.Struct, kw_only=True):
    """What a part of the score brings you and the others at your tables, on average."""

    label: str
    mine: float
    others: float


class Habits(msgspec.Struct, kw_only=True):
    games: int
    """From how many of your newest games."""
    habits: list[Habit]
