"""Work in a lobby of its own, which is closed whatever happens."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from fogline.table.bots import Thinkers
from fogline.table.lobby import Lobby
from fogline.table.store.sqlite import SqliteStore


def lodged(tmp_path: Path, work: Callable[[Lobby], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        lobby = Lobby(SqliteStore(tmp_path / "a.db"), Thinkers())
        lobby.open()
        try:
            await work(lobby)
        finally:
            await lobby.close()

    asyncio.run(asyncio.wait_for(all_of_it(), 500))
