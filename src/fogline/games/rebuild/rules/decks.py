"""Sets of cards and spaces: their members, and one of them by chance."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.games.rebuild.box import Box


def members(box: Box, mask: i64) -> list[int]:
    """The numbers in a set, ascending."""
    found: list[int] = []
    box.numbers.write(mask, found)
    return found


def draw(box: Box, mask: i64, dealer: Dealer) -> i64:
    """One of a set that is not empty, all alike. The caller takes it out."""
    cards = members(box, mask)
    return cards[dealer.below(len(cards))]
