"""What the doors to what a finished game teaches are asked and answer."""

import msgspec

from fogline.table.messages import In, SeatNumber, TurnNumber


class Again(In, kw_only=True):
    """Which decision is tried again: after how many turns, in whose chair."""

    turn: TurnNumber
    seat: SeatNumber
    anew: bool = False
    """Whether what this seat could not see is dealt anew; else it is as it was."""


class Compared(msgspec.Struct, kw_only=True):
    """Where a game that was tried again began, and how both came out."""

    table: str
    turn: int
    seat: int
    points: str
    """Then, as they are printed."""
    now: str
    """At this table; empty while it runs."""
