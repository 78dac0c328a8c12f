"""What every request needs: the lobby, who the guests are, the limits, the names the server answers to."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from fogline.table.calling.caller import Caller
from fogline.table.lobby import Lobby
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.table.store.base import Company
from fogline.web.identity import Guests
from fogline.web.limits import Gate, Limits, household, read_address

HERE: Final = ("127.0.0.0/8", "::1/128")
ANYBODY: Final = ("0.0.0.0/0", "::/0")
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "[::1]", "::1"})


@dataclass
class Context:
    lobby: Lobby
    guests: Guests
    limits: Limits = field(default_factory=Limits)
    names: frozenset[str] | None = LOOPBACK
    """The host names it answers to: a page of another site that points its own name at us gets nothing. None: all."""
    operators: tuple[str, ...] = HERE
    """Networks from which the server's figures may be read."""
    makers: tuple[str, ...] = ANYBODY
    """Networks from which tables may be made."""
    access_log: bool = False
    prefix: str = ""
    """The path at which it lives at its site; nothing, or say ``/fogline``."""
    caller: Caller | None = None
    """Who calls people whose turn it is; None: nobody is called here."""

    def __post_init__(self) -> None:
        self.gate = Gate(self.limits.per_second, self.limits.burst)
        self.costly_gate = Gate(self.limits.costly_per_second, self.limits.costly_burst)
        self.guess_gate = Gate(self.limits.guesses_per_second, self.limits.guesses_burst)
        self._makers = [ip_network(name) for name in self.makers]
        self.sockets: Counter[str] = Counter()
        self.sockets_elsewhere: Counter[str] = Counter()
        self._sockets_told: Counter[str] = Counter()
        self.lobby.rounds.append(self.share_limits)
        self.answers: Counter[str] = Counter()
        """Answers over HTTP by status."""
        self.errors = 0
        """Failures of our own."""

    def check_maker(self, address: str) -> None:
        if not within(address, self._makers):
            raise Refusal("no-making")

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

    def language(self, asked: str, headers: Headers) -> str:
        """The language asked for, else the first of the reader's that is spoken here, else the first of all."""
        if asked:
            return self.lobby.language(asked)
        for entry in headers.get("accept-language", "")[:200].split(","):
            lang = entry.partition(";")[0].strip().partition("-")[0].lower()
            if lang in self.lobby.languages:
                return lang
        return self.lobby.languages[0]

    def who(self, connection: HTTPConnection, token: str = "") -> Who:
        """Somebody by their cookie and, if they show one, their seat token."""
        return Who(self.guests.shown(connection.cookies)[0], token[:200] or self.token(connection))

    def token(self, connection: HTTPConnection) -> str:
        """The seat token that somebody shows, if they do."""
        scheme, _, value = connection.headers.get("authorization", "").partition(" ")
        return value.strip()[:200] if scheme.lower() == "bearer" else ""

    def enter_socket(self, address: str) -> None:
        address = household(address)
        mine = self.sockets[address] + self.sockets_elsewhere[address]
        # How many there is room for is each process's own affair; how many one address may have is not.
        if mine >= self.limits.sockets_per_address or self.sockets.total() >= self.limits.sockets:
            raise Refusal("too-many-watchers")
        self.sockets[address] += 1

    def leave_socket(self, address: str) -> None:
        address = household(address)
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]

    def share_limits(self, company: Company) -> None:
        """Tell other processes what each address has used here, and hear what it has used there."""
        gates = {"asked": self.gate, "made": self.costly_gate, "guessed": self.guess_gate}
        used = {f"{kind} {address}": n for kind, gate in gates.items() for address, n in gate.taken.items()}
        for address in self.sockets.keys() | self._sockets_told.keys():
            used[f"sockets {address}"] = self.sockets[address] - self._sockets_told[address]
        for name, n in company.share({name: n for name, n in used.items() if n}).items():
            kind, _, address = name.partition(" ")
            if kind == "sockets":
                self.sockets_elsewhere[address] += n
            elif n > 0:
                gates[kind].charge(address, n)
        self._sockets_told = self.sockets.copy()
        for gate in gates.values():
            gate.taken.clear()


def within(address: str, networks: Sequence[IPv4Network | IPv6Network]) -> bool:
    """Whether an address belongs to one of these networks."""
    known = read_address(address)
    return known is not None and any(known in network for network in networks)


def host_name(host: str) -> str:
    """A Host header without its port."""
    if host.startswith("["):
        return host.partition("]")[0].lower() + "]"
    return host.partition(":")[0].lower()


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"
