"""What the doors to deals that are played again are asked and answer."""

import msgspec

from fogline.table.messages import In, Name


class DealMade(msgspec.Struct, kw_only=True):
    deal: str
    """What its link ends with."""


class PlayDeal(In, kw_only=True):
    name: Name
    """What its player is called."""


class DealRow(msgspec.Struct, kw_only=True):
    """How somebody came out."""

    name: str
    points: str
    place: int
    """At their table, from 1 on."""
    me: bool
    dealt: bool
    """Whether that was the game in which it was dealt first: what chance answered later was its own."""


class DealTold(msgspec.Struct, kw_only=True):
    deal: str
    game: str
    title: str
    by: str
    """Who shared it."""
    bots: list[str]
    """By seat: what the bot is called that plays there; nothing on the chair that is yours."""
    table: str
    """Yours that is not over; empty where there is none."""
    done: bool
    """Whether you have played it to its end."""
    rows: list[DealRow]
    """The best first; none before you have done."""
