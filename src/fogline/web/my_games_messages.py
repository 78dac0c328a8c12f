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


class MyGame(msgspec.Struct, kw_only=True):
    """One finished game."""

    table: str
    game: str
    title: str
    at: int
    """When it ended, in seconds since 1970."""
    seats: list[int]
    """Yours."""
    names: list[str]
    bots: list[str]
    """The level of the bot on each chair, or nothing."""
    points: list[str]
    turns: int
    counts: bool
    """Whether it counts in the statistics: one seat of yours, dealt here, played to its end."""
    won: bool
    finish: str
    """How it ended, in a sentence."""


class Tallied(msgspec.Struct, kw_only=True):
    """Games of one sort: how many, how many won, points on average and at best, turns on average."""

    key: str
    label: str
    played: int
    won: int
    mean: float
    best: float
    turns: float


class Dot(msgspec.Struct, kw_only=True):
    """One game of a plot."""

    table: str
    game: str
    at: int
    points: float
    turns: int
    won: bool


class MyGames(msgspec.Struct, kw_only=True):
    total: int
    """How many games fit."""
    more: bool
    """Whether there are more than these, to be asked for with ``skip``."""
    games: list[MyGame]
    by_game: list[Tallied]
    by_seats: list[Tallied]
    by_bot: list[Tallied]
    """By the level of a bot that played along; a game with bots of two levels is in both."""
    dots: list[Dot]
    """The games that count, the oldest first."""
    best: list[Dot]


class Habit(msgspec.Struct, kw_only=True):
    """What a part of the score brings you and the others at your tables, on average."""

    label: str
    mine: float
    others: float


class Habits(msgspec.Struct, kw_only=True):
    games: int
    """From how many of your newest games."""
    habits: list[Habit]
