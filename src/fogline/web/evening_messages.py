"""What is asked about evenings, and answered."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from fogline.table.messages import In, Name
from fogline.web.messages import BoxText


class NewEvening(In, kw_only=True):
    game: Name
    title: Name = ""
    kind: Literal["duplicate", "round-robin"] = "duplicate"
    seats: Annotated[int, Meta(ge=2, le=8)] = 2
    rounds: Annotated[int, Meta(ge=1, le=20)] = 3
    bot: Name = "casual"
    options: Annotated[dict[Name, bool | int | Name], Meta(max_length=50)] = msgspec.field(default_factory=dict)
    box: BoxText = ""
    assist: Literal["off", "basic", "full"] = "basic"
    counts: bool = False
    luck: bool = False
    """Of a round robin: whether the luck of its tables can be checked."""
    name: Name = ""
    """What you are called, where you take part yourself."""


class JoinEvening(In, kw_only=True):
    name: Name


class BoardTold(msgspec.Struct, kw_only=True):
    """A table of a round."""

    table: str
    """Its address, where you may go there; else empty."""
    names: list[str]
    """By seat; a bot's level for a bot."""
    people: list[int]
    """By seat: the number of a person, or -1."""
    status: str
    """``later``, ``playing``, ``over``."""
    points: list[str]
    """By seat, once the whole round is done."""
    winners: list[int]


class RoundTold(msgspec.Struct, kw_only=True):
    boards: list[BoardTold]
    done: bool


class StandingTold(msgspec.Struct, kw_only=True):
    person: int
    name: str
    place: int
    played: int
    beaten: float
    opponents: int
    compared: float | None
    """Percent of those who had the same seat in the same deal that had fewer points; null where deals differ."""


class EveningTold(msgspec.Struct, kw_only=True):
    evening: str
    title: str
    game: str
    game_title: str
    kind: str
    seats: int
    bot: str
    counts: bool
    status: str
    host: bool
    people: list[str]
    me: int
    """Which of them you are, or -1."""
    rounds: list[RoundTold]
    current: int
    """The round that is played, from 0 on."""
    next: str
    """The table at which you sit now; empty where you do not."""
    standings: list[StandingTold]
    """Of the rounds that are done."""


class EveningShort(msgspec.Struct, kw_only=True):
    evening: str
    title: str
    game_title: str
    status: str
    people: int


class MyEvenings(msgspec.Struct, kw_only=True):
    evenings: list[EveningShort]
