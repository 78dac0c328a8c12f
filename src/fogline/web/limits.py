"""How much and how often: limits on every door."""

import time
from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network


@dataclass(frozen=True)
class Limits:
    """What the server takes from one address."""

    per_second: float = 50.0
    burst: int = 300
    costly_per_second: float = 0.5
    """For doors that make something: tables, forks, imports."""
    costly_burst: int = 30
    socket_per_second: float = 20.0
    socket_burst: int = 60
    sockets_per_address: int = 200
    sockets: int = 4000
    tables: int = 2000
    """In the memory of one process at once; the others sleep on the disk."""
    tables_per_guest: int = 100
    """Unfinished ones that one guest may make in a day."""
    connections_per_address: int = 500
    """A whole club behind one router: every browser has a socket and keeps a few connections for a while."""
    headers_seconds: float = 10.0
    """From the first byte of a request, or from the connection, until its headers are there."""
    body_seconds: float = 60.0
    idle_seconds: int = 15
    """After which a connection is closed on which nothing more is asked."""
    message_bytes: int = 16_384
    body_bytes: int = 16_384
    large_body_bytes: int = 3_000_000
    """For doors that take a box or a record."""
    guesses_per_second: float = 0.1
    """For doors at which somebody may try to guess a secret."""
    guesses_burst: int = 20


UNLIMITED = Limits(
    1e9,
    10**9,
    1e9,
    10**9,
    1e9,
    10**9,
    10**6,
    10**6,
    tables_per_guest=10**9,
    connections_per_address=10**6,
    guesses_per_second=1e9,
    guesses_burst=10**9,
)
"""For measuring on loopback; sizes and patience stay limited."""


@lru_cache(maxsize=10_000)
def read_address(address: str) -> IPv4Address | IPv6Address | None:
    """An address as a number; None for what is none."""
    try:
        return ip_address(address)
    except ValueError:
        return None


@lru_cache(maxsize=10_000)
def household(address: str) -> str:
    """Whom an address is counted with. A household has 2⁶⁴ addresses of version 6: they are one."""
    known = read_address(address)
    if known is None or known.version == 4:
        return address
    if known.ipv4_mapped:
        return str(known.ipv4_mapped)
    return str(ip_network((int(known) >> 64 << 64, 64)))


@dataclass
class Bucket:
    """Fills steadily up to its burst; each request takes one."""

    per_second: float
    burst: int
    level: float | None = None
    """None: as full as it can be."""
    filled: float = 0.0

    def at(self, now: float) -> float:
        """How full it is by now."""
        if self.level is None:
            return float(self.burst)
        return min(float(self.burst), self.level + (now - self.filled) * self.per_second)

    def take(self, now: float) -> bool:
        level = self.at(now)
        taken = level >= 1
        self.level, self.filled = level - taken, now
        return taken

    def full(self, now: float) -> bool:
        return self.at(now) >= self.burst


@dataclass
class Gate:
    """Counts requests by address."""

    per_second: float
    burst: int
    buckets: dict[str, Bucket] = field(default_factory=dict)
    most: int = 10_000
    """Addresses remembered at once; full buckets are forgotten first."""
    taken: Counter[str] = field(default_factory=Counter)
    """What has passed since other processes were last told."""

    def passes(self, address: str) -> bool:
        now, address = time.monotonic(), household(address)
        if address not in self.buckets and len(self.buckets) >= self.most:
            self.buckets = {a: b for a, b in self.buckets.items() if not b.full(now)}
            if len(self.buckets) >= self.most:
                return False
        passes = self.buckets.setdefault(address, Bucket(self.per_second, self.burst)).take(now)
        self.taken[address] += passes
        return passes

    def charge(self, address: str, n: int) -> None:
        """So many have passed in other processes."""
        now = time.monotonic()
        if address not in self.buckets and len(self.buckets) >= self.most:
            return
        bucket = self.buckets.setdefault(address, Bucket(self.per_second, self.burst))
        bucket.level, bucket.filled = max(-float(self.burst), bucket.at(now) - n), now
