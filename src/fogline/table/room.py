"""A room: one table with those who watch it, its bots and its clock. One change at a time."""

import asyncio
import hashlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, Final, Protocol, TypeVar

from fogline.bots.thinker import Thought
from fogline.core.ids import NOBODY, Seat
from fogline.core.match import Match
from fogline.table import clock, keep
from fogline.table.minds import Moment, Thinkers
from fogline.table.people import PERSON, Who
from fogline.table.refusal import Refusal
from fogline.table.scene import stamp
from fogline.table.settings import FULL, USUAL_BOT
from fogline.table.store import Statement, Store, StoreError
from fogline.table.table import PLAYING, Table

log = logging.getLogger(__name__)

RETRY: Final = 1.0
"""Seconds before a bot's move is tried again that could not be kept."""

PATIENCE: Final = 2
"""Failures of our own in a row after which a bot's move is made by chance."""
LONGEST: Final = 60.0
"""Seconds at most before the next try, where even that fails."""

Change = Callable[[Table], Table]
T = TypeVar("T")


class Watcher(Protocol):
    """Who is told of every change."""

    def set(self) -> None: ...


class Room:
    def __init__(self, table: Table, store: Store, thinkers: Thinkers, charged: float | None = None) -> None:
        self.table = table
        self.store = store
        self.thinkers = thinkers
        self.here: Counter[Seat] = Counter()
        """How many connections each seat has."""
        self.watchers: set[Watcher] = set()
        self._lock = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._thoughts: dict[asyncio.Task[Any], Callable[[Table], bool]] = {}
        """What minds are asked, and whether the answer would come too late."""
        self._flag: asyncio.TimerHandle | None = None
        self._flagging: asyncio.Task[None] | None = None
        self._closed = self._put_away = False
        self._changing = 0
        """Changes under way or waiting for their turn."""
        self._charged = time.monotonic() if charged is None else charged
        """Until when the clocks have been charged."""
        # Whoever held a line before a restart has lost it by no fault of theirs.
        self._gone = {seat for seat, chair in enumerate(table.chairs) if chair.pause_left is not None}

    def present(self) -> frozenset[Seat]:
        return frozenset(seat for seat, n in self.here.items() if n > 0)

    def on_the_clock(self) -> Table:
        """The table as it is to be shown: with the time that has passed since its last change."""
        return clock.later(self.table, self._gone, time.monotonic() - self._charged)

    # -- changing ------------------------------------------------------------------------------------------------

    async def change(
        self, change: Change, seat: Seat | None = None, speaker: str = "", nonce: str = "", words: str = ""
    ) -> str:
        """Do something to the table. It is kept before anybody sees it; the answer is the moment that it made.

        The same words from the same speaker, said twice with one nonce, are done once; other words with it are refused.
        Whoever leaves in the middle leaves it to be finished: what is on the disk and what is shown never part.
        """
        self._changing += 1
        return await asyncio.shield(self._change(change, seat, (speaker, nonce, digest(words))))

    async def _change(self, change: Change, seat: Seat | None, said: tuple[str, str, str]) -> str:
        try:
            async with self._lock:
                if self._put_away:
                    # Whoever came too late finds the table in another room: a match has one writer.
                    raise Refusal("not-kept")
                return self._heard(*said) or await self._do(change, seat, said)
        finally:
            self._changing -= 1

    async def _do(self, change: Change, seat: Seat | None, said: tuple[str, str, str]) -> str:
        speaker, nonce, words = said
        now = time.monotonic()
        before = clock.charge(self.table, self._gone, now - self._charged)
        after = clock.reward(before, change(before))
        if after.in_sight != self.table.in_sight:
            after = replace(after, changed=int(time.time()))
        answer = stamp(after.flow, NOBODY if seat is None else seat)
        rows = keep.rows(self.table, after, int(time.time()))
        if nonce:
            rows.append(("INSERT INTO heard VALUES (?, ?, ?, ?, ?)", (after.id, speaker, nonce, answer, words)))
        await self._keep(rows)
        self.table, self._charged = after, now
        self.wake()
        return answer

    def _heard(self, speaker: str, nonce: str, words: str) -> str:
        """What was answered when this was said before; nothing where it was not."""
        sql = "SELECT answer, words FROM heard WHERE match = ? AND speaker = ? AND nonce = ?"
        found = self.store.read(sql, (self.table.id, speaker, nonce)) if nonce else []
        if not found:
            return ""
        answer, known = found[0]
        # What an older Fogline heard was kept without its words.
        if known and known != words:
            raise Refusal("nonce-used")
        return str(answer)

    async def _keep(self, rows: list[Statement]) -> None:
        if not rows:
            return
        try:
            await asyncio.wrap_future(self.store.write(rows))
        except StoreError as problem:
            log.error("table %s was not kept: %s", self.table.id, problem)
            raise Refusal("not-kept") from None

    def wake(self) -> None:
        """Tell everybody who watches that there is something to see, and let bots and clock go on."""
        for watcher in self.watchers:
            watcher.set()
        for thinking, too_late in self._thoughts.items():
            if too_late(self.table):
                thinking.cancel()
        if self._closed:
            return
        if (self._bots is None or self._bots.done()) and self._bot_seat() is not None:
            self._bots = asyncio.create_task(self._play_bots())
        self._set_flag()

    @property
    def asleep(self) -> bool:
        """Whether nothing happens here until somebody comes or a flag falls: it may be put away and read again."""
        busy = [task for task in (self._bots, self._flagging) if task is not None and not task.done()]
        return not self.watchers and not busy and not self._changing

    def lie_down(self) -> tuple[float, float] | None:
        """Leave the memory. Where a clock runs: until when it is charged, and when it must be looked at again."""
        self._closed = self._put_away = True
        flag, self._flag = self._flag, None
        if flag is None:
            return None
        flag.cancel()
        return self._charged, flag.when()

    # -- bots and advice -----------------------------------------------------------------------------------------

    def _bot_seat(self) -> Seat | None:
        if self.table.status != PLAYING:
            return None
        waiting = self.table.playing().match.waiting
        return next((seat for seat in waiting if self.table.chairs[seat].played_by_bot), None)

    async def _play_bots(self) -> None:
        """Let every bot that is waited for make its move, until a person is waited for."""
        failures = 0
        while (seat := self._bot_seat()) is not None:
            try:
                await self._play_bot(seat, by_chance=failures >= PATIENCE)
                failures = 0
            except Refusal as refusal:
                # A stale thought is thought again at once; a full disk may have room later.
                await asyncio.sleep(0 if refusal.key == "stale" else RETRY)
            except Exception:
                failures += 1
                log.exception("table %s: a bot's move failed", self.table.id)
                await asyncio.sleep(min(LONGEST, RETRY * failures))
        self._bots = None

    async def _play_bot(self, seat: Seat, by_chance: bool) -> None:
        if self.table.playing().complete(seat):
            await self.change(lambda table: replace(table, flow=table.playing().confirm(seat)))
            return
        moment, too_late = self._moment(seat, self.table.host or self.table.id), self._too_late(seat)
        mind = self.table.chairs[seat].bot
        if by_chance:
            action = secrets.choice(moment.legal)
        else:
            action = await self._thought(self.thinkers.choose(moment, mind), too_late)

        def move(table: Table) -> Table:
            if too_late(table):
                raise Refusal("stale")
            if self.thinkers.given_up(table.id, mind):
                # The players' rows say who plays here from now on.
                table = table.seated(seat, replace(table.chairs[seat], bot=USUAL_BOT))
            return table.act_for(seat, action)

        await self.change(move)

    async def advise(self, seat: Seat) -> tuple[Match, Thought]:
        """What the best mind would do in this seat, where the table gives advice, and the match as it saw it."""
        flow = self.table.playing()
        if self.table.settings.assist != FULL:
            raise Refusal("no-advice")
        if not flow.awaits(seat) or flow.complete(seat):
            raise Refusal("not-asked")
        moment = self._moment(seat, self.table.chairs[seat].holder)
        return moment.match, await self._thought(self.thinkers.advise(moment), self._too_late(seat))

    def _moment(self, seat: Seat, asker: str) -> Moment:
        return Moment(self.table.playing().seen_by(seat), seat, self.table.settings.box, self.table.id, asker)

    def _too_late(self, seat: Seat) -> Callable[[Table], bool]:
        """Whether a table has moved on from what this seat is asked here and now."""
        flow, by_bot = self.table.playing(), self.table.chairs[seat].played_by_bot
        moment = (flow.count.revision, len(flow.steps(seat)))

        def check(table: Table) -> bool:
            try:
                table.playing().check_fresh(seat, *moment)
            except Refusal:
                return True
            return table.chairs[seat].played_by_bot != by_bot

        return check

    async def _thought(self, work: Coroutine[Any, Any, T], too_late: Callable[[Table], bool]) -> T:
        """What a mind answers; it is dropped as soon as the table has moved on, or nobody waits for it."""
        thinking = asyncio.create_task(work)
        self._thoughts[thinking] = too_late
        try:
            await asyncio.wait({thinking})
        finally:
            del self._thoughts[thinking]
            thinking.cancel()
        if thinking.cancelled():
            raise Refusal("stale")
        return thinking.result()

    # -- the clock -----------------------------------------------------------------------------------------------

    def _set_flag(self, least: float = 0.01) -> None:
        """Wake up when somebody's time will be used up."""
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        left = None if self._closed else clock.next_flag(self.on_the_clock(), self._gone)
        if left is not None:
            self._flag = asyncio.get_running_loop().call_later(left + least, self._fall)

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
                await self._tick(lambda table: met(table, seat))
        finally:
            self.here[seat] += n
            mine = same_person(self.table, seat) if clocks else set()
            if any(self.here[other] > 0 for other in mine):
                self._gone -= mine
            else:
                self._gone |= mine
            self.wake()

    async def noticed(self, who: Who) -> None:
        """Somebody asks at a door of this table: who has lost the line is not gone any more."""
        mine = self._gone.intersection(self.table.seats_of(who)) if self._gone else None
        if mine:
            await self._tick()
            self._gone -= mine
            self.wake()

    async def close(self) -> None:
        self._closed = True
        if self._flag is not None:
            self._flag.cancel()
        for task in (self._bots, self._flagging):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        async with self._lock:
            # What was begun is finished.
            pass


def same_person(table: Table, seat: Seat) -> set[Seat]:
    """All seats of the person in this one; of somebody who looks on, none."""
    if seat == NOBODY or table.chairs[seat].kind != PERSON:
        return set()
    return {other for other, chair in enumerate(table.chairs) if chair.holder == table.chairs[seat].holder}


def met(table: Table, seat: Seat) -> Table:
    """The table where the person in this seat has held a line."""
    for mine in same_person(table, seat):
        table = table.seated(mine, clock.had_line(table.chairs[mine], table.settings.bank))
    return table


def digest(words: str) -> str:
    """What stands for words in the list of what was heard; nothing for none."""
    return hashlib.sha256(words.encode()).hexdigest() if words else ""
