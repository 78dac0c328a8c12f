"""What a door is: one thing that can be asked over HTTP, with the shapes of question and answer."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from fogline.core.text import Speaker
from fogline.table.calling.caller import Caller
from fogline.table.for_all import speaker_of
from fogline.table.lobby import Lobby
from fogline.table.messages import check_text
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.table.room import Room
from fogline.web.messages import Spoken


@dataclass
class Ask:
    """One question at a door."""

    lobby: Lobby
    who: Who
    lang: str
    path: dict[str, str]
    query: Any
    body: Any
    origin: str = ""
    """The address by which whoever asks has come here."""
    becomes: str | None = None
    """The guest that they are from now on, where the door changes that; nothing: nobody."""
    calls: Caller | None = None

    @property
    def caller(self) -> Caller:
        """Who calls people here."""
        if self.calls is None:
            raise Refusal("call-off")
        return self.calls

    @property
    def room(self) -> Room:
        """The room of the table that is asked about, where whoever asks may look in at all."""
        room = self.lobby.room(self.path["table"])
        room.table.check_welcome(self.who)
        return room


Work = Callable[[Ask], Awaitable[Any]]


@dataclass(frozen=True)
class Door:
    """A method, a path, what it does, and what goes in and out."""

    method: str
    path: str
    work: Work
    summary: str
    answer: type[Any]
    body: type[Any] | None = None
    query: type[Any] = Spoken
    costly: bool = False
    """It makes something: asked too often, it is closed sooner."""
    large: bool = False
    """Its body may hold a box or a record."""
    lasting: bool = False
    """Its answer rarely changes: readers may keep it and ask whether it is still the same."""
    guests: bool = False
    """Who comes without an identity gets one here."""
    guessed: bool = False
    """Somebody may try to guess here: few tries, and slowly."""
    thinks: bool = False
    """Its work takes a while, and is dropped when whoever asked hangs up."""
    tags: tuple[str, ...] = field(default=("tables",))


def decoded(values: dict[str, str], shape: type[Any]) -> Any:
    for value in values.values():
        check_text(value)
    try:
        return msgspec.convert(values, shape, strict=False)
    except msgspec.ValidationError as problem:
        raise Refusal("bad-json", problem=str(problem)) from None


def table_speaker(room: Room, lang: str) -> Speaker:
    """Who tells things of this table in this language."""
    return speaker_of(room.table, lang)
