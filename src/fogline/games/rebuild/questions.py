"""What can be asked of a player."""

from typing import Final

SIDES: Final = 0
"""The starting player, where sides are chosen: which side of the next plot card is up?"""
EARNING: Final = 1
"""Which space of the earnings area?"""
BENEFIT: Final = 2
"""Which benefit of the year?"""
MOVING: Final = 3
"""Which space of the next action card, and what there?"""
PERMIT: Final = 4
"""Which permit?"""
OBJECTIVE: Final = 5
"""Which objective?"""
CLEARING: Final = 6
"""Which rubble?"""
SITING: Final = 7
"""Where to build?"""
USING: Final = 8
"""With which permits?"""
REWARDING: Final = 9
"""Which urbanism card?"""
OVER: Final = 10
DONE: Final = 11
"""Only while an action is being carried out: whoever was asked is done, and the next is found."""

QUESTIONS: Final = (
    "sides",
    "earning",
    "benefit",
    "moving",
    "permit",
    "objective",
    "clearing",
    "siting",
    "using",
    "rewarding",
    "over",
)

# What ended the game.
NOT_ENDED: Final = 0
EIGHTH_BUILDING: Final = 1
LAST_YEAR: Final = 2
