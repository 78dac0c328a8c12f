"""A webhook: one POST to an address that a stranger has named, and no way from there into the house.

A name is looked up once, every address that it has is checked, and the connection goes to a checked address: nobody
can answer the second question differently. No redirect is followed, the whole of it has a few seconds, and of the
answer only its first line is read.
"""

import asyncio
import re
import socket
import ssl
from asyncio import StreamReader, StreamWriter
from collections.abc import Mapping
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult

from fogline.table.calling.threads import apart
from fogline.table.calling.wishes import split

SECONDS: Final = 10.0
"""For all of it."""
MOST_LINE: Final = 2000
"""Bytes of the answer's first line."""
TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""Addresses of version 6 that lead to one of version 4, which is their end."""
STATUS: Final = re.compile(rb"HTTP/\d\.\d (\d{3})\b")


class Undelivered(Exception):
    """A call that did not get through; ``key`` names why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def is_public(address: str) -> bool:
    """Whether an address is somebody's out in the world, and not in the house, on this machine or nobody's."""
    known: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(known, IPv6Address):
        if known.sixtofour or known.teredo or known.is_site_local:
            return False
        inner = known.ipv4_mapped or (IPv4Address(int(known) & 0xFFFFFFFF) if known in TRANSLATED else None)
        if inner is not None:
            return is_public(str(inner))
    odd = known.is_multicast or known.is_reserved or known.is_unspecified or known.is_loopback or known.is_link_local
    return known.is_global and not (odd or known.is_private)


async def send(address: str, headers: Mapping[str, str], body: bytes, private: bool = False) -> None:
    """Post this; ``Undelivered`` where it was not taken. ``private``: addresses of the house are allowed."""
    parts = split(address)
    try:
        async with asyncio.timeout(SECONDS):
            status = await answered(parts, request(parts, headers, body), private)
    except TimeoutError:
        raise Undelivered("late") from None
    except (OSError, ssl.SSLError, ValueError):
        raise Undelivered("unreachable") from None
    if status // 100 != 2:
        raise Undelivered("redirected" if status // 100 == 3 else "refused")


def request(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    own = {"Host": parts.netloc, "User-Agent": "Fogline", "Connection": "close", "Content-Length": str(len(body))}
    lines = [f"POST {target} HTTP/1.1", *(f"{name}: {value}" for name, value in (own | dict(headers)).items())]
    return "\r\n".join([*lines, "", ""]).encode() + body


async def answered(parts: SplitResult, said: bytes, private: bool) -> int:
    """The status with which it is answered, by the first of its addresses that can be reached."""
    reader, writer = await connected(parts, private)
    try:
        writer.write(said)
        await writer.drain()
        found = STATUS.match(await reader.readline())
    finally:
        writer.transport.abort()
    if found is None:
        raise Undelivered("refused")
    return int(found[1])


async def connected(parts: SplitResult, private: bool) -> tuple[StreamReader, StreamWriter]:
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    problem: OSError = ConnectionError()
    for address in await checked(str(parts.hostname), port, private):
        name = parts.hostname if secure else None
        try:
            return await asyncio.open_connection(
                address, port, ssl=trust() if secure else None, server_hostname=name, limit=MOST_LINE
            )
        except OSError as failed:
            problem = failed
    raise problem


async def checked(host: str, port: int, private: bool) -> list[str]:
    """All addresses of a name; where one of them is not for strangers, none."""
    try:
        found = await apart(lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
    except (OSError, UnicodeError):
        raise Undelivered("unresolved") from None
    addresses = list(dict.fromkeys(str(entry[4][0]) for entry in found))
    if not private and not all(is_public(address) for address in addresses):
        raise Undelivered("forbidden")
    return addresses


@cache
def trust() -> ssl.SSLContext:
    return ssl.create_default_context()
