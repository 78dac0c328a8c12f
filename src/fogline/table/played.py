"""Somebody's finished games: which there are, found by what one remembers of them, and what they add up to.

It is counted from what is kept for lists, so nothing is played again. A game counts where its person held one seat of a
game that was dealt here and played to its end: no what-if, no record from a file, no device passed around.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from fogline.core.ids import Seat
from fogline.table.lessons import ORIGIN
from fogline.table.names import look
from fogline.table.people import BOT, PERSON, Who
from fogline.table.store.base import Store
from fogline.table.stored_table import mine
from fogline.table.table import Table

MOST: Final = 2000
"""Games that are looked at, the newest ones."""
AT_ONCE: Final = 100
BEST: Final = 5


@dataclass(frozen=True)
class Wanted:
    """What is remembered of a game; empty: anything."""

    game: str = ""
    other: str = ""
    """Part of the name of somebody else who played, or the level of a bot."""
    result: str = ""
    """``won`` or ``lost``."""
    since: int = 0
    until: int = 0
    """Seconds since 1970."""

    def fits(self, played: "Played") -> bool:
        table = played.table
        others = [f"{chair.name} {chair.bot}" for n, chair in enumerate(table.chairs) if n not in played.seats]
        return (
            self.game in ("", table.game.name)
            and (not self.other or any(look(self.other) in look(name) for name in others))
            and (not self.result or played.won == (self.result == "won"))
            and self.since <= table.changed
            and (not self.until or table.changed < self.until)
        )


@dataclass(frozen=True)
class Played:
    """One finished game as somebody played it."""

    table: Table
    seats: tuple[Seat, ...]
    """Theirs."""
    accuracy: float | None = None
    """How well they decided, from 0 to 1, where somebody has had that reckoned (``table/analyses.py``)."""

    @property
    def counts(self) -> bool:
        ending = self.table.ending
        dealt_here = not self.table.origin and len(self.seats) == 1
        return dealt_here and ending is not None and not ending.stopped and len(ending.scores) > self.seats[0]

    @property
    def won(self) -> bool | None:
        """None where it does not count."""
        return self.seats[0] in self.table.ending.winners if self.counts and self.table.ending else None

    @property
    def points(self) -> float:
        """Their own, as they are printed."""
        assert self.table.ending is not None
        return self.table.ending.scores[self.seats[0]] / self.table.game.words.unit

    @property
    def levels(self) -> frozenset[str]:
        """Of the bots that they played against, from the beginning on."""
        return frozenset(chair.bot for chair in self.table.chairs if chair.kind == BOT)

    @property
    def people(self) -> int:
        return sum(chair.kind == PERSON for chair in self.table.chairs)


def games(store: Store, who: Who) -> Iterator[Played]:
    """All of somebody's finished games, the newest first, up to a number."""
    before, seen = "", 0
    while seen < MOST:
        tables, before = mine(store, who.key, True, AT_ONCE, before)
        for table in tables:
            if table.origin != ORIGIN and (seats := table.seats_of(who)):
                seen += 1
                yield Played(table, seats)
        if not before:
            return


class Tally(NamedTuple):
    """Games of one sort, counted."""

    key: str
    played: int
    won: int
    mean: float
    """Points, on average."""
    best: float
    turns: float
    """How long they took, on average."""
    accuracy: float | None
    """On average, of those games where it is known."""


def tally(games: Iterable[Played], keys: Callable[[Played], Iterable[str]]) -> list[Tally]:
    """The games that count by each of their keys, those with most games first."""
    groups: dict[str, list[Played]] = {}
    for played in games:
        for key in keys(played) if played.counts else ():
            groups.setdefault(key, []).append(played)
    found = [counted(key, group) for key, group in groups.items()]
    return sorted(found, key=lambda one: (-one.played, one.key))


def counted(key: str, group: list[Played]) -> Tally:
    points = [played.points for played in group]
    turns = [played.table.brief.turns for played in group]
    won = sum(bool(played.won) for played in group)
    known = [played.accuracy for played in group if played.accuracy is not None]
    accuracy = mean(known) if known else None
    return Tally(key, len(group), won, mean(points), max(points), sum(turns) / len(group), accuracy)


def best(games: Iterable[Played]) -> list[Played]:
    """The games of each sort with most points, those first."""
    by_game: dict[str, list[Played]] = {}
    for played in games:
        if played.counts:
            by_game.setdefault(played.table.game.name, []).append(played)
    return [one for group in by_game.values() for one in sorted(group, key=lambda one: -one.points)[:BEST]]


class Habit(NamedTuple):
    """What a part of the score brings somebody and the others at their tables, in points on average."""

    category: int
    """Its place in the game's own order."""
    mine: float
    others: float


def habits(tables: Iterable[tuple[Table, Seat]]) -> list[Habit]:
    """Where somebody's points come from, beside those of the others, in finished games of one sort."""
    sums: list[tuple[list[float], list[float]]] = []
    for table, seat in tables:
        result = table.flow.match.result if table.flow else None
        if result is None or not any(result.breakdown):
            continue  # of older rules, whose lines are not known any more
        categories, unit = table.game.words.categories, table.game.words.unit
        sums = sums or [([], []) for _ in categories]
        for player, lines in enumerate(result.breakdown):
            for n, category in enumerate(categories):
                points = sum(line.points for line in lines if line.key in category.lines) / unit
                sums[n][player != seat].append(points)
    return [Habit(n, mean(mine), mean(others)) for n, (mine, others) in enumerate(sums) if any(mine + others)]


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
