"""A sheet of characters that a table is drawn on: every cell has a sign, a style and what it is about.

A style is written as Rich writes it ("bold #111111 on #FFB000"), where the words of INKS stand for the reader's own
colours. Nothing may depend on it: a sheet must be readable without any style.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple

INKS: Final = ("quiet", "accent", "good", "bad", "line", "bay", "land")
"""Words in a style that each terminal fills with colours of its own."""

GLYPHS: Final = "✚◆●■▲"
"""The sign of each seat."""
CHIPS: Final = (
    "bold #FFFFFF on #5A5AFF",
    "bold #111111 on #FF7878",
    "bold #111111 on #F0E1FF",
    "bold #FFFFFF on #5A1E00",
    "bold #FFFFFF on #0F005A",
)
"""Each seat's sign on its colour."""
LINES: Final = ("#8C8CFF", "#FF9A9A", "#F0E1FF", "#C98A5E", "#9A92E8")
"""The same as a colour to draw with."""

About = tuple[str, int] | None
"""What a cell shows, as actions mention it: its sort and its number."""


class Run(NamedTuple):
    """Neighbouring cells of a line that are alike."""

    text: str
    style: str
    about: About


class Canvas:
    """Signs on a grid. What does not fit on it is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells: list[list[Run]] = [[Run(" ", "", None)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "", about: About = None) -> int:
        """Write from here to the right; the column after the last sign."""
        for sign in text:
            wide = columns(sign)
            if wide == 0:
                continue
            if 0 <= y < self.height and x >= 0 and x + wide <= self.width:
                self._cells[y][x] = Run(sign, style, about)
                if wide == 2:
                    self._cells[y][x + 1] = Run("", style, about)
            x += wide
        return x

    def right(self, x: int, y: int, text: str, style: str = "", about: About = None) -> None:
        """Write so that it ends before this column."""
        self.put(x - length(text), y, text, style, about)

    def fold(self, x: int, y: int, text: str, most: int, style: str = "") -> int:
        """Write on at most so many lines from here to the right edge; the line after the last."""
        for line in wrapped(text, self.width - x, most):
            self.put(x, y, line, style)
            y += 1
        return y

    def blank(self, x: int, y: int) -> bool:
        """Whether nothing stands here yet."""
        return 0 <= y < self.height and 0 <= x < self.width and self._cells[y][x].text == " "

    def frame(self, x: int, y: int, width: int, height: int, title: str = "", style: str = "line") -> None:
        """A box of lines with a title in its upper edge."""
        self.put(x, y, "╭" + "─" * (width - 2) + "╮", style)
        for line in range(y + 1, y + height - 1):
            self.put(x, line, "│", style)
            self.put(x + width - 1, line, "│", style)
        self.put(x, y + height - 1, "╰" + "─" * (width - 2) + "╯", style)
        if title:
            self.put(x + 1, y, f" {cut(title, width - 4)} ", f"bold {style}" if style != "line" else "bold")

    def mark(self, x: int, y: int, width: int, style: str = "", about: About = None) -> None:
        """Give cells another style or meaning, where one is given, and leave their signs."""
        for column in range(max(x, 0), min(x + width, self.width)):
            if 0 <= y < self.height:
                old = self._cells[y][column]
                self._cells[y][column] = Run(old.text, style or old.style, about or old.about)

    def paste(self, other: "Canvas", x: int, y: int) -> None:
        """Another sheet laid on this one."""
        for line, row in enumerate(other._cells):
            for column, cell in enumerate(row):
                if 0 <= y + line < self.height and 0 <= x + column < self.width:
                    self._cells[y + line][x + column] = cell

    def paste_over(self, other: "Canvas") -> None:
        """The signs of another sheet of the same size laid over these, its blanks left out."""
        for line, row in enumerate(other._cells):
            for column, cell in enumerate(row):
                if cell.text != " " or cell.about:
                    self._cells[line][column] = cell

    def about(self, x: int, y: int) -> About:
        """What this cell shows."""
        return self._cells[y][x].about if 0 <= y < self.height and 0 <= x < self.width else None

    def shows(self, things: frozenset[tuple[str, int]]) -> bool:
        """Whether any of these is drawn here."""
        return bool(things) and any(cell.about in things for row in self._cells for cell in row)

    def things(self) -> list[tuple[str, int]]:
        """All that is drawn here, in reading order."""
        return list(dict.fromkeys(cell.about for row in self._cells for cell in row if cell.about))

    def rows(self) -> Iterator[list[Run]]:
        """Each line as runs."""
        for row in self._cells:
            alike = groupby(row, key=itemgetter(1, 2))
            yield [Run("".join([cell.text for cell in run]), *look) for look, run in alike]

    def trimmed(self, height: int) -> "Canvas":
        """The upper part of this sheet."""
        part = Canvas(self.width, height)
        part.paste(self, 0, 0)
        return part

    def text(self) -> str:
        """The signs alone."""
        return "\n".join("".join(cell.text for cell in row).rstrip() for row in self._cells)


Tell = Callable[[str, int], Sequence[str]]


class Sign(NamedTuple):
    """A sign as it is drawn, and what it means."""

    sign: str
    style: str
    meaning: str


Touched = Callable[[Mapping[str, int | None]], Iterable[tuple[str, int]]]
"""What of a drawing an event took place at, by what it mentions."""


def touching(**sorts: str) -> Touched:
    """An event takes place at what it mentions by these names, which is drawn as of these sorts."""

    def touched(args: Mapping[str, int | None]) -> Iterator[tuple[str, int]]:
        for name, sort in sorts.items():
            number = args.get(name)
            if number is not None:
                yield sort, number

    return touched


class Page(NamedTuple):
    """One of the sheets that a small window shows one at a time."""

    title: str
    sheet: Canvas


@dataclass(frozen=True)
class Drawing:
    """A table as a terminal shows it: on one sheet, or on several where all of it has no room at once."""

    pages: Sequence[Page]
    facts: Sequence[str] = field(default=())
    """By seat: what matters of a player in this game, in a few words."""
    touched: Touched = field(default=lambda args: ())
    """Where something took place."""
    tell: Tell = field(default=lambda sort, number: ())
    """What a thing is, for who asks: its name, then sentences, each with the numbers of its rules. Nothing: no name."""
    legend: Sequence[Sign] = field(default=())
    """All signs with their meaning."""

    @property
    def sheet(self) -> Canvas:
        """The first one, which is all there is where there is room."""
        return self.pages[0].sheet


@cache
def columns(sign: str) -> int:
    """How many columns of a terminal a character takes."""
    if unicodedata.combining(sign) or unicodedata.category(sign) in ("Cf", "Cc", "Mn"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def length(text: str) -> int:
    """How many columns of a terminal a text takes."""
    # Most texts are plain: every sign of theirs takes one column.
    return len(text) if text.isascii() and text.isprintable() else sum(map(columns, text))


def cut(text: str, most: int) -> str:
    """As much of a text as so many columns hold."""
    if length(text) <= most:
        return text
    kept = ""
    for sign in text:
        if length(kept) + columns(sign) > most - 1:
            break
        kept += sign
    return kept.rstrip() + "…" if most > 0 else ""


def wrapped(text: str, width: int, most: int) -> list[str]:
    """A text as at most so many lines, the last one cut where more would follow. A no-break space breaks no line."""
    lines: list[str] = []
    for word in re.findall(r"[^ \t\n]+", text) if most > 0 else ():
        if lines and length(lines[-1]) + 1 + length(word) <= width:
            lines[-1] += " " + word
        elif len(lines) == most:
            lines[-1] = lines[-1] + " …" if length(lines[-1]) + 2 <= width else cut(lines[-1] + "  ", width)
            break
        else:
            lines.append(cut(word, width))
    return lines
