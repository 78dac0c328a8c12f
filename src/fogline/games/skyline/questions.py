"""The questions of the table as numbers: what is asked now, or what ended the asking."""

from typing import Final

# What is asked now, always of the seat whose turn it is.
TURN: Final = 0
COLUMN: Final = 1
"""Where the drawn project goes."""
BUILDING: Final = 2
"""Which of the taken cards comes next, or no more."""
ROW: Final = 3
"""Which district a black card goes to."""
BONUS: Final = 4
"""The district's own bonus or the tracks token."""
BONUS_ROW: Final = 5
"""Which district a bonus card goes to."""
BOOST: Final = 6
"""Which card the +2 token goes on."""
LAY: Final = 7
"""Which card the tracks token goes on."""
OVER: Final = 8

KEYS: Final = ("turn", "column", "building", "row", "bonus", "bonus-row", "boost", "lay", "over")
"""The same as words."""

# What ended the game.
NOT_ENDED: Final = 0
LAST_FOUNDATION: Final = 1
FULL_CITY: Final = 2

ENDINGS: Final = ("not-over", "last-foundation", "full-city")
"""The same as words."""
