"""Plain lines of text, for a terminal or a screen reader: nothing wider than a page."""

from textwrap import wrap
from typing import Final

WIDTH: Final = 100
GLUE: Final = "\N{NO-BREAK SPACE}"


def fold(text: str, indent: int = 2) -> list[str]:
    """A long line as several, the later ones set in."""
    lines = wrap(text, WIDTH, subsequent_indent=" " * indent, break_on_hyphens=False)
    return [line.replace(GLUE, " ") for line in lines]


def together(text: str) -> str:
    """Words that stay on one line."""
    return text.replace(" ", GLUE)
