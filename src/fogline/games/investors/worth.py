"""What tiles and streets are worth to a seat, by what everybody can see of the board."""

from functools import cache
from typing import Final

from fogline.games.investors.box import BANK, EMPTY, PARK, TYPES, WHITE
from fogline.games.investors.view import View

HOPE: Final = (1.0, 0.45, 0.18, 0.06, 0.02)
"""What a district is worth of its prestige, by how many more rods would decide it."""
ENVY: Final = 0.45
"""How much of a rival's hope counts against me."""


@cache
def needed(owners: tuple[int, ...], seat: int, special: bool) -> int:
    """How many more rods a seat needs for the majority among these four streets; 9 where it cannot get it."""
    mine = owners.count(seat)
    empty = owners.count(EMPTY)
    if special:
        more = 4 - owners.count(WHITE) - mine
        return more if more <= empty else 9
    rival = max((owners.count(other) for other in set(owners) if other not in (seat, EMPTY, WHITE)), default=0)
    more = max((rival + empty - mine) // 2 + 1, 0)
    return more if more <= empty else 9


class Board:
    """The board as one seat values it: a number for each tile, and what a rod more, less or other would change."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self._known: dict[tuple[int, tuple[int, ...]], float] = {}

    def prize(self, tile: int) -> int:
        """The prestige for rebuilding a tile now, extra included."""
        district = self.view.layout[tile]
        points = self.view.box.prestige[district]
        if district < TYPES and self.view.promised[district]:
            extras = [c for c in self.view.played if self.view.box.card_district[c] == district]
            points += self.view.box.card_points[extras[0]]
        return points

    def tile(self, tile: int, owners: tuple[int, ...]) -> float:
        """My hope of a tile with these rods round it, less the best rival's."""
        key = (tile, owners)
        if key not in self._known:
            self._known[key] = self.prize(tile) * self._hope(tile, owners)
        return self._known[key]

    def _hope(self, tile: int, owners: tuple[int, ...]) -> float:
        special = self.view.layout[tile] >= BANK
        mine, theirs = 0.0, 0.0
        for seat in range(self.view.seats):
            if special and seat != self.seat and seat not in owners:
                continue
            more = needed(owners, seat, special)
            hope = HOPE[more] if more < len(HOPE) else 0.0
            if seat == self.seat:
                mine = hope
            else:
                theirs = max(theirs, hope)
        return mine - ENVY * theirs

    def change(self, street: int, owner: int) -> float:
        """What it is worth to me that a street gets this owner, or none."""
        total = 0.0
        for tile in (self.view.box.side_a[street], self.view.box.side_b[street]):
            if tile >= 0 and self.view.builder[tile] < 0 and self.view.layout[tile] != PARK:
                total += self._tile_change(tile, self.view.box.around[tile].index(street), owner)
        return total

    def _tile_change(self, tile: int, side: int, owner: int) -> float:
        rods = self.view.rods
        north, west, east, south = self.view.box.around[tile]
        owners = [rods[north], rods[west], rods[east], rods[south]]
        before = self.tile(tile, tuple(owners))
        owners[side] = owner
        return self.tile(tile, tuple(owners)) - before

    def best(self, picture: int) -> float:
        """The best street that such a picture opens to me."""
        free = [street for street in self.view.reach[picture] if self.view.rods[street] == EMPTY]
        return max((self.change(street, self.seat) for street in free), default=0.0)
