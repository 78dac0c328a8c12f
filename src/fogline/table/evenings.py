"""The evenings of a club: made, joined, begun; and looked after until they are over, whichever process does it."""

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from fogline.core.registry import find_game
from fogline.table import evening as e
from fogline.table import settings
from fogline.table.counting import places
from fogline.table.luck import Luck
from fogline.table.names import clean_name
from fogline.table.people import Chair, Who, bot_chair, new_token, person
from fogline.table.refusal import Refusal
from fogline.table.settings import Settings, check_bot
from fogline.table.store.base import Company, Conflict, StoreError
from fogline.table.store.evenings import EveningRow
from fogline.table.table import OVER, Table

if TYPE_CHECKING:
    from fogline.table.lobby import Lobby

log = logging.getLogger(__name__)

NOTE: Final = "evening"
"""The kind of note that says at which evenings somebody is."""
MOST_EACH: Final = 20
"""Evenings of one person that are not over."""
ABSENCE: Final = 600.0
"""Seconds after which the others may let a bot play on: a whole round waits."""
TRIES: Final = 20

Change = Callable[[e.Evening], e.Evening]


class Evenings:
    """All evenings of one lobby."""

    def __init__(self, lobby: "Lobby") -> None:
        self._lobby, self._store = lobby, lobby.store
        self._work: asyncio.Task[None] | None = None
        lobby.rounds.append(self._look)

    # -- what people do ------------------------------------------------------------------------------------------

    async def make(self, who: Who, terms: e.Terms, name: str, new_id: Callable[[], str]) -> e.Evening:
        if not who.guest:
            raise Refusal("no-identity")
        self._check(terms)
        mine = [self.found(one) for one in self._store.notes(who.guest, NOTE)]
        if sum(one.host == who.guest and one.status != e.OVER for one in mine) >= MOST_EACH:
            raise Refusal("too-many-evenings", most=MOST_EACH)
        terms = replace(terms, title=clean_name(terms.title) if terms.title.strip() else "")
        made = e.Evening(new_id(), terms, who.guest, made=int(time.time()))
        made = made.join(who, name) if name else made
        await self._keep(replace(made, version=1))
        await self._note(who, made.id, True)
        return made

    def _check(self, terms: e.Terms) -> None:
        wanted = Settings(terms.game, terms.options, terms.box, terms.assist)
        settings.check(wanted, terms.seats)
        check_bot(find_game(terms.game), terms.bot)
        if terms.seats < 2 or (terms.luck and terms.kind == e.DUPLICATE):
            raise Refusal("evening-terms")

    async def join(self, name: str, who: Who, called: str) -> e.Evening:
        found = await self.change(name, lambda now: now.join(who, called))
        await self._note(who, name, True)
        return found

    async def leave(self, name: str, who: Who) -> e.Evening:
        found = await self.change(name, lambda now: now.leave(who))
        if found.host != who.guest:
            await self._note(who, name, False)
        return found

    async def begin(self, name: str, who: Who, new_id: Callable[[], str]) -> e.Evening:
        await self.change(name, lambda now: now.begin(who, new_id, secrets.randbits(60)))
        await self.go_on(name)
        return self.found(name)

    def of(self, who: Who) -> list[e.Evening]:
        """Somebody's evenings, the newest first."""
        rows = [self._store.evening(name) for name in self._store.notes(who.guest, NOTE)] if who.guest else []
        found = [read(row) for row in rows if row]
        return sorted(found, key=lambda one: (-one.made, one.id))

    def found(self, name: str) -> e.Evening:
        row = self._store.evening(name) if name.isprintable() else None
        if row is None:
            raise Refusal("unknown-evening")
        return read(row)

    async def forget(self, who: str, name: str) -> None:
        """Somebody's name and identity leave all evenings."""
        for evening in self._store.notes(who, NOTE):
            await self.change(evening, lambda now: now.without(who, name))

    async def change(self, name: str, change: Change) -> e.Evening:
        """Do something to an evening; where another process was first, to what it made."""
        for _ in range(TRIES):
            before = self.found(name)
            after = change(before)
            if after == before:
                return before
            after = replace(after, version=before.version + 1)
            try:
                await self._keep(after)
                return after
            except Conflict:
                continue
        raise Refusal("not-kept")

    async def _keep(self, evening: e.Evening) -> None:
        over = evening.status == e.OVER
        row = EveningRow(evening.id, evening.made, over, evening.version, e.kept(evening))
        await asyncio.wrap_future(self._store.write_evening(row))

    async def _note(self, who: Who, name: str, there: bool) -> None:
        await asyncio.wrap_future(self._store.note(who.guest, NOTE, name, "" if there else None))

    # -- looking after them --------------------------------------------------------------------------------------

    def _look(self, company: Company) -> None:
        """With every look around of the lobby, one at a time."""
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._go_on())

    async def rest(self) -> None:
        """What was begun is finished."""
        if self._work is not None:
            await asyncio.gather(self._work, return_exceptions=True)

    async def _go_on(self) -> None:
        try:
            for name in self._store.evenings_on():
                await self.go_on(name)
        except (StoreError, Refusal) as problem:
            log.error("evenings were not looked after: %s", problem)  # they are again in a moment
        except Exception:
            log.exception("looking after evenings failed")

    async def go_on(self, name: str) -> None:
        """Make the tables of a round that has none yet; once all of a round are over, open them and note how they
        came out."""
        evening = self.found(name)
        if evening.status != e.PLAYING:
            return
        number = evening.current
        if not evening.rounds[number].laid:
            evening = await self.change(name, lambda now: replace(now, begun=max(now.begun, number + 1)))
            for n, board in enumerate(evening.rounds[number].boards):
                await self._lay(evening, number, board, n)
            laid = replace(evening.rounds[number], laid=True)
            await self.change(name, lambda now: now.with_round(number, laid))
            return
        rows = [self._store.table(board.table) for board in evening.rounds[number].boards]
        if any(row is not None and row.status != OVER for row in rows):
            return
        boards = tuple([await self._done(board) for board in evening.rounds[number].boards])
        done = replace(evening.rounds[number], boards=boards, done=True)
        await self.change(name, lambda now: now.with_round(number, done))
        await self.go_on(name)

    async def _lay(self, evening: e.Evening, number: int, board: e.Board, n: int) -> None:
        if self._store.table(board.table) is not None:
            return  # somebody else was quicker, or we were interrupted
        with suppress(Conflict):  # somebody else was quicker by a moment
            await self._lobby.make(table_of(evening, number, board, n), many=True)

    async def _done(self, board: e.Board) -> e.Board:
        """How a table came out, which others may look at from now on."""
        try:
            room = self._lobby.room(board.table)
        except Refusal:
            return board  # whoever runs the server has removed it
        await room.change(lambda table: replace(table, sealed=False))
        ending = room.table.ending
        if ending is None or ending.stopped or len(ending.scores) != len(board.seats):
            return board
        order = places(room.table)
        return replace(board, scores=ending.scores, places=tuple(order[seat] for seat in range(len(board.seats))))


def read(row: EveningRow) -> e.Evening:
    return e.read(row.id, row.made, row.version, json.loads(row.data))


def table_of(evening: e.Evening, number: int, board: e.Board, n: int) -> Table:
    """A table of an evening, begun: everybody on the chair that was drawn for them, bots on the others."""
    terms, game = evening.terms, find_game(evening.terms.game)
    alike = terms.kind == e.DUPLICATE
    wanted = Settings(
        terms.game,
        terms.options,
        terms.box,
        terms.assist,
        listed=False,
        absence=ABSENCE,
        luck=terms.luck,
        counts=terms.counts,
    )
    table = Table(
        board.table,
        wanted,
        (Chair(),) * len(board.seats),
        evening.host,
        evening=evening.id,
        sealed=alike,
        luck=Luck.drawn() if terms.luck else None,
    )
    for seat, who in enumerate(board.seats):
        guest = evening.people[who] if who >= 0 and evening.people[who].key else None  # who is forgotten plays no more
        chair = person(guest.name, guest.key, new_token()) if guest else bot_chair(game, terms.bot, seat)
        table = table.sit(seat, chair)
    seed = evening.rounds[number].seed
    # Only where deals are to be the same they are.
    return table.begun_with(seed if alike else seed + n)
