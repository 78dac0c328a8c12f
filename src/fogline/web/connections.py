"""Connections: how many there may be at once, and how long each may take to say what it wants."""

import asyncio
import logging
import resource
import time
from collections import Counter
from collections.abc import Sequence
from enum import Enum
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, Final

from starlette.types import Send
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from fogline.web.carrier import Carrier
from fogline.web.limits import Limits, household, read_address

log = logging.getLogger(__name__)

ENOUGH: Final = 8192
"""File handles that a server asks its system for."""
RESERVE: Final = 64
"""File handles for the store, the bots and the files of the page: no connection gets these."""
QUIET: Final = 10.0
"""Seconds between two lines of the log about the same."""

MOST_UNREAD: Final = 32_768
"""Bytes of a header, or of what stands between the parts of a body."""
MOST_IN_LINE: Final = 16
"""Requests of one connection that may wait for the answer to the one before."""
NONSENSE: Final = "Invalid HTTP request received."
"""What uvicorn says to what is no request."""

FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 10\r\n\r\n"


def handles() -> int:
    """How many file handles this process may have, once it has asked for enough."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(ENOUGH, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return ENOUGH if soft == resource.RLIM_INFINITY else soft


class Places:
    """Who is connected, by address. Nobody takes so many places that others do not get in."""

    def __init__(self, limits: Limits, most_handles: int, proxies: Sequence[str] = ()) -> None:
        self.limits = limits
        self.backlog = min(1024, most_handles // 4)
        """Those who are let in only to be sent away need handles too."""
        self.most = max(1, most_handles - self.backlog - RESERVE)
        self.here: Counter[str] = Counter()
        self._proxies: list[IPv4Network | IPv6Network] = [ip_network(name) for name in proxies]
        self._told: dict[str, tuple[float, int]] = {}

    def take(self, address: str) -> "Place | None":
        if self.here.total() >= self.most:
            self.tell("all places are taken", address)
            return None
        counted = household(address)
        if self.here[counted] >= self.share(address):
            self.tell("too many connections at once", address)
            return None
        return Place(self, counted)

    def share(self, address: str) -> int:
        """How many places one address may have: a proxy all, as it comes for many; others never more than half."""
        known = read_address(address)
        if known is None:
            return self.most // 2
        if any(known in proxy for proxy in self._proxies):
            return self.most
        # Whoever is on this machine may come for many as well: a tunnel, or a proxy that nobody has named.
        return self.most // 2 if known.is_loopback else min(self.limits.connections_per_address, self.most // 2)

    def tell(self, what: str, address: str) -> None:
        """A line of the log for each sort of trouble, but not for each time: nobody fills the disk in that way."""
        now = time.monotonic()
        last, unsaid = self._told.get(what, (-QUIET, 0))
        if now - last < QUIET:
            self._told[what] = (last, unsaid + 1)
            return
        self._told[what] = (now, 0)
        log.warning("%s: %s; closed (%d more since the last such line)", address, what, unsaid)


class Place:
    """One connection's place, until it is given back."""

    def __init__(self, places: Places, address: str) -> None:
        self._places = places
        self._address: str | None = address
        places.here[address] += 1

    def leave(self) -> None:
        if self._address is None:
            return
        self._places.here[self._address] -= 1
        if self._places.here[self._address] <= 0:
            del self._places.here[self._address]
        self._address = None


def told_at_once(send: Send, status: int, headers: Sequence[tuple[bytes, bytes]], body: bytes) -> bool:
    """Whether this answer has been written, whole, with its length among its headers. ``send`` is uvicorn's, who does
    it in two steps and looks at each header three times; whatever is not as nearly always is left to it."""
    cycle = getattr(send, "__self__", None)
    if not isinstance(cycle, RequestResponseCycle) or cycle.response_started or cycle.disconnected:
        return False
    if not cycle.keep_alive or cycle.access_log or cycle.flow.write_paused or cycle.scope["method"] == "HEAD":
        return False
    told = [*cycle.default_headers, *headers]
    head = b"".join([b"%b: %b\r\n" % header for header in told])
    if head.count(b"\n") != len(told) or head.count(b"\r") != len(told):
        return False  # no header has a line of its own to hide in
    cycle.response_started = cycle.response_complete = True
    cycle.waiting_for_100_continue = False
    cycle.transport.write(b"".join((STATUS_LINE[status], head, b"\r\n", body)))
    cycle.message_event.set()
    cycle.on_response()
    return True


class Part(Enum):
    """Of a request: what the other side is sending."""

    HEADER = "header"
    BODY = "body"
    NOTHING = "nothing"
    """It is whole, and the next one has not begun."""


class Http(HttpToolsProtocol):
    """A connection that must say what it wants in time, and without beating about the bush. uvicorn itself waits for
    ever for the end of a header, and takes one of any length."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.places: Places = self.app_state["places"]
        self.place: Place | None = None
        self._part = Part.HEADER
        self._wanted: bytes | None = None
        self._unread = 0
        """Bytes that have come and are not understood yet."""
        self._awaited: Part | None = None
        """What the time runs for."""
        self._limit: asyncio.TimerHandle | None = None

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else "?"

    @property
    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.place = self.places.take(self._address)
        if self.place is None:
            transport.write(FULL)
            transport.close()
            return
        self._watch()

    def data_received(self, data: bytes) -> None:
        self._unread += len(data)
        super().data_received(data)
        if self._unread > MOST_UNREAD and not self.transport.is_closing():
            self.logger.warning(NONSENSE)
            self.send_400_response(NONSENSE)
        self._watch()

    def on_message_begin(self) -> None:
        self._part, self._wanted = Part.HEADER, None
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._part is not Part.HEADER:
            return  # what comes behind a body is read by nobody
        name = name.lower()
        if name == b"expect" and value.lower() == b"100-continue":
            self.expect_100_continue = True
        self.headers.append((name, value))

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_IN_LINE:
            raise ValueError("too many requests at once")
        self._part, self._unread = Part.BODY, 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unread = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._part, self._unread = Part.NOTHING, 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._part is Part.NOTHING:
            # Nothing more has come: an idle connection is closed by uvicorn's own clock.
            self._stop()
        else:
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop()
        if self.place is not None:
            self.place.leave()

    def _get_upgrade(self) -> bytes | None:
        """What a request wants to be instead: uvicorn asks three times, once all headers are there."""
        if self._wanted is None:
            self._wanted = super()._get_upgrade() or b""
        return self._wanted

    def handle_websocket_upgrade(self) -> None:
        """From here on a carrier has the connection, and its place."""
        self.connections.discard(self)
        self._stop()
        talks = Carrier(self.config, self.server_state, self.app_state, self.loop)
        talks.connection_made(self.transport)
        if self.place is not None:
            talks.leaves, self.place = self.place.leave, None
        self.transport.set_protocol(talks)
        talks.shake_hands(self.scope, self.url)

    def _watch(self) -> None:
        """Time for a header, time for a body, none while we ourselves are at work. Single bytes win no more time."""
        awaited = self._part
        if awaited is not Part.BODY:
            # Whatever comes after a whole request is the beginning of a header, which has time once it is its turn.
            awaited = Part.NOTHING if self._answering else Part.HEADER
        if self.place is None or awaited is self._awaited:
            return
        self._stop()
        limits = self.places.limits
        if awaited is not Part.NOTHING:
            self._awaited = awaited
            seconds = limits.headers_seconds if awaited is Part.HEADER else limits.body_seconds
            self._limit = self.loop.call_later(seconds, self._give_up)

    def _stop(self) -> None:
        self._awaited = None
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _give_up(self) -> None:
        self.places.tell("a request took too long to come", self._address)
        self.transport.abort()
