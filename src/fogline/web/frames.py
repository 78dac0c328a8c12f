"""Frames of a WebSocket (RFC 6455) as a server takes them apart and puts them together; nothing is sent here."""

import struct
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
KINDS: Final = frozenset({CONTINUED, TEXT, BINARY, CLOSE, PING, PONG})

UNSUPPORTED: Final = 1003
NOT_TEXT: Final = 1007
TOO_LARGE: Final = 1009
AGAINST_THE_RULES: Final = 1002
NOTHING_SAID: Final = 1005
"""A close frame without a code; it never travels."""

LAST: Final = 0x80
"""In the first byte: no more parts of this message come. In the second: it is masked."""
WHOLE_TEXT: Final = LAST | TEXT
SQUEEZED: Final = 0x40
RESERVED: Final = 0x30
SHORT: Final = 126
"""Bytes from which on the length of a frame has a place of its own."""
MOST_OF_CONTROL: Final = 125
LONG: Final = struct.Struct("!BBH").pack
"""How a frame begins that is longer than short."""

Unsqueeze = Callable[[bytes, int], bytes]
"""A message as it was before it was squeezed, if it has at most so many bytes; or ``Broken``."""


class Broken(Exception):
    """What came is no frame, or none that is taken: the code to close with."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(code, why)
        self.code, self.why = code, why


class Control(NamedTuple):
    """A message that is no text: somebody pings, answers a ping or closes."""

    kind: int
    data: bytes


class Head(NamedTuple):
    """How a frame begins."""

    last: bool
    squeezed: bool
    kind: int
    start: int
    """Where its mask lies."""
    end: int


class Reader:
    """Takes bytes as they come, in whatever pieces, and gives whole messages: texts, and what is no text."""

    def __init__(self, most: int, unsqueeze: Unsqueeze | None = None) -> None:
        self._most, self._unsqueeze = most, unsqueeze
        self._rest = b""
        self._parts: list[bytes] | None = None
        """Of a text whose last part has not come yet."""
        self._size = 0
        self._squeezed = False

    def short(self, data: bytes) -> str | None:
        """The text where this is one short frame with all of it, as nearly always; else it is to be fed."""
        size = len(data) - 6
        if not 0 <= size < SHORT or data[0] != WHOLE_TEXT or data[1] != LAST | size:
            return None
        if self._rest or self._parts is not None or size > self._most:
            return None
        return spelt(unmasked(data[6:], data[2:6]))

    def feed(self, data: bytes) -> Iterator[str | Control]:
        """What is whole by now. What comes after something that is ``Broken`` is not looked at."""
        data, at = self._rest + data if self._rest else data, 0
        self._rest = b""
        while (head := self._head(data, at)) is not None and head.end <= len(data):
            body, at = unmasked(data[head.start + 4 : head.end], data[head.start : head.start + 4]), head.end
            if head.kind >= CLOSE:
                yield Control(head.kind, body)
            elif (text := self._text(head, body)) is not None:
                yield text
        self._rest = data[at:]

    def _head(self, data: bytes, at: int) -> Head | None:
        """The next frame's beginning, once it is there; what cannot be taken is refused before the rest has come."""
        if len(data) < at + 2:
            return None
        first, second = data[at], data[at + 1]
        size, start = second & 0x7F, at + 2
        if size >= SHORT:
            width = 2 if size == SHORT else 8
            if len(data) < start + width:
                return None
            size, start = int.from_bytes(data[start : start + width], "big"), start + width
        head = Head(bool(first & LAST), bool(first & SQUEEZED), first & 0x0F, start, start + 4 + size)
        self._check(head, first, second, size)
        return head

    def _check(self, head: Head, first: int, second: int, size: int) -> None:
        if head.kind not in KINDS or first & RESERVED or not second & LAST:
            raise Broken(AGAINST_THE_RULES, "no frame of a client")
        if head.kind >= CLOSE:
            if size > MOST_OF_CONTROL or not head.last or head.squeezed:
                raise Broken(AGAINST_THE_RULES, "a control frame is short and whole")
            return
        if (head.kind == CONTINUED) == (self._parts is None):
            raise Broken(AGAINST_THE_RULES, "parts of a message come one after the other")
        if head.squeezed and (self._unsqueeze is None or head.kind == CONTINUED):
            raise Broken(AGAINST_THE_RULES, "nobody agreed to that")
        if head.kind == BINARY:
            raise Broken(UNSUPPORTED, "only text is heard")
        if self._size + size > self._most:
            raise Broken(TOO_LARGE, "too large")

    def _text(self, head: Head, body: bytes) -> str | None:
        """The text that is whole with this part; None where more is to come."""
        if head.kind == TEXT:
            self._squeezed = head.squeezed
        if not head.last or self._parts is not None:
            self._parts = [*(self._parts or ()), body]
            self._size += len(body)
            if not head.last:
                return None
            body, self._parts, self._size = b"".join(self._parts), None, 0
        if self._squeezed:
            assert self._unsqueeze is not None
            body = self._unsqueeze(body, self._most)
        return spelt(body)


def spelt(body: bytes) -> str:
    """A text, or ``Broken``."""
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise Broken(NOT_TEXT, "not UTF-8") from None


def unmasked(data: bytes, mask: bytes) -> bytes:
    """What a client has masked, as one large number: a loop over its bytes would take longer than all the rest."""
    size = len(data)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")


def framed(data: bytes, kind: int = TEXT, squeezed: bool = False) -> bytes:
    """A whole message as one frame of a server's."""
    size, first = len(data), LAST | SQUEEZED | kind if squeezed else LAST | kind
    if size < SHORT:
        return bytes((first, size)) + data
    if size < 65536:
        return LONG(first, 126, size) + data
    return struct.pack("!BBQ", first, 127, size) + data


def closing(code: int, why: str = "") -> bytes:
    """A close frame."""
    return framed(struct.pack("!H", code) + why.encode() if code != NOTHING_SAID else b"", CLOSE)


def closed_with(data: bytes) -> int:
    """The code of a close frame that came, or ``Broken``."""
    if not data:
        return NOTHING_SAID
    code = int.from_bytes(data[:2], "big")
    if len(data) < 2 or not ((1000 <= code < 1015 and code not in (1004, 1005, 1006)) or 3000 <= code < 5000):
        raise Broken(AGAINST_THE_RULES, "no code to close with")
    try:
        data[2:].decode()
    except UnicodeDecodeError:
        raise Broken(NOT_TEXT, "not UTF-8") from None
    return code
