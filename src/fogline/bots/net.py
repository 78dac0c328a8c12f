"""A small net in whole numbers: what a view is worth to its seat, the same compiled and interpreted."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from fogline.bots.sheet import Sheet
from fogline.core.bits import nth
from fogline.core.rows import INTERPRETED, append, vec

ONE: Final = 1024
"""A weight of 1; units are cut off at 0 and here."""
SHIFT: Final = 10
LANE: Final = 0xFFFFFFFF
HALF: Final = 0x80000000
HIGH: Final = 0x100000000
"""What a unit in the upper half of a word is counted in."""
FINEST: Final = 1048576.0
"""What comes out is counted in so many parts of one."""
WIN: Final = 0
MARGIN: Final = 1
STANDING: Final = 2
"""What comes out. Where there is one opponent, how one stands is the margin, and there is no third."""


@final
class Layer:
    """Rows of weights to be added up. Two units share a word of 64 bits; none can come near the half of it."""

    def __init__(self, bias: list[int], rows: list[list[int]]) -> None:
        self.units: i64 = len(bias)
        self.words: i64 = (len(bias) + 7) // 8 * 4
        """Words of a row: whole fours, because four are added up at a time."""
        self.bias: vec[i64] = vec[i64](packed(bias, self.words))
        self.table: vec[i64] = vec[i64]([word for row in rows for word in packed(row, self.words)])

    def total(self, rows: vec[i64], times: vec[i64], count: i64, out: vec[i64]) -> None:
        """Write what each unit gets: its bias and so many times each of these rows."""
        table = self.table
        words: i64 = self.words
        at: i64 = 0
        while at < words:
            a: i64 = self.bias[at]
            b: i64 = self.bias[at + 1]
            c: i64 = self.bias[at + 2]
            d: i64 = self.bias[at + 3]
            for n in range(count):
                row: i64 = rows[n] * words + at
                often: i64 = times[n]
                a += often * table[row]
                b += often * table[row + 1]
                c += often * table[row + 2]
                d += often * table[row + 3]
            unpack(a, out, 2 * at)
            unpack(b, out, 2 * at + 2)
            unpack(c, out, 2 * at + 4)
            unpack(d, out, 2 * at + 6)
            at += 4


def packed(units: list[int], words: i64) -> list[int]:
    """Two units a word, the upper one in steps of 2 to the 32nd."""
    whole = units + [0] * (int(words) * 2 - len(units))
    return [whole[n] + whole[n + 1] * HIGH for n in range(0, len(whole), 2)]


def unpack(word: i64, out: vec[i64], at: i64) -> None:
    low: i64 = ((word + HALF) & LANE) - HALF
    out[at] = low
    out[at + 1] = (word - low) >> 32


@final
class Net:
    """Entries of a sheet → units cut off → units cut off → the chance to win, the margin, and how one stands."""

    def __init__(
        self, columns: list[tuple[int, int, int, int]], first: Layer, second: Layer, last: list[list[int]], scale: float
    ) -> None:
        self.columns: i64 = len(columns)
        self.bits: vec[i64] = vec[i64]([bits for bits, _, _, _ in columns])
        """By entry: how many bits it has; none for a number."""
        self.low: vec[i64] = vec[i64]([low for _, low, _, _ in columns])
        """By entry: the smallest number that is told apart; of a mask, the bits that are usually in it."""
        self.most: vec[i64] = vec[i64]([most for _, _, most, _ in columns])
        """By entry: how many numbers are told apart beside the smallest."""
        self.usual: vec[i64] = vec[i64]([usual for _, _, _, usual in columns])
        """By entry: the number that adds nothing, because the bias holds it already."""
        self.starts: vec[i64] = vec[i64](beginnings(columns))
        self.first: Layer = first
        self.second: Layer = second
        self.last: vec[i64] = vec[i64]([weight for output in last for weight in output])
        """By output: a bias, then a weight for each unit."""
        self.scale: float = scale
        """The margin that stands for a half, in the units of the score."""
        self.rows: vec[i64] = vec[i64]([0] * 64)
        self.once: vec[i64] = vec[i64]([1] * 64)
        self.lit: vec[i64] = vec[i64]([0] * (int(first.words) * 2))
        self.which: vec[i64] = vec[i64]([0] * (int(first.words) * 2))
        self.units: vec[i64] = vec[i64]([0] * (int(first.words) * 2))
        self.after: vec[i64] = vec[i64]([0] * (int(second.words) * 2))
        self.outputs: i64 = len(last)
        self.win: float = 0.0
        """A chance from 0 to 1."""
        self.margin: float = 0.0
        """To the best of the others, from -1 to 1."""
        self.standing: float = 0.0
        """The same to each of the others, on average."""

    def look(self, sheet: Sheet) -> None:
        """Reckon ``win``, ``margin`` and ``standing``."""
        count: i64 = self.told(sheet)
        self.first.total(self.rows, self.once, count, self.units)
        lit: i64 = 0
        for unit in range(self.first.units):
            value: i64 = self.units[unit]
            if value > 0:
                if value > ONE:
                    value = ONE
                self.which[lit] = unit
                self.lit[lit] = value
                lit += 1
        self.second.total(self.which, self.lit, lit, self.after)
        self.win = 1.0 / (1.0 + exp(-self.output(WIN)))
        self.margin = within(self.output(MARGIN))
        self.standing = within(self.output(STANDING)) if self.outputs > STANDING else self.margin

    def told(self, sheet: Sheet) -> i64:
        """The rows of what is unusual about this sheet; how many there are."""
        count: i64 = 0
        for column in range(self.columns):
            value: i64 = sheet.entries[column]
            start: i64 = self.starts[column]
            if self.bits[column] != 0:
                value ^= self.low[column]
                while value != 0:
                    self.note(count, start + nth(value, 0))
                    count += 1
                    value &= value - 1
            else:
                value -= self.low[column]
                if value < 0:
                    value = 0
                elif value > self.most[column]:
                    value = self.most[column]
                if value != self.usual[column]:
                    self.note(count, start + value)
                    count += 1
        return count

    def note(self, place: i64, row: i64) -> None:
        if place == len(self.rows):
            self.rows = append(self.rows, row)
            self.once = append(self.once, 1)
        self.rows[place] = row

    def output(self, which: i64) -> float:
        """One of the outputs from the second layer, cut off."""
        at: i64 = which * (self.second.units + 1)
        total: i64 = self.last[at]
        for unit in range(self.second.units):
            value: i64 = self.after[unit] >> SHIFT
            if value > ONE:
                value = ONE
            if value > 0:
                total += value * self.last[at + 1 + unit]
        return float(total) / FINEST


def within(value: float) -> float:
    return -1.0 if value < -1.0 else 1.0 if value > 1.0 else value


def beginnings(columns: list[tuple[int, int, int, int]]) -> list[int]:
    """By entry: the row of its first bit or of its smallest number."""
    found: list[int] = []
    row = 0
    for bits, _, most, _ in columns:
        found.append(row)
        row += bits or most + 1
    return found


if INTERPRETED:
    from struct import Struct

    class Layer:
        """The same sums, each row one long number with 32 bits for a unit: long numbers are what an interpreter adds
        up quickly."""

        def __init__(self, bias, rows):
            self.units = len(bias)
            self.words = (self.units + 7) // 8 * 4
            struct = Struct(f"<{self.units}I")
            self.open = struct.unpack
            self.half = sum(HALF << 32 * n for n in range(self.units))
            self.size = struct.size
            self.table = [self.long(struct, row) for row in rows]
            self.bias = self.long(struct, bias) + self.half

        def long(self, struct, row):
            return int.from_bytes(struct.pack(*[weight + HALF for weight in row]), "little") - self.half

        def total(self, rows, times, count, out):
            table, total = self.table, self.bias
            for n in range(count):
                often = times[n]
                total += table[rows[n]] if often == 1 else often * table[rows[n]]
            out[: self.units] = [unit - HALF for unit in self.open(total.to_bytes(self.size, "little"))]

    def told(self, sheet):
        """The same by one walk over all columns together."""
        rows = []
        columns = zip(sheet.entries, self.bits, self.low, self.most, self.usual, self.starts, strict=False)
        for value, bits, low, most, usual, start in columns:
            if bits:
                value ^= low
                while value:
                    bit = value & -value
                    rows.append(start + bit.bit_length() - 1)
                    value ^= bit
            else:
                value = 0 if value < low else most if value - low > most else value - low
                if value != usual:
                    rows.append(start + value)
        self.rows = rows
        self.once = [1] * len(rows)
        return len(rows)

    Net.told = told
