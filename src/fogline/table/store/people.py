"""What is known of people wherever they sit: notes of a few kinds, each with a name and a value."""

from abc import ABC, abstractmethod
from concurrent.futures import Future


class KnowsPeople(ABC):
    """The part of a store that is about people and not about tables."""

    @abstractmethod
    def notes(self, who: str, kind: str) -> dict[str, str]:
        """What is known of a person, of one kind, by name: whom they have muted, say."""

    @abstractmethod
    def note(self, who: str, kind: str, name: str, value: str | None) -> "Future[None]":
        """Know this of a person from now on; None: no longer."""
