"""A lobby with somebody who calls, a table, and a clock that tests move."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.table.bots import Thinkers
from fogline.table.calling.caller import Caller
from fogline.table.calling.wishes import Wishes
from fogline.table.lobby import Lobby
from fogline.table.people import Who
from fogline.table.store import open_store
from fogline.table.table import Table
from tests.table.calling.receivers import Hook, hook
from tests.table.shelf import put
from tests.table.sitting import play, table

HOME = "https://games.example/club"
GAME = "skyline"
EARLY = 1_800_000_000
"""When turns begin in these tests: seconds since 1970."""


class Clock:
    """What time it is for whoever calls."""

    def __init__(self) -> None:
        self.now = float(EARLY)


class House:
    """A lobby with a caller and one table."""

    def __init__(self, folder: Path, there: Hook, clock: Clock, **more: Any) -> None:
        self.lobby = Lobby(open_store(folder / "a.db"), Thinkers(1, 10))
        self.store, self.clock, self.there = self.lobby.store, clock, there
        self.caller = Caller(self.lobby, HOME, private=True, **more)
        self.table: Table | None = None

    async def wish(self, seat: Seat, **wishes: Any) -> None:
        await self.caller.wish(Who(f"guest-{seat}"), Wishes(**{"webhook": f"{self.there.url}/{seat}", **wishes}))

    def put(self, now: Table) -> None:
        self.table = put(self.store, self.table, replace(now, changed=int(self.clock.now)))

    async def begin(self, **wishes: Any) -> tuple[Table, Seat]:
        """A table of two, and who is asked there; that one wishes to be called, so or otherwise."""
        now = table(GAME, "pp")
        seat = asked(now)
        await self.wish(seat, **wishes)
        self.put(now)
        return now, seat

    async def calls_at(self, seconds: float) -> list[str]:
        """The ways of the calls that go out at this moment after the beginning."""
        self.clock.now = EARLY + seconds
        before = len(self.there.got)
        await self.caller.look()
        return [line.split()[1] for line, _, _ in self.there.got[before:]]


def housed(folder: Path, clock: Clock, work: Callable[[House], Awaitable[None]], *answers: bytes, **more: Any) -> None:
    async def all_of_it() -> None:
        async with hook(*answers) as there:
            house = House(folder, there, clock, **more)
            try:
                await work(house)
            finally:
                await house.caller.close()
                await house.lobby.close()

    asyncio.run(asyncio.wait_for(all_of_it(), 300))


def asked(now: Table) -> Seat:
    return now.playing().waiting[0]


def next_of(now: Table, seat: Seat) -> Table:
    """The table when the turn has gone from this seat to another."""
    return play(now, Dealer(1), lambda later: seat not in later.playing().waiting)
