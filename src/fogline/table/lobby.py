"""The lobby: all tables, how they are made, found and come back after a restart."""

import asyncio
import heapq
import logging
import secrets
import time
from dataclasses import asdict, dataclass, replace
from typing import Final

from fogline.core.errors import FoglineError
from fogline.core.ids import Seat
from fogline.core.record import Record, loads
from fogline.core.registry import find_game
from fogline.table import fork as forks
from fogline.table import keep, settings
from fogline.table.minds import Thinkers
from fogline.table.names import clean_name
from fogline.table.past import Past
from fogline.table.people import BOT, OPEN, PERSON, Chair, Who, bot_chair, new_token, person
from fogline.table.refusal import Refusal
from fogline.table.room import Room
from fogline.table.settings import Settings
from fogline.table.store import Store, StoreError
from fogline.table.table import GATHERING, OVER, Table
from fogline.table.trial import try_box

log = logging.getLogger(__name__)

MOST_LISTED: Final = 200
"""Tables of others, and unfinished ones of one's own, that a list shows."""
MOST_PAST: Final = 30
"""Finished tables that a list shows at once; it says how to ask for older ones."""
DAY: Final = 24 * 3600


@dataclass(frozen=True)
class Wish:
    """One chair as somebody wishes it: ``person`` is a chair of their own, ``open`` is for a guest, ``bot``."""

    kind: str = OPEN
    name: str = ""
    bot: str = ""


class Lobby:
    """All tables of one store."""

    def __init__(self, store: Store, thinkers: Thinkers, most_tables: int = 2000, most_each: int | None = None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.most_tables = most_tables
        """In memory at once."""
        self.most_each = most_each
        """Unfinished tables that one guest may make in a day; None: as many as they like."""
        self.past_moments = Past()
        self._rooms: dict[str, Room] = {}
        self._used: dict[str, float] = {}
        """When each table in memory was last asked for."""
        self._naps: dict[str, tuple[float, float]] = {}
        """Tables that were put away with a running clock: until when it is charged, and when its flag falls."""
        self._alarms: list[tuple[float, str]] = []
        """A heap of those flags, perhaps with some of tables that are awake again."""
        self._alarm: asyncio.TimerHandle | None = None
        self._rematching = asyncio.Lock()

    def open(self) -> None:
        """Every table that is not over is there again, and its bots go on."""
        for (table_id,) in self.store.read("SELECT id FROM matches WHERE status != ? ORDER BY made", (OVER,)):
            try:
                self.room(table_id)
            except FoglineError as problem:
                # A game that is not installed any more, say: the table stays on the disk.
                log.error("table %s was not opened: %s", table_id, problem)

    async def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        for room in list(self._rooms.values()):
            await room.close()
        await self.thinkers.close()
        self.store.close()

    def _enter(self, table: Table) -> Room:
        charged, _ = self._naps.pop(table.id, (None, 0.0))
        room = Room(table, self.store, self.thinkers, charged)
        self._rooms[table.id] = room
        room.wake()
        return room

    def room(self, table_id: str) -> Room:
        """The room of a table. Whoever comes to a table that is kept gets in: the limit is for new ones."""
        found = self._rooms.get(table_id)
        if found is None:
            table = keep.load(self.store, table_id)
            if table is None:
                raise Refusal("unknown-table")
            self._put_away()
            found = self._enter(table)
        self._used[table_id] = time.monotonic()
        return found

    # -- sleeping tables -----------------------------------------------------------------------------------------

    def _put_away(self) -> bool:
        """Whether there is room in memory, once what is over or sleeps longest has made way: the disk has it."""
        if len(self._rooms) < self.most_tables:
            return True
        asleep = [room for room in self._rooms.values() if room.asleep]
        asleep.sort(key=lambda room: (room.table.status != OVER, self._used.get(room.table.id, 0.0)))
        surplus = len(self._rooms) - self.most_tables
        for room in asleep[: surplus + max(1, self.most_tables // 20)]:
            del self._rooms[room.table.id]
            self._used.pop(room.table.id, None)
            nap = room.lie_down()
            if nap is not None:
                self._naps[room.table.id] = nap
                heapq.heappush(self._alarms, (nap[1], room.table.id))
        self._set_alarm()
        return len(self._rooms) < self.most_tables

    def _set_alarm(self) -> None:
        """Wake up when the first flag of a sleeping table falls."""
        if len(self._alarms) > 2 * len(self._naps) + 100:
            self._alarms = [(flag, table_id) for table_id, (_, flag) in self._naps.items()]
            heapq.heapify(self._alarms)
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_at(self._alarms[0][0], self._ring) if self._alarms else None

    def _ring(self) -> None:
        """One table at a time: many flags may fall at once, and others want to be heard in between."""
        _, table_id = heapq.heappop(self._alarms)
        try:
            if table_id in self._naps:
                self.room(table_id)
        except (Refusal, FoglineError) as problem:
            log.error("table %s was not opened: %s", table_id, problem)
        self._set_alarm()

    # -- making tables -------------------------------------------------------------------------------------------

    async def _make(self, table: Table) -> Room:
        now = int(time.time())
        if self.most_each is not None and keep.unfinished(self.store, table.host, now - DAY) >= self.most_each:
            raise Refusal("too-many-of-yours", most=self.most_each)
        if not self._put_away():
            raise Refusal("too-many-tables")
        table = replace(table, changed=now)
        try:
            await asyncio.shield(asyncio.wrap_future(self.store.write(keep.rows(None, table, now))))
        except StoreError as problem:
            log.error("a table was not kept: %s", problem)
            raise Refusal("not-kept") from None
        self._used[table.id] = time.monotonic()
        return self._enter(table)

    async def create(
        self, who: Who, wanted: Settings, wishes: list[Wish], start: bool = False
    ) -> tuple[Room, dict[Seat, str]]:
        """A new table; the tokens are those of the maker's own chairs."""
        await try_box(wanted.game, wanted.box)
        await asyncio.to_thread(settings.check, wanted, len(wishes))
        tokens = {seat: new_token() for seat, wish in enumerate(wishes) if wish.kind == PERSON}
        game = find_game(wanted.game)
        options = asdict(game.read_options(wanted.options))
        table = Table(new_id(), replace(wanted, options=options), (Chair(),) * len(wishes), who.guest)
        for seat, wish in enumerate(wishes):
            if wish.kind == PERSON:
                table = table.sit(seat, person(clean_name(wish.name), who.guest, tokens[seat]))
            elif wish.kind == BOT:
                table = table.sit(seat, bot_chair(game, wish.bot, seat))
        return await self._make(table.start(who) if start else table), tokens

    async def fork(self, room: Room, who: Who, seat: Seat | None, turn: int | None) -> Room:
        """A hotseat table from a moment of this one; hidden things are dealt anew where they are hidden."""
        seed = secrets.randbits(96)
        return await self._make(await asyncio.to_thread(forks.fork, room.table, who, seat, turn, new_id(), seed))

    async def bring(self, who: Who, text: str, box: str) -> Room:
        """A table with the game of a record on it."""
        record = await asyncio.to_thread(loads, text)
        await try_box(record.game, box)
        return await self._make(await asyncio.to_thread(forks.from_record, record, box, who, new_id()))

    async def rematch(self, room: Room, who: Who) -> tuple[Room, dict[Seat, str]]:
        """The table of the rematch, made by the first who asks, and the asker's seats there.

        Each with the token they asked with, for it opens that seat too; with none where they came as a guest.
        """
        if not room.table.seats_of(who):
            raise Refusal("no-seat")
        async with self._rematching:
            # Two who ask in the same moment meet at the same table.
            if not room.table.next:
                made = await self._make(forks.rematch(room.table, who, new_id()))
                await room.change(lambda table: replace(table, next=made.table.id))
        again = self.room(room.table.next)
        await again.change(lambda table: forks.reseat(room.table, table, who))
        return again, dict.fromkeys(again.table.seats_of(who), who.token)

    # -- finding tables ------------------------------------------------------------------------------------------

    def tables(self, who: Who) -> list[Table]:
        """What the lobby shows somebody: their own tables that are not over, awake or not, and those listed."""
        kept, _ = keep.mine(self.store, who.key, False, MOST_LISTED) if who.key else ([], "")
        mine = [self._rooms[table.id].on_the_clock() if table.id in self._rooms else table for table in kept]
        known = {table.id for table in mine}
        others = [room for room in self._rooms.values() if room.table.id not in known and listed(room.table)]
        return mine + [room.on_the_clock() for room in others[: -MOST_LISTED - 1 : -1]]

    def past(self, who: Who, before: str = "") -> tuple[list[Table], str]:
        """Somebody's tables that are over, without their matches, the newest first; the ``before`` of older ones."""
        return keep.mine(self.store, who.key, True, MOST_PAST, before) if who.key else ([], "")

    def record(self, room: Room, who: Who) -> Record:
        """The record of a match, for those from whom nothing of it is hidden."""
        table = room.table
        match = None if table.change else table.begun().match
        if not forks.may_have_record(table, who):
            raise Refusal("no-record")
        return match.record(last=True) if match else keep.record(self.store, table.id)


def listed(table: Table) -> bool:
    """Whether the lobby shows a table to everybody; one for its players only as long as somebody can still sit down."""
    open_to_all = table.settings.watchers or table.status == GATHERING
    return table.settings.listed and table.status != OVER and open_to_all


def new_id() -> str:
    """A table's address: short enough to read out, too long to guess."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(12))
