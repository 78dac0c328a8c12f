"""How sealed bids are mixed in every situation of the printed box, as ``python tools/mixes.py`` worked it out."""

from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("mixes.txt")
"""A line for each situation: players, rights, what a right is worth, the highest card, then the share of each card."""


def read() -> list[list[int]]:
    """All lines as numbers."""
    return [[int(word) for word in line.split()] for line in FILE.read_text("ascii").splitlines()]
