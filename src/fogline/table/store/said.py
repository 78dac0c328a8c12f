"""What people say to each other at a table, as it is kept."""

from typing import Final, NamedTuple

MOST_SAID: Final = 200
"""Lines of talk that are kept of each circle at a table; older ones go."""


class SaidRow(NamedTuple):
    """A line of what people say to each other at a table."""

    circle: str
    number: int
    """From 1 on, in each circle by itself."""
    at: int
    """When, in seconds since 1970."""
    who: str
    """The key of who said it."""
    seat: int
    name: str
    text: str
    phrase: str
    turn: int | None
