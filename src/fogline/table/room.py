"""A room: one table with those who watch it, its bots and its clock. One change at a time."""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from fogline.bots.thinker import Thought
from fogline.core.ids import NOBODY, Seat
from fogline.core.match import Match
from fogline.table import clock, stored_table
from fogline.table.alarm import bot_seat, due, people_only, shifted, takes
from fogline.table.bot_moves import play_bots
from fogline.table.bots import Thinkers
from fogline.table.codec import digest
from fogline.table.followed import follow, told
from fogline.table.in_turn import InTurn, Work
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.table.scene import stamp
from fogline.table.store.base import Conflict, Heard, News, Store, StoreError
from fogline.table.table import Table
from fogline.table.thoughts import Thoughts
from fogline.table.values import labelled

log = logging.getLogger(__name__)

RETRY: Final = 1.0
"""Seconds before the clocks are set again, where that could not be kept."""
TRIES: Final = 20
"""How often others may be first before a change is refused."""

Change = Callable[[Table], Table]


class Watcher(Protocol):  # who is told of every change
    def set(self) -> None: ...


class Room:
    def __init__(
        self, table: Table, store: Store, thinkers: Thinkers, slept: float = 0.0, due: float | None = None
    ) -> None:
        self.table = table
        self.store = store
        self.thinkers = thinkers
        self.here: Counter[Seat] = Counter()  # how many connections each seat has
        self._here: frozenset[Seat] = frozenset()  # the seats that have any
        self.watchers: set[Watcher] = set()
        self._changes = InTurn()
        self._bots: asyncio.Task[None] | None = None
        self.thoughts = Thoughts(thinkers)
        self._flag: asyncio.TimerHandle | None = None
        self._flagging: asyncio.Task[None] | None = None
        self._closed = self._put_away = self.removed = False
        self._charged = time.monotonic() - slept  # until when the clocks have been charged
        self.forgiven = 0.0  # until when no clock is charged, in seconds since 1970: nobody could play
        self._failed = False  # whether the store may have been gone
        self._due = due  # when somebody must look at it again, as it is kept
        self.stale = False  # whether another process may have changed the table
        self._news: list[News] = []  # what is known of that
        self._catching_up = False  # whether it will be looked at soon
        self._elsewhere = store.company.elsewhere(table.id)  # seats with connections to other processes
        # Whoever held a line before a restart has lost it by no fault of theirs.
        self._gone = {seat for seat, chair in enumerate(table.chairs) if chair.pause_left is not None}
        for seat in self._elsewhere:
            self._gone -= clock.same_person(table, seat)

    def present(self) -> frozenset[Seat]:
        return self._here | self._elsewhere if self._elsewhere else self._here

    def on_the_clock(self) -> Table:
        """The table as it is to be shown: with the time that has passed since its last change."""
        if self.table.settings.bank is None:
            return self.table
        return clock.later(self.table, self._gone, time.monotonic() - self._charged)

    # -- changing ------------------------------------------------------------------------------------------------

    def change(
        self, change: Change, seat: Seat | None = None, speaker: str = "", nonce: str = "", words: str = ""
    ) -> "asyncio.Future[str]":
        """Do something to the table. It is kept before anybody sees it; the answer is the moment that it made.

        The same words from the same speaker, said twice with one nonce, are done once; other words with it are refused.
        Whoever leaves in the middle leaves it to be finished: what is on the disk and what is shown never part.
        """
        return self._changes.do(self._change(change, seat, (speaker, nonce, digest(words))))

    def _change(self, change: Change, seat: Seat | None, said: tuple[str, str, str]) -> Work:
        if self._put_away:
            # Whoever came too late finds the table in another room: a match has one writer.
            raise Refusal("not-kept")
        try:
            for _ in range(TRIES):
                if self.stale:
                    self._look_again()
                if self.removed:
                    raise Refusal("removed")
                try:
                    return self._heard(*said) or (yield from self._do(change, seat, said))
                except Conflict:
                    # Another process was first: the change is one of the table that they made.
                    self.stale = True
            raise Conflict("others are always first")
        except StoreError as problem:
            # It may have been kept all the same: whoever says it again will hear.
            self.stale = self._failed = True
            log.error("table %s was not kept: %s", self.table.id, problem)
            raise Refusal("not-kept") from None

    def _do(self, change: Change, seat: Seat | None, said: tuple[str, str, str]) -> Work:
        # The same moment by both: what one process has charged no other gives back, however long the change takes.
        known, now, moment, (speaker, nonce, words) = self.table, time.monotonic(), time.time(), said
        if known.settings.bank is None:
            after = change(known)
        else:
            before = clock.charge(known, self._gone, now - self._charged)
            after = clock.reward(before, change(before))
        seen = after.in_sight == known.in_sight
        after = labelled(after, changed=after.changed if seen else int(moment), version=known.version + 1)
        answer = stamp(after.flow, NOBODY if seat is None else seat)
        heard = Heard(speaker, nonce, answer, words) if nonce else None
        update = stored_table.update(known, after, moment, due(after, self._gone), heard)
        if not update.empty or shifted(self._due, update.due):
            yield partial(self.store.keep, update, "" if self.store.company.alone else told(update))
            self._due = update.due
        else:
            after = labelled(after, version=known.version)
        self.table, self._charged = after, now
        self.wake()
        return answer

    def _heard(self, speaker: str, nonce: str, words: str) -> str:
        """What was answered when this was said before; nothing where it was not."""
        heard = self.store.heard(self.table.id, speaker, nonce) if nonce else None
        if heard is None:
            return ""
        if heard.words and heard.words != words:  # what an older Fogline heard was kept without its words
            raise Refusal("nonce-used")
        return heard.answer

    # -- other processes -----------------------------------------------------------------------------------------

    def stir(self, news: News) -> None:
        """Another process may have changed the table, or somebody looks at it there."""
        self.stale, self._failed = True, self._failed or not news.table
        if self._unattended:
            self._news = [News(seats=True)]  # whoever comes reads all of it
            return
        self._news.append(news)
        self._catch_up_soon()

    @property
    def _unattended(self) -> bool:
        """Whether nobody here need know what is done elsewhere: nobody looks, no bot plays, no clock runs."""
        return self.asleep and people_only(self.table)

    def look_on(self) -> None:
        """Something is due here: bots and clock go on from what others have made of the table."""
        if self.stale:
            self._catch_up_soon()
        else:
            self.go_on()

    def _catch_up_soon(self) -> None:
        if not self._catching_up:
            # A step of the loop later: much may have been told at once.
            self._catching_up = True
            asyncio.get_running_loop().call_soon(lambda: self._changes.do(self._catch_up()))

    def _catch_up(self) -> Work:
        self._catching_up = False
        with contextlib.suppress(StoreError):  # then it will be read before the next change
            self._look_again()
        yield from ()
        return ""

    def keep_up(self) -> None:
        """Whoever comes from another process finds what was done there, and what an operator did."""
        if self._changes.busy or (self.store.company.alone and not self.stale):
            return
        version = self.store.version(self.table.id)
        if self.stale or version != self.table.version:
            self._look_again(version)

    def _look_again(self, version: int | None = None) -> None:
        """The table as it is kept, in this version where it is known, and who is elsewhere."""
        if self._failed:
            # Whoever could not play while the store was gone has not lost by that.
            self.forgive(self.store.company.store_since())
            self._failed = False
        news, self._news = self._news, []
        if news and all(self._follow(each) for each in news) and version in (None, self.table.version):
            self.stale = False
            return
        seats, row = any(each.seats for each in news), self.store.table(self.table.id)
        elsewhere = self.store.company.elsewhere(self.table.id) if seats else self._elsewhere
        self.stale, self.removed = False, row is None
        if row is not None and row.version != self.table.version:
            known, self.table = self.table, stored_table.opened(self.store, row, self.table)
            self._gone -= clock.acted(known, self.table)
            charged = max(row.charged, self.forgiven)
            self._charged, self._due = time.monotonic() - max(0.0, time.time() - charged), row.due
        before, self._elsewhere = self._elsewhere, elsewhere
        for seat in before ^ elsewhere:
            self._notice_line(seat)
        self.wake()

    def _follow(self, news: News) -> bool:
        """Do what another process did, where that was told; whether nothing need be read."""
        found = follow(self.table, self._due, news.change) if news.change else None
        if found is None:
            return False
        known, (self.table, self._due) = self.table, found
        self._gone -= clock.acted(known, self.table)
        self.wake()
        return True

    def _notice_line(self, seat: Seat) -> None:
        """Somebody holds a line to the table from now on, or has lost the last one."""
        mine = clock.same_person(self.table, seat) if self.table.settings.bank is not None else set()
        if mine & self.present():
            self._gone -= mine
        else:
            self._gone |= mine

    def wake(self) -> None:
        """Tell everybody who watches that there is something to see, and let bots and clock go on."""
        for watcher in self.watchers:
            watcher.set()
        if self.thoughts:
            self.thoughts.drop_late(self.table)
        self.go_on()

    def go_on(self) -> None:
        """Let bots and clock go on, where they are not another process's."""
        if self._closed or people_only(self.table):
            return
        idle = self._bots is None or self._bots.done()
        if idle and bot_seat(self.table) is not None and takes(self.table.id, self.store.company, self.thinkers):
            self._bots = asyncio.create_task(play_bots(self))
        self._set_flag()

    @property
    def asleep(self) -> bool:
        """Whether nothing happens here until somebody comes or a flag falls: it may be put away."""
        return not (self.watchers or self._at_work() or self._changing)

    @property
    def bots_only(self) -> bool:
        """Whether bots play here and nobody looks: they can go on at any other time."""
        return not (self.watchers or self._changing) and self._at_work() == [self._bots]

    @property
    def _changing(self) -> bool:
        return self._changes.busy or self._catching_up

    def _at_work(self) -> list[asyncio.Task[None]]:
        return [task for task in (self._bots, self._flagging) if task is not None and not task.done()]

    def lie_down(self) -> None:
        """Leave the memory: the store knows when somebody must look again."""
        self._closed = self._put_away = True
        for waiting in (self._flag, self._bots):
            if waiting is not None:
                waiting.cancel()
        self.store.company.leave(self.table.id)

    async def advise(self, seat: Seat) -> tuple[Match, Thought]:
        """What the best mind would do in this seat, where the table gives advice, and the match as it saw it."""
        return await self.thoughts.advise(self.table, seat)

    # -- the clock -----------------------------------------------------------------------------------------------

    def _set_flag(self, least: float = 0.01) -> None:
        """Wake up when somebody's time will be used up."""
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        if self._closed or self.table.settings.bank is None:
            return
        left = clock.next_flag(self.on_the_clock(), self._gone)
        if left is not None and self.store.company.lead(self.table.id):
            self._flag = asyncio.get_running_loop().call_later(left + least, self._fall)

    def forgive(self, until: float) -> None:
        """Charge no clock for the time until then: nobody could play."""
        if until > self.forgiven:
            self.forgiven = until
            self._charged = max(self._charged, time.monotonic() - max(0.0, time.time() - until))
            self._set_flag()

    def _fall(self) -> None:
        self._flagging = asyncio.create_task(self._tick())

    async def _tick(self, change: Change = lambda table: table) -> None:
        """Set the clocks, and perhaps something with them."""
        try:
            await self.change(change)
        except Refusal:
            self._set_flag(RETRY)

    # -- who is there --------------------------------------------------------------------------------------------

    async def connect(self, seat: Seat) -> None:
        """Somebody looks through this seat's eyes from now on."""
        await asyncio.shield(self._count(seat, 1))

    async def disconnect(self, seat: Seat) -> None:
        await asyncio.shield(self._count(seat, -1))

    async def _count(self, seat: Seat, n: int) -> None:
        clocks = self.table.settings.bank is not None
        try:
            if clocks:
                await self._tick(lambda table: clock.met(table, seat))
        finally:
            before = self._here
            self.here[seat] += n
            self._here = frozenset(seat for seat, n in self.here.items() if n > 0)
            self._notice_line(seat)
            if self._here != before:
                with contextlib.suppress(StoreError):
                    self.store.company.present(self.table.id, self._here)
            if clocks:
                await self._tick()
            self.wake()

    async def noticed(self, who: Who) -> None:
        """Somebody asks at a door of this table: who has lost the line is not gone any more."""
        mine = self._gone.intersection(self.table.seats_of(who)) if self._gone else None
        if mine:
            await self._tick()
            self._gone -= mine
            await self._tick()
            self.wake()

    async def close(self) -> None:
        self._closed = True
        if self._flag is not None:
            self._flag.cancel()
        for task in self._at_work():
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await self._changes.rest()  # what was begun is finished
