"""The kinds of objective, as numbers that rules and minds compare fast."""

from typing import Final

KINDS: Final = (
    "buildings", "colour", "most colour", "colours", "pairs", "apart", "rivals", "corners",
    "service", "services", "row", "column", "rubble", "most rubble", "most money", "best builder",
)  # fmt: skip
"""As box.toml names them."""
BUILDINGS: Final = 0
COLOUR: Final = 1
MOST_COLOUR: Final = 2
COLOURS: Final = 3
PAIRS: Final = 4
APART: Final = 5
RIVALS: Final = 6
CORNERS: Final = 7
SERVICE: Final = 8
SERVICES: Final = 9
ROW: Final = 10
COLUMN: Final = 11
RUBBLE: Final = 12
MOST_RUBBLE: Final = 13
MOST_MONEY: Final = 14
