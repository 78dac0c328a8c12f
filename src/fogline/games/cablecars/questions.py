"""The questions of the table as numbers: what is asked now, or what ended the asking."""

from typing import Final

# What is asked now.
OPENING: Final = 0
"""Everybody at once: which of the opening tickets to keep."""
PLACING: Final = 1
"""One of the last players: where to put a stack of tokens."""
TURN: Final = 2
SECOND_CARD: Final = 3
KEEPING: Final = 4
PAYING: Final = 5
CHOOSING_TOKEN: Final = 6
OVER: Final = 7

# What ended the game.
NOT_ENDED: Final = 0
LAST_ROUND_PLAYED: Final = 1
ALL_PASSED: Final = 2
