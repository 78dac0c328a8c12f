"""The list of what can be done: how it is laid out, and which entries a person's words mean."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Protocol

from fogline.core.notation import fits, spelled, tokens

LINES: Final = 20
"""The most lines a list may take before it is shortened."""
NUMBER: Final = re.compile(r"[#(\[]?\s*([+-]?\d+)\s*[.)\]:]*")
"""A number as lists print it: 3, 3., 3), (3), #3."""
DIGITS: Final = 12
"""No list has numbers that long; what follows makes no difference."""


@dataclass(frozen=True)
class Entry:
    """One action: its number on the list, its own words, its label for the reader and in every language."""

    number: int
    action: int
    group: str
    """Entries of one group stand together: the kind of action."""
    words: str
    label: str
    labels: tuple[str, ...]

    def fits(self, said: Sequence[str]) -> bool:
        return any(fits(said, tokens(text)) for text in (self.words, *self.labels))

    def exactly(self, said: Sequence[str]) -> bool:
        return any(list(said) == tokens(text) for text in (self.words, *self.labels))

    def spelled(self, text: str) -> bool:
        return any(spelled(text) == spelled(own) for own in (self.words, *self.labels))


class Typed(Protocol):
    """Something that can be done by typing it."""

    @property
    def words(self) -> str: ...
    @property
    def label(self) -> str: ...


def example(typed: Typed, lang: str) -> str:
    """What to type for an action: its own words, which are English, or its label in the reader's language."""
    return typed.words if lang == "en" else typed.label


def number_in(text: str) -> int | None:
    """The number that a text is; None where it is none."""
    found = NUMBER.fullmatch(text.strip())
    return int(found[1][:DIGITS]) if found else None


def meant(entries: Sequence[Entry], text: str) -> list[Entry]:
    """The entries that a text can mean: by number, by all of their words, or else by enough of them."""
    given = number_in(text)
    if given is not None:
        return [entry for entry in entries if entry.number == given]
    said = tokens(text)
    # Figures alone are no words: "1 2" or "1.5" is a slip of somebody who meant a number.
    if not any(word.isalpha() for word in said):
        return []
    exact = [e for e in entries if e.exactly(said)]
    return [e for e in exact if e.spelled(text)] or exact or [e for e in entries if e.fits(said)]


def lay_out(entries: Sequence[Entry], width: int, most: int | None = LINES) -> tuple[list[str], int]:
    """The list as lines, and how many entries were left out so that it is not longer than ``most`` lines."""
    groups = [list(group) for _, group in groupby(entries, key=lambda entry: entry.group)]
    keep = max(map(len, groups), default=0)
    lines = list(_lines(groups, width, keep))
    if most is None or len(lines) <= most:
        return lines, 0
    while keep > 1 and len(lines) > most:
        keep -= 1
        lines = list(_lines(groups, width, keep))
    return lines, sum(max(0, len(group) - keep) for group in groups)


def _lines(groups: Sequence[Sequence[Entry]], width: int, keep: int) -> Iterator[str]:
    total = sum(map(len, groups))
    digits = len(str(max((group[-1].number for group in groups), default=1)))
    for group in groups:
        cells = [f"{entry.number:>{digits + 2}}. {entry.label}" for entry in group[:keep]]
        if keep < len(group):
            cells.append(" " * (digits + 2) + "  …")
        yield from _columns(cells, width) if total > LINES else cells


def _columns(cells: Sequence[str], width: int) -> Iterator[str]:
    """Cells read downwards, in as many columns as the page holds."""
    widest = max(map(len, cells)) + 2
    rows = -(-len(cells) // max(1, width // widest))
    for row in range(rows):
        yield "".join(cell.ljust(widest) for cell in cells[row::rows]).rstrip()
