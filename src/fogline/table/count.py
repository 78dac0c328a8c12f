"""How turns are counted for those who look: the steps of a sealed choice are no number that anybody is told.

Somebody who puts a sealed bid together takes as many quiet steps as they please (``Match.quiet``). In the log each is a
line, but the numbers that go out (revisions, turns) do not count them. Lines keep what they were, because a match
forgets the turns that are taken back.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fogline.core.ids import Seat
from fogline.core.match import Match
from fogline.table.refusal import Refusal

HEARD: Final = -1
QUIET: Final = -2


class Line(NamedTuple):
    """One line of a match's log: a turn with what chance answered, or a take-back that leaves ``keep`` turns."""

    seat: Seat
    action: str
    chance: list[int]
    keep: int = HEARD
    """For a turn HEARD, or QUIET where nobody was told anything."""


def lines_of(match: Match, since: int = 0) -> tuple[Line, ...]:
    """The turns of a match after the first ``since`` as lines of a log."""
    return tuple(
        Line(*turn, QUIET if match.quiet(number) else HEARD)
        for number, turn in enumerate(match.turns[since:], since + 1)
    )


def standing(log: Sequence[Line]) -> list[Line]:
    """The turns that stand: what was taken back is gone."""
    turns: list[Line] = []
    for line in log:
        if line.keep >= 0:
            del turns[line.keep :]
        else:
            turns.append(line)
    return turns


def revision_of(log: Sequence[Line]) -> int:
    """The revision that this log makes, as it is told."""
    return sum([line.keep != QUIET for line in log])


class Count:
    """The numbers of a log as they are told; turn 0 is the set-up."""

    def __init__(self, log: Sequence[Line]) -> None:
        self._log = log
        self.revision = revision_of(log)
        self._after: list[int] = [0]
        """By true turn: the number that is told for it."""
        for line in standing(log):
            self._after.append(self._after[-1] + (line.keep != QUIET))

    @property
    def turns(self) -> int:
        return self._after[-1]

    def told(self, turn: int) -> int:
        """The number that is told for a true turn; the steps of a draft, which only its own seat sees, count on."""
        last = len(self._after) - 1
        return self._after[turn] if turn <= last else self._after[last] + turn - last

    def true(self, told: int) -> int:
        """The true turn with this number, or a Refusal where there is none."""
        if not 0 <= told <= self.turns:
            raise Refusal("no-fork", turns=self.turns)
        return self._after.index(told)

    def news(self, since: int) -> int:
        """The first true turn that somebody who knows revision ``since`` must hear of (again)."""
        if since < 0:
            return 0
        turns = known = revision = 0
        for line in self._log:
            turns = line.keep if line.keep >= 0 else turns + 1
            revision += line.keep != QUIET
            known = turns if revision <= since else min(known, turns)
        return known + 1

    def forget(self, start: int) -> int:
        """The number from which on a reader forgets what it heard, before it is told all from this true turn on."""
        return self.told(start - 1) + 1 if start else 0
