"""Rows as bits: a number is a thermometer, with a bit for each value that it reaches; a mask is its bits."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from fogline.bots.net import ONE
from fogline.lab.learn.rows import Rows

STEPS: Final = 40
"""At most so many values of a number are told apart."""
ENOUGH: Final = 30
"""A value is told apart where so many rows are on either side."""
WIDE: Final = 32_767
NARROW: Final = 8_191
"""Weights of the second layer are smaller, so that no sum of them can leave its half of a word."""


class Encoding:
    """Which bits there are, by what the rows hold."""

    def __init__(self, layout: Sequence[tuple[str, int]], rows: Rows) -> None:
        self.layout = layout
        self.thresholds: list[list[int]] = []
        """By entry: of a number the values that are told apart; of a mask nothing."""
        self.usual: list[int] = []
        """By entry: the commonest number, or the bits of a mask that are usually there."""
        numbers, masks = iter(rows.numbers.T), iter(rows.masks.T)
        for _, bits in layout:
            if bits:
                column = next(masks)
                self.thresholds.append([])
                self.usual.append(sum(1 << n for n in range(bits) if (column >> n & 1).mean() > 0.5))
            else:
                values, counts = np.unique(next(numbers), return_counts=True)
                self.thresholds.append(told_apart(values, counts))
                self.usual.append(int(values[counts.argmax()]))
        self.inputs = sum(bits or len(steps) for (_, bits), steps in zip(layout, self.thresholds, strict=True))

    def packed(self, rows: Rows) -> Any:
        """All rows, eight bits in a byte."""
        return np.concatenate([self._packed(rows, start) for start in range(0, max(1, len(rows.known)), 65_536)])

    def _packed(self, rows: Rows, start: int) -> Any:
        part = slice(start, start + 65_536)
        numbers, masks = iter(rows.numbers[part].T), iter(rows.masks[part].T)
        found: list[Any] = []
        for (_, bits), steps in zip(self.layout, self.thresholds, strict=True):
            if bits:
                column = next(masks)
                found += [(column >> n & 1).astype(bool) for n in range(bits)]
            else:
                column = next(numbers)
                found += [column >= step for step in steps]
        return np.packbits(np.stack(found, axis=1), axis=1)

    def columns(self) -> list[list[int]]:
        """By entry as a file has it: bits, lowest number or usual bits, how many numbers more, the usual one."""
        found: list[list[int]] = []
        for (_, bits), steps, usual in zip(self.layout, self.thresholds, self.usual, strict=True):
            if bits:
                found.append([bits, usual, 0, 0])
            else:
                low = steps[0] - 1 if steps else 0
                most = steps[-1] - low if steps else 0
                found.append([0, low, most, min(max(usual - low, 0), most)])
        return found

    def whole(self, weights: Sequence[Any]) -> list[int]:
        """Learned weights as the whole numbers of a file."""
        first, bias, *rest = (np.asarray(weight) for weight in weights)
        out = list(rounded(bias, WIDE))
        place = 0
        nothing = np.zeros(first.shape[1])
        for (_, bits), steps, column in zip(self.layout, self.thresholds, self.columns(), strict=True):
            taken = list(first[place : place + (bits or len(steps))])
            place += len(taken)
            if not bits:
                by_value = dict(zip(steps, taken, strict=True))
                taken = [by_value.get(column[1] + n, nothing) for n in range(1, column[2] + 1)]
            for row in taken:
                out += rounded(row, WIDE)
        second, second_bias, last, last_bias = rest
        out += rounded(second_bias, WIDE)
        for row in second:
            out += rounded(row, NARROW)
        for n in range(last.shape[1]):
            out += [*rounded(last_bias[n : n + 1], WIDE), *rounded(last[:, n], WIDE)]
        return out


def rounded(weights: Any, most: int) -> list[int]:
    found: list[int] = np.clip(np.rint(weights * ONE), -most, most).astype(int).tolist()
    return found


def told_apart(values: Any, counts: Any) -> list[int]:
    """The values that enough rows reach and enough do not."""
    reached = np.cumsum(counts[::-1])[::-1]
    enough = (reached >= ENOUGH) & (counts.sum() - reached >= ENOUGH)
    found = [int(value) for value in values[enough]]
    if len(found) > STEPS:
        found = sorted({found[int(n)] for n in np.linspace(0, len(found) - 1, STEPS)})
    return found
