"""Time in which nobody could play: clocks that run on while the database is gone are set back."""

import asyncio

import pytest

from fogline.table.bots import Thinkers
from fogline.table.lobby import Lobby
from fogline.table.refusal import Refusal
from fogline.table.room import Room
from fogline.table.settings import Bank
from fogline.table.store.postgres import PostgresStore
from tests.table.lodging import ME, seated
from tests.table.sitting import AT_ONCE, GAMES, run, seats_for, until
from tests.table.store.postgresql import Cluster

GAME = next(name for name in GAMES if name not in AT_ONCE)
"""One where one seat is asked at a time."""


def left(here: Room) -> float:
    """What whoever is waited for has left."""
    now = here.on_the_clock()
    seconds = now.chairs[now.playing().match.waiting[0]].time_left
    assert seconds is not None
    return seconds


def test_time_in_which_the_database_is_gone_is_charged_to_nobody(postgresql: Cluster) -> None:
    """Neither by a flag that could not fall meanwhile, nor by a move that comes first, nor where nobody said anything.
    Time in which it is there is charged."""

    async def work() -> None:
        house = Lobby(PostgresStore(postgresql.fresh()), Thinkers())
        house.open()
        tried, silent = [await an_hour_each(house) for _ in range(2)]
        await tried.change(lambda table: table)
        assert left(tried) == pytest.approx(1_800, abs=300)
        postgresql.kill()
        for here in (tried, silent):
            here._charged -= 3_600
        with pytest.raises(Refusal, match="not-kept"):
            await tried.change(lambda table: table)
        postgresql.start()
        await again(tried)
        assert left(tried) == pytest.approx(1_800, abs=300)
        await until(lambda: left(silent) > 3_000)
        assert [chair.away for here in (tried, silent) for chair in here.table.chairs] == [False] * 2 * seats_for(GAME)
        await house.close()

    run(work)


async def an_hour_each(house: Lobby) -> Room:
    """A table with an hour each, half of which the first one has used without a word."""
    here = await seated(house, GAME, "p" * seats_for(GAME), bank=Bank(3_600))
    await here.change(lambda table: table.start(ME, 1))
    here._charged -= 1_800
    return here


async def again(here: Room) -> None:
    """A change of nothing, as soon as it can be kept."""
    while True:
        try:
            await here.change(lambda table: table)
        except Refusal:
            await asyncio.sleep(0.05)
        else:
            return
