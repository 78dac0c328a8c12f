"""Everything that can happen, as a vocabulary of numbers. Nothing of it is hidden from anybody."""

from typing import Final

from fogline.core.event import kind

STARTED: Final = 0
DREW: Final = 1
PLACED: Final = 2
FOUNDATION: Final = 3
FINALIZED: Final = 4
ALL_RETURN: Final = 5
BUILT: Final = 6
DISCARDED: Final = 7
CARS: Final = 8
SQUARE: Final = 9
TOWER: Final = 10
MEDAL: Final = 11
MEDAL_MOVED: Final = 12
FINISHED: Final = 13
BONUS: Final = 14
BONUS_GONE: Final = 15
BOOSTED: Final = 16
LAID: Final = 17
RETURNED: Final = 18
LAST_FOUNDATION: Final = 19
FULL_CITY: Final = 20

KINDS: Final = (
    kind("started", "player"),
    kind("drew", "seat card"),
    kind("placed", "seat card column cards"),
    kind("foundation", "left"),
    kind("finalized", "seat column cards contracts"),
    kind("all-return", ""),
    kind("built", "seat card space"),
    kind("discarded", "seat card"),
    kind("cars", "seat cars total"),
    kind("square", "seat space value"),
    kind("tower", "seat space around need towers"),
    kind("medal", "seat"),
    kind("medal-moved", "seat towers player"),
    kind("finished", "seat district"),
    kind("bonus", "seat bonus district left"),
    kind("bonus-gone", "seat district"),
    kind("boosted", "seat space value"),
    kind("laid", "seat space"),
    kind("returned", "seat contracts left"),
    kind("last-foundation", "seat"),
    kind("full-city", "seat"),
)
