"""The lobby: all tables, how they are made, found and come back after a restart."""

import asyncio
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
from fogline.table.past import Past
from fogline.table.people import BOT, OPEN, PERSON, Chair, Who, clean_name, new_token
from fogline.table.refusal import Refusal
from fogline.table.room import Room
from fogline.table.settings import Settings
from fogline.table.store import Store, StoreError
from fogline.table.table import OVER, Table, bot_chair, person
from fogline.table.trial import try_box

log = logging.getLogger(__name__)

MOST_PAST: Final = 200
"""Finished tables that a list looks through."""


@dataclass(frozen=True)
class Wish:
    """One chair as somebody wishes it: ``person`` is a chair of their own, ``open`` is for a guest, ``bot``."""

    kind: str = OPEN
    name: str = ""
    bot: str = ""


class Lobby:
    """All tables of one store."""

    def __init__(self, store: Store, thinkers: Thinkers, most_tables: int = 2000) -> None:
        self.store = store
        self.thinkers = thinkers
        self.most_tables = most_tables
        """In memory at once."""
        self.past_moments = Past()
        self._rooms: dict[str, Room] = {}
        self._rematching = asyncio.Lock()

    def open(self) -> None:
        """Every table that is not over is there again, and its bots go on."""
        for (table_id,) in self.store.read("SELECT id FROM matches WHERE status != ? ORDER BY made", (OVER,)):
            try:
                self._enter(keep.load(self.store, table_id)).wake()
            except FoglineError as problem:
                # A game that is not installed any more, say: the table stays on the disk.
                log.error("table %s was not opened: %s", table_id, problem)

    async def close(self) -> None:
        for room in list(self._rooms.values()):
            await room.close()
        await self.thinkers.close()
        self.store.close()

    def _enter(self, table: Table | None) -> Room:
        if table is None:
            raise Refusal("unknown-table")
        room = Room(table, self.store, self.thinkers)
        self._rooms[table.id] = room
        return room

    def _put_away(self) -> None:
        """Make room in memory: what is over or sleeps longest is on the disk anyway."""
        asleep = [room for room in self._rooms.values() if room.asleep]
        asleep.sort(key=lambda room: room.table.status != OVER)
        if not asleep:
            raise Refusal("too-many-tables")
        for room in asleep[: max(1, self.most_tables // 20)]:
            del self._rooms[room.table.id]

    def room(self, table_id: str) -> Room:
        found = self._rooms.get(table_id)
        if found is None:
            if len(self._rooms) >= self.most_tables:
                self._put_away()
            found = self._enter(keep.load(self.store, table_id))
            found.wake()
        return found

    # -- making tables -------------------------------------------------------------------------------------------

    async def _make(self, table: Table) -> Room:
        if len(self._rooms) >= self.most_tables:
            self._put_away()
        now = int(time.time())
        table = replace(table, changed=now)
        try:
            await asyncio.shield(asyncio.wrap_future(self.store.write(keep.rows(None, table, now))))
        except StoreError as problem:
            log.error("a table was not kept: %s", problem)
            raise Refusal("not-kept") from None
        room = self._enter(table)
        room.wake()
        return room

    async def create(
        self, who: Who, wanted: Settings, wishes: list[Wish], start: bool = False
    ) -> tuple[Room, dict[Seat, str]]:
        """A new table; the tokens are those of the maker's own chairs."""
        await try_box(wanted.game, wanted.box)
        await asyncio.to_thread(settings.check, wanted, len(wishes))
        tokens = {seat: new_token() for seat, wish in enumerate(wishes) if wish.kind == PERSON}
        game = find_game(wanted.game)
        chairs: list[Chair] = []
        for seat, wish in enumerate(wishes):
            if wish.kind == PERSON:
                chairs.append(person(clean_name(wish.name), who.guest, tokens[seat]))
            elif wish.kind == BOT:
                chairs.append(bot_chair(game, wish.bot, seat))
            else:
                chairs.append(Chair())
        options = asdict(game.read_options(wanted.options))
        table = Table(new_id(), replace(wanted, options=options), tuple(chairs), who.guest)
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
        """The table of the rematch, made by the first who asks, and fresh tokens for the seats of whoever asks."""
        if not room.table.seats_of(who):
            raise Refusal("no-seat")
        async with self._rematching:
            # Two who ask in the same moment meet at the same table.
            if not room.table.next:
                made = await self._make(forks.rematch(room.table, who, new_id()))
                await room.change(lambda table: replace(table, next=made.table.id))
        again = self.room(room.table.next)
        tokens = {seat: new_token() for seat in room.table.seats_of(who)}
        await again.change(lambda table: forks.reseat(room.table, table, who, tokens))
        return again, tokens

    # -- finding tables ------------------------------------------------------------------------------------------

    def tables(self, who: Who) -> list[Table]:
        """What the lobby shows somebody: tables that are listed, and their own, the newest first."""
        found = [
            room.on_the_clock()
            for room in self._rooms.values()
            if (room.table.settings.listed and room.table.status != OVER) or room.table.seats_of(who)
        ]
        return found[::-1]

    def past(self, who: Who) -> list[Table]:
        """Somebody's finished tables that are not in memory, the newest first, without their matches."""
        found = keep.finished(self.store, MOST_PAST)
        return [table for table in found if table.id not in self._rooms and table.seats_of(who)]

    def record(self, room: Room, who: Who) -> Record:
        """The record of a match, for those from whom nothing of it is hidden."""
        table = room.table
        if table.frozen:
            if not table.seats_of(who):
                raise Refusal("no-record")
            return keep.record(self.store, table.id)
        flow = table.playing()
        if not forks.may_see_all(table, who):
            raise Refusal("no-record")
        return flow.match.record()


def new_id() -> str:
    """A table's address: short enough to read out, too long to guess."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(12))
