"""The log of a match and how its turns are counted: the steps of a sealed choice are no number that anybody is told.

Somebody who puts a sealed bid together takes as many quiet steps as they please (``Match.quiet``). In the log each is a
line, but the numbers that go out (revisions, turns) do not count them. Lines keep what they were, because a match
forgets the turns that are taken back.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final, NamedTuple

from fogline.core.event import Told
from fogline.core.ids import Seat
from fogline.core.match import Match
from fogline.table.refusal import Refusal
from fogline.table.values import tupled

HEARD: Final = -1
QUIET: Final = -2
RULES: Final = -3


class Mark(NamedTuple):
    """A revision in the chain of a table whose luck can be checked (``table/luck.py``)."""

    public: str
    """What everybody may know of it."""
    link: str


class Line(NamedTuple):
    """One line of a match's log: a turn with what chance answered, or a take-back that leaves ``keep`` turns."""

    seat: Seat
    action: str
    chance: list[int]
    keep: int = HEARD
    """For a turn HEARD, or QUIET where nobody was told anything. RULES where a new chapter begins: everybody agreed to
    go on by other rules, from the position in ``action``."""
    told: Told | None = None
    """What happened in the turn; None where nobody wrote it down."""
    mark: Mark | None = None

    @property
    def is_turn(self) -> bool:
        return self.keep in (HEARD, QUIET)


def lines_of(match: Match, since: int = 0) -> tuple[Line, ...]:
    """The turns of a match after the first ``since`` as lines of a log."""
    turns = zip(match.turns_since(since), match.told(since + 1), strict=True)
    return tuple(
        [
            tupled(Line, (*turn, QUIET if match.quiet(number) else HEARD, told, None))
            for number, (turn, told) in enumerate(turns, since + 1)
        ]
    )


def chapters(log: Sequence[Line]) -> list[list[Line]]:
    """The turns that stand, by the rules they were played with: what was taken back is gone."""
    found: list[list[Line]] = [[]]
    for line in log:
        if line.keep == RULES:
            found.append([])
        elif line.keep >= 0:
            del found[-1][line.keep :]
        else:
            found[-1].append(line)
    return found


def standing(log: Sequence[Line]) -> list[Line]:
    """The turns that stand, of the match that is being played."""
    return chapters(log)[-1]


def log_until(log: Sequence[Line], chapter: int, turn: int) -> tuple[Line, ...]:
    """The log as it would be if nothing had been taken back before this turn, and nothing had happened since."""
    found = chapters(log)
    changes = [line for line in log if line.keep == RULES]
    before = [[*lines, change] for lines, change in zip(found[:chapter], changes, strict=False)]
    return tuple(line for lines in (*before, found[chapter][:turn]) for line in lines)


class Count:
    """The numbers of a log as they are told; turn 0 is the set-up."""

    def __init__(self, log: Sequence[Line], known: "Count | None" = None) -> None:
        """``known`` is the count of what this log begins with: a log only grows, and each of its lines is read once."""
        self._log = log
        self._revisions: list[int] = known._revisions[:] if known else [0]
        """By how many lines: the revision that they make."""
        self._standing: list[int] = known._standing[:] if known else [0]
        """By how many lines: how many turns of the last chapter stand after them."""
        self._after: list[list[int]] = [*known._after[:-1], known._after[-1][:]] if known else [[0]]
        """By chapter and true turn: the number that is told for it. A change of rules is a turn of nobody's."""
        for line in log[len(self._revisions) - 1 :]:
            self._read(line)
        self.revision = self._revisions[-1]
        self.turns = self._after[-1][-1]
        self.last = len(self._after[-1]) - 1
        """The true number of the last turn."""

    def _read(self, line: Line) -> None:
        numbers = self._after[-1]
        if line.keep == RULES:
            self._after.append([numbers[-1] + 1])
        elif line.keep >= 0:
            del numbers[line.keep + 1 :]
        else:
            numbers.append(numbers[-1] + (line.keep != QUIET))
        self._revisions.append(self._revisions[-1] + (line.keep != QUIET))
        self._standing.append(len(self._after[-1]) - 1)

    def revision_after(self, lines: int) -> int:
        """The revision that so many lines make."""
        return self._revisions[lines]

    def told(self, turn: int, chapter: int = -1) -> int:
        """The number that is told for a true turn; the steps of a draft, which only its own seat sees, count on."""
        numbers = self._after[chapter]
        last = len(numbers) - 1
        return numbers[turn] if turn <= last else numbers[last] + turn - last

    def find(self, told: int) -> tuple[int, int]:
        """The chapter and the true turn in it with this number, or a Refusal where there is none."""
        for chapter, numbers in enumerate(self._after):
            if told in numbers:
                return chapter, numbers.index(told)
        raise Refusal("no-fork", turns=self.turns)

    def true(self, told: int) -> int:
        """The true turn with this number in its chapter, or a Refusal where there is none."""
        return self.find(told)[1]

    def news(self, since: int) -> int:
        """The first true turn that somebody who knows revision ``since`` must hear of (again)."""
        if since < 0:
            return 0
        if since == self.revision - 1 and self._log[-1].keep == HEARD:
            return self.last  # nearly always: the turn that was just made
        heard = bisect_right(self._revisions, since) - 1
        known = self._standing[heard]
        for lines in range(heard, len(self._log)):
            # The first thing to hear of a new chapter is that it is one.
            known = min(known, -1 if self._log[lines].keep == RULES else self._standing[lines + 1])
        return known + 1

    def forget(self, start: int) -> int:
        """The number from which on a reader forgets what it heard, before it is told all from this true turn on."""
        return self._after[-1][start - 1] + 1 if start else 0
