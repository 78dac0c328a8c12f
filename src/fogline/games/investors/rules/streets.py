"""Chapters 6 and 9, the streets as everybody sees them: where a rod may go, and which rod may leave."""

from mypy_extensions import i64

from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.investors.box import BY_CHIPS, EMPTY, FIRST_CHIP, ROUND, STEPS, WHITE
from fogline.games.investors.open import Open


def first_empty(table: Open, picture: i64) -> i64:
    """The first empty street that a picture opens (6.4), or -1."""
    rods = table.rods
    for street in table.reach[picture]:
        if rods[street] == EMPTY:
            return street
    return -1


def picture(table: Open, seat: Seat) -> i64:
    """What says where this investor may lay: the call, or the investor's own chip."""
    if table.box.call_bidding[table.call] == BY_CHIPS:
        return FIRST_CHIP + table.chips[seat]
    return table.box.call_picture[table.call]


def explain_empty(table: Open, street: int) -> list[Reason]:
    """6.4: only empty streets; white rods never move."""
    owner = table.rods[street]
    if owner == EMPTY:
        return []
    return [because("white-rod", "6.4")] if owner == WHITE else [because("street-taken", "6.4", player=owner)]


def laid(table: Open, seat: Seat) -> i64:
    """How many rods of a seat lie on the board."""
    n: i64 = 0
    for owner in table.rods:
        if owner == seat:
            n += 1
    return n


def owners(table: Open) -> i64:
    """How many players have a rod on the board."""
    n: i64 = 0
    for seat in range(table.seats):
        if seat in table.rods:
            n += 1
    return n


def coloured(table: Open, street: i64) -> bool:
    """Whether a player's rod lies there."""
    return table.rods[street] != EMPTY and table.rods[street] != WHITE


def can_lift(table: Open, seat: Seat, street: i64) -> bool:
    """6.6: any rod of one's own, 9.2: but not the first of two."""
    return table.rods[street] == seat and street != table.first_rod


def can_move(table: Open, street: i64) -> bool:
    """9.3: the next street in some direction must be empty."""
    if coloured(table, street):
        for side in range(ROUND):
            to: i64 = table.box.slides[(street * ROUND + side) * STEPS]
            if to >= 0 and table.rods[to] == EMPTY:
                return True
    return False


def some_can_move(table: Open) -> bool:
    for street in range(table.box.streets):
        if can_move(table, street):
            return True
    return False


def can_replace(table: Open, seat: Seat, street: i64) -> bool:
    """9.6: another player's rod."""
    return coloured(table, street) and table.rods[street] != seat


def together(table: Open, street: i64) -> bool:
    """9.1: whether a street lies at a district where the first of two rods was laid."""
    one, two = table.box.side_a[table.first_rod], table.box.side_b[table.first_rod]
    return beside(table, street, one) or beside(table, street, two)


def some_together(table: Open) -> bool:
    """9.2: whether a second rod has a street to go to."""
    for street in range(table.box.streets):
        if table.rods[street] == EMPTY and together(table, street):
            return True
    return False


def beside(table: Open, street: i64, tile: i64) -> bool:
    """Whether a street runs along a tile; none runs along what is off the board."""
    return tile >= 0 and (table.box.side_a[street] == tile or table.box.side_b[street] == tile)


def reached(table: Open, rod: i64) -> list[int]:
    """9.3: where the rod on a street can go: one or two streets on in a straight line, none of them taken."""
    found: list[int] = []
    for side in range(ROUND):
        first: i64 = (rod * ROUND + side) * STEPS
        for step in range(STEPS):
            street: i64 = table.box.slides[first + step]
            if street < 0 or table.rods[street] != EMPTY:
                break
            found.append(street)
    found.sort()
    return found
