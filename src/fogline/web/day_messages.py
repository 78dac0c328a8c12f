"""What the doors to the deal of the day are asked and answer."""

from typing import Annotated

import msgspec
from msgspec import Meta

from fogline.table.messages import In, Name
from fogline.web.messages import Spoken

Date = Annotated[str, Meta(max_length=10)]
"""A date as 2026-11-17; empty: today's, by the clock of Greenwich."""


class DaysQuery(Spoken):
    alone: bool = False
    """The deal for one, where the game can be played alone."""


class DayShort(msgspec.Struct, kw_only=True):
    date: str
    points: str
    """Mine, as they are printed; empty where I have not played it to its end."""
    place: int
    """Mine, from 1 on; 0 where I have not."""


class DaysInfo(msgspec.Struct, kw_only=True):
    game: str
    title: str
    today: str
    seats: int
    solo: bool
    """Whether there is also a deal for one."""
    days: list[DayShort]
    """The latest first."""


class PlayDay(In, kw_only=True):
    """Which deal; what its player is called."""

    game: Annotated[str, Meta(max_length=100)]
    name: Name
    date: Date = ""
    alone: bool = False
