"""Tables that nobody looks at in one process while they are played in another."""

from contextlib import AsyncExitStack

from fogline.table.bots import Thinkers
from fogline.table.lobby import Lobby
from fogline.table.people import Who
from fogline.table.session import Session
from fogline.table.store.postgres import PostgresStore
from tests.table.lodging import ME, seated
from tests.table.sitting import GAMES, run, seats_for, until
from tests.table.store.postgresql import Cluster

GAME = GAMES[0]


def test_who_looks_at_nothing_follows_nothing_and_finds_all_of_it(postgresql: Cluster) -> None:
    async def work() -> None:
        address = postgresql.fresh()
        here, there = (Lobby(PostgresStore(address), Thinkers()) for _ in range(2))
        async with AsyncExitStack() as rest:
            for house in (here, there):
                house.open()
                rest.push_async_callback(house.close)
            played = await seated(here, GAME, "p" * seats_for(GAME))
            table_id = played.table.id
            unseen = there.room(table_id)
            await until(lambda: not (unseen.stale or there.room(table_id)._changing))
            await played.change(lambda table: table.start(ME, 1))
            await until(lambda: unseen.stale)
            assert unseen.table.status == "gathering", "nobody here needs to know"
            assert [table.status for table in there.tables(ME) if table.id == table_id] == ["playing"]
            assert there.room(table_id) is unseen
            assert (unseen.table.status, unseen.stale) == ("playing", False)
            # Who looks is told of everything.
            async with Session(there, unseen, ME, "en", 0):
                await played.change(lambda table: table.leave(ME, 0))
                await until(lambda: unseen.table.chairs[0].away and not unseen.stale)
            # So is a process at whose table a bot plays: it may have to move it.
            await played.change(lambda table: table.come_back(Who(ME.guest), 0))
            await until(lambda: not unseen.table.chairs[0].away and not unseen.stale)

    run(work)
