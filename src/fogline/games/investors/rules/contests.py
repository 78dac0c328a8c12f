"""Chapter 5, the option chips as everybody sees them: which are of use, and who has shown the same one."""

from mypy_extensions import i64

from fogline.core.ids import Seat
from fogline.games.investors import questions as q
from fogline.games.investors.box import FIRST_CHIP
from fogline.games.investors.open import Open
from fogline.games.investors.rules import streets


def has_street(table: Open, chip: i64) -> bool:
    """5.2: whether there is an empty street for a chip."""
    return streets.first_empty(table, FIRST_CHIP + chip) >= 0


def showing(table: Open, chip: i64) -> i64:
    """How many have shown this chip."""
    n: i64 = 0
    for shown in table.chips:
        if shown == chip:
            n += 1
    return n


def alone(table: Open, seat: Seat) -> bool:
    """5.3: nobody else has shown this seat's chip."""
    return showing(table, table.chips[seat]) == 1


def offering(table: Open) -> bool:
    """Whether checks are being put together for others: what is laid lies at the places of those it is meant for."""
    return table.asks == q.OFFER or table.asks == q.RAISE


def contestants(table: Open, chip: i64) -> list[int]:
    """Who has shown this chip, from the start player on."""
    found: list[int] = []
    for i in range(table.seats):
        seat = (table.start + i) % table.seats
        if table.chips[seat] == chip:
            found.append(seat)
    return found
