"""A room: one table with those who watch it, its bots and its clock. One change at a time."""

import asyncio
import hashlib
import logging
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from fogline.core.ids import NOBODY, Seat
from fogline.table import clock, keep
from fogline.table.minds import Thinkers
from fogline.table.refusal import Refusal
from fogline.table.scene import stamp
from fogline.table.store import Statement, Store, StoreError
from fogline.table.table import PLAYING, Table

log = logging.getLogger(__name__)

RETRY: Final = 1.0
"""Seconds before a bot's move is tried again that could not be kept."""

PATIENCE: Final = 5
"""Failures of our own in a row after which bots wait for the next change of the table."""

Change = Callable[[Table], Table]


class Room:
    def __init__(self, table: Table, store: Store, thinkers: Thinkers, charged: float | None = None) -> None:
        self.table = table
        self.store = store
        self.thinkers = thinkers
        self.here: Counter[Seat] = Counter()
        """How many connections each seat has."""
        self.watchers: set[asyncio.Event] = set()
        self._lock = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._flag: asyncio.TimerHandle | None = None
        self._flagging: asyncio.Task[None] | None = None
        self._changing = 0
        """Changes under way or waiting for their turn."""
        self._charged = time.monotonic() if charged is None else charged
        """Until when the clocks have been charged."""

    def present(self) -> frozenset[Seat]:
        return frozenset(seat for seat, n in self.here.items() if n > 0)

    def on_the_clock(self) -> Table:
        """The table as it is to be shown: with the time that has passed since its last change."""
        if self.table.settings.bank is None:
            return self.table
        passed = time.monotonic() - self._charged
        return clock.shown(self.table, clock.running(self.table, self.present()), passed)

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
                return self._heard(*said) or await self._do(change, seat, said)
        finally:
            self._changing -= 1

    async def _do(self, change: Change, seat: Seat | None, said: tuple[str, str, str]) -> str:
        speaker, nonce, words = said
        now = time.monotonic()
        before = clock.charge(self.table, clock.running(self.table, self.present()), now - self._charged)
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
        if self._bots is None and self._bot_seat() is not None:
            self._bots = asyncio.create_task(self._play_bots())
        self._set_flag()

    @property
    def asleep(self) -> bool:
        """Whether nothing happens here until somebody comes or a flag falls: it may be put away and read again."""
        falling = self._flagging is not None and not self._flagging.done()
        return not self.watchers and self._bots is None and not self._changing and not falling

    def lie_down(self) -> tuple[float, float] | None:
        """Leave the memory. Where a clock runs: until when it is charged, and when it must be looked at again."""
        flag, self._flag = self._flag, None
        if flag is None:
            return None
        flag.cancel()
        return self._charged, flag.when()

    # -- bots ----------------------------------------------------------------------------------------------------

    def _bot_seat(self) -> Seat | None:
        if self.table.status != PLAYING:
            return None
        waiting = self.table.playing().match.waiting
        return next((seat for seat in waiting if self.table.chairs[seat].played_by_bot), None)

    async def _play_bots(self) -> None:
        """Let every bot that is waited for make its move, until a person is waited for."""
        failures = 0
        while failures < PATIENCE and (seat := self._bot_seat()) is not None:
            try:
                await self._play_bot(seat)
                failures = 0
            except Refusal as refusal:
                # A stale thought is thought again; a full disk may have room later.
                await asyncio.sleep(RETRY if refusal.key == "not-kept" else 0)
            except Exception:
                failures += 1
                log.exception("table %s: a bot's move failed", self.table.id)
                await asyncio.sleep(RETRY)
        self._bots = None

    async def _play_bot(self, seat: Seat) -> None:
        flow = self.table.playing()
        moment = (flow.count.revision, len(flow.steps(seat)))
        if flow.complete(seat):
            await self.change(lambda table: replace(table, flow=table.playing().confirm(seat)))
            return
        mind = self.table.chairs[seat].bot
        action = await self.thinkers.choose(flow.seen_by(seat), seat, mind, self.table.settings.box, self.table.id)

        def move(table: Table) -> Table:
            if not table.chairs[seat].played_by_bot:
                raise Refusal("stale")
            table.playing().check_fresh(seat, *moment)
            return table.act_for(seat, action)

        await self.change(move)

    # -- the clock -----------------------------------------------------------------------------------------------

    def _set_flag(self) -> None:
        """Wake up when somebody's time will be used up."""
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        left = clock.next_flag(self.table, self.present())
        if left is not None:
            passed = time.monotonic() - self._charged
            self._flag = asyncio.get_running_loop().call_later(max(0.0, left - passed) + 0.01, self._fall)

    def _fall(self) -> None:
        self._flagging = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        try:
            await self.change(lambda table: table)
        except Refusal:
            self._set_flag()

    async def connect(self, seat: Seat) -> None:
        """Somebody looks through this seat's eyes from now on."""
        await self._count(seat, 1)

    async def disconnect(self, seat: Seat) -> None:
        await self._count(seat, -1)

    async def _count(self, seat: Seat, n: int) -> None:
        if self.table.settings.bank is not None:
            await self._tick()
        self.here[seat] += n
        self.wake()

    async def close(self) -> None:
        if self._flag is not None:
            self._flag.cancel()
        for task in (self._bots, self._flagging):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        async with self._lock:
            # What was begun is finished.
            pass


def digest(words: str) -> str:
    """What stands for words in the list of what was heard; nothing for none."""
    return hashlib.sha256(words.encode()).hexdigest() if words else ""
