"""A conversation about one table that lasts, whatever carries it: whoever is there is shown each change."""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from fogline.core.ids import NOBODY, Seat
from fogline.table.changes import different, worth_telling
from fogline.table.hearing import SILENCE, Heard, last_heard
from fogline.table.leaving import patience_left
from fogline.table.people import Chair
from fogline.table.refusal import Refusal
from fogline.table.room import Room
from fogline.table.scene import Look, is_host, scene, sight
from fogline.table.scene_types import Scene
from fogline.table.table import Table
from fogline.table.values import bare, tupled
from fogline.table.visit import Visit

NOBODY_MUTED: Final = frozenset[str]()
MOST_PASSED: Final = 32
"""Revisions that may wait for a reader who is slow; of older ones only the log tells."""


class Sighting(NamedTuple):
    """A table as it was looked at."""

    revision: int
    table: Table
    seat: Seat
    here: frozenset[Seat]
    when: float
    heard: Heard

    def same(self, other: "Sighting") -> bool:
        """Whether both times the same is seen."""
        return self._seen() == other._seen()

    def _seen(self) -> tuple[Any, ...]:
        _, table, seat, here, when, heard = self
        return *sight(table, seat, here, when), table.talk.off, heard


shared: WeakKeyDictionary[Room, tuple[Table, frozenset[Seat], dict[Look, Scene]]] = WeakKeyDictionary()
"""The last scenes of those who look on in each room, for whom they are all the same."""


@bare
@dataclass(eq=False)
class Session(Visit):
    """A visit that is told of every change as long as it lasts."""

    since: int = -1
    effects: bool = False
    only_asked: bool = False
    """Only the scenes in which this seat is asked something, and the last one."""

    def __post_init__(self) -> None:
        self._news = asyncio.Event()
        self._news.set()
        self.noticed: Callable[[], object] = self._news.set
        """What is called when there may be something to see; a carrier that does not wait for ``scenes`` puts its own
        here."""
        self._seen: Sighting | None = None
        """What the last scene was made from."""
        self.before: Scene | None = None
        """While a scene is shown: the one before it; None where a reader begins anew."""
        self.changed: Mapping[str, Any] = {}
        """The fields in which the last one is different, as they are now."""
        self._last: Scene | None = None
        self._passed: deque[Table] = deque(maxlen=MOST_PASSED)
        """The table at each revision that has not been shown yet, but for the present one."""
        self._current = self.room.table
        self._alarm: asyncio.TimerHandle | None = None
        self._chairs: tuple[Chair, ...] = ()
        """Those at which it was last seen that these eyes are theirs."""
        self._heard: Heard = (0, 0)
        self._muted: frozenset[str] | None = None

    def set(self) -> None:
        """The table has changed. A table is a value: what it was a moment ago can still be looked at."""
        now, known = self.room.table, self._current
        if now is not known:
            # What was shown already is not to be shown again.
            if 0 <= self.since < revision_of(known) != revision_of(now):
                self._passed.append(known)
            self._current = now
        self.noticed()

    async def __aenter__(self) -> "Session":
        self.room.watchers.add(self)
        await self.room.connect(self.seat)
        return self

    async def __aexit__(self, *problem: object) -> None:
        self.room.watchers.discard(self)
        if self._alarm is not None:
            self._alarm.cancel()
        await self.room.disconnect(self.seat)

    async def scenes(self) -> AsyncIterator[Scene]:
        """A scene for each revision, as far as the reader keeps up, and whenever there is more to see."""
        while True:
            await self._news.wait()
            self._news.clear()
            if not self.has_own_eyes:
                await self.turn_to_own_eyes()
            for shown in self.unseen():
                yield shown

    def unseen(self) -> Iterator[Scene]:
        """The scenes that this reader has not been shown yet."""
        if self.room.removed:
            raise Refusal("removed")
        if self._alarm is None:
            self._set_alarm()
        here, now, last = self.room.present(), time.time(), self.room.on_the_clock()
        for table in (*self._went_by(), last) if self._passed else (last,):
            if table is not last and self.since < 0:
                continue  # the reader has turned to other eyes or words meanwhile, and begins anew
            silent = table.talk.silent
            revision, heard = revision_of(table), SILENCE if silent else last_heard(table, self.who)
            seen = tupled(Sighting, (revision, table, self.seat, here, now, heard))
            known = self._seen
            # Where something was played in between, nobody need look twice.
            if known is not None and known.revision == revision and seen.same(known):
                continue
            effects = self.effects and table is last
            muted = NOBODY_MUTED if silent else self.muted
            look = tupled(Look, (self.seat, self.lang, self.since, effects, self._heard, muted))
            self._seen, shown = seen, self._scene(table, look, here)
            if not self._take(shown):
                continue
            if self.only_asked and not shown.legal and shown.confirm != "now" and shown.status != "over":
                continue
            self.since, self._heard = revision, heard
            yield shown
            self.before = None  # who waits for the next one keeps one scene, not two

    @property
    def muted(self) -> frozenset[str]:
        """Looked up once, when there is something to be heard."""
        if self.room.table.talk.silent:
            return NOBODY_MUTED
        if self._muted is None:
            self._muted = super().muted
        return self._muted

    def _scene(self, table: Table, look: Look, here: frozenset[Seat]) -> Scene:
        """What this look sees. All who look on see the same: it is made once for them."""
        if look.seat != NOBODY or is_host(table, self.who) or table.seats_of(self.who):
            return scene(table, self.who, look, here)
        shown_of, shown_to, scenes = shared.get(self.room, (None, here, {}))
        if shown_of is not table or shown_to != here:
            scenes = {}
            shared[self.room] = (table, here, scenes)
        if look not in scenes:
            scenes[look] = scene(table, self.who, look, here)
        return scenes[look]

    def _set_alarm(self) -> None:
        """Look again when it is time to play on without those who do not come: nothing else happens then."""
        left = patience_left(self.room.table, time.time())
        self._alarm = asyncio.get_running_loop().call_later(left + 0.1, self._ring) if left else None

    def _ring(self) -> None:
        self._alarm = None
        self.noticed()

    def _went_by(self) -> list[Table]:
        """The revisions that went by since the last scene, but for the present one."""
        if not self._passed:
            return []
        passed = [] if self.only_asked or self.since < 0 else [t for t in self._passed if revision_of(t) > self.since]
        self._passed.clear()
        return passed

    @property
    def has_own_eyes(self) -> bool:
        """Whether these eyes are still the reader's: chairs change hands."""
        table = self.room.table
        if table.chairs is not self._chairs and self.seat in table.seats_of(self.who):
            self._chairs = table.chairs
        return table.chairs is self._chairs

    async def turn_to_own_eyes(self) -> None:
        """Whoever no longer holds the seat looks on, where the table lets people look on."""
        self._chairs = self.room.table.chairs
        seat = self.room.table.eyes_of(self.who, None if self.seat != NOBODY else NOBODY)
        if seat != self.seat:
            await self.look_through(seat)

    async def look_through(self, seat: Seat) -> None:
        """Turn to other eyes."""
        # At once: whoever has turned to other eyes is shown nothing more through the old ones.
        before, self.seat, self._chairs = self.seat, seat, ()
        self._begin_anew()
        await self.room.disconnect(before)
        await self.room.connect(seat)

    def _take(self, shown: Scene) -> bool:
        """Whether there is something to tell in this scene."""
        if self._last is not None:
            changed = different(self._last, shown)
            if not worth_telling(changed, self._last, shown):
                return False
            self.changed = changed
        # A log may be long, and is told once; so are the frames of a turn. The lines of one turn are not worth a copy.
        long = self._last is None or shown.frames or shown.talk
        self.before = self._last
        self._last = msgspec.structs.replace(shown, log=[], frames=[], talk=[]) if long else shown
        return True

    def look_again(self) -> None:
        """The whole scene once more, from the beginning of the log."""
        self._begin_anew()
        self.noticed()

    def _begin_anew(self) -> None:
        self.since, self._last, self._seen, self._heard, self._muted = -1, None, None, (0, 0), None


def revision_of(table: Table) -> int:
    return table.flow.count.revision if table.flow else -1
