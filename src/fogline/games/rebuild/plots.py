"""Reading a plot card from its picture."""

import re
from dataclasses import dataclass
from typing import Final

COLOURS: Final = ("yellow", "green", "red", "blue")
LETTERS: Final = "YGRB"
EMPTY: Final = ".."
CELL: Final = re.compile(r"([YGRB])([1-9])([*+#]?)")


@dataclass(frozen=True)
class Cell:
    """A space as it is drawn: its plot, its place on the card, and the sides on which it has rubble."""

    colour: int
    number: int
    x: int
    y: int
    rubble: tuple[bool, bool]

    def touches(self, other: "Cell") -> bool:
        """Whether it is an orthogonal neighbour in the same plot."""
        same = (self.colour, self.number) == (other.colour, other.number)
        return same and abs(self.x - other.x) + abs(self.y - other.y) == 1


def unreadable(picture: str) -> list[str]:
    """What in the picture is neither a space nor empty."""
    return [word for word in picture.split() if word != EMPTY and not CELL.fullmatch(word)]


def cells(picture: str) -> list[Cell]:
    """The spaces of a picture, plot after plot in reading order."""
    found: list[Cell] = []
    for y, line in enumerate(picture.strip().splitlines()):
        for x, word in enumerate(line.split()):
            match = CELL.fullmatch(word)
            if match:
                letter, number, mark = match.groups()
                rubble = (mark in ("*", "#"), mark in ("+", "#"))
                found.append(Cell(LETTERS.index(letter), int(number), x, y, rubble))
    plots = list(dict.fromkeys((cell.colour, cell.number) for cell in found))
    return sorted(found, key=lambda cell: plots.index((cell.colour, cell.number)))


def size(picture: str) -> tuple[int, int]:
    """Columns and rows of a picture."""
    lines = picture.strip().splitlines()
    return max([len(line.split()) for line in lines], default=0), len(lines)
