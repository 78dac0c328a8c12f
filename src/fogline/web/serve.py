"""The server: where it listens, where it keeps things, how it starts and stops."""

import gc
import secrets
import socket
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import uvicorn
from starlette.applications import Starlette

from fogline.parts.catalog import LANGUAGES
from fogline.table.bots import Thinkers
from fogline.table.calling.caller import Caller
from fogline.table.calling.mail import Post, Security
from fogline.table.expiry import Expiry
from fogline.table.folder import SERVER, Folder
from fogline.table.lobby import Lobby
from fogline.table.store import FILE, Store, open_store
from fogline.web.app import make_app
from fogline.web.carrier import Carrier
from fogline.web.connections import Http, Places, handles
from fogline.web.context import ANYBODY, HERE, LOOPBACK, Context
from fogline.web.identity import Guests
from fogline.web.limits import Limits
from fogline.web.logs import write_logs

PORT: Final = 1906
ANYWHERE: Final = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}
"""Hosts that stand for every address of this machine, and how one gets there from itself."""

GARBAGE: Final = (100_000, 20)
"""New things after which the young ones are searched for what hangs together and nobody needs, and how often that is
done before older ones are searched too. Nearly all goes without a search: after every 700 new things, as is usual, a
fifth of all time went into looking at tables that were still there."""


@dataclass(frozen=True)
class Plan:
    """How to serve."""

    folder: Path
    """Where tables are kept, unless that is a database."""
    host: str = "127.0.0.1"
    port: int = PORT
    names: tuple[str, ...] = ()
    """Further host names to answer to; when listening beyond loopback without any, it answers to all."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of those who come for others: only they are believed whom they come for."""
    thinkers: int = 1
    deadline: float = 10.0
    limits: Limits = field(default_factory=Limits)
    database: str = ""
    """The address of the database in which tables are kept; empty for a file in the folder."""
    workers: int = 1
    """How many processes serve together, where tables are kept in a database."""
    shares_port: bool = False
    """Whether other processes listen on the same port."""
    base: str = ""
    """The address by which people reach it from outside, where that is another one; it may lie at a path of a site."""
    prefix: str = ""
    """The path at which it lives there, where that is another one than the path of the base: ``/fogline``."""
    operators: tuple[str, ...] = HERE
    """Networks from which its figures may be read."""
    languages: tuple[str, ...] = LANGUAGES
    """Those that it speaks; the first one to whoever prefers none of them."""
    makers: tuple[str, ...] = ANYBODY
    """Networks from which tables may be made."""
    finished_days: float = 0.0
    """After which a table that is over is removed; 0: never."""
    idle_days: float = 0.0
    """After which one is removed that is not over and at which nothing happens; 0: never."""
    log: Literal["text", "json"] = "text"
    """How failures are written down."""
    access_log: bool = False
    """Whether each request is written to the log: when, what sort, how it was answered and how long it took."""

    calls: bool = True
    """Whether people may be called who have set that up: by webhooks, and by e-mail where there is a mail server."""
    call_private: bool = False
    """Whether webhooks may go to addresses of this machine and its networks."""
    mail_host: str = ""
    """The mail server by which people are called; empty: there is none."""
    mail_port: int = 587
    mail_security: Security = "starttls"
    mail_user: str = ""
    mail_password: str = field(default="", repr=False)
    mail_from: str = ""
    """The address that mails come from."""

    @property
    def path(self) -> str:
        """The path at which it lives at its site; empty for a site of its own."""
        return (self.prefix or urlsplit(self.base).path).rstrip("/")

    @property
    def answers_to(self) -> frozenset[str] | None:
        names = {*self.names, *([urlsplit(self.base).hostname or ""] if self.base else [])}
        if self.host in LOOPBACK or names:
            return LOOPBACK | {name.lower() for name in names} | {self.host.lower()}
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
            folder = None if plan.database else held.enter_context(closing(Folder(plan.folder, SERVER)))
            self._listener = held.enter_context(listen(plan, places.backlog))
            store = open_store(plan.database or plan.folder / FILE)
            self.kept_in = store.place if plan.database else str(plan.folder)
            self.address = address_told(plan.host, self._listener.getsockname()[1])
            self.invitation = invitation(plan, self.address)
            super().__init__(config(plan, build(plan, store, places, self.invitation), places.backlog))
            if folder is not None:
                folder.tell(self.address)
            self._held = held.pop_all()

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve in a process of its own. What is loaded stays: nobody waits while it is searched for what could go."""
        # What is cleared up swallows what is raised in it, a Ctrl-C too: it is noted, and counts afterwards.
        with self.capture_signals():
            gc.collect()
            gc.freeze()
            gc.set_threshold(*GARBAGE)
        super().run(sockets)

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().serve([self._listener])
        finally:
            self._held.close()


def address_told(host: str, port: int) -> str:
    """Where a server is found that listens there, from this machine."""
    host = ANYWHERE.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def invitation(plan: Plan, address: str) -> str:
    """The address for others: the one they are told to use, or this machine's own where it listens everywhere."""
    return plan.base or (reachable(address, ANYWHERE[plan.host]) if plan.host in ANYWHERE else address)


def reachable(address: str, host: str) -> str:
    """The same address as other machines of the network know it, where that can be found out."""
    version = socket.AF_INET6 if ":" in host else socket.AF_INET
    nowhere = "2001:db8::1" if ":" in host else "192.0.2.1"
    try:
        # Nothing is sent: the system only says from where it would be.
        with socket.socket(version, socket.SOCK_DGRAM) as asking:
            asking.connect((nowhere, 9))
            own = asking.getsockname()[0]
    except OSError:
        own = socket.gethostname()
    return address.replace(f"[{host}]" if ":" in host else host, f"[{own}]" if ":" in own else own)


def listen(plan: Plan, backlog: int) -> socket.socket:
    """The port that was asked for, or any where that is 0, ours from now on."""
    try:
        family, *_, address = socket.getaddrinfo(
            plan.host, plan.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.create_server(address[:2], family=family, backlog=backlog, reuse_port=plan.shares_port)
    except (OSError, OverflowError, UnicodeError) as problem:
        raise CannotListen(plan, getattr(problem, "strerror", None) or problem) from None
    # Whoever connects inherits what is set here. An answer's header and body are sent at once, not 40 ms apart;
    # asyncio sees to that only for sockets that it made itself.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Who reads nothing of what is sent holds no place for ever.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(plan.limits.body_seconds * 1000))
    return listener


def build(plan: Plan, store: Store, places: Places, invitation: str) -> Starlette:
    """The application over its store; tables come back when it starts, and are put away when it stops."""
    thinkers = Thinkers(plan.thinkers, plan.deadline)
    lobby = Lobby(store, thinkers, plan.limits.tables, plan.limits.tables_per_guest)
    lobby.languages = plan.languages
    lobby.origin = "{0.scheme}://{0.netloc}".format(urlsplit(invitation))
    lobby.rounds.append(Expiry(lobby, plan.finished_days, plan.idle_days))
    write_logs(plan.log, plan.access_log)
    guests = Guests(store.meta("key", secrets.token_hex(32)), f"{plan.path}/")
    allowed = (plan.answers_to, plan.operators, plan.makers)
    caller = call_by(plan, lobby)
    context = Context(lobby, guests, plan.limits, *allowed, plan.access_log, plan.path, caller)
    app = make_app(context)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        lobby.open()
        # Every connection looks here for its place.
        yield {"places": places}
        if caller is not None:
            await caller.close()
        await lobby.close()

    app.router.lifespan_context = lifespan
    app.state.context = context
    return app


def call_by(plan: Plan, lobby: Lobby) -> Caller | None:
    """Who calls people whose turn it is, where whoever runs the house lets them be called."""
    if not plan.calls:
        return None
    login = (plan.mail_user, plan.mail_password)
    post = Post(plan.mail_host, plan.mail_port, *login, plan.mail_from, plan.mail_security)
    caller = Caller(lobby, f"{lobby.origin}{plan.path}", plan.call_private, post)
    lobby.rounds.append(caller)
    return caller


def config(plan: Plan, app: Starlette, backlog: int) -> uvicorn.Config:
    """Nothing of a request is logged but failures of our own, so no token ever is."""
    return uvicorn.Config(
        app,
        backlog=backlog,
        ws=Carrier,
        ws_max_size=plan.limits.message_bytes,
        # On one machine squeezing costs more than it saves.
        ws_per_message_deflate=plan.host not in LOOPBACK,
        ws_ping_interval=20,
        http=Http,
        timeout_keep_alive=plan.limits.idle_seconds,
        timeout_graceful_shutdown=3,
        # uvicorn believes whoever comes from loopback unless it is told not to.
        proxy_headers=bool(plan.proxies),
        forwarded_allow_ips=list(plan.proxies),
        access_log=False,
        log_level="warning",
        # Where entries are lines of JSON, uvicorn's are too.
        log_config=None if plan.log == "json" else uvicorn.config.LOGGING_CONFIG,
        server_header=False,
        lifespan="on",
    )
