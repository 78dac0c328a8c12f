"""What is asked about ratings, and answered."""

import msgspec

from fogline.table.messages import In, Name
from fogline.web.messages import Spoken


class RatingsQuery(Spoken, kw_only=True):
    game: Name


class Rated(msgspec.Struct, kw_only=True):
    """Somebody with a rating: 95 of 100 times they are as strong as ``rating``, give or take ``give``."""

    name: str
    bot: str
    """The name of the mind; empty for a person."""
    me: bool
    rating: int
    give: int
    games: int
    won: int


class RatingList(msgspec.Struct, kw_only=True):
    game: str
    title: str
    players: list[Rated]
    """People and bots, those first who are surely strong."""
    me: Rated | None
    """You, also where you do not stand in the list."""
    hidden: bool
    """Whether you do not want to stand in it."""


class HideRating(In, kw_only=True):
    hidden: bool


class Hidden(msgspec.Struct, kw_only=True):
    hidden: bool


class RatingChange(msgspec.Struct, kw_only=True):
    """What a table did to the rating of one seat."""

    seat: int
    before: int
    after: int
    give: int
    """How far off it may well be now."""


class TableRatings(msgspec.Struct, kw_only=True):
    counts: bool
    """Whether the table counts, as it is seated now."""
    changes: list[RatingChange]
    """By seat; none before the end, and none of those who do not want to stand in the list."""
