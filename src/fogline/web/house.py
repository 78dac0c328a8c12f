"""What every request needs: the lobby, who the guests are, the limits, the names the server answers to."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from fogline.parts.catalog import LANGUAGES
from fogline.table.lobby import Lobby
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.web.identity import Guests
from fogline.web.limits import Gate, Limits

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "[::1]", "::1"})


@dataclass
class House:
    lobby: Lobby
    guests: Guests
    limits: Limits = field(default_factory=Limits)
    names: frozenset[str] | None = LOOPBACK
    """The host names it answers to: a page of another site that points its own name at us gets nothing. None: all."""

    def __post_init__(self) -> None:
        self.gate = Gate(self.limits.per_second, self.limits.burst)
        self.costly_gate = Gate(self.limits.costly_per_second, self.limits.costly_burst)
        self.sockets: Counter[str] = Counter()

    def check_host(self, headers: Headers) -> None:
        name = host_name(headers.get("host", ""))
        if self.names is not None and name not in self.names:
            raise Refusal("other-host")

    def check_origin(self, headers: Headers) -> None:
        """Refuse what a page of another site sends. Programs that are no browsers send no origin."""
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Refusal("other-origin")
        origin = headers.get("origin")
        if origin is not None and origin.partition("://")[2] != headers.get("host", ""):
            raise Refusal("other-origin")

    def who(self, connection: HTTPConnection, token: str = "") -> Who:
        """Somebody by their cookie and, if they show one, their seat token."""
        scheme, _, value = connection.headers.get("authorization", "").partition(" ")
        shown = token or (value.strip() if scheme.lower() == "bearer" else "")
        return Who(self.guests.shown(connection.cookies)[0], shown[:200])

    def enter_socket(self, address: str) -> None:
        if self.sockets[address] >= self.limits.sockets_per_address or self.sockets.total() >= self.limits.sockets:
            raise Refusal("too-many-watchers")
        self.sockets[address] += 1

    def leave_socket(self, address: str) -> None:
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]


def host_name(host: str) -> str:
    """A Host header without its port."""
    if host.startswith("["):
        return host.partition("]")[0].lower() + "]"
    return host.partition(":")[0].lower()


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


def language_of(asked: str, headers: Headers) -> str:
    """The language asked for, else the first of the reader's that Fogline speaks, else English."""
    if asked:
        if asked not in LANGUAGES:
            raise Refusal("unknown-language", known=", ".join(LANGUAGES))
        return asked
    for entry in headers.get("accept-language", "")[:200].split(","):
        lang = entry.partition(";")[0].strip().partition("-")[0].lower()
        if lang in LANGUAGES:
            return lang
    return "en"
