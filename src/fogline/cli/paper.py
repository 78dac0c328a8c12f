"""Tables on standard output."""

import sys
from collections.abc import Iterable, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

PIPE_WIDTH: Final = 120


def table(headers: Sequence[str], rows: Iterable[Sequence[str]], numbers: int = 0) -> None:
    """A table whose last ``numbers`` columns stand to the right."""
    console = Console(file=sys.stdout, width=None if sys.stdout.isatty() else PIPE_WIDTH, highlight=False)
    page = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for place, header in enumerate(headers, numbers - len(headers)):
        page.add_column(Text(header), justify="right" if place >= 0 else "left", overflow="fold")
    for row in rows:
        page.add_row(*map(Text, row))
    console.print(page)
