"""What tiles and streets are worth to a seat, by what everybody can see of the board."""

from typing import Final, final

from mypy_extensions import i64

from fogline.games.investors.box import BANK, EMPTY, PARK, TYPES, WHITE
from fogline.games.investors.view import View

HOPE: Final[list[float]] = [1.0, 0.45, 0.18, 0.06, 0.02]
"""What a district is worth of its prestige, by how many more rods would decide it."""
ENVY: Final = 0.45
"""How much of a rival's hope counts against me."""
SIDES: Final = 4
"""Every tile lies between so many streets."""
NEVER: Final = 9
"""More rods than there are streets round a tile."""


def needed(mine: i64, rival: i64, empty: i64, white: i64, special: bool) -> i64:
    """How many more rods decide a district for a seat, by the rods round it; NEVER where it cannot get it."""
    more: i64 = SIDES - white - mine
    if not special:
        lead: i64 = rival + empty - mine
        more = lead // 2 + 1 if lead >= 0 else 0
    return more if more <= empty else NEVER


def prize(view: View, tile: int) -> int:
    """The prestige for rebuilding a tile now, extra included; nothing for parks and what is rebuilt."""
    district = view.layout[tile]
    if view.builder[tile] >= 0 or district == PARK:
        return 0
    points = view.box.prestige[district]
    if district < TYPES and view.promised[district]:
        extras = [c for c in view.played if view.box.card_district[c] == district]
        points += view.box.card_points[extras[0]]
    return points


@final
class Board:
    """The board as one seat values it: what a rod more, less or other would change."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.rods: list[int] = view.rods
        self.seat: i64 = seat
        self.seats: i64 = view.seats
        tiles = range(len(view.layout))
        self.prizes: list[int] = [prize(view, tile) for tile in tiles]
        self.now: list[float] = [self.tile(tile, -1, EMPTY) for tile in tiles]
        """By tile: what it is worth to me as it is."""
        self.gains: list[float] = [self._gain(tile) for tile in tiles]
        """By tile: what a rod of mine on one of its empty streets changes, whichever it is."""

    def tile(self, tile: i64, street: i64, owner: i64) -> float:
        """My hope of a tile if this street had this owner, less the best rival's, in prestige."""
        points: i64 = self.prizes[tile]
        if points == 0:
            return 0.0
        special: bool = self.view.layout[tile] >= BANK
        count = [0] * (self.seats + 2)
        for side in self.view.box.around[tile]:
            rod: i64 = owner if side == street else self.rods[side]
            # White rods and empty streets stand behind the seats.
            count[self.seats if rod == EMPTY else self.seats + 1 if rod == WHITE else rod] += 1
        mine: float = 0.0
        theirs: float = 0.0
        for seat in range(self.seats):
            if special and seat != self.seat and not count[seat]:
                continue
            hope: float = self._hope(count, seat, special)
            if seat == self.seat:
                mine = hope
            elif hope > theirs:
                theirs = hope
        return float(points) * (mine - ENVY * theirs)

    def _hope(self, count: list[int], seat: i64, special: bool) -> float:
        """From 0 to 1 for the rods round a tile: by seat, then the empty streets, then the white rods."""
        rival: i64 = 0
        for other in range(self.seats):
            if other != seat and count[other] > rival:
                rival = count[other]
        more: i64 = needed(count[seat], rival, count[self.seats], count[self.seats + 1], special)
        return HOPE[more] if more < len(HOPE) else 0.0

    def _gain(self, tile: i64) -> float:
        if self.prizes[tile]:
            for street in self.view.box.around[tile]:
                if self.rods[street] == EMPTY:
                    return self.tile(tile, street, self.seat) - self.now[tile]
        return 0.0

    def change(self, street: i64, owner: i64) -> float:
        """What it is worth to me that a street gets this owner, or none."""
        total: float = 0.0
        tile: i64 = self.view.box.side_a[street]
        if tile >= 0:
            total += self.tile(tile, street, owner) - self.now[tile]
        tile = self.view.box.side_b[street]
        if tile >= 0:
            total += self.tile(tile, street, owner) - self.now[tile]
        return total

    def claim(self, street: i64) -> float:
        """What it is worth to me to get an empty street."""
        one: i64 = self.view.box.side_a[street]
        two: i64 = self.view.box.side_b[street]
        total: float = self.gains[one] if one >= 0 else 0.0
        return total + self.gains[two] if two >= 0 else total

    def best(self, picture: int) -> float:
        """The best street that such a picture opens to me."""
        found: float = 0.0
        first: bool = True
        for street in self.view.reach[picture]:
            if self.rods[street] == EMPTY:
                worth: float = self.claim(street)
                if first or worth > found:
                    found = worth
                    first = False
        return found
