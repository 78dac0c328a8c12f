"""Bits of a mask: single ones, how many there are, and which is the n-th."""

from typing import Final

from mypy_extensions import i64

from fogline.core.rows import INTERPRETED, vec

MOST: Final = 62
"""How many members a set may have: a mask must fit a signed 64-bit word in the compiled build."""

BIT: Final[vec[i64]] = vec[i64]([1 << i for i in range(MOST)])
"""Single-bit masks, as a table because mypyc 2.4 shifts a one by a variable in 32 bits only."""

PRIME: Final = 67
BIT_OF: Final[vec[i64]] = vec[i64]([next((i for i in range(MOST) if (1 << i) % PRIME == n), 0) for n in range(PRIME)])
"""The remainders of all single bits by 67 are different: which bit it was, by remainder."""


def size(mask: i64) -> i64:
    """How many are in a set: neighbours are added up in pairs, fours, eights and so on."""
    # Where 0x5555555555555555 is usual: mypyc keeps numbers from 2 ** 62 on as objects, and a mask is smaller anyway.
    n: i64 = mask - ((mask >> 1) & 0x1555555555555555)
    n = (n & 0x3333333333333333) + ((n >> 2) & 0x3333333333333333)
    n = (n + (n >> 4)) & 0x0F0F0F0F0F0F0F0F
    n += n >> 8
    n += n >> 16
    n += n >> 32
    return n & 127


def nth(mask: i64, n: i64) -> i64:
    """The n-th number in a set, from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return BIT_OF[(mask & -mask) % PRIME]


if INTERPRETED:
    size = int.bit_count  # the interpreter has quicker ways of its own

    IN_BYTE = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]

    def nth(mask: i64, n: i64) -> i64:
        """The n-th number in a set, from 0: by the byte."""
        if n == 0:
            return (mask & -mask).bit_length() - 1
        first = 0
        while n >= len(found := IN_BYTE[mask & 255]):
            n -= len(found)
            mask >>= 8
            first += 8
        return first + found[n]
