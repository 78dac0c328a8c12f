"""Everything that can happen, as a vocabulary of numbers."""

from typing import Final

from fogline.core.event import kind

STARTED: Final = 0
SYMBOL_SET: Final = 1
HAND_DEALT: Final = 2
OFFERED: Final = 3
KEPT_ONE: Final = 4
PLACED: Final = 5
TOOK: Final = 6
DREW: Final = 7
REVEALED: Final = 8
SWEPT: Final = 9
RESHUFFLED: Final = 10
CLAIMED: Final = 11
PAID: Final = 12
TOKEN_TAKEN: Final = 13
PASSED: Final = 14
LAST_ROUND: Final = 15
ENDED: Final = 16
CHOSE: Final = 17
KEPT_BOTH: Final = 18
KEPT_LAST: Final = 19
DECK_SHOWN: Final = 20

KINDS: Final = (
    kind("started", "player"),
    kind("symbol-set", "symbol location left"),
    kind("hand-dealt", "seat first second", secret="first second"),
    kind("offered", "seat first second", secret="first second"),
    kind("kept-one", "seat ticket other", secret="ticket other"),
    kind("placed", "seat symbol location left"),
    kind("took", "seat card"),
    kind("drew", "seat card", secret="card"),
    kind("revealed", "card"),
    kind("swept", "cards"),
    kind("reshuffled", "cards"),
    kind("claimed", "seat track points cars"),
    kind("paid", "seat payment"),
    kind("token-taken", "seat symbol location have"),
    kind("passed", "seat"),
    kind("last-round", "seat cars"),
    kind("ended", ""),
    kind("chose", "seat"),
    kind("kept-both", "seat ticket other", secret="ticket other"),
    kind("kept-last", "seat ticket", secret="ticket"),
    kind("deck-shown", "card count"),
)
