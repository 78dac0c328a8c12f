"""Bags as rows of counts: how much they hold."""

from mypy_extensions import i64

from fogline.core.rows import INTERPRETED


def total(counts: list[int]) -> i64:
    """How many a bag holds."""
    n: i64 = 0
    for count in counts:
        n += count
    return n


def some(counts: list[int]) -> bool:
    """Whether a bag holds anything; quicker to tell than how much."""
    for count in counts:
        if count > 0:
            return True
    return False


if INTERPRETED:
    total, some = sum, any  # the interpreter has quicker ways of its own
