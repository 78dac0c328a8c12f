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


def hope(mine: i64, rival: i64, empty: i64, white: i64, special: bool) -> float:
    """What a district is worth to a seat of its prestige, from 0 to 1."""
    more: i64 = needed(mine, rival, empty, white, special)
    return HOPE[more] if more < len(HOPE) else 0.0


@final
class Board:
    """The board as one seat values it: what a rod more, less or other would change."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.rods: list[int] = view.rods
        self.seat: i64 = seat
        self.counts: list[int] = [0] * view.seats
        """By seat: the rods round the tile that is looked at, as is what follows."""
        self.mine: i64 = 0
        self.first: i64 = 0
        """The most that a rival has there."""
        self.second: i64 = 0
        """The most that another rival has there."""
        self.empty: i64 = 0
        self.white: i64 = 0
        self.prizes: list[int] = []
        self.now: list[float] = []
        """By tile: what it is worth to me as it is."""
        self.gains: list[float] = []
        """By tile: what a rod of mine on one of its empty streets changes, whichever it is."""
        for tile in range(len(view.layout)):
            self._look_at(tile)

    def _look_at(self, tile: i64) -> None:
        points: i64 = prize(self.view, tile)
        self.prizes.append(points)
        if points == 0:
            self.now.append(0.0)
            self.gains.append(0.0)
            return
        self._count(tile, -1, EMPTY)
        now: float = self._worth(tile)
        self.now.append(now)
        gain: float = 0.0
        if self.empty > 0:
            self.mine += 1
            self.empty -= 1
            gain = self._worth(tile) - now
        self.gains.append(gain)

    def _count(self, tile: i64, street: i64, owner: i64) -> None:
        """The rods round a tile if this street had this owner."""
        counts = self.counts
        for seat in range(len(counts)):
            counts[seat] = 0
        self.empty = 0
        self.white = 0
        for side in self.view.box.around[tile]:
            rod: i64 = owner if side == street else self.rods[side]
            if rod == EMPTY:
                self.empty += 1
            elif rod == WHITE:
                self.white += 1
            else:
                counts[rod] += 1
        self.first = 0
        self.second = 0
        self.mine = counts[self.seat]
        for seat in range(len(counts)):
            count: i64 = counts[seat]
            if seat == self.seat:
                continue
            if count > self.first:
                self.second = self.first
                self.first = count
            elif count > self.second:
                self.second = count

    def _worth(self, tile: i64) -> float:
        """My hope of the tile that was counted, less the best rival's, in prestige.

        Who has more rods there than another has at least as much hope, so the rival with the most is the best one.
        """
        special: bool = self.view.layout[tile] >= BANK
        mine: float = hope(self.mine, self.first, self.empty, self.white, special)
        theirs: float = 0.0
        if self.first > 0 or not special:
            theirs = hope(self.first, max(self.mine, self.second), self.empty, self.white, special)
        return float(self.prizes[tile]) * (mine - ENVY * theirs)

    def tile(self, tile: i64, street: i64, owner: i64) -> float:
        """What a tile would be worth to me if this street had this owner."""
        if self.prizes[tile] == 0:
            return 0.0
        self._count(tile, street, owner)
        return self._worth(tile)

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

    def fits(self, view: View) -> bool:
        """Whether nothing has changed that a board is reckoned from."""
        mine = self.view
        if view.rods != self.rods or view.builder != mine.builder or view.promised != mine.promised:
            return False
        return view.box is mine.box and view.layout == mine.layout and view.played == mine.played


@final
class Boards:
    """The board of each seat as it was last reckoned: between two rods it serves every decision."""

    def __init__(self) -> None:
        self.kept: dict[int, Board] = {}

    def of(self, view: View, seat: int) -> Board:
        kept = self.kept.get(seat)
        if kept is None or not kept.fits(view):
            kept = Board(view, seat)
            self.kept[seat] = kept
        return kept
