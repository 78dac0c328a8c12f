"""Frames, held against another's: what the websockets library writes is read, and the other way round."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from fogline.web.frames import (
    AGAINST_THE_RULES,
    CLOSE,
    NOT_TEXT,
    NOTHING_SAID,
    PONG,
    TOO_LARGE,
    UNSUPPORTED,
    Broken,
    Control,
    Reader,
    closed_with,
    closing,
    framed,
    unmasked,
)

MOST = 16_384


def sent(opcode: Opcode, data: bytes, fin: bool = True, mask: bool = True) -> bytes:
    """A frame as a client of the library's sends it."""
    return Frame(opcode, data, fin).serialize(mask=mask)


def pieces(data: bytes, cuts: Sequence[int]) -> list[bytes]:
    ends = sorted({0, *(cut % (len(data) + 1) for cut in cuts), len(data)})
    return [data[begin:end] for begin, end in pairwise(ends)] or [b""]


texts = st.text(max_size=300)


def heard(data: bytes, cuts: Sequence[int] = (), most: int = MOST) -> list[str | Control]:
    """What comes of these bytes; what is one short frame is read as such, as the carrier does."""
    reader, found = Reader(most), list[str | Control]()
    for piece in pieces(data, cuts):
        text = reader.short(piece)
        found += [text] if text is not None else reader.feed(piece)
    return found


@given(texts, st.binary(max_size=140))
def test_a_short_frame_is_read_at_once_and_as_any_other_is(text: str, other: bytes) -> None:
    data = sent(Opcode.TEXT, text.encode())
    assert Reader(MOST).short(data) == (text if len(text.encode()) < 126 else None)
    assert Reader(5).short(data) == (text if len(text.encode()) <= 5 else None)
    for changed in (data[:-1], data + b"x", sent(Opcode.PING, other[:125]), sent(Opcode.TEXT, b"", mask=False)):
        assert Reader(MOST).short(changed) is None
    begun = Reader(MOST)
    list(begun.feed(sent(Opcode.TEXT, b"a", fin=False)))
    assert begun.short(data) is None, "it lies between the parts of another"


controls = st.tuples(st.sampled_from([Opcode.PING, Opcode.PONG]), st.binary(max_size=125))


@given(st.lists(texts, max_size=5), st.lists(st.integers(0, 5000), max_size=8))
def test_texts_come_whole_however_they_are_cut(said: list[str], cuts: list[int]) -> None:
    data = b"".join(sent(Opcode.TEXT, text.encode()) for text in said)
    assert heard(data, cuts) == said


@given(texts, st.lists(st.integers(0, 2000), max_size=4), controls, st.lists(st.integers(0, 5000), max_size=6))
def test_parts_are_put_together_and_what_comes_between_them_is_heard_at_once(
    text: str, parts: list[int], control: tuple[Opcode, bytes], cuts: list[int]
) -> None:
    bodies = pieces(text.encode(), parts)
    data = b""
    for n, body in enumerate(bodies):
        data += sent(Opcode.CONT if n else Opcode.TEXT, body, fin=n == len(bodies) - 1)
        data += sent(*control)
    between = Control(int(control[0]), control[1])
    assert heard(data, cuts) == [*[between] * (len(bodies) - 1), text, between]


@given(st.binary(max_size=300), st.binary(min_size=4, max_size=4))
def test_a_mask_is_taken_off_byte_by_byte(data: bytes, mask: bytes) -> None:
    assert unmasked(data, mask) == bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 200_000])
def test_a_frame_is_what_the_library_makes_of_it(size: int) -> None:
    data = b"x" * size
    assert framed(data) == Frame(Opcode.TEXT, data).serialize(mask=False)
    assert framed(data, squeezed=True) == b"\xc1" + framed(data)[1:]
    assert framed(data[:125], PONG) == Frame(Opcode.PONG, data[:125]).serialize(mask=False)
    assert closing(4404, "gone") == Frame(Opcode.CLOSE, Close(4404, "gone").serialize()).serialize(mask=False)


WRONG = {
    "not masked": (sent(Opcode.TEXT, b"{}", mask=False), AGAINST_THE_RULES),
    "reserved": (b"\xa1" + sent(Opcode.TEXT, b"{}")[1:], AGAINST_THE_RULES),
    "squeezed though nobody agreed": (b"\xc1" + sent(Opcode.TEXT, b"{}")[1:], AGAINST_THE_RULES),
    "an unknown kind": (b"\x83" + sent(Opcode.TEXT, b"{}")[1:], AGAINST_THE_RULES),
    "the second part of nothing": (sent(Opcode.CONT, b"{}"), AGAINST_THE_RULES),
    "another text in the middle": (sent(Opcode.TEXT, b"{", fin=False) + sent(Opcode.TEXT, b"}"), AGAINST_THE_RULES),
    "half a ping": (b"\x09" + sent(Opcode.PING, b"{}")[1:], AGAINST_THE_RULES),
    "a ping that is too long": (b"\x89" + sent(Opcode.TEXT, b"x" * 126)[1:], AGAINST_THE_RULES),
    "bytes": (sent(Opcode.BINARY, b"{}"), UNSUPPORTED),
    "not UTF-8": (sent(Opcode.TEXT, b"\xff"), NOT_TEXT),
    "too large": (sent(Opcode.TEXT, b"x" * (MOST + 1)), TOO_LARGE),
    "too large, said before it comes": (b"\x81\xff" + (2**40).to_bytes(8, "big"), TOO_LARGE),
    "too large in parts": (
        sent(Opcode.TEXT, b"x" * MOST, fin=False) + sent(Opcode.CONT, b"x"),
        TOO_LARGE,
    ),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_against_the_rules_is_refused_with_its_code(wrong: str) -> None:
    data, code = WRONG[wrong]
    found: list[str | Control] = []
    with pytest.raises(Broken) as broken:
        found.extend(Reader(MOST).feed(sent(Opcode.TEXT, b"before") + data))
    assert broken.value.code == code
    reader = Reader(MOST)
    assert next(reader.feed(sent(Opcode.TEXT, b"before") + data)) == "before", "what came before it is heard"


@st.composite
def odd_frames(draw: st.DrawFn) -> bytes:
    """A frame that may break any rule of how frames begin, but is whole."""
    first, masked = (
        draw(st.sampled_from([*range(256), *[0x81, 0x01, 0x80, 0x00, 0x89, 0x8A] * 40])),
        draw(st.booleans()),
    )
    data = draw(st.text(max_size=130)).encode()
    # To say a small size in a long way is allowed to them as it is to us.
    size = len(data).to_bytes(1, "big") if len(data) < 126 else b"\x7e" + len(data).to_bytes(2, "big")
    return bytes([first, size[0] | 0x80 if masked or draw(st.booleans()) else size[0]]) + size[1:] + bytes(4) + data


def ours(data: bytes, cuts: Sequence[int]) -> tuple[list[str | Control], int]:
    """What we hear until somebody closes, and the code of our trouble with it; 0 for none."""
    reader, found = Reader(MOST), list[str | Control]()
    try:
        for piece in pieces(data, cuts):
            for message in reader.feed(piece):
                if isinstance(message, Control) and message.kind == CLOSE:
                    closed_with(message.data)
                    return found, 0
                found.append(message)
    except Broken as broken:
        return found, broken.code
    return found, 0


def theirs(data: bytes) -> tuple[list[str | Control], bool]:
    """The same by the library."""
    server = ServerProtocol(max_size=MOST)
    server.state = State.OPEN
    server.parser = server.parse()
    next(server.parser)
    server.receive_data(data)
    found, parts = list[str | Control](), list[bytes]()
    for frame in server.events_received():
        assert isinstance(frame, Frame)
        if frame.opcode in (Opcode.PING, Opcode.PONG):
            found.append(Control(int(frame.opcode), bytes(frame.data)))
        elif frame.opcode != Opcode.CLOSE:
            parts = [bytes(frame.data)] if frame.opcode == Opcode.TEXT else [*parts, bytes(frame.data)]
            if frame.fin:
                found.append(b"".join(parts).decode())
    return found, server.parser_exc is not None


@given(st.lists(odd_frames(), max_size=6), st.lists(st.integers(0, 900), max_size=4))
def test_whatever_comes_is_taken_as_the_library_takes_it(frames: list[bytes], cuts: list[int]) -> None:
    data = b"".join(frames)
    found, code = ours(data, cuts)
    if code != UNSUPPORTED:  # they take bytes, too
        assert (found, code > 0) == theirs(data)


@pytest.mark.parametrize(("data", "code"), [(b"", NOTHING_SAID), (b"\x03\xe8", 1000), (b"\x11\x94bye", 4500)])
def test_whoever_closes_says_why_or_not(data: bytes, code: int) -> None:
    assert closed_with(data) == code


@pytest.mark.parametrize("data", [b"\x03", b"\x00\x00", b"\x03\xed", b"\x03\xee", b"\x27\x10", b"\x03\xe8\xff"])
def test_whoever_closes_with_nonsense_is_told(data: bytes) -> None:
    with pytest.raises(Broken):
        closed_with(data)
