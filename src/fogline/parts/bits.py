"""Sets as bit masks: single bits, members, and masks turned into lists of numbers fast."""

from typing import final

from mypy_extensions import i64

from fogline.core.bits import BIT as BIT
from fogline.core.bits import MOST as MOST
from fogline.core.bits import nth as nth
from fogline.core.bits import size as size
from fogline.core.rows import INTERPRETED


def members(mask: i64) -> list[int]:
    """The numbers in a set, ascending."""
    found: list[int] = []
    while mask != 0:
        found.append(nth(mask, 0))
        mask &= mask - 1
    return found


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


if INTERPRETED:

    def members(mask: i64) -> list[int]:
        found = []
        while mask:
            lowest = mask & -mask
            found.append(lowest.bit_length() - 1)
            mask ^= lowest
        return found
