"""What is known of people wherever they sit: notes of a few kinds, each with a name and a value."""

from abc import ABC, abstractmethod
from concurrent.futures import Future


class KnowsPeople(ABC):
    """The part of a store that is about people and not about tables."""

    @abstractmethod
    def notes(self, who: str, kind: str) -> dict[str, str]:
        """What is known of a person, of one kind, by name: whom they have muted, say."""

    @abstractmethod
    def having(self, kind: str) -> frozenset[str]:
        """Everybody of whom something of this kind is known."""

    @abstractmethod
    def note(self, who: str, kind: str, name: str, value: str | None) -> "Future[None]":
        """Know this of a person from now on; None: no longer."""

    @abstractmethod
    def noted(self, kind: str, name: str) -> tuple[str, str] | None:
        """Of whom something is known, and its value: whose link this is, say."""

    @abstractmethod
    def take_note(self, who: str, kind: str, name: str) -> "Future[None]":
        """Know it no longer; of several who take it one is first, and the others get ``Conflict``."""

    @abstractmethod
    def places_of(self, who: str) -> list[str]:
        """Every table at which something of a person is kept."""

    @abstractmethod
    def forget_person(self, who: str) -> "Future[None]":
        """Nothing is known of a person any more but what tables themselves say."""
