"""What was said at the tables of a house and how long it took to be answered, for whoever runs it."""

from bisect import bisect_left
from collections import Counter
from typing import Final, NamedTuple

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds: how many waits took at most so long."""

DONE: Final = "done"
REFUSED: Final = "refused"
FAILED: Final = "failed"


class Waits:
    """How long something took, each time since the start."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        """By bound, the last for what took longer."""
        self.seconds = 0.0
        """All of them together."""

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds


class Meter:
    """Counts since the start. It knows verbs and figures, never who said what."""

    def __init__(self) -> None:
        self.said: Counter[tuple[str, str]] = Counter()
        """By verb and outcome."""
        self.waits = Waits()
        """Until what changes a table was acknowledged."""

    def note(self, verb: str, outcome: str, seconds: float, changes: bool) -> None:
        self.said[verb, outcome] += 1
        if changes and outcome == DONE:
            self.waits.note(seconds)


class Figures(NamedTuple):
    """How a store is doing, since it was opened."""

    waits: Waits
    """How long updates took until they were on the disk."""
    waiting: int
    """Updates that stand in line."""
    failures: int
    """Updates that were not kept, but for those for which others were first."""
    size: int
    """Bytes on the disk."""
