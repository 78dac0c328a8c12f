"""How a connection becomes a socket (RFC 6455, 4.2): what is asked, and how it is answered; nothing is sent here."""

import base64
import binascii
import hashlib
from collections.abc import Sequence
from http import HTTPStatus
from typing import Final, NamedTuple

from websockets.exceptions import InvalidHeader, NegotiationError
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.headers import build_extension, parse_extension

GUID: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
VERSION: Final = b"13"
KEY_BYTES: Final = 16

SQUEEZE: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=12, client_max_window_bits=12, compress_settings={"memLevel": 5}
)

Headers = Sequence[tuple[bytes, bytes]]
"""Names in small letters."""


class Unshaken(Exception):
    """Nobody becomes a socket in this way: the status to answer with."""

    def __init__(self, status: HTTPStatus) -> None:
        super().__init__(status)
        self.status = status


class Handshake(NamedTuple):
    """A handshake that can be agreed to."""

    answer: bytes
    squeeze: PerMessageDeflate | None


def shaken(method: str, version: str, headers: Headers, squeezes: bool) -> Handshake:
    """What is agreed to, or ``Unshaken``. That it is a socket that is asked for, the HTTP connection has seen."""
    if method != "GET":
        raise Unshaken(HTTPStatus.METHOD_NOT_ALLOWED)
    if version != "1.1":
        raise Unshaken(HTTPStatus.HTTP_VERSION_NOT_SUPPORTED)
    said = [value for name, value in headers if name == b"sec-websocket-version"]
    if said != [VERSION]:
        raise Unshaken(HTTPStatus.BAD_REQUEST)
    lines = [
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ",
        accepted([value for name, value in headers if name == b"sec-websocket-key"]),
    ]
    squeeze = None
    if squeezes:
        agreed, squeeze = squeezed([value for name, value in headers if name == b"sec-websocket-extensions"])
        if squeeze is not None:
            lines += [b"\r\nSec-WebSocket-Extensions: ", agreed]
    return Handshake(b"".join([*lines, b"\r\n\r\n"]), squeeze)


def accepted(keys: list[bytes]) -> bytes:
    """The answer to the one key of a request."""
    try:
        good = len(keys) == 1 and len(base64.b64decode(keys[0], validate=True)) == KEY_BYTES
    except binascii.Error:
        good = False
    if not good:
        raise Unshaken(HTTPStatus.BAD_REQUEST)
    return base64.b64encode(hashlib.sha1(keys[0] + GUID).digest())


def squeezed(offers: list[bytes]) -> tuple[bytes, PerMessageDeflate | None]:
    """The first offer to squeeze messages that can be taken, as it is told, and what squeezes by it."""
    try:
        asked = [one for offer in offers for one in parse_extension(offer.decode("latin-1"))]
    except InvalidHeader:
        raise Unshaken(HTTPStatus.BAD_REQUEST) from None
    for name, wishes in asked:
        if name == SQUEEZE.name:
            try:
                terms, squeeze = SQUEEZE.process_request_params(wishes, [])
            except NegotiationError:
                continue
            return build_extension([(name, terms)]).encode(), squeeze
    return b"", None


def refusal(status: HTTPStatus) -> bytes:
    """An answer that is no socket, after which the connection is closed."""
    more = "Allow: GET\r\n" if status == HTTPStatus.METHOD_NOT_ALLOWED else ""
    return f"HTTP/1.1 {status.value} {status.phrase}\r\n{more}Connection: close\r\nContent-Length: 0\r\n\r\n".encode()
