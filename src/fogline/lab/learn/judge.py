"""What the games kept for the test say of a net: how well it tells winners, and whether its chances come true."""

from dataclasses import asdict, dataclass, field
from typing import Any, Final

import numpy as np

from fogline.lab.learn.fit import Fitted
from fogline.lab.learn.rows import PHASE, WIN, Rows

QUARTERS: Final = 4
"""A game is looked at in so many parts."""
STEPS: Final = 5
"""Chances are put together in so many steps."""
FEW: Final = 30
"""Fewer rows than these say nothing."""


@dataclass
class Part:
    """One part of the game: how well winners are told, and by step of chance what was said and what came."""

    auc: float
    said: list[float]
    came: list[float]


@dataclass
class Figures:
    auc: float = 0.0
    """How often who wins is given the better chance than who does not."""
    off: float = 0.0
    """How far chances are from what came, on average."""
    rounding: float = 0.0
    games: int = 0
    rows: int = 0
    parts: list[Part] = field(default_factory=list)
    """By quarter of the game."""

    def to_json(self) -> dict[str, Any]:
        rounded: dict[str, Any] = shortened(asdict(self))
        return rounded


def shortened(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {key: shortened(entry) for key, entry in value.items()}
    return [shortened(entry) for entry in value] if isinstance(value, list) else value


def figures(rows: Rows, found: Fitted) -> Figures:
    known, said = rows.known[found.test], found.predicted[0][found.test]
    came = known[:, WIN]
    parts: list[Part] = []
    for quarter in range(QUARTERS):
        here = (known[:, PHASE] * QUARTERS).astype(int).clip(0, QUARTERS - 1) == quarter
        parts.append(Part(auc(said[here], came[here]), *steps(said[here], came[here])))
    off = [abs(a - b) for part in parts for a, b in zip(part.said, part.came, strict=True)]
    return Figures(auc(said, came), sum(off) / max(1, len(off)), parts=parts)


def steps(said: Any, came: Any) -> tuple[list[float], list[float]]:
    """By step of chance, where there are enough rows: the mean chance, and how often it came."""
    step = (said * STEPS).astype(int).clip(0, STEPS - 1)
    full = [n for n in range(STEPS) if (step == n).sum() >= FEW]
    return [float(said[step == n].mean()) for n in full], [float(came[step == n].mean()) for n in full]


def auc(said: Any, came: Any) -> float:
    """How often a winner's chance is above a loser's; 0.5 where there is nothing to compare."""
    won, lost = (came > 0.5).sum(), (came < 0.5).sum()
    if not (won and lost):
        return 0.5
    both = (came > 0.5) | (came < 0.5)
    _, place, counts = np.unique(said[both], return_inverse=True, return_counts=True)
    ranks = (np.cumsum(counts) - (counts - 1) / 2)[place]
    return float((ranks[came[both] > 0.5].sum() - won * (won + 1) / 2) / (won * lost))
