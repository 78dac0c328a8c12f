"""What tiles and streets are worth to a seat, by what everybody can see of the board."""

from typing import Final, final

from mypy_extensions import i64

from fogline.core.counts import same
from fogline.core.rows import INTERPRETED, vec
from fogline.games.investors.box import BANK, EMPTY, ROUND, SEATS, WHITE
from fogline.games.investors.habits import USUAL, Habits
from fogline.games.investors.open import Open
from fogline.games.investors.rules.majority import FIRST, ROD, prize, rods_of
from fogline.games.investors.rules.streets import beside
from fogline.parts.bits import BIT

HOPED: Final = 5
"""A district that takes so many more rods is worth nothing."""
NEVER: Final = 9
"""More rods than there are streets round a tile."""


def needed(mine: i64, rival: i64, empty: i64, white: i64, special: bool) -> i64:
    """How many more rods decide a district for a seat, by the rods round it; NEVER where it cannot get it."""
    more: i64 = ROUND - white - mine
    if not special:
        lead: i64 = rival + empty - mine
        more = 0
        if lead >= 0:
            more = lead // 2 + 1
    if more > empty:
        return NEVER
    return more


def time_left(table: Open, habits: Habits = USUAL) -> float:
    """What is left of a hope for each rod that it takes, by the cards that are still to come."""
    ahead: i64 = table.box.years - len(table.played)
    return 1.0 if ahead > 1 else habits.last_round if ahead == 1 else habits.last_card


def hope(mine: i64, rival: i64, empty: i64, white: i64, special: bool, time: float, habits: Habits = USUAL) -> float:
    """What a district is worth to a seat of its prestige, from 0 to 1."""
    more: i64 = needed(mine, rival, empty, white, special)
    if more >= HOPED:
        return 0.0
    found: float = habits.hope(more)
    if time < 1.0:
        for _ in range(more):
            found *= time
    return found


def lead(there: i64, me: i64, special: bool, time: float, habits: Habits) -> float:
    """My hope of a district by the rods round it, less that of the best rival.

    Who has more rods there than another has at least as much hope, so the rival with the most is the best one.
    """
    mine: i64 = rods_of(there, me)
    first: i64 = 0
    second: i64 = mine
    for seat in range(SEATS):
        if seat != me:
            count: i64 = rods_of(there, seat)
            if count > first:
                second = max(second, first)
                first = count
            elif count > second:
                second = count
    empty: i64 = rods_of(there, EMPTY)
    white: i64 = rods_of(there, WHITE)
    found: float = hope(mine, first, empty, white, special, time, habits)
    if first > 0 or not special:
        found -= habits.envy * hope(first, second, empty, white, special, time, habits)
    return found


if INTERPRETED:
    from functools import cache

    lead = cache(lead)  # four rods can have few owners, and every board asks again


@final
class Board:
    """The board as one seat values it: what a rod more, less or other would change."""

    def __init__(self, table: Open, seat: i64, habits: Habits = USUAL) -> None:
        tiles = len(table.layout)
        self.habits: Habits = habits
        self.table = table
        self.seat: i64 = seat
        self.prizes: vec[i64] = vec[i64]([-1] * tiles)
        """By tile: what it gives; -1 before it is looked at."""
        self.rounds: vec[i64] = vec[i64]([0] * tiles)
        """By tile: the rods round it, as the rules count them."""
        self.now: vec[float] = vec[float]([0.0] * tiles)
        """By tile: what it is worth to me as it is."""
        self.gains: vec[float] = vec[float]([0.0] * tiles)
        """By tile: what a rod of mine on one of its empty streets changes, whichever it is."""
        self.rods: vec[i64] = vec[i64]([EMPTY] * len(table.rods))
        """By street, and what follows: what was looked at last."""
        self.time: float = -1.0
        for tile in range(tiles):
            self.rounds[tile] = ROUND * ROD[EMPTY + FIRST]
        self.look(table)

    def look(self, table: Open) -> None:
        """Value again the tiles at which something has changed since this was last asked."""
        self.table = table
        stale: i64 = self._changed_rods(table)
        time: float = time_left(table, self.habits)
        if time != self.time:
            self.time = time
            stale = -1
        for tile in range(len(self.prizes)):
            points: i64 = prize(table, tile)
            if points != self.prizes[tile] or stale & BIT[tile] != 0:
                self.prizes[tile] = points
                around: i64 = 0
                if points > 0:
                    around = self.rounds[tile]
                self._value(tile, around)

    def _changed_rods(self, table: Open) -> i64:
        """Count the rods round the tiles beside changed streets anew; those tiles as a mask."""
        stale: i64 = 0
        for street in range(len(self.rods)):
            owner: i64 = table.rods[street]
            if owner != self.rods[street]:
                more: i64 = ROD[owner + FIRST] - ROD[self.rods[street] + FIRST]
                self.rods[street] = owner
                stale |= self._recount(table.box.side_a[street], more) | self._recount(table.box.side_b[street], more)
        return stale

    def _recount(self, tile: i64, more: i64) -> i64:
        """Add to the rods round a tile, if there is one; the tile as a mask."""
        if tile < 0:
            return 0
        self.rounds[tile] += more
        return BIT[tile]

    def _value(self, tile: i64, there: i64) -> None:
        now: float = 0.0
        gain: float = 0.0
        if there != 0:
            now = self._worth(tile, there)
            if rods_of(there, EMPTY) > 0:
                gain = self._worth(tile, there - ROD[EMPTY + FIRST] + ROD[self.seat + FIRST]) - now
        self.now[tile] = now
        self.gains[tile] = gain

    def _worth(self, tile: i64, there: i64) -> float:
        """My hope of a tile with these rods round it, less the best rival's, in prestige."""
        return float(self.prizes[tile]) * lead(
            there, self.seat, self.table.layout[tile] >= BANK, self.time, self.habits
        )

    def tile(self, tile: i64, street: i64, owner: i64) -> float:
        """What a tile would be worth to me if this street had this owner."""
        if self.prizes[tile] == 0:
            return 0.0
        now: i64 = self.table.rods[street]
        return self._worth(tile, self.rounds[tile] - ROD[now + FIRST] + ROD[owner + FIRST])

    def change(self, street: i64, owner: i64) -> float:
        """What it is worth to me that a street gets this owner, or none."""
        total: float = 0.0
        tile: i64 = self.table.box.side_a[street]
        if tile >= 0:
            total += self.tile(tile, street, owner) - self.now[tile]
        tile = self.table.box.side_b[street]
        if tile >= 0:
            total += self.tile(tile, street, owner) - self.now[tile]
        return total

    def both(self, street: i64, owner: i64, other: i64, its_owner: i64) -> float:
        """What it is worth to me that two streets get these owners at once: a tile beside both changes once."""
        box = self.table.box
        total: float = self._after(box.side_a[street], street, owner, other, its_owner)
        total += self._after(box.side_b[street], street, owner, other, its_owner)
        if not beside(self.table, street, box.side_a[other]):
            total += self._after(box.side_a[other], street, owner, other, its_owner)
        if not beside(self.table, street, box.side_b[other]):
            total += self._after(box.side_b[other], street, owner, other, its_owner)
        return total

    def _after(self, tile: i64, street: i64, owner: i64, other: i64, its_owner: i64) -> float:
        """What these two rods change at one tile."""
        if tile < 0 or self.prizes[tile] == 0:
            return 0.0
        there: i64 = self.rounds[tile]
        if beside(self.table, street, tile):
            there += ROD[owner + FIRST] - ROD[self.table.rods[street] + FIRST]
        if beside(self.table, other, tile):
            there += ROD[its_owner + FIRST] - ROD[self.table.rods[other] + FIRST]
        return self._worth(tile, there) - self.now[tile]

    def claim(self, street: i64) -> float:
        """What it is worth to me to get an empty street."""
        one: i64 = self.table.box.side_a[street]
        two: i64 = self.table.box.side_b[street]
        total: float = self.gains[one] if one >= 0 else 0.0
        return total + self.gains[two] if two >= 0 else total

    def best(self, picture: i64) -> float:
        """The best street that such a picture opens to me."""
        found: float = 0.0
        first: bool = True
        for street in self.table.reach[picture]:
            if self.table.rods[street] == EMPTY:
                worth: float = self.claim(street)
                if first or worth > found:
                    found = worth
                    first = False
        return found

    def same_city(self, table: Open) -> bool:
        """Whether the districts lie as here: what pictures reach is worked out with them, and handed on."""
        mine = self.table
        return table.reach is mine.reach or (table.box is mine.box and same(table.layout, mine.layout))


@final
class Boards:
    """The board of each seat as it was last reckoned: between two rods it serves every decision."""

    def __init__(self, habits: Habits = USUAL) -> None:
        self.kept: dict[int, Board] = {}
        self.habits: Habits = habits

    def of(self, table: Open, seat: int) -> Board:
        kept = self.kept.get(seat)
        if kept is None or not kept.same_city(table):
            kept = Board(table, seat, self.habits)
            self.kept[seat] = kept
        else:
            kept.look(table)
        return kept
