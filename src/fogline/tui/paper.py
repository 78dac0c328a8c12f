"""What the plain game is written on: lines to a terminal, a pipe or a test."""

import importlib
import shutil
import sys
import textwrap
from contextlib import suppress
from io import StringIO
from typing import Final, TextIO

from fogline.core.quoting import harmless

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Wipes the screen and what has scrolled off it."""
WIDEST: Final = 100
"""Longer lines of prose are hard to read."""


class Paper:
    """Reads lines and writes lines. Where nobody types, what was read is written too, so that the page can be read."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        # Python has None for an input that is closed from the start.
        self.source = source or sys.stdin or StringIO()
        self.target = target or sys.stdout
        self.typed = self.source.isatty()
        self.screen = self.target.isatty()
        reconfigure = getattr(self.source, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
        if self.typed:
            with suppress(ImportError):  # arrow keys and earlier lines, where Python has them
                importlib.import_module("readline")

    @property
    def width(self) -> int:
        """How wide a list may be."""
        return shutil.get_terminal_size((WIDEST, 24)).columns if self.screen else WIDEST

    def read(self, prompt: str) -> str:
        """One line, or EOFError when there are no more."""
        if self.typed and self.screen:
            try:
                return input(prompt)
            except EOFError:
                self.write()
                raise
        self.target.write(prompt)
        self.target.flush()
        line = self.source.readline()
        if not line:
            self.target.write("\n")
            raise EOFError
        if not self.typed:
            self.target.write(harmless(line.rstrip("\r\n")) + "\n")
        return line.rstrip("\r\n")

    def write(self, text: str = "") -> None:
        """Lines as they are."""
        self.target.write(text + "\n")

    def tell(self, text: str, indent: str = "") -> None:
        """A sentence, broken where the page ends."""
        later = " " * len(indent)
        for line in text.split("\n"):
            # A file's name stays in one piece, however long it is and whatever hyphens are in it: it is to be copied.
            paper = textwrap.TextWrapper(
                min(self.width, WIDEST), indent, later, break_on_hyphens=False, break_long_words=False
            )
            folded = paper.wrap(line)
            self.write("\n".join(folded) if folded else "")
            indent = later

    def clear(self) -> None:
        """Hide what is there from the next reader; a pipe cannot be wiped and gets a line across."""
        self.target.write(CLEAR if self.screen else "\n" + "=" * 72 + "\n")
        self.target.flush()
