"""Tables do not stay for ever where their house does not want it."""

import time
from pathlib import Path

import pytest

from fogline.core.dealer import Dealer
from fogline.table import lobby as lobbies
from fogline.table.bots import Thinkers
from fogline.table.expiry import DAY, Expiry
from fogline.table.lobby import Lobby
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.table.session import Session
from fogline.table.store import open_store
from fogline.table.store.sql import SqlStore, Statement
from fogline.table.store.sqlite import SqliteStore
from tests.table.lodging import ME, seated
from tests.table.sitting import GAMES, lobby, play, run, seats_for, until
from tests.table.store.postgresql import Cluster

GAME = GAMES[0]


def test_what_is_over_or_idle_for_long_is_removed_unless_somebody_is_there(tmp_path: Path) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        rooms = [await seated(house, GAME, "p" * seats_for(GAME)) for _ in range(5)]
        over, fresh, idle, young, watched = rooms
        for room in rooms:
            await room.change(lambda table: table.start(ME, 1))
        for room in (over, fresh, watched):
            await room.change(lambda table: play(table, Dealer(1)))
        long_ago = int(time.time()) - 2 * DAY
        assert isinstance(house.store, SqliteStore)
        sql, old = "UPDATE matches SET made = ?, changed = ? WHERE id = ?", (over, watched, idle)
        house.store.run([Statement(sql, (long_ago, long_ago, room.table.id)) for room in old]).result(60)
        async with Session(house, watched, Who("stranger"), "en"):
            Expiry(house, finished_days=1, idle_days=0)(house.store.company)
            Expiry(house, finished_days=0, idle_days=3)(house.store.company)
            await until(lambda: house.store.table(over.table.id) is None)
        assert all(house.store.table(room.table.id) for room in (fresh, idle, young, watched))
        with pytest.raises(Refusal, match="unknown-table"):
            house.room(over.table.id)
        Expiry(house, finished_days=0, idle_days=1)(house.store.company)
        await until(lambda: house.store.table(idle.table.id) is None)
        assert house.store.table(young.table.id)
        await house.close()

    run(work)


def test_a_table_that_somebody_looks_at_in_another_process_stays(
    postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Otherwise the other process would lead the table for minutes after the last one has left it.
    monkeypatch.setattr(lobbies, "IDLE", 0.0)

    async def work() -> None:
        address = postgresql.fresh()
        here, there = (Lobby(open_store(address), Thinkers(1)) for _ in range(2))
        for one in (here, there):
            one.open()
        room = await seated(here, GAME, "p" * seats_for(GAME))
        table, store = room.table.id, here.store
        assert isinstance(store, SqlStore)
        store.run([Statement("UPDATE matches SET made = 1, changed = 1")]).result(60)
        async with Session(there, there.room(table), Who("stranger"), "en"):
            Expiry(here, finished_days=0, idle_days=1)(store.company)
            assert store.table(table), "a stranger looks on through the other process"

        def gone() -> bool:
            # It still leads the table for a moment: whoever looks for what is over looks again later.
            Expiry(here, finished_days=0, idle_days=1)(store.company)
            return store.table(table) is None

        await until(gone)
        await until(lambda: table not in there._rooms or there._rooms[table].removed)
        with pytest.raises(Refusal, match="unknown-table"):
            there.room(table)
        for one in (here, there):
            await one.close()

    run(work)
