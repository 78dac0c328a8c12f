"""Chapter 7: who has the majority at a district, and rebuilding it."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import NOBODY, Seat
from fogline.games.investors import events as e
from fogline.games.investors.box import BANK, EMPTY, PARK, TYPES, WHITE
from fogline.games.investors.state import State


def holder(s: State, tile: i64) -> Seat:
    """Who has the majority at a tile, or NOBODY.

    7.1: more rods than anybody could still reach, empty streets counted for every rival, white rods for none.
    7.2: at the Town Hall and the Bank, all streets but those with a white rod. 7.7: a rival whose stock is
    empty counts as well, because rods can be moved over.
    """
    rods = s.rods
    streets = s.box.around[tile]
    best: i64 = 0
    second: i64 = 0
    empty: i64 = 0
    white: i64 = 0
    leader: i64 = NOBODY
    for street in streets:
        owner: i64 = rods[street]
        if owner == EMPTY:
            empty += 1
        elif owner == WHITE:
            white += 1
        elif owner != leader:
            n: i64 = 0
            for other in streets:
                if rods[other] == owner:
                    n += 1
            if n > best:
                second = best
                best = n
                leader = owner
            elif n > second:
                second = n
    district: i64 = s.layout[tile]
    if district >= BANK:
        return leader if best > 0 and best == 4 - white else NOBODY
    return leader if best > second + empty else NOBODY


def settle(s: State, mover: Seat, streets: list[int], dealer: Dealer) -> None:
    """7.3: after a rod has come to each of these streets, what is decided is rebuilt at once.

    7.5: one rod can rebuild two districts. 7.6: the mover's first, then clockwise; one player's row by row.
    """
    tiles: list[int] = []
    for street in streets:
        for tile in (s.box.side_a[street], s.box.side_b[street]):
            if tile < 0 or s.builder[tile] >= 0 or s.layout[tile] == PARK or tile in tiles:
                continue
            if holder(s, tile) != NOBODY:
                tiles.append(tile)
    if not tiles:
        return
    tiles.sort()
    for distance in range(s.seats):
        seat = (mover + distance) % s.seats
        for tile in tiles:
            if holder(s, tile) == seat:
                rebuild(s, seat, tile, dealer)


def rebuild(s: State, seat: Seat, tile: i64, dealer: Dealer) -> None:
    """7.4: the tile is turned over for good, and its prestige goes to who holds the majority."""
    district: i64 = s.layout[tile]
    points: i64 = s.box.prestige[district]
    s.builder[tile] = seat
    s.built_year[tile] = len(s.played)
    s.prestige[seat] += points
    s.rebuilt += 1
    dealer.say(e.REBUILT, seat, district, tile, points)
    if district < TYPES and s.promised[district] > 0:
        pay_extra(s, seat, tile, dealer)


def pay_extra(s: State, seat: Seat, tile: i64, dealer: Dealer) -> None:
    """8.7: a card that waits for this district pays its extra prestige, once, and is turned over."""
    district = s.layout[tile]
    for card in s.played:
        if s.box.card_district[card] == district:
            s.promised[district] -= 1
            s.extra[tile] = s.box.card_points[card]
            s.prestige[seat] += s.extra[tile]
            dealer.say(e.EXTRA_PAID, seat, district, s.extra[tile])
            return
