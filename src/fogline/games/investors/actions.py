"""Everything a player can say, as values with words."""

from dataclasses import dataclass, field
from typing import Final

KEEP: Final = 0
REJECT: Final = 1
PLAY: Final = 2
CHIP: Final = 3
ADD: Final = 4
CALL: Final = 5
PASS: Final = 6
SEAL: Final = 7
PAY: Final = 8
LAY: Final = 9
ROD: Final = 10
LEAVE: Final = 11
TAKE_INFLUENCE: Final = 12
TAKE_CHECKS: Final = 13
DRAW: Final = 14
STOP: Final = 15
ACCEPT: Final = 16
REFUSE: Final = 17
PROPOSE: Final = 18
GIVE: Final = 19
PRICE: Final = 20
NO_PRICE: Final = 21
COUNTER: Final = 22
PUT: Final = 23


@dataclass(frozen=True)
class KeepCall:
    """Bid for what the call-for-bids card offers."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class RejectCall:
    """Discard the call-for-bids card and use the next one."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class PlayInfluence:
    """Choose an influence card, face down until everybody has chosen."""

    person: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class PlayChip:
    """Choose an option chip, face down until everybody has chosen."""

    chip: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class AddCheck:
    """Add a check to the bid that is being put together; nobody sees it yet."""

    check: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class CallBid:
    """Put the added checks on the table: the new bid."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Pass:
    """Leave the bidding and take one's checks back."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class SealBid:
    """Finish a sealed bid, with as many checks as were added."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class PayCheck:
    """Pay for a chip that nobody else played, face down."""

    check: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Lay:
    """Lay a rod on an empty street, or move one there."""

    street: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class ChooseRod:
    """Choose a rod on the board: to lift, remove, move, exchange or replace it, as asked."""

    street: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Leave:
    """Make no use, or no further use, of what one may do."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class TakeInfluence:
    """Take the bonus in influence points."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class TakeChecks:
    """Take the bonus in checks from the bank."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class DrawCheck:
    """Draw a check from the bank."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Stop:
    """Stop drawing and keep what was drawn."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Accept:
    """Accept the checks offered and leave the right to who offers them."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Refuse:
    """Refuse the checks offered."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Propose:
    """Make the offer that was put together."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Give:
    """Add a check for this player to the offer that is being put together."""

    check: int
    player: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class NamePrice:
    """Promise to leave the right to whoever offers so much, in thousands."""

    price: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class NamePriceNot:
    """Promise nothing."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Counter:
    """Answer an offer with the sum, in thousands, for which one would accept it."""

    price: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class PutCard:
    """Put an action card into the deck of this game."""

    card: int
    words: str = field(default="", compare=False)


Action = (
    KeepCall
    | RejectCall
    | PlayInfluence
    | PlayChip
    | AddCheck
    | CallBid
    | Pass
    | SealBid
    | PayCheck
    | Lay
    | ChooseRod
    | Leave
    | TakeInfluence
    | TakeChecks
    | DrawCheck
    | Stop
    | Accept
    | Refuse
    | Propose
    | Give
    | NamePrice
    | NamePriceNot
    | Counter
    | PutCard
)
