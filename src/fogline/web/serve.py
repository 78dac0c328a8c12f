"""The server: where it listens, where it keeps things, how it starts and stops."""

import secrets
import socket
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette

from fogline.table.folder import SERVER, Folder
from fogline.table.lobby import Lobby
from fogline.table.minds import Thinkers
from fogline.table.store import Store
from fogline.web.app import make_app
from fogline.web.connections import Http, Places, Socket, handles
from fogline.web.house import LOOPBACK, House
from fogline.web.identity import Guests
from fogline.web.limits import Limits

PORT: Final = 1906
ANYWHERE: Final = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}
"""Hosts that stand for every address of this machine, and how one gets there from itself."""


@dataclass(frozen=True)
class Plan:
    """How to serve."""

    folder: Path
    """Where tables are kept."""
    host: str = "127.0.0.1"
    port: int = PORT
    names: tuple[str, ...] = ()
    """Further host names to answer to; when listening beyond loopback without any, it answers to all."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of those who come for others: only they are believed whom they come for."""
    thinkers: int = 1
    deadline: float = 10.0
    limits: Limits = field(default_factory=Limits)

    @property
    def answers_to(self) -> frozenset[str] | None:
        if self.host in LOOPBACK or self.names:
            return LOOPBACK | {name.lower() for name in self.names} | {self.host.lower()}
        return None


class CannotListen(Exception):
    """The port is taken, or the host is none of this machine's."""

    def __init__(self, plan: Plan, problem: object) -> None:
        super().__init__(plan.host, plan.port, problem)
        self.problem = problem


class Server(uvicorn.Server):
    """It has its folder, its port and its store before it runs: nobody else can come in between."""

    def __init__(self, plan: Plan) -> None:
        self.places = places = Places(plan.limits, handles(), plan.proxies)
        with ExitStack() as held:
            folder = Folder(plan.folder, SERVER)
            held.callback(folder.close)
            self._listener = held.enter_context(listen(plan, places.backlog))
            super().__init__(config(plan, build(plan, places), places.backlog))
            host = ANYWHERE.get(plan.host, plan.host)
            self.address = f"http://{f'[{host}]' if ':' in host else host}:{self._listener.getsockname()[1]}"
            folder.tell(self.address)
            self._held = held.pop_all()

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().serve([self._listener])
        finally:
            self._held.close()


def listen(plan: Plan, backlog: int) -> socket.socket:
    """The port that was asked for, or any where that is 0, ours from now on."""
    try:
        family, *_, address = socket.getaddrinfo(
            plan.host, plan.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.create_server(address[:2], family=family, backlog=backlog)
    except (OSError, OverflowError, UnicodeError) as problem:
        raise CannotListen(plan, getattr(problem, "strerror", None) or problem) from None
    # Whoever connects inherits what is set here. An answer's header and body are sent at once, not 40 ms apart;
    # asyncio sees to that only for sockets that it made itself.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Who reads nothing of what is sent holds no place for ever.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(plan.limits.body_seconds * 1000))
    return listener


def build(plan: Plan, places: Places) -> Starlette:
    """The application over its store; tables come back when it starts, and are put away when it stops."""
    store = Store(plan.folder / "fogline.db")
    lobby = Lobby(store, Thinkers(plan.thinkers, plan.deadline), most_each=plan.limits.tables_per_guest)
    house = House(lobby, Guests(store.meta("key", secrets.token_hex(32))), plan.limits, plan.answers_to)
    app = make_app(house)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        lobby.open()
        # Every connection looks here for its place.
        yield {"places": places}
        await lobby.close()

    app.router.lifespan_context = lifespan
    app.state.house = house
    return app


def config(plan: Plan, app: Starlette, backlog: int) -> uvicorn.Config:
    """Nothing of a request is logged but failures of our own, so no token ever is."""
    return uvicorn.Config(
        app,
        backlog=backlog,
        ws=Socket,
        ws_max_size=plan.limits.message_bytes,
        # On one machine squeezing costs more than it saves.
        ws_per_message_deflate=plan.host not in LOOPBACK,
        ws_ping_interval=20,
        http=Http,
        h11_max_incomplete_event_size=32_768,
        timeout_keep_alive=plan.limits.idle_seconds,
        timeout_graceful_shutdown=3,
        # uvicorn believes whoever comes from loopback unless it is told not to.
        proxy_headers=bool(plan.proxies),
        forwarded_allow_ips=list(plan.proxies),
        access_log=False,
        log_level="warning",
        server_header=False,
        lifespan="on",
    )
