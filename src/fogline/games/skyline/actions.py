"""Everything a player can say, as values with words."""

from dataclasses import dataclass, field
from typing import Final

DRAW: Final = 0
PLACE: Final = 1
FINALIZE: Final = 2
BUILD: Final = 3
DONE: Final = 4
ROW: Final = 5
BONUS: Final = 6
CARD: Final = 7
RETURN: Final = 8


@dataclass(frozen=True)
class DrawProject:
    """Draw the top project card; it must then be placed."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class PlaceProject:
    """Put the drawn project card into this column."""

    column: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Finalize:
    """Take all the cards of this column, with a contract."""

    column: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Build:
    """Place this one of the taken cards; a black card asks for its district next."""

    card: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Done:
    """Place no more of the taken cards and end the turn."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class InDistrict:
    """Put a black card or a bonus card into this district."""

    district: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class TakeBonus:
    """Take this bonus for the second bonus symbol of a district."""

    bonus: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class OnCard:
    """Put a bonus token on the card that lies here."""

    space: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class ReturnContracts:
    """Spend the contract token to return so many contracts."""

    contracts: int
    words: str = field(default="", compare=False)


Action = DrawProject | PlaceProject | Finalize | Build | Done | InDistrict | TakeBonus | OnCard | ReturnContracts
