"""Chance from a set: one of its members, all alike."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.parts.bits import size


def lowest(mask: i64) -> i64:
    """The smallest number in a set."""
    number: i64 = 0
    while mask & 255 == 0:
        mask >>= 8
        number += 8
    while mask & 1 == 0:
        mask >>= 1
        number += 1
    return number


def draw(mask: i64, dealer: Dealer) -> i64:
    """One of a set that is not empty. The caller takes it out."""
    skip: i64 = dealer.below(size(mask))
    while skip > 0:
        mask &= mask - 1
        skip -= 1
    return lowest(mask)
