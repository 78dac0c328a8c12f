"""Who is to be called because it is their turn: one row for a person, a table and a way to reach them."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from concurrent.futures import Future
from typing import NamedTuple


class CallRow(NamedTuple):
    """A call: for the last turn of somebody's at a table for which they were called, or will be."""

    who: str
    table: str
    way: str
    mark: str
    """Which of their turns: a turn has one call."""
    at: int | None
    """When it is tried next, in seconds since 1970; None: never again."""
    tries: int = 0
    problem: str = ""
    """Why it was given up; empty where it was not."""


class KnowsCalls(ABC):
    """The part of a store that is about calls. Of several processes that do the same with a row, one is first."""

    @abstractmethod
    def moved(self, kind: str, since: int) -> list[tuple[str, str]]:
        """Who has a note of this kind, and a table of theirs that is being played where something happened since."""

    @abstractmethod
    def spoken(self, table: str, seats: Collection[int]) -> int:
        """How many lines of a match's log are these seats' own; it never becomes less."""

    @abstractmethod
    def call(self, row: CallRow) -> "Future[None]":
        """Call somebody for another turn than before; ``Conflict`` where that turn has its call already, or the
        table is gone."""

    @abstractmethod
    def calls_due(self, now: int, most: int) -> list[CallRow]:
        """Those that are to be tried by now, the oldest first."""

    @abstractmethod
    def calls_failed(self, who: str) -> list[CallRow]:
        """Those of somebody that were given up."""

    @abstractmethod
    def call_again(self, row: CallRow, next: CallRow) -> "Future[None]":
        """One try further; ``Conflict`` where the row is not what is known of it: somebody else sees to it."""

    @abstractmethod
    def call_off(self, row: CallRow) -> "Future[None]":
        """Nobody need be called; ``Conflict`` as above."""
