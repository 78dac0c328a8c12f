"""The lobby: all tables, how they are made, found and come back after a restart."""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Final

from fogline.core.errors import FoglineError
from fogline.core.ids import NOBODY, Seat
from fogline.core.record import loads
from fogline.core.registry import find_game
from fogline.parts.catalog import LANGUAGES
from fogline.table import fork as forks
from fogline.table import lessons, settings, stored_table
from fogline.table.alarm import due, takes
from fogline.table.analyses import Analyses
from fogline.table.bots import Thinkers
from fogline.table.box_trial import try_box
from fogline.table.ear import Ear
from fogline.table.evenings import Evenings
from fogline.table.luck import Luck
from fogline.table.meter import Meter
from fogline.table.names import clean_name
from fogline.table.people import BOT, OPEN, PERSON, Chair, Who, bot_chair, new_id, new_token, person
from fogline.table.ratings import Ratings
from fogline.table.refusal import Refusal
from fogline.table.replay import Past
from fogline.table.room import Room
from fogline.table.settings import Settings
from fogline.table.solvers import Noted, Solvers
from fogline.table.store.base import Company, Conflict, News, Store, StoreError, TableRow
from fogline.table.table import OVER, Table
from fogline.table.values import altered

log = logging.getLogger(__name__)

MOST_LISTED: Final = 200
"""Tables of others, and unfinished ones of one's own, that a list shows."""
MOST_PAST: Final = 30
"""Finished tables that a list shows at once; it says how to ask for older ones."""
DAY: Final = 24 * 3600
ROUND: Final = 1.0
"""Seconds between two looks at what is due."""
MOST_DUE: Final = 50
"""Sleeping tables that are opened in one round."""
IDLE: Final = 300.0
"""Seconds after which a table that nobody looks at leaves the memory."""


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
        self.languages: tuple[str, ...] = LANGUAGES
        """Those that are spoken here; the first one to whoever knows none of them."""
        self.origin = ""
        """Where others find this place; nothing where they cannot."""
        self.past_moments = Past()
        self.ratings = Ratings(store)
        self.analyses = Analyses(store)
        self.solvers: Solvers = Noted(store)
        self.meter = Meter()
        self._rooms: dict[str, Room] = {}
        self._used: dict[str, float] = {}
        """When each table in memory was last asked for."""
        self._opened = time.time()
        """Time before that is charged to nobody: nobody could play."""
        self.rounds: list[Callable[[Company], None]] = []
        """What else is done with every look around."""
        self._watch: asyncio.Task[None] | None = None
        self._rematching = asyncio.Lock()
        self.evenings = Evenings(self)

    def open(self) -> None:
        """From now on bots go on and flags fall, also at tables that nobody looks at."""
        # Not earlier: whichever process reads a clock, it has run since the first of them told the others of itself.
        self._opened = time.time()
        self.store.company.listen(Ear(asyncio.get_running_loop(), self._heard_of).hear)
        self._watch = asyncio.create_task(self._look_around())

    def language(self, asked: str) -> str:
        """What is spoken to whoever asks for a language."""
        if asked not in LANGUAGES:
            raise Refusal("unknown-language", known=", ".join(self.languages))
        return asked if asked in self.languages else self.languages[0]

    @property
    def awake(self) -> Counter[str]:
        """How many tables are in memory, by status."""
        return Counter(room.table.status for room in self._rooms.values())

    async def close(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
            await self.evenings.rest()
        for room in list(self._rooms.values()):
            await room.close()
        await self.analyses.close()
        await self.thinkers.close()
        self.store.close()

    def _heard_of(self, news: News) -> None:
        """Another process has changed a table, or perhaps every table; or somebody looks at it there."""
        if news.table in self._rooms:
            self._rooms[news.table].stir(news)
        elif not news.table:
            for room in self._rooms.values():
                room.stir(news)

    def _enter(self, table: Table, slept: float, due: float | None) -> Room:
        room = Room(table, self.store, self.thinkers, slept, due)
        room.forgiven = self._opened
        self._rooms[table.id] = room
        room.wake()
        return room

    def room(self, table_id: str) -> Room:
        """The room of a table. Whoever comes to a table that is kept gets in: the limit is for new ones."""
        found = self._rooms.get(table_id)
        if found is None:
            row = self.store.table(table_id) if table_id.isprintable() else None
            if row is None:
                raise Refusal("unknown-table")
            table = stored_table.opened(self.store, row)
            self._put_away()
            found = self._enter(table, max(0.0, time.time() - max(row.charged, self._opened)), row.due)
        else:
            found.keep_up()
            if found.removed:
                self._leave(found)
                raise Refusal("unknown-table")
        self._used[table_id] = time.monotonic()
        return found

    def _known(self, table_id: str) -> Room | None:
        """The room of a table that is in memory as it stands."""
        return room if (room := self._rooms.get(table_id)) and not room.stale else None

    def is_there(self, who: str, table_id: str) -> bool:
        """Whether somebody looks at a table through their own eyes, in whichever process."""
        if room := self._known(table_id):
            return any(room.table.chairs[seat].guest == who for seat in room.present() if seat != NOBODY)
        seats, row = self.store.company.elsewhere(table_id) - {NOBODY}, self.store.table(table_id)
        tables = stored_table.in_short(self.store, [row]) if seats and row else []
        return any(table.chairs[seat].guest == who for table in tables for seat in seats)

    # -- sleeping tables -----------------------------------------------------------------------------------------

    def _put_away(self, bots: bool = True) -> bool:
        """Whether there is room in memory, once what is over or sleeps longest has made way: the disk has it.

        ``bots``: where everything is awake, tables that nobody looks at make way too; their bots play on later.
        """
        if len(self._rooms) < self.most_tables:
            return True
        free = [room for room in self._rooms.values() if room.asleep]
        if not free and bots:
            free = [room for room in self._rooms.values() if room.bots_only]
        free.sort(key=lambda room: (room.table.status != OVER, self._used.get(room.table.id, 0.0)))
        surplus = len(self._rooms) - self.most_tables
        for room in free[: surplus + max(1, self.most_tables // 20)]:
            self._leave(room)
        return len(self._rooms) < self.most_tables

    def _leave(self, room: Room) -> None:
        del self._rooms[room.table.id]
        self._used.pop(room.table.id, None)
        room.lie_down()

    def forget(self, table_id: str) -> bool:
        """Remove a table for good, if nobody is there."""
        room = self._rooms.get(table_id)
        if room is not None and not room.asleep:
            return False
        if room is not None:
            self._leave(room)
        self.store.forget(table_id)
        self.store.company.leave(table_id)
        return True

    def _put_idle_away(self) -> None:
        """What nobody has looked at for a while leaves the memory, whether there is room or not."""
        now = time.monotonic()
        for room in list(self._rooms.values()):
            if room.asleep and now - self._used.get(room.table.id, 0.0) > IDLE:
                self._leave(room)

    async def _look_around(self) -> None:
        """Open what is due, again and again, whatever goes wrong with it."""
        lost: set[str] = set()
        while True:
            try:
                # All go by the same moment, or a clock would show more in one process than it did in another.
                before, self._opened = self._opened, self.store.company.alive() or self._opened
                for room in self._rooms.values() if self._opened > before else ():
                    room.forgive(self._opened)  # the store has been gone
                for work in self.rounds:
                    work(self.store.company)
                # One at a time: many may be due at once, and others want to be heard in between.
                for table_id in self.store.due(time.time(), MOST_DUE + len(self._rooms) + len(lost)):
                    await self._look_at(table_id, lost)
            except StoreError as problem:
                log.error("it is not known which tables are due: %s", problem)
            except Exception:
                log.exception("looking around failed")
            self._put_idle_away()
            await asyncio.sleep(ROUND)

    async def _look_at(self, table_id: str, lost: set[str]) -> None:
        """Let a table go on, if no other process does."""
        if table_id in self._rooms:
            self._rooms[table_id].look_on()
        elif table_id not in lost and self._put_away(bots=False) and takes(table_id, self.store.company, self.thinkers):
            try:
                # Where there was nothing to do after all, that is written down.
                await self.room(table_id).change(lambda table: table)
            except Refusal as refusal:
                log.error("table %s does not go on: %s", table_id, refusal.key)
            except FoglineError as problem:
                # A game that is not installed any more, say: the table stays on the disk.
                log.error("table %s was not opened: %s", table_id, problem)
                lost.add(table_id)
                self.store.company.leave(table_id)

    # -- making tables -------------------------------------------------------------------------------------------

    async def make(self, table: Table, many: bool = False) -> Room:
        """A new table, kept; ``many``: however many its host has made, as for an evening. ``Conflict`` where another
        process has made the same one, which only tables can be whose addresses were agreed upon before."""
        now = int(time.time())
        if not many and self.most_each is not None and self.store.unfinished(table.host, now - DAY) >= self.most_each:
            raise Refusal("too-many-of-yours", most=self.most_each)
        if not self._put_away():
            raise Refusal("too-many-tables")
        table = altered(table, changed=now, version=1)
        try:
            must = due(table)
            await asyncio.shield(asyncio.wrap_future(self.store.write(stored_table.update(None, table, now, must))))
        except Conflict:
            raise
        except StoreError as problem:
            log.error("a table was not kept: %s", problem)
            raise Refusal("not-kept") from None
        self._put_away()  # while this was written another table may have taken its place
        self._used[table.id] = time.monotonic()
        # Whoever looked around meanwhile has found it on the disk: in two rooms it would have its bots twice.
        return self._rooms.get(table.id) or self._enter(table, 0.0, must)

    async def create(
        self, who: Who, wanted: Settings, wishes: list[Wish], start: bool = False
    ) -> tuple[Room, dict[Seat, str]]:
        """A new table; the tokens are those of the maker's own chairs."""
        await try_box(wanted.game, wanted.box)
        if settings.at_hand(wanted):
            settings.check(wanted, len(wishes))
        else:
            await asyncio.to_thread(settings.check, wanted, len(wishes))
        tokens = {seat: new_token() for seat, wish in enumerate(wishes) if wish.kind == PERSON}
        game = find_game(wanted.game)
        options = asdict(game.read_options(wanted.options))
        luck = Luck.drawn() if wanted.luck else None
        table = Table(new_id(), altered(wanted, options=options), (Chair(),) * len(wishes), who.guest, luck=luck)
        for seat, wish in enumerate(wishes):
            if wish.kind == PERSON:
                table = table.sit(seat, person(clean_name(wish.name), who.guest, tokens[seat]))
            elif wish.kind == BOT:
                table = table.sit(seat, bot_chair(game, wish.bot, seat))
        return await self.make(table.start(who) if start else table), tokens

    async def fork(self, room: Room, who: Who, seat: Seat | None, turn: int | None, shared: bool = False) -> Room:
        """A table from a moment of this one; hidden things are dealt anew where they are hidden."""
        seed = secrets.randbits(96)
        return await self.make(await asyncio.to_thread(forks.fork, room.table, who, seat, turn, new_id(), seed, shared))

    async def lesson(self, who: Who, game: str, name: str, learner: str) -> Room:
        """A table of one's own for a lesson. Who begins one has done with the one before."""
        kept, _ = stored_table.mine(self.store, who.key, False, MOST_LISTED) if who.key else ([], "")
        for table in kept:
            if table.origin == lessons.ORIGIN:
                self.forget(table.id)
        return await self.make(await asyncio.to_thread(forks.for_lesson, who, game, name, learner, new_id()))

    async def bring(self, who: Who, text: str, box: str) -> Room:
        """A table with the game of a record on it."""
        record = await asyncio.to_thread(loads, text)
        await try_box(record.game, box)
        return await self.make(await asyncio.to_thread(forks.from_record, record, box, who, new_id()))

    async def rematch(self, room: Room, who: Who) -> tuple[Room, dict[Seat, str]]:
        """The table of the rematch, made by the first who asks, and the asker's seats there.

        Each with the token they asked with, for it opens that seat too; with none where they came as a guest.
        """
        if not room.table.seats_of(who):
            raise Refusal("no-seat")
        async with self._rematching:
            # Two who ask in the same moment meet at the same table.
            if not room.table.next:
                made = await self.make(forks.rematch(room.table, who, new_id()))
                await room.change(lambda table: table if table.next else replace(table, next=made.table.id))
                if room.table.next != made.table.id:
                    # Somebody asked another process in the same moment.
                    self._leave(made)
                    await asyncio.wrap_future(self.store.forget(made.table.id))
        again = self.room(room.table.next)
        await again.change(lambda table: forks.reseat(room.table, table, who))
        return again, dict.fromkeys(again.table.seats_of(who), who.token)

    # -- finding tables ------------------------------------------------------------------------------------------

    def tables(self, who: Who) -> list[Table]:
        """What the lobby shows somebody: their own tables that are not over, awake or not, and those listed."""
        kept, _ = stored_table.mine(self.store, who.key, False, MOST_LISTED) if who.key else ([], "")
        kept = [table for table in kept if table.origin != lessons.ORIGIN]
        mine = [room.on_the_clock() if (room := self._known(table.id)) else table for table in kept]
        known = {table.id for table in mine}
        others = [row for row in self.store.listed(MOST_LISTED + len(known)) if row.id not in known]
        return mine + [table for row in others[:MOST_LISTED] for table in self._in_short(row)]

    def _in_short(self, row: TableRow) -> list[Table]:
        room = self._known(row.id)
        return [room.on_the_clock()] if room else stored_table.in_short(self.store, [row])

    def past(self, who: Who, before: str = "") -> tuple[list[Table], str]:
        """Somebody's tables that are over, without their matches, the newest first; the ``before`` of older ones."""
        found, older = stored_table.mine(self.store, who.key, True, MOST_PAST, before) if who.key else ([], "")
        return [table for table in found if table.origin != lessons.ORIGIN], older
