"""What the tests of the server's defences share."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import websockets

from tests.web.serving import Site, run, site


def served(tmp_path: Path, work: Any, **plan: Any) -> None:
    async def all_of_it() -> None:
        async with site(tmp_path, **plan) as here, here.client() as client, AsyncExitStack() as stack:
            await work(here, client, stack)

    run(all_of_it)


def untouched(here: Site, table: str) -> Any:
    now = here.context.lobby.room(table).table
    return now.status, now.chairs, now.flow and (now.flow.log, dict(now.flow.drafts))


async def closed(ws: Any) -> int:
    """The code a socket is closed with."""
    try:
        while True:
            await asyncio.wait_for(ws.recv(), 120)
    except websockets.ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 1006
