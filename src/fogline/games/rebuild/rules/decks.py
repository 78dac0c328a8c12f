"""Sets of cards and spaces, and rows of cards: their members, and one of them by chance."""

from mypy_extensions import i64

from fogline.core.bits import nth
from fogline.core.dealer import Dealer
from fogline.core.rows import INTERPRETED, vec
from fogline.games.rebuild.box import Box
from fogline.parts.bits import size


def members(box: Box, mask: i64) -> list[int]:
    """The numbers in a set, ascending."""
    found: list[int] = []
    box.numbers.write(mask, found)
    return found


def draw(mask: i64, dealer: Dealer) -> i64:
    """One of a set that is not empty, all alike. The caller takes it out."""
    return nth(mask, dealer.below(size(mask)))


def empty(row: vec[i64]) -> bool:
    """Whether a row has nothing but gaps."""
    for card in row:
        if card >= 0:
            return False
    return True


def place_of(row: vec[i64], card: i64) -> i64:
    """Where in a row a card lies, which must be there."""
    place: i64 = 0
    while row[place] != card:
        place += 1
    return place


def take_out(row: vec[i64], card: i64) -> None:
    """Leave a gap where a card of a row lay."""
    row[place_of(row, card)] = -1


if INTERPRETED:
    place_of = list.index  # the interpreter has a quicker way of its own
