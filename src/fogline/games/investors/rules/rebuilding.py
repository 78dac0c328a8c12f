"""Chapter 7: a district with a majority is rebuilt."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import NOBODY, Seat
from fogline.games.investors import events as e
from fogline.games.investors.box import PARK
from fogline.games.investors.rules import majority
from fogline.games.investors.state import State


def settle(s: State, mover: Seat, streets: list[int], dealer: Dealer) -> None:
    """7.3: after a rod has come to each of these streets, what is decided is rebuilt at once.

    7.5: one rod can rebuild two districts. 7.6: the mover's first, then clockwise; one player's row by row.
    """
    tiles: list[int] = []
    for street in streets:
        for tile in (s.box.side_a[street], s.box.side_b[street]):
            if tile < 0 or s.builder[tile] >= 0 or s.layout[tile] == PARK or tile in tiles:
                continue
            if majority.holder(s, tile) != NOBODY:
                tiles.append(tile)
    if not tiles:
        return
    tiles.sort()
    for distance in range(s.seats):
        seat = (mover + distance) % s.seats
        for tile in tiles:
            if majority.holder(s, tile) == seat:
                rebuild(s, seat, tile, dealer)


def rebuild(s: State, seat: Seat, tile: i64, dealer: Dealer) -> None:
    """7.4: the tile is turned over for good, and its prestige goes to who holds the majority."""
    district: i64 = s.layout[tile]
    points: i64 = s.box.prestige[district]
    more: i64 = majority.extra(s, district)
    s.builder[tile] = seat
    s.built_year[tile] = len(s.played)
    s.prestige[seat] += points + more
    s.rebuilt += 1
    dealer.say(e.REBUILT, seat, district, tile, points)
    if more > 0:
        # 8.7: the card pays once, and is turned over.
        s.promised[district] -= 1
        s.extra[tile] = more
        dealer.say(e.EXTRA_PAID, seat, district, more)
