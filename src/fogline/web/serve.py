"""The server: where it listens, where it keeps things, how it starts and stops."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette

from fogline.table.lobby import Lobby
from fogline.table.minds import Thinkers
from fogline.table.store import Store
from fogline.web.app import make_app
from fogline.web.house import LOOPBACK, House
from fogline.web.identity import Guests
from fogline.web.limits import Limits

PORT: Final = 1906


@dataclass(frozen=True)
class Plan:
    """How to serve."""

    folder: Path
    """Where tables are kept."""
    host: str = "127.0.0.1"
    port: int = PORT
    names: tuple[str, ...] = ()
    """Further host names to answer to; when listening beyond loopback without any, it answers to all."""
    thinkers: int = 1
    deadline: float = 10.0
    limits: Limits = field(default_factory=Limits)

    @property
    def answers_to(self) -> frozenset[str] | None:
        if self.host in LOOPBACK or self.names:
            return LOOPBACK | {name.lower() for name in self.names} | {self.host.lower()}
        return None


def build(plan: Plan) -> Starlette:
    """The application over its store; tables come back when it starts, and are put away when it stops."""
    store = Store(plan.folder / "fogline.db")
    lobby = Lobby(store, Thinkers(plan.thinkers, plan.deadline), most_each=plan.limits.tables_per_guest)
    house = House(lobby, Guests(store.meta("key", secrets.token_hex(32))), plan.limits, plan.answers_to)
    app = make_app(house)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        lobby.open()
        yield
        await lobby.close()

    app.router.lifespan_context = lifespan
    app.state.house = house
    return app


def server(plan: Plan) -> uvicorn.Server:
    """Nothing of a request is logged but failures of our own, so no token ever is."""
    config = uvicorn.Config(
        build(plan),
        host=plan.host,
        port=plan.port,
        ws="websockets-sansio",
        ws_max_size=plan.limits.message_bytes,
        # On one machine squeezing costs more than it saves.
        ws_per_message_deflate=plan.host not in LOOPBACK,
        ws_ping_interval=20,
        http="h11",
        h11_max_incomplete_event_size=32_768,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=3,
        access_log=False,
        log_level="warning",
        server_header=False,
        lifespan="on",
    )
    return uvicorn.Server(config)
