"""Bags as rows of counts: how much they hold, and rows that are made of others."""

from mypy_extensions import i64

from fogline.core.rows import INTERPRETED, vec


def total(counts: vec[i64]) -> i64:
    """How many a bag holds."""
    n: i64 = 0
    for count in counts:
        n += count
    return n


def some(counts: vec[i64]) -> bool:
    """Whether a bag holds anything; quicker to tell than how much."""
    for count in counts:
        if count > 0:
            return True
    return False


def kinds(counts: vec[i64]) -> i64:
    """Of which there are any, as a mask."""
    found: i64 = 0
    bit: i64 = 1
    for count in counts:
        found |= bit & -count >> 63  # all ones below zero, else none: there is no way to be guessed wrong
        bit += bit
    return found


def joined(row: vec[i64], more: vec[i64]) -> vec[i64]:
    """One row after the other: a new one, so that states which share either may go on doing so."""
    n: i64 = len(row)
    found = vec[i64]([0] * (n + len(more)))
    for i in range(n):
        found[i] = row[i]
    for i in range(len(more)):
        found[n + i] = more[i]
    return found


def grown(row: vec[i64], number: i64) -> vec[i64]:
    """A row and one number more: a new one as well."""
    n: i64 = len(row)
    found = vec[i64]([number] * (n + 1))
    for i in range(n):
        found[i] = row[i]
    return found


def same(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two bags of one kind hold the same."""
    if len(one) != len(other):
        return False
    for n in range(len(one)):
        if one[n] != other[n]:
            return False
    return True


if INTERPRETED:
    from operator import add, eq

    total, some, joined, same = sum, any, add, eq  # the interpreter has quicker ways of its own

    def grown(row: vec[i64], number: i64) -> vec[i64]:
        """The same, as an interpreter does it."""
        return [*row, number]
