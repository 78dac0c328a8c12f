"""What a search has learned of actions: one at one moment, and the moments after it."""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.parts.bits import BIT

ENOUGH: Final = 12
"""After so many worlds a search that is bound by time may end before its time is over."""
CLEAR: Final = 3.0
"""Standard errors by which a lead is clear."""
TRIFLE: Final = 0.004
"""What two actions differ by, of the payoff from 0 to 1, that is not worth more time."""


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


def best(edges: list[Edge], doubt: float) -> Edge:
    """The action that is surely better than the guide's, which is the first, by most; else the guide's."""
    found = edges[0]
    most: float = 0.0
    for edge in edges[1:]:
        surely: float = edge.lead() - doubt * edge.error()
        if edge.worlds == edges[0].worlds and surely > most:
            most = surely
            found = edge
    return found


def mixed(edges: list[Edge], doubt: float, dealer: Dealer) -> Edge:
    """What others choose at the same time must not be foreseen: the guide's draw, if it is as good as the best within
    its error; else any of those that are."""
    found = best(edges, doubt)
    level: float = found.lead() - found.error()
    if level <= 0.0:
        return edges[0]
    near = [edge for edge in edges if edge.worlds == edges[0].worlds and edge.lead() >= level]
    return near[dealer.below(len(near))]


def settled(live: list[Edge]) -> bool:
    """Whether more time would change nothing that matters: one is clearly the best, or all are as good as the guide's
    choice. So a budget of time is spent where actions are close and something is at stake."""
    if live[0].worlds < ENOUGH:
        return False
    first: float = 0.0
    second: float = 0.0
    widest: float = 0.0
    error: float = 0.0
    for edge in live[1:]:
        lead: float = edge.lead()
        widest = max(widest, abs(lead) + 2.0 * edge.error())
        if lead > first:
            second = first
            first = lead
            error = edge.error()
        elif lead > second:
            second = lead
    return widest < TRIFLE or (first > 0.0 and first - second > CLEAR * error)


def choosing_at_once(seats: tuple[int, ...], before: i64) -> i64:
    """The seats that choose without knowing what the others choose, as a mask."""
    mask: i64 = before
    if len(seats) > 1:
        for seat in seats:
            mask |= BIT[seat]
    return mask
