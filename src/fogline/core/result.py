"""How a game ended, with the story of each number."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Line:
    """One line of a score: what it is for, its points, and the figures that tell how it came about."""

    key: str
    points: int
    rule: str = ""
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, repr=False)
class Result:
    """The end of a game, or the score so far."""

    scores: tuple[int, ...]
    """By seat, in the units of ``Words.unit``."""
    places: tuple[int, ...]
    """1 is a winner; tied players share a place."""
    ended_by: str
    """The key of the rule that ended the game."""
    breakdown: tuple[tuple[Line, ...], ...]
    """For each seat the lines that add up to its score, then lines of 0 points that tell how a tie was broken."""
    automa_score: int | None = None
    """The score of the opponent that the rules themselves play in a solo game; it has no seat."""
    automa_story: tuple[Line, ...] = ()

    def __repr__(self) -> str:
        first = "first" if len(self.winners) == 1 else "first together"
        told = f"{' : '.join(map(str, self.scores))}, seat {' and '.join(map(str, self.winners))} {first}"
        return f"<Result {told}{f', {self.ended_by}' if self.ended_by else ''}>"

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def read_result(data: Mapping[str, Any]) -> Result:
    """A result from what ``asdict`` made of it; a record tells only scores, places and what ended it."""
    seats = len(data["scores"])
    stories = data.get("breakdown") or [[]] * seats
    return Result(
        scores=tuple(data["scores"]),
        places=tuple(data["places"]),
        ended_by=data["ended_by"],
        breakdown=tuple(tuple(Line(**line) for line in story) for story in stories),
        automa_score=data.get("automa_score"),
        automa_story=tuple(Line(**line) for line in data.get("automa_story", ())),
    )


def ranking(keys: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Places by comparing one tuple a seat, larger is better; equal tuples share a place."""
    ordered = sorted(keys, reverse=True)
    return tuple([1 + ordered.index(mine) for mine in keys])
