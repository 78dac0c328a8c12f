"""What a learner is paid when a game ends."""

from collections.abc import Callable, Mapping
from typing import Final

from fogline.core.result import Result

Pay = Callable[[Result, int], list[float]]
"""By seat: (result, units of a score that make a printed point)."""


def win(result: Result, unit: int = 1) -> list[float]:
    """1 to the winner, shared by those who tie for it, else 0."""
    return [1.0 / len(result.winners) if place == 1 else 0.0 for place in result.places]


def score(result: Result, unit: int = 1) -> list[float]:
    """The points, as they are printed."""
    return [points / unit for points in result.scores]


def margin(result: Result, unit: int = 1) -> list[float]:
    """The points more than the best of the others, the rules' own opponent among them."""
    rules = [] if result.automa_score is None else [result.automa_score]
    others = [[*result.scores[:seat], *result.scores[seat + 1 :], *rules] for seat in range(len(result.scores))]
    return [(mine - max(rest, default=0)) / unit for mine, rest in zip(result.scores, others, strict=True)]


REWARDS: Final[Mapping[str, Pay]] = {"win": win, "margin": margin, "score": score}
"""By name, as the environments take them."""
