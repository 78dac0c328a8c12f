"""What the door to puzzles answers."""

import msgspec


class PuzzleShort(msgspec.Struct, kw_only=True):
    name: str
    """With ``puzzle:`` before it, it is a lesson to begin."""
    theme: str
    """What it is about, in words; those of one theme say the same."""
    rating: int
    level: str
    """``easy``, ``fair`` or ``hard``."""
    state: str
    """``new``, ``solved``, ``missed``, or ``due``: missed, and to be met again."""


class PuzzlesInfo(msgspec.Struct, kw_only=True):
    """A game's puzzles, and how you have done with them."""

    game: str
    title: str
    rating: int
    """Yours, on the scale of the puzzles."""
    tried: int
    solved: int
    """At the first try."""
    streak: int
    longest: int
    due: int
    next: str
    """What you had best solve next; empty where there are none."""
    puzzles: list[PuzzleShort]
    """The easiest first."""
