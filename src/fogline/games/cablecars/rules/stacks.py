"""Chapter 5, the stacks of tourist tokens as everybody sees them."""

from mypy_extensions import i64

from fogline.core.rows import INTERPRETED
from fogline.games.cablecars.open import Open
from fogline.parts.bits import BIT


def stack_at(table: Open, spot: i64) -> i64:
    """The symbol of the stack on a location, or -1 where there is none or it is used up."""
    symbol: i64 = 0
    for place in table.place:
        if place == spot:
            break
        symbol += 1
    if symbol < len(table.place) and table.left[symbol] > 0:
        return symbol
    return -1


def can_take(table: Open, seat: i64, spot: i64) -> bool:
    """5.3: never a symbol that the player already has."""
    symbol = stack_at(table, spot)
    return symbol >= 0 and table.tokens[seat] & BIT[symbol] == 0


def offering(table: Open, seat: i64) -> i64:
    """All locations where this seat can take a token, as a mask."""
    found: i64 = 0
    for spot in table.place:
        if spot >= 0 and can_take(table, seat, spot):
            found |= BIT[spot]
    return found


if INTERPRETED:

    def stack_at(table: Open, spot: i64) -> i64:
        if spot not in table.place:
            return -1
        symbol = table.place.index(spot)
        return symbol if table.left[symbol] else -1
