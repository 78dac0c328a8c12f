"""A conversation about one table, whatever carries it: a socket, or lines on standard input and output."""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from fogline.core.errors import FoglineError
from fogline.core.ids import NOBODY, Seat
from fogline.parts.catalog import LANGUAGES
from fogline.table.people import Who
from fogline.table.picture import Scene
from fogline.table.refusal import Refusal
from fogline.table.room import Change, Room
from fogline.table.rules_change import agree
from fogline.table.scene import Look, scene
from fogline.table.table import Table
from fogline.web import talk
from fogline.web.door import moment, spoken, table_speaker
from fogline.web.errors import trouble
from fogline.web.table_doors import advice, legal_now, whys

log = logging.getLogger(__name__)

MOST_PASSED: Final = 32
"""Revisions that may wait for a reader who is slow; of older ones only the log tells."""

decoder = msgspec.json.Decoder(talk.FromClient)


def decode(data: str | bytes) -> Any:
    """A message of a client, or why it is none."""
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as problem:
        raise Refusal("bad-json", problem=str(problem)) from None


@dataclass(eq=False)
class Session:
    """One pair of eyes at a table, with a mouth."""

    room: Room
    who: Who
    seat: Seat
    lang: str
    since: int = -1
    effects: bool = False
    only_asked: bool = False

    def __post_init__(self) -> None:
        self._news = asyncio.Event()
        self._news.set()
        self._last: Scene | None = None
        self._hints: set[asyncio.Task[None]] = set()
        self._answers: list[talk.ToldHint | talk.ToldRefused] = []
        self._passed: deque[Table] = deque(maxlen=MOST_PASSED)
        """The table at each revision that has not been shown yet, but for the present one."""
        self._current = self.room.table

    def set(self) -> None:
        """The table has changed. A table is a value: what it was a moment ago can still be looked at."""
        if revision_of(self.room.table) != revision_of(self._current):
            self._passed.append(self._current)
        self._current = self.room.table
        self._news.set()

    async def __aenter__(self) -> "Session":
        self.room.watchers.add(self)
        await self.room.connect(self.seat)
        return self

    async def __aexit__(self, *problem: object) -> None:
        self.room.watchers.discard(self)
        for hint in self._hints:
            hint.cancel()
        await self.room.disconnect(self.seat)

    # -- seeing --------------------------------------------------------------------------------------------------

    async def scenes(self) -> AsyncIterator[talk.ToldScene | talk.ToldHint | talk.ToldRefused]:
        """A scene for each revision, as far as the reader keeps up, and whenever there is more to see; hints."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._answers:
                yield self._answers.pop(0)
            await self._keep_to_own_eyes()
            for table, look in self._unseen():
                shown = scene(table, self.who, look, self.room.present())
                if self._nothing_new(shown):
                    continue
                if self.only_asked and not shown.legal and shown.confirm != "now" and shown.status != "over":
                    continue
                self.since = shown.revision if table.flow else -1
                yield talk.ToldScene(scene=shown)

    def _unseen(self) -> Iterator[tuple[Table, Look]]:
        """The revisions that went by since the last scene, then the present one, each as it is to be looked at."""
        passed = [] if self.only_asked or self.since < 0 else [t for t in self._passed if revision_of(t) > self.since]
        self._passed.clear()
        for table in passed:
            if self.since >= 0:  # else the reader has turned to other eyes or words meanwhile, and begins anew
                yield table, Look(self.seat, self.lang, self.since)
        yield self.room.on_the_clock(), Look(self.seat, self.lang, self.since, self.effects)

    async def _keep_to_own_eyes(self) -> None:
        """Chairs change hands: whoever no longer holds the seat looks on, where the table lets people look on."""
        table = self.room.table
        if self.seat in table.seats_of(self.who):
            return
        seat = table.eyes_of(self.who, None if self.seat != NOBODY else NOBODY)
        if seat != self.seat:
            await self._look_through(seat)

    async def _look_through(self, seat: Seat) -> None:
        # At once: whoever has turned to other eyes is shown nothing more through the old ones.
        before, self.seat = self.seat, seat
        self.since, self._last = -1, None
        await self.room.disconnect(before)
        await self.room.connect(seat)

    def _nothing_new(self, shown: Scene) -> bool:
        """Whether this was sent before. That somebody else has drafted a step must not even be noticed by a push."""
        places = [msgspec.structs.replace(place, time_left=None) for place in shown.places]
        bare = msgspec.structs.replace(shown, log=[], log_from=0, places=places)
        same, self._last = bare == self._last, bare
        return same

    def look_again(self) -> None:
        """The whole scene once more, from the beginning of the log."""
        self.since = -1
        self._last = None
        self._news.set()

    # -- speaking ------------------------------------------------------------------------------------------------

    async def hear(self, message: Any) -> Any:
        """The answer to a message, None where it comes later; what it changes comes as a scene."""
        nonce = getattr(message, "nonce", "")
        if isinstance(message, talk.SayHint):
            # Whoever asked says other things meanwhile: acts, for example.
            thinking = asyncio.create_task(self._advise(nonce))
            self._hints.add(thinking)
            thinking.add_done_callback(self._hints.discard)
            return None
        try:
            return await self._answer(message, nonce)
        except (Refusal, FoglineError) as error:
            return self._refused(nonce, error)

    async def _answer(self, message: Any, nonce: str) -> Any:
        if isinstance(message, talk.SayPing):
            return talk.ToldPong(nonce=nonce)
        if isinstance(message, talk.SayWhy):
            return talk.ToldWhy(nonce=nonce, actions=whys(self.room, self._mine(), self.lang, message))
        if isinstance(message, talk.SayEffects):
            now = legal_now(self.room, self._mine(), self.lang, True)
            return talk.ToldLegal(nonce=nonce, at=now.at, legal=now.legal)
        if isinstance(message, talk.SaySit | talk.SaySpeak):
            return await self._turn_head(message, nonce)
        seat, verb = self._mine(), str(type(message).__struct_config__.tag)
        words = spoken(verb, seat, message)
        at = await self.room.change(self._change(message, seat), seat, self.who.key, nonce, words)
        return talk.ToldDone(nonce=nonce, at=at)

    async def _advise(self, nonce: str) -> None:
        try:
            hint = await advice(self.room, self._mine(), self.lang)
            self._answers.append(talk.ToldHint(nonce=nonce, **msgspec.structs.asdict(hint)))
        except (Refusal, FoglineError) as error:
            self._answers.append(self._refused(nonce, error))
        except Exception:
            log.exception("table %s: a hint failed", self.room.table.id)
            self._answers.append(self._refused(nonce, Refusal("failed")))
        self._news.set()

    def _refused(self, nonce: str, error: Refusal | FoglineError) -> talk.ToldRefused:
        return talk.ToldRefused(nonce=nonce, error=trouble(error, self.lang, table_speaker(self.room, self.lang)))

    def _mine(self) -> Seat:
        return self.room.table.seat_of(self.who, self.seat if self.seat != NOBODY else None)

    async def _turn_head(self, message: talk.SaySit | talk.SaySpeak, nonce: str) -> talk.ToldDone:
        """Other eyes or another language from now on."""
        if isinstance(message, talk.SaySit):
            await self._look_through(self.room.table.eyes_of(self.who, message.seat))
        else:
            self.lang = known(message.lang)
        self.look_again()
        return talk.ToldDone(nonce=nonce, at="")

    def _change(self, message: Any, seat: Seat) -> Change:
        """What a message does to the table."""
        who = self.who
        match message:
            case talk.SayAct():
                return lambda t: t.act(who, seat, moment(message.at), message.action, message.confirm)
            case talk.SayConfirm():
                return lambda t: t.confirm(who, seat, moment(message.at))
            case talk.SayOrder():
                return lambda t: t.order(who, seat, moment(message.at), message.order)
            case talk.SayUndo():
                return lambda t: t.undo(who, seat)
            case talk.SayAsk():
                return lambda t: t.ask(who, seat)
            case talk.SayAnswer():
                return lambda t: t.answer(who, message.yes)
            case talk.SayAgree():
                return lambda t: agree(t, who)
            case talk.SayLeave():
                return lambda t: t.leave(who, seat)
            case talk.SayBack():
                return lambda t: t.come_back(who, seat)
            case _:
                raise Refusal("hello-first")


def revision_of(table: Table) -> int:
    return table.flow.count.revision if table.flow else -1


def known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refusal("unknown-language", known=", ".join(LANGUAGES))
    return lang
