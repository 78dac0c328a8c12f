"""Who calls: looks now and then whose turn it is that wish to be called, and sees to each call until it is through.

Whose turn it is and since when stands in what is kept of tables, so nothing is lost with a process. A turn has one row
for each way to its person, and every try is claimed by changing it: of several processes one sends.
"""

import asyncio
import contextlib
import logging
import time
from asyncio import wrap_future
from typing import Final, NamedTuple

import msgspec

from fogline.core.text import Sentence
from fogline.table import stored_table
from fogline.table.calling import mail, message, webhook
from fogline.table.calling.mail import Post
from fogline.table.calling.message import Message
from fogline.table.calling.pace import Pace
from fogline.table.calling.webhook import Undelivered
from fogline.table.calling.wishes import CALL, MAIL, WEBHOOK, WISHES, Wishes, check, quiet_until, read
from fogline.table.lobby import MOST_LISTED, Lobby
from fogline.table.people import PERSON, Who
from fogline.table.refusal import Refusal
from fogline.table.store.base import Company, Conflict, StoreError
from fogline.table.store.calls import CallRow
from fogline.table.table import PLAYING, Table
from fogline.table.text.calls import PROBLEMS

log = logging.getLogger(__name__)

EVERY: Final = 5.0
"""Seconds between two looks."""
DAY: Final = 24 * 3600
MARGIN: Final = 15
"""Seconds by which clocks of several machines may differ."""
AT_ONCE: Final = 20
PAUSES: Final[tuple[int, ...]] = (60, 300, 1800, 120)
"""Seconds until the next try of a call that does not get through; after the last it is given up."""
MOST_KNOWN: Final = 10_000


class Asked(NamedTuple):
    """A table at which it is somebody's turn, and which of their turns it is."""

    table: Table
    mark: str


class Caller:
    def __init__(self, lobby: Lobby, home: str, private: bool = False, post: Post | None = None) -> None:
        self.lobby, self.store = lobby, lobby.store
        self.home = home
        """The address of this place, as others know it."""
        self.private = private
        """Whether webhooks may go to addresses in the house."""
        self.post = post or Post()
        self.every, self.pauses = EVERY, PAUSES
        self.trying = Pace(3, 600)
        self.asking = {True: Pace(3, DAY), False: Pace(200, DAY)}
        """How often an address or a person, and everybody together, may have codes sent."""
        self._looked = time.time() - DAY
        self._next = 0.0
        self._known: dict[tuple[str, str], str] = {}
        self._looking: asyncio.Task[None] | None = None

    def __call__(self, company: Company) -> None:
        """A look around, when it is time for one and the last one has ended."""
        if time.monotonic() >= self._next and (self._looking is None or self._looking.done()):
            self._next = time.monotonic() + self.every
            self._looking = asyncio.create_task(self._look_safely())

    async def close(self) -> None:
        """Whatever is under way is tried again by whoever looks next."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    # -- what people wish ----------------------------------------------------------------------------------------

    def check(self, who: Who) -> None:
        if not who.guest:
            raise Refusal("no-identity")

    def wishes(self, who: Who) -> Wishes | None:
        return read(self.store, who.guest) if who.guest else None

    async def wish(self, who: Who, wishes: Wishes) -> None:
        """Be called so from now on; where nothing is wished, nothing is kept."""
        self.check(who)
        check(wishes)
        before = self.wishes(who)
        since = before.since if before and before.ways else int(time.time())
        wishes = msgspec.structs.replace(wishes, since=since)
        wished = wishes != Wishes(lang=wishes.lang, since=since)
        kept = msgspec.json.encode(wishes).decode() if wished else None
        for failed in self.store.calls_failed(who.guest):
            with contextlib.suppress(Conflict):
                await wrap_future(self.store.call_again(failed, failed._replace(problem="")))
        await wrap_future(self.store.note(who.guest, CALL, WISHES, kept))

    def problems(self, who: Who) -> dict[str, Sentence]:
        """Why the last calls were given up, by way."""
        failed = self.store.calls_failed(who.guest) if who.guest else []
        return {row.way: PROBLEMS[row.problem] for row in failed if row.problem in PROBLEMS}

    async def try_out(self, who: Who) -> dict[str, Sentence | None]:
        """Call somebody now, by every way of theirs; what went wrong with each."""
        self.check(who)
        wishes = self.wishes(who)
        if wishes is None or not wishes.ways:
            raise Refusal("call-nowhere")
        self.trying.take(who.guest)
        found: dict[str, Sentence | None] = {}
        for way in wishes.ways:
            try:
                await self._deliver(way, wishes, message.trial(self.home, wishes.lang))
                found[way] = None
            except Undelivered as problem:
                found[way] = PROBLEMS[problem.key]
        return found

    # -- looking around ------------------------------------------------------------------------------------------

    async def _look_safely(self) -> None:
        try:
            await self.look()
        except StoreError as problem:
            log.error("it is not known who is to be called: %s", problem)
        except Exception:
            log.exception("calling failed")

    async def look(self) -> None:
        """Write down whose turn has come, and see to what is due."""
        now = time.time()
        for who, table in self.store.moved(CALL, int(self._looked) - MARGIN):
            await self._note(who, table)
        self._looked = now
        due = self.store.calls_due(int(now), AT_ONCE)
        await asyncio.gather(*[self._see_to(row) for row in due])

    async def _note(self, who: str, table: str) -> None:
        wishes, asked = read(self.store, who), self._asked(who, table)
        if wishes is None or asked is None or asked.table.changed < wishes.since:
            return
        if self._known.get((who, table)) == asked.mark:
            return
        for way in wishes.ways:
            with contextlib.suppress(Conflict):
                at = asked.table.changed + 60 * wishes.minutes
                await wrap_future(self.store.call(CallRow(who, table, way, asked.mark, at)))
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[who, table] = asked.mark

    def _asked(self, who: str, table_id: str) -> Asked | None:
        """The table, where it waits for somebody among other people."""
        row = self.store.table(table_id)
        for table in stored_table.in_short(self.store, [row] if row else []):
            people = {n: chair for n, chair in enumerate(table.chairs) if chair.kind == PERSON}
            mine = [n for n, chair in people.items() if chair.guest == who and not chair.away]
            alone = all(chair.guest == who for chair in people.values())
            if table.brief.status == PLAYING and set(mine) & set(table.brief.waiting) and not alone:
                return Asked(table, str(self.store.spoken(table_id, mine)))
        return None

    # -- one call ------------------------------------------------------------------------------------------------

    async def _see_to(self, row: CallRow) -> None:
        with contextlib.suppress(Conflict):  # another process sees to it
            await self._try(row, time.time())

    async def _try(self, row: CallRow, now: float) -> None:
        wishes, asked = read(self.store, row.who), self._asked(row.who, row.table)
        if wishes is None or row.way not in self._open(wishes) or asked is None or asked.mark != row.mark:
            await wrap_future(self.store.call_off(row))
            return
        later = self._later(row.who, wishes, now)
        if later is not None:
            await wrap_future(self.store.call_again(row, row._replace(at=later)))
            return
        if row.tries >= len(self.pauses):  # the process ended in the middle of the last try
            await wrap_future(self.store.call_again(row, row._replace(at=None, problem="late")))
            return
        claimed = row._replace(tries=row.tries + 1, at=int(now) + self.pauses[row.tries])
        await wrap_future(self.store.call_again(row, claimed))
        await self._send(claimed, wishes, message.turn(asked.table, self.home, wishes.lang))

    def _later(self, who: str, wishes: Wishes, now: float) -> int | None:
        """When to look again, where somebody is there or does not wish to be disturbed."""
        tables = [row.id for row in self.store.held(who, False, MOST_LISTED)]
        if any(self.lobby.is_there(who, table) for table in tables):
            return int(now) + 60 * wishes.minutes
        return quiet_until(wishes, now)

    async def _send(self, row: CallRow, wishes: Wishes, told: Message) -> None:
        """The try that was claimed. One that fails stands already for when it is tried next, unless it was the last."""
        try:
            await self._deliver(row.way, wishes, told)
            problem = ""
        except Undelivered as undelivered:
            problem = undelivered.key
            log.info("a call by %s did not get through: %s", row.way, problem)
        if not problem or row.tries >= len(self.pauses):
            await wrap_future(self.store.call_again(row, row._replace(at=None, problem=problem)))

    def _open(self, wishes: Wishes) -> tuple[str, ...]:
        """The ways that there are to somebody, as this house is set up."""
        return tuple(way for way in wishes.ways if way != MAIL or self.post.open)

    async def _deliver(self, way: str, wishes: Wishes, told: Message) -> None:
        if way == WEBHOOK:
            await webhook.send(wishes.webhook, *message.posted(told, wishes.form), self.private)
        elif self.post.open:
            await mail.send(self.post, message.mailed(told, wishes.mail, self.post.sender, self.home))
        else:
            raise Undelivered("unsent")
