"""How finished tables came out that count for the ratings: one row for each seat, in the order of finishing."""

from abc import ABC, abstractmethod
from typing import NamedTuple


class OutcomeRow(NamedTuple):
    """One seat of a table that counts and is over."""

    game: str
    ended: int
    """When, in milliseconds since 1970."""
    table: str
    seat: int
    who: str
    """The identity of the person; nothing for a bot, and for somebody who is forgotten."""
    bot: str
    """The mind that was chosen for the chair."""
    name: str
    place: int
    """How many came out better."""


class Known(NamedTuple):
    """Rows that somebody has read already: where the same are still there, only later ones need be read."""

    ended: int = -1
    table: str = ""
    rows: int = 0
    nameless: int = 0


class KnowsOutcomes(ABC):
    """The part of a store that is about how tables came out."""

    @abstractmethod
    def outcomes(self, game: str, after: Known, most: int) -> list[OutcomeRow]:
        """Rows of a game that come after what is known, the oldest table first; whole tables, up to a number of rows
        and those of one table more."""

    @abstractmethod
    def outcomes_known(self, game: str, known: Known) -> bool:
        """Whether the rows up to there are those that were read: none came late, none is gone or lost its name."""

    @abstractmethod
    def outcomes_of(self, table: str) -> list[OutcomeRow]: ...
