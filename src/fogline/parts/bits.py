"""Sets as bit masks: single bits, members, and masks turned into lists of numbers fast."""

from typing import Final, final

from mypy_extensions import i64

MOST: Final = 62
"""How many members a set may have: a mask must fit a signed 64-bit word in the compiled build."""

BIT: Final[list[int]] = [1 << i for i in range(MOST)]
"""Single-bit masks, as a table because mypyc 2.4 shifts a one by a variable in 32 bits only."""


def members(mask: i64) -> list[int]:
    """The numbers in a set, ascending."""
    found: list[int] = []
    i = 0
    while mask != 0:
        if mask & 1 != 0:
            found.append(i)
        mask >>= 1
        i += 1
    return found


def size(mask: i64) -> i64:
    """How many are in a set."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


@final
class Listing:
    """Gives each bit of a mask a number and writes a mask's numbers to a list, eight bits at a time."""

    def __init__(self, numbers: list[int]) -> None:
        self.chunks: list[list[list[int]]] = []
        for start in range(0, len(numbers), 8):
            group = numbers[start : start + 8]
            self.chunks.append([[n for bit, n in enumerate(group) if byte & BIT[bit]] for byte in range(256)])

    def write(self, mask: i64, out: list[int]) -> None:
        """Append the numbers of the mask's bits, ascending."""
        chunk: i64 = 0
        while mask != 0:
            byte: i64 = mask & 255
            if byte != 0:
                out.extend(self.chunks[chunk][byte])
            mask >>= 8
            chunk += 1
