"""Events: what happened, as data. Sentences are made from them where somebody reads them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from fogline.core.ids import Seat


@dataclass(frozen=True)
class Kind:
    """One word of a game's vocabulary: what its numbers mean, and which of them only the event's own seat may hear."""

    key: str
    fields: tuple[str, ...]
    secret: frozenset[str] = frozenset()


def kind(key: str, fields: str = "", secret: str = "") -> Kind:
    """A kind of event from names separated by spaces: ``kind("drew", "seat card", secret="card")``."""
    return Kind(key, tuple(fields.split()), frozenset(secret.split()))


@dataclass(frozen=True)
class Event:
    """Something that happened, by name. A value is None where the hearer may not know it."""

    key: str
    args: Mapping[str, int | None]

    @property
    def hidden(self) -> bool:
        """Whether anything of it is kept from this hearer."""
        return None in self.args.values()


class Told(NamedTuple):
    """All that happened in one turn, and whether something hidden came to light in it."""

    events: tuple[Event, ...] = ()
    shown: bool = False


def named(kinds: Sequence[Kind], said: Sequence[int]) -> Event:
    """The event behind the numbers that a rule told the Dealer."""
    k = kinds[said[0]]
    return Event(k.key, {name: said[nth] for nth, name in enumerate(k.fields, 1)})


def hide(kinds: Mapping[str, Kind], event: Event, seat: Seat) -> Event:
    """The event as this seat may hear it: secret fields are for the event's own ``seat`` alone."""
    secret = kinds[event.key].secret
    if not secret or event.args["seat"] == seat:
        return event
    return Event(event.key, {k: None if k in secret else v for k, v in event.args.items()})
