"""Chapter 7, the districts as everybody sees them: the rods round each, who has the majority, and what it gives."""

from typing import Final

from mypy_extensions import i64

from fogline.core.ids import NOBODY, Seat
from fogline.core.rows import vec
from fogline.games.investors.box import BANK, EMPTY, PARK, ROUND, TYPES, WHITE
from fogline.games.investors.open import Open

FIRST: Final = -EMPTY
"""What makes an owner's number a place in a row: EMPTY stands before the seats."""
ROD: Final[vec[i64]] = vec[i64]([16**place for place in range(WHITE + FIRST + 1)])
"""A rod of each owner, as the rods round a tile are counted."""


def rods_round(table: Open, tile: i64) -> i64:
    """The rods round a tile as one number, four bits for each owner, EMPTY and WHITE among them."""
    found: i64 = 0
    first: i64 = tile * ROUND
    for side in range(ROUND):
        found += ROD[table.rods[table.box.around[first + side]] + FIRST]
    return found


def rods_of(round_tile: i64, owner: i64) -> i64:
    """How many of the rods round a tile have this owner."""
    return (round_tile >> (4 * (owner + FIRST))) & 15


def holder(table: Open, tile: i64) -> Seat:
    """Who has the majority at a tile, or NOBODY.

    7.1: more rods than anybody could still reach, empty streets counted for every rival, white rods for none.
    7.2: at the Town Hall and the Bank, all streets but those with a white rod. 7.7: a rival whose stock is
    empty counts as well, because rods can be moved over.
    """
    there = rods_round(table, tile)
    empty: i64 = rods_of(there, EMPTY)
    white: i64 = rods_of(there, WHITE)
    best: i64 = 0
    second: i64 = 0
    leader: i64 = NOBODY
    for seat in range(table.seats):
        there >>= 4
        n: i64 = there & 15
        if n > best:
            second = best
            best = n
            leader = seat
        elif n > second:
            second = n
    if table.layout[tile] >= BANK:
        has = best > 0 and best == ROUND - white
    else:
        has = best > second + empty
    if has:
        return leader
    return NOBODY


def extra(table: Open, district: i64) -> i64:
    """8.7: what the first card that waits for such a district pays beside its prestige; nothing where none waits."""
    if district < TYPES and table.promised[district] > 0:
        for card in table.played:
            if table.box.card_district[card] == district:
                return table.box.card_points[card]
    return 0


def prize(table: Open, tile: i64) -> i64:
    """7.4: the prestige for rebuilding a tile now, extra included; nothing for parks and what is rebuilt."""
    district: i64 = table.layout[tile]
    if table.builder[tile] >= 0 or district == PARK:
        return 0
    return table.box.prestige[district] + extra(table, district)
