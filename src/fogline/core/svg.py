"""Pieces of drawings in SVG: words, a seat's disc, a terminal's sheet of signs. Nothing but the standard library."""

from collections.abc import Iterable, Iterator
from html import escape
from typing import Final, NamedTuple

from fogline.core.canvas import CHIPS, GLYPHS, Canvas, Run, length

SERIF: Final = "Georgia, 'Times New Roman', serif"
SANS: Final = "system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
MONO: Final = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"

CELL: Final = (8.4, 17.0)
"""What one sign of a sheet takes, in pixels."""
EDGE: Final = 10
NIGHT: Final = "#0E151B"
FOG: Final = "#E8EEF2"
INKS: Final = {
    "quiet": "#9FB2BF",
    "accent": "#F0705F",
    "good": "#67C795",
    "bad": "#F0897A",
    "line": "#4A606D",
    "bay": "#6FA9C4",
    "land": "#8FA08F",
}
"""The words of ``canvas.INKS`` on fog by night, which terminals and sheets are drawn on."""


class Picture(NamedTuple):
    """Something drawn, with the room that it takes."""

    width: float
    height: float
    body: str
    """SVG elements; their origin is at the upper left."""
    board: tuple[float, float] | None = None
    """Width and height of the board in its upper left corner, where there is more around it than that."""


def words(
    x: float, y: float, text: str, size: float = 14, fill: str = "#1C2830", more: str = "", font: str = SANS
) -> str:
    """A line of text, ``y`` being its base line."""
    style = f'font-family="{font}" font-size="{size:g}" fill="{fill}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}{" " if more else ""}{more}>{escape(text)}</text>'


def notes(told: Iterable[str], y: float, fill: str = "#51626E") -> tuple[str, float]:
    """Lines below a board, as far in as they begin with spaces; and where the next one would stand."""
    drawn = []
    for line in told:
        drawn.append(words(6.5 * (len(line) - len(line.lstrip())), y + 13, line.strip(), 13, fill))
        y += 19
    return "".join(drawn), y


def colours(seat: int) -> tuple[str, str]:
    """A seat's colour, and the ink that is readable on it."""
    _, ink, _, colour = CHIPS[seat % len(CHIPS)].split()
    return colour, ink


def disc(x: float, y: float, seat: int, r: float = 12) -> str:
    """A seat's sign on its colour."""
    colour, ink = colours(seat)
    sign = words(x, y + r * 0.42, GLYPHS[seat % len(GLYPHS)], r * 1.2, ink, 'text-anchor="middle"')
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:g}" fill="{colour}" stroke="#1C2830" stroke-opacity=".45"/>{sign}'


def about(sort: str, number: int) -> str:
    """What an element shows, for whoever puts something on it: the lab colours places by how often they are used."""
    return f'data-about="{sort}-{number}"'


# -- a sheet of signs ------------------------------------------------------------------------------------------------


def sheet(canvas: Canvas) -> Picture:
    """A terminal's sheet on dark paper, without the empty lines at its foot."""
    rows = list(canvas.rows())
    while rows and not "".join(run.text for run in rows[-1]).strip():
        rows.pop()
    wide, high = CELL
    width, height = canvas.width * wide + 2 * EDGE, len(rows) * high + 2 * EDGE
    paper = f'<rect width="{width:.1f}" height="{height:.1f}" rx="8" fill="{NIGHT}"/>'
    drawn = [sign for y, row in enumerate(rows) for sign in runs(row, EDGE + y * high)]
    signs = f'<g font-family="{MONO}" font-size="14" xml:space="preserve">{"".join(drawn)}</g>'
    return Picture(width, height, paper + signs)


def runs(row: list[Run], y: float) -> Iterator[str]:
    """One line: what lies under its signs, then the signs, held to their columns whatever the font."""
    wide, high = CELL
    x: float = EDGE
    for run in row:
        room = length(run.text) * wide
        ink, paper, weight = looks(run.style)
        if paper:
            yield f'<rect x="{x:.1f}" y="{y:.1f}" width="{room:.1f}" height="{high:g}" fill="{paper}"/>'
        text = run.text.strip()
        if text:
            start = x + (len(run.text) - len(run.text.lstrip())) * wide
            kept = f'textLength="{length(text) * wide:.1f}" lengthAdjust="spacingAndGlyphs"'
            yield f'<text x="{start:.1f}" y="{y + 12.8:.1f}" fill="{ink}"{weight} {kept}>{escape(text)}</text>'
        x += room


def looks(style: str) -> tuple[str, str, str]:
    """A style as SVG has it: the ink, the paper where it has one, and the rest."""
    said = [INKS.get(word, word) for word in style.split()]
    ink, paper, more = FOG, "", ""
    for place, word in enumerate(said):
        if word == "on":
            paper = said[place + 1]
        elif word == "bold":
            more += ' font-weight="bold"'
        elif word == "underline":
            more += ' text-decoration="underline"'
        elif word == "italic":
            more += ' font-style="italic"'
        elif word == "dim":
            more += ' fill-opacity=".7"'
        elif word.startswith("#") and (place == 0 or said[place - 1] != "on"):
            ink = word
    if "reverse" in said:
        ink, paper = paper or NIGHT, ink
    return ink, paper, more
