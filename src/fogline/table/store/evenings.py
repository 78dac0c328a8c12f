"""Evenings: several tables that belong together, each evening one row with a version."""

from abc import ABC, abstractmethod
from concurrent.futures import Future
from typing import NamedTuple


class EveningRow(NamedTuple):
    """An evening; what it is like is the writer's own text."""

    id: str
    made: int
    over: bool
    version: int
    data: str


class KnowsEvenings(ABC):
    """The part of a store that is about evenings."""

    @abstractmethod
    def evening(self, name: str) -> EveningRow | None: ...

    @abstractmethod
    def evenings_on(self) -> list[str]:
        """Those that are not over."""

    @abstractmethod
    def write_evening(self, row: EveningRow) -> "Future[None]":
        """Keep this version, the first or the one after the last; ``Conflict`` where another is kept by now."""
