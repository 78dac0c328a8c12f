"""Somebody at a table, for one sentence or for a whole conversation: who they are, what they say and what they ask."""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from fogline.core.errors import FoglineError
from fogline.core.ids import NOBODY, Seat
from fogline.table.cached_speaker import CachedSpeaker
from fogline.table.for_all import speaker_of
from fogline.table.hearing import MUTE
from fogline.table.lobby import Lobby
from fogline.table.messages import Speak
from fogline.table.meter import DONE, FAILED, REFUSED
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.table.room import Room
from fogline.table.store.base import StoreError
from fogline.table.table import Table
from fogline.table.values import bare

if TYPE_CHECKING:
    from fogline.table.verbs import Verb

log = logging.getLogger(__name__)

Does = Callable[[Table, Who, Seat | None, Any], Table]
"""What a message does to the table, said by somebody for a seat."""


@bare
@dataclass(eq=False)
class Visit:
    """One pair of eyes at a table, with a mouth. Carriers make one and hand it what they hear."""

    lobby: Lobby
    room: Room
    who: Who
    lang: str
    seat: Seat = NOBODY
    """Through whose eyes they look."""

    async def say(self, verb: "Verb", said: Any) -> Any:
        """The answer to a message, or a refusal."""
        began = time.perf_counter()
        problem: BaseException | None = None
        try:
            return await verb.work(self, said)
        except StoreError as wrong:
            problem = wrong
            log.error("table %s could not be read: %s", self.room.table.id, wrong)
            raise Refusal("not-kept") from None
        except BaseException as wrong:
            problem = wrong
            raise
        finally:
            self.note(verb, problem, began)

    def note(self, verb: "Verb", problem: BaseException | None, began: float) -> None:
        """Count what was said, and how it came out."""
        outcome = DONE if problem is None else REFUSED if isinstance(problem, Refusal | FoglineError) else FAILED
        self.lobby.meter.note(verb.name, outcome, time.perf_counter() - began, verb.changes)

    @property
    def in_lesson(self) -> bool:
        """Whether this is the table of a lesson or a puzzle."""
        return bool(self.room.table.settings.lesson)

    @property
    def speaker(self) -> CachedSpeaker:
        """Who tells them things of this table."""
        return speaker_of(self.room.table, self.lang)

    @property
    def muted(self) -> frozenset[str]:
        """Whom they do not want to hear, as far as there is anything to be heard."""
        if not self.who.key or self.room.table.talk.silent:
            return frozenset()
        return frozenset(self.lobby.store.notes(self.who.key, MUTE))

    def meant(self, seat: Seat | None) -> Seat | None:
        """The seat that is spoken for: the one that was named, or that whose eyes these are."""
        return seat if seat is not None or self.seat == NOBODY else self.seat

    def mine(self, seat: Seat | None) -> Seat:
        """The same, once it is certain that it is theirs."""
        return self.room.table.seat_of(self.who, self.meant(seat))

    def change(self, verb: str, said: Speak, does: Does) -> "asyncio.Future[str]":
        """Change the table by what was said, once, however often it comes with the same nonce; the moment it made."""
        who, seat = self.who, self.meant(said.seat)
        shown_to = seat if seat is not None else next(iter(self.room.table.seats_of(who)), None)
        words = spoken(verb, seat, said) if said.nonce else ""
        return self.room.change(lambda t: does(t, who, seat, said), shown_to, who.key, said.nonce, words)


def spoken(verb: str, seat: Seat | None, said: msgspec.Struct) -> str:
    """What was said, for telling a message that is sent again from another one with the same nonce."""
    fields = msgspec.structs.asdict(said).items()
    more = sorted((name, value) for name, value in fields if name not in ("nonce", "seat") and value is not None)
    return msgspec.json.encode([verb, seat, *more]).decode()
