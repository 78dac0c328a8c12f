"""Everything a player can say, as values with words."""

from dataclasses import dataclass, field
from typing import Final

TAKE: Final = 0
DRAW: Final = 1
TICKETS: Final = 2
PASS: Final = 3
KEEP_BOTH: Final = 4
KEEP: Final = 5
CLAIM: Final = 6
PAY: Final = 7
TOKEN: Final = 8
PLACE: Final = 9


@dataclass(frozen=True)
class TakeCard:
    """Take a face-up transportation card."""

    card: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class DrawCard:
    """Draw the top card of the transportation deck, unseen."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class DrawTickets:
    """Draw destination tickets."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Pass:
    """Do nothing, allowed only when nothing can be done."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class KeepBoth:
    """Keep both tickets offered."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class KeepTicket:
    """Keep this one of the tickets offered and return the other."""

    ticket: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Claim:
    """Claim a track; how to pay is asked next."""

    track: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Pay:
    """Pay for the claim with cards of one colour and ferry cards."""

    cards: int
    colour: int
    ferries: int
    payment: int = field(default=-1, compare=False)
    """Its number among the payments."""
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class TakeToken:
    """Take the tourist token at this end of the claimed track."""

    location: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class PlaceStack:
    """Before the first turn: put a stack of tourist tokens on a location."""

    symbol: int
    location: int
    words: str = field(default="", compare=False)


Action = TakeCard | DrawCard | DrawTickets | Pass | KeepBoth | KeepTicket | Claim | Pay | TakeToken | PlaceStack
