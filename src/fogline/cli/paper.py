"""Tables on standard output."""

import sys
from collections.abc import Iterable, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

PIPE_WIDTH: Final = 120
GAP: Final = 3
"""Columns between two columns."""


def table(headers: Sequence[str], rows: Iterable[Sequence[str]], numbers: int = 0) -> None:
    """A table whose last ``numbers`` columns stand to the right."""
    console = Console(file=sys.stdout, width=None if sys.stdout.isatty() else PIPE_WIDTH, highlight=False)
    page = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    rows = list(rows)
    cells = [[header, *(row[place] for row in rows)] for place, header in enumerate(headers)]
    longest = [max([len(word) for cell in column for word in cell.split()], default=0) for column in cells]
    # Where lines are broken, words are not, as long as the longest of each column have room side by side.
    roomy = sum(longest) + GAP * (len(headers) - 1) <= console.width
    for place, header in enumerate(headers):
        justify: JustifyMethod = "right" if place >= len(headers) - numbers else "left"
        page.add_column(Text(header), justify=justify, overflow="fold", min_width=longest[place] if roomy else None)
    for row in rows:
        page.add_row(*map(Text, row))
    console.print(page)
