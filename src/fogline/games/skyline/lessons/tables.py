"""The tables on which the lessons of this game are played."""

from collections.abc import Sequence
from typing import Any


def city(**districts: Sequence[str]) -> dict[str, list[str]]:
    """A city by its districts, each from left to right."""
    rows = ("blue", "gray", "orange", "yellow", "green", "plus_two", "tracks")
    return {row: list(districts.get(row, ())) for row in rows}


def table(
    columns: Sequence[Sequence[str]], mine: dict[str, list[str]], theirs: dict[str, list[str]], **more: Any
) -> dict[str, Any]:
    """A moment of a game for two with the learner to move."""
    return {"first": 0, "turn": 0, "columns": [list(column) for column in columns], "cities": [mine, theirs], **more}
