"""What a game tells a net of one view: a row of numbers and masks, each by its name."""

from typing import Final, final

from mypy_extensions import i64

from fogline.core.rows import append, vec

ROOM: Final = 256
"""There is room for so many entries, and for more when they come."""
NUMBER: Final = 0
"""How many bits an entry has that is a number and no mask."""


@final
class Sheet:
    """Written on by a game's ``features``, always in the same order. A sheet is used again and again."""

    def __init__(self, named: bool = False) -> None:
        self.count: i64 = 0
        self.entries: vec[i64] = vec[i64]([0] * ROOM)
        self.named: bool = named
        """Whether the layout is asked for."""
        self.layout: list[tuple[str, int]] = []
        """The name of each entry and how many bits it has: none for a number."""

    def clear(self) -> None:
        self.count = 0
        self.layout = []

    def number(self, name: str, value: i64) -> None:
        """One number: a count, a kind, a difference."""
        self._write(name, value, NUMBER)

    def numbers(self, name: str, row: vec[i64], first: i64, count: i64) -> None:
        """Some numbers of a row."""
        for place in range(first, first + count):
            self._write(name, row[place], NUMBER)

    def mask(self, name: str, mask: i64, bits: int) -> None:
        """A set of at most so many members."""
        self._write(name, mask, bits)

    def _write(self, name: str, value: i64, bits: int) -> None:
        if self.count == len(self.entries):
            self.entries = append(self.entries, 0)
        self.entries[self.count] = value
        self.count += 1
        if self.named:
            self.layout.append((name, bits))
