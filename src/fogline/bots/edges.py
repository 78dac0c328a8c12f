"""What a search has learned of actions: one at one moment, and the moments after it."""

from math import sqrt
from typing import final

from mypy_extensions import i64


@final
class Edge:
    """One action of one seat at one moment, and what it brought that seat."""

    def __init__(self, action: int) -> None:
        self.action: int = action
        self.visits: i64 = 0
        self.total: float = 0.0
        self.after: Node | None = None
        self.worlds: i64 = 0
        """At the root: in how many worlds it was compared with the guide's choice."""
        self.ahead: float = 0.0
        """How much better it did there, summed."""
        self.squares: float = 0.0
        self.wins: float = 0.0
        self.score: float = 0.0
        self.margin: float = 0.0
        self.margins: list[float] = []
        """At the root, world by world: the margin there."""

    def lead(self) -> float:
        """How much better than the guide's choice, on average."""
        return self.ahead / float(self.worlds) if self.worlds else 0.0

    def error(self) -> float:
        """How far wrong ``lead`` may well be."""
        if self.worlds < 2:
            return 1.0
        n: float = float(self.worlds)
        mean: float = self.ahead / n
        return sqrt(max(0.0, self.squares / n - mean * mean) / (n - 1.0))


@final
class Node:
    """A later moment: what was done since the root is the same, chance and hidden things may differ."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.edges: dict[int, Edge] = {}
