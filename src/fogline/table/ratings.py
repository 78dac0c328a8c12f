"""Ratings: for each game people and bots on one scale, worked out from how finished tables came out, in that order.

Nothing of it is kept: the same rows give the same ratings at any time. What was worked out stays in memory, and goes on
with later rows as long as the earlier ones are those that were read.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from typing import Any, Final, NamedTuple

from fogline.core.ids import Seat
from fogline.table.names import told_apart
from fogline.table.store.base import Store
from fogline.table.store.outcomes import Known, OutcomeRow

MEAN: Final = 1500
"""The rating of somebody of whom nothing is known."""
SCALE: Final = 60.0
"""Points of ours for one of the model's, which begins with 25 ± 8.3."""
SURE: Final = 2.0
"""Of 100 ratings 95 lie within so many deviations."""
AT_ONCE: Final = 400
"""Rows that are read in one go; others are heard in between."""
MOST_CHANGES: Final = 5000
"""Tables of a game of which it is remembered what they changed."""
HIDDEN: Final = "unrated"
"""The kind of a note: this person does not want to stand in the list."""

Key = tuple[str, str]
"""A person's identity and nothing, or nothing and the name of a bot."""


@cache
def model() -> Any:
    from openskill.models import PlackettLuce  # it is not needed before somebody asks

    return PlackettLuce()


class Level(NamedTuple):
    """How strong somebody is, as the model has it."""

    mu: float
    sigma: float

    @property
    def rating(self) -> float:
        return MEAN + (self.mu - float(model().mu)) * SCALE

    @property
    def give(self) -> float:
        """How far off the rating may well be."""
        return SURE * self.sigma * SCALE

    @property
    def at_least(self) -> float:
        return self.rating - self.give


@dataclass
class Player:
    """Somebody with a rating."""

    level: Level
    name: str = ""
    """A person's; what they called themself last."""
    games: int = 0
    won: int = 0


NOTHING: Final = Known()


class Change(NamedTuple):
    """What a table did to the rating of a seat."""

    seat: Seat
    before: Level
    after: Level


@dataclass
class Standings:
    """One game's ratings, as far as its tables have been read."""

    players: dict[Key, Player] = field(default_factory=dict)
    """In the order in which they first came."""
    changes: OrderedDict[str, list[Change]] = field(default_factory=OrderedDict)
    """By table."""
    known: Known = NOTHING

    def take(self, rows: Iterable[OutcomeRow]) -> None:
        for table, seats in groupby(rows, lambda row: row.table):
            self._take_table(table, list(seats))

    def _take_table(self, table: str, rows: list[OutcomeRow]) -> None:
        fresh = Level(model().mu, model().sigma)
        before = [self.players[key].level if (key := key_of(row)) in self.players else fresh for row in rows]
        after = rated(before, [row.place for row in rows])
        # Somebody forgotten is nobody any more; a bot on two chairs is one bot, and gets the mean of what both did.
        for key in dict.fromkeys(key_of(row) for row in rows if any(key_of(row))):
            mine = [n for n, row in enumerate(rows) if key_of(row) == key]
            player = self.players.setdefault(key, Player(fresh))
            player.level = mean([after[n] for n in mine])
            player.name = rows[mine[0]].name if key[0] else ""
            player.games += len(mine)
            player.won += sum(rows[n].place == 0 for n in mine)
        self.changes[table] = [
            Change(row.seat, old, self.players[key_of(row)].level if any(key_of(row)) else new)
            for row, old, new in zip(rows, before, after, strict=True)
        ]
        while len(self.changes) > MOST_CHANGES:
            self.changes.popitem(last=False)
        nameless = self.known.nameless + sum(not row.name for row in rows)
        self.known = Known(rows[0].ended, table, self.known.rows + len(rows), nameless)


def key_of(row: OutcomeRow) -> Key:
    return (row.who, "") if row.who else ("", row.bot)


def rated(levels: list[Level], places: list[int]) -> list[Level]:
    """How strong each is after a game, in which some came out better than others."""
    teams = [[model().rating(mu=level.mu, sigma=level.sigma)] for level in levels]
    return [Level(team[0].mu, team[0].sigma) for team in model().rate(teams, ranks=[float(place) for place in places])]


def mean(levels: list[Level]) -> Level:
    return Level(sum(level.mu for level in levels) / len(levels), sum(level.sigma for level in levels) / len(levels))


class Ratings:
    """The ratings of a club, worked out when they are asked for."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._standings: dict[str, Standings] = {}
        self._working = asyncio.Lock()

    async def of(self, game: str) -> Standings:
        """The ratings of a game by now."""
        async with self._working:
            found = self._standings.get(game)
            if found is None or not self._store.outcomes_known(game, found.known):
                found = Standings()
            while rows := self._store.outcomes(game, found.known, AT_ONCE):
                found.take(rows)
                await asyncio.sleep(0)
            self._standings[game] = found
        return found


def worked_out(store: Store, game: str) -> Standings:
    """The ratings of a game from its first table on."""
    found = Standings()
    while rows := store.outcomes(game, found.known, AT_ONCE):
        found.take(rows)
    return found


class Ranked(NamedTuple):
    """A line of the list."""

    key: Key
    name: str
    """A person's, told apart from everybody else's here; a bot's is said in the reader's language."""
    player: Player


def ranked(found: Standings, hidden: Collection[str] = ()) -> list[Ranked]:
    """Everybody but those who do not want it, those first who are surely strong."""
    named: list[Ranked] = []
    names: list[str] = []
    for key, player in found.players.items():
        if not key[0]:
            named.append(Ranked(key, "", player))
        elif key[0] not in hidden:
            names.append(told_apart(player.name, names))
            named.append(Ranked(key, names[-1], player))
    return sorted(named, key=lambda one: (-one.player.level.at_least, one.name, one.key[1]))
