"""The tables on which the lessons of this game are played."""

from collections.abc import Sequence
from typing import Any, Final

CITY: Final = [
    ["recreation", "market", "office", "bank", "housing", "industry", "recreation"],
    ["office", "office", "market", "park", "industry", "industry", "villa"],
    ["housing", "park", "housing", "town_hall", "recreation", "villa", "industry"],
    ["recreation", "market", "villa", "housing", "office", "office", "market"],
    ["industry", "park", "housing", "villa", "market", "villa", "recreation"],
]
PLAYED: Final = [
    "two-rods influence", "two-rods checks", "move influence", "move checks", "exchange influence", "exchange checks",
    "any-street influence", "any-street checks", "replace influence", "replace checks", "bonus",
]  # fmt: skip
"""Eleven action cards: the next one is the last."""


def table(asks: str, call: str, rods: Sequence[Sequence[str]], **more: Any) -> dict[str, Any]:
    """A moment of a game for three with the learner as start player."""
    queue = {"queue": [0]} if asks == "invest" else {}
    laid = [list(row) for row in rods]
    return {"asks": asks, "start": 0, "turn": 0, "city": CITY, "call": call, "rods": laid, **queue, **more}
