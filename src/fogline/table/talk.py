"""What people say to each other at a table: lines, phrases that each reads in their own language, reactions to a turn.

It is kept with the table and is no part of its match: no record, export or statistic knows of it. While a game runs its
players hear each other, and those who look on hear the players and each other: what they say reaches no player before
the end. Before and after the game everybody is in one circle.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Any, Final, NamedTuple

from fogline.core.ids import Seat
from fogline.table.store.said import MOST_SAID
from fogline.table.values import bare

PLAYERS: Final = "p"
"""The circle that everybody hears."""
WATCHERS: Final = "w"
"""Those who look on while a game runs."""


class Remark(NamedTuple):
    """Something that was said."""

    circle: str
    number: int
    """From 1 on, in each circle by itself: nobody learns from a number how much is said where they do not hear it."""
    at: int
    """When, in seconds since 1970."""
    who: str
    """The key of who said it; never shown."""
    seat: Seat
    name: str
    text: str
    """As it was typed; empty for phrases and reactions."""
    phrase: str
    turn: int | None = None
    """The turn that it is a reaction to; the last one of a person to a turn counts, and an empty one withdraws it."""

    @property
    def id(self) -> str:
        return f"{self.circle}{self.number}"


@bare
@dataclass(frozen=True)
class Talk:
    """All that is still known of what was said."""

    players: tuple[Remark, ...] = ()
    watchers: tuple[Remark, ...] = ()
    off: bool = False
    """Whether nobody may say anything here."""
    unsaid: tuple[str, str] | None = field(default=None, compare=False)
    """Whose words were taken away last, and what they are called since."""
    silent: bool = field(init=False, compare=False, repr=False)
    """Whether nothing was said."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "silent", not (self.players or self.watchers))

    def circle(self, name: str) -> tuple[Remark, ...]:
        return self.players if name == PLAYERS else self.watchers

    def add(self, remark: Remark) -> "Talk":
        """With one line more, which gets its number here."""
        known = self.circle(remark.circle)
        lines = (*known, remark._replace(number=last(known) + 1))[-MOST_SAID:]
        return replace(self, players=lines) if remark.circle == PLAYERS else replace(self, watchers=lines)

    def since(self, before: "Talk | None") -> list[Remark]:
        """The lines that are not in what was known before."""
        known = before or NOTHING_SAID
        fresh = ((mine, last(theirs)) for mine, theirs in zip(self._circles, known._circles, strict=True))
        return [line for lines, number in fresh for line in lines if line.number > number]

    def read(self, rows: Iterable[tuple[Any, ...]]) -> "Talk":
        """As it was kept."""
        lines = [Remark(*row) for row in rows]
        parts = [tuple(line for line in lines if line.circle == circle) for circle in (PLAYERS, WATCHERS)]
        return replace(self, players=parts[0], watchers=parts[1]) if lines else self

    @property
    def _circles(self) -> tuple[tuple[Remark, ...], tuple[Remark, ...]]:
        return self.players, self.watchers

    def find(self, id: str, hears_all: bool) -> Remark | None:
        """A line by its id, among those that somebody hears."""
        heard = chain(self.players, self.watchers if hears_all else ())
        return next((line for line in heard if line.id == id), None)

    def without(self, who: str, name: str) -> "Talk":
        """Without the words of somebody, and without who they were."""
        if not any(line.who == who for lines in self._circles for line in lines):
            return self
        parts = [
            tuple(line._replace(who="", name=name, text="", phrase="") if line.who == who else line for line in lines)
            for lines in self._circles
        ]
        return replace(self, players=parts[0], watchers=parts[1], unsaid=(who, name))

    def taken_back(self, turns: int) -> "Talk":
        """Where only so many turns are left: a reaction to one that was taken back is none to what comes instead."""
        talk = self
        for lines in self._circles:
            standing = {(line.who, line.turn): line for line in lines if line.turn is not None and line.turn > turns}
            for line in standing.values():
                if line.phrase:
                    talk = talk.add(line._replace(phrase=""))
        return talk


def last(lines: tuple[Remark, ...]) -> int:
    """The number of the last line."""
    return lines[-1].number if lines else 0


NOTHING_SAID: Final = Talk()
