"""What carries a socket, byte by byte: who keeps to the protocol is heard, who does not is told why."""

import asyncio
import json
import os
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.frames import Close, Frame, Opcode

from fogline.web.carrier import ALIVE, Carrier
from fogline.web.frames import CLOSE, PING, PONG, TEXT
from tests.web.doorstep import closed, served
from tests.web.serving import GAMES, Site, post, seats_for, table_of

GAME = GAMES[0]
SEATS = seats_for(GAME)


class Raw:
    """A client that sends whatever it likes, in whatever pieces."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def send(self, opcode: int, data: bytes, fin: bool = True, mask: bool = True) -> None:
        self.writer.write(Frame(Opcode(opcode), data, fin).serialize(mask=mask))

    def send_parts(self, *parts: bytes) -> None:
        """The beginning of a text of which more is to come."""
        for n, part in enumerate(parts):
            self.send(0 if n else TEXT, part, fin=False)

    async def frame(self) -> tuple[int, bytes]:
        """The next frame: its kind and what it says."""
        first, size = await asyncio.wait_for(self.reader.readexactly(2), 120)
        assert first & 0x80, "we never send a message in parts"
        assert not size & 0x80, "a server masks nothing"
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return first & 0x0F, await asyncio.wait_for(self.reader.readexactly(size), 120)

    async def until(self, kind: int) -> bytes:
        """What the next frame of a kind says."""
        while True:
            found, data = await self.frame()
            if found == kind:
                return data

    async def told(self, wanted: str) -> Any:
        while True:
            told = json.loads(await self.until(TEXT))
            if told["is"] == wanted:
                return told


HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
)


async def raw(here: Site, table: str, key: str = "AAAAAAAAAAAAAAAAAAAAAA==") -> tuple[Raw, bytes]:
    """A connection that has asked to become a socket, and how that was answered."""
    line = Raw(*await asyncio.open_connection("127.0.0.1", here.port))
    line.writer.write(HANDSHAKE.format(table=table, key=key).encode())
    return line, await asyncio.wait_for(line.reader.readuntil(b"\r\n\r\n"), 120)


async def seated(here: Site, client: httpx.AsyncClient, pings: float | None = None) -> tuple[Raw, Any]:
    """Somebody at a table who has seen their first scene. They answer no pings: unless it is said none come."""
    here.running.config.ws_ping_interval = pings
    made = await table_of(client, GAME, "p" * SEATS)
    line, answer = await raw(here, made["table"])
    # The key and its answer as RFC 6455 computes them.
    assert answer.startswith(b"HTTP/1.1 101 ")
    assert b"\r\nSec-WebSocket-Accept: ICX+Yqv66kxgM0FcWaLWlFLwTAI=\r\n" in answer
    line.send(TEXT, json.dumps({"do": "hello", "token": made["tokens"][0]}).encode())
    await line.told("scene")
    return line, made


def test_a_message_may_come_in_parts_and_a_ping_between_them_is_answered_first(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, _: Any) -> None:
        line, _ = await seated(here, client)
        line.send(TEXT, b'{"do": "pi', fin=False)
        line.send(PING, b"are you there?")
        line.send(0, b'ng", "nonce": ', fin=False)
        assert await line.until(PONG) == b"are you there?"
        whole = Frame(Opcode.CONT, '"ñ"}'.encode()).serialize(mask=True)
        for n in range(len(whole)):
            line.writer.write(whole[n : n + 1])
            await line.writer.drain()
        assert (await line.told("pong"))["nonce"] == "ñ"
        line.writer.close()

    served(tmp_path, work)


WRONG: dict[str, tuple[Callable[[Raw], object], int]] = {
    "not masked": (lambda line: line.send(TEXT, b"{}", mask=False), 1002),
    "half of nothing": (lambda line: line.send(0, b"{}"), 1002),
    "bytes": (lambda line: line.send(2, b"{}"), 1003),
    "not UTF-8": (lambda line: line.send(TEXT, b"\xff\xfe"), 1007),
    "too large": (lambda line: line.send(TEXT, b"x" * 20_000), 1009),
    "too large in parts": (lambda line: line.send_parts(b"x" * 9_000, b"x" * 9_000), 1009),
    "a close of nonsense": (lambda line: line.send(CLOSE, b"\x00"), 1002),
}


def test_who_does_not_keep_to_the_protocol_is_told_why_and_closed(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, _: Any) -> None:
        for wrong, (says, code) in WRONG.items():
            line, _ = await seated(here, client)
            says(line)
            assert Close.parse(await line.until(CLOSE)).code == code, wrong
            assert await asyncio.wait_for(line.reader.read(), 120) == b"", "and nothing more"
            line.writer.close()
        await empty(here)

    served(tmp_path, work)


async def empty(here: Site) -> None:
    """Nobody is there any more, in any list of ours."""
    for _ in range(2400):
        if not (carriers(here) or here.context.sockets):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("somebody is still there")


def carriers(here: Site) -> list[Carrier]:
    return [line for line in here.running.server_state.connections if isinstance(line, Carrier)]


def test_whoever_closes_is_answered_with_their_code(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, _: Any) -> None:
        for data in (b"", b"\x03\xe8", b"\x0f\xa1bye"):
            line, _ = await seated(here, client)
            line.send(TEXT, b'{"do": "ping", "nonce": "last"}')
            line.send(CLOSE, data)
            assert await line.until(CLOSE) == data[:2]
            assert await asyncio.wait_for(line.reader.read(), 120) == b""
            line.writer.close()
        await empty(here)

    served(tmp_path, work)


@pytest.mark.parametrize("answers", [True, False])
def test_who_answers_no_ping_is_dropped_and_who_does_is_not(answers: bool, tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, _: Any) -> None:
        here.running.config.ws_ping_timeout = 600.0
        line, _ = await seated(here, client, pings=0.05)
        # Of the pings that came before the scene nobody took notice.
        line.send(PONG, ALIVE)
        for _ in range(5):
            assert await line.until(PING) == ALIVE
            line.send(PONG, b"not asked for")
            line.send(PONG, ALIVE)
        if not answers:
            here.running.config.ws_ping_timeout = 0.05
            await line.until(PING)
            line.send(PONG, ALIVE)
            assert Close.parse(await line.until(CLOSE)).code == 1011
        line.writer.close()

    served(tmp_path, work)


def test_who_does_not_read_is_shown_the_last_scene_when_they_do(tmp_path: Path) -> None:
    """While nothing can be written nothing is made, nothing is answered, and nothing piles up."""

    async def work(here: Site, client: httpx.AsyncClient, _: Any) -> None:
        line, made = await seated(here, client)
        [carrier] = carriers(here)
        carrier.pause_writing()
        line.send(PING, b"nobody reads the answer")
        line.send(TEXT, b'{"do": "ping", "nonce": "slow"}')
        for _ in range(2400):
            if carrier._unheard:
                break
            await asyncio.sleep(0.05)
        assert carrier._unheard, "it was read, and waits"
        for _ in range(3):
            seat = (await client.get(f"/api/tables/{made['table']}")).json()["waiting"][0]
            scene = (await client.get(f"/api/tables/{made['table']}/scene", params={"seat": seat})).json()
            said = {"seat": seat, "action": scene["legal"][0]["id"], "confirm": True}
            await post(client, f"/api/tables/{made['table']}/act", **said)
        assert not carrier.transport.get_write_buffer_size()
        carrier.resume_writing()
        turns = here.context.lobby.room(made["table"]).table.playing().count.turns
        nonce, seen = "", -1
        while nonce != "slow" or seen < turns:
            kind, data = await line.frame()
            assert kind == TEXT, "nothing else was sent meanwhile"
            told = json.loads(data)
            nonce, seen = told.get("nonce", nonce), told["scene"]["turns"] if told["is"] == "scene" else seen
        line.writer.close()

    served(tmp_path, work)


def test_squeezed_messages_are_understood_both_ways_and_a_bomb_is_not_unpacked(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, _: Any) -> None:
        here.running.config.ws_per_message_deflate = True
        made = await table_of(client, GAME, "p" * SEATS)
        async with here.socket(made["table"], compression="deflate") as ws:
            assert ws.protocol.extensions
            await ws.send(json.dumps({"do": "hello", "token": made["tokens"][0]}))
            assert json.loads(await ws.recv())["is"] == "scene"
            for n in range(20):
                nonce = f"{n} {os.urandom(20).hex()}"
                await ws.send(json.dumps({"do": "ping", "nonce": nonce}))
                assert json.loads(await ws.recv())["nonce"] == nonce
            await ws.send(json.dumps({"do": "speak", "lang": "es"}))
            told = [json.loads(await ws.recv())["is"] for _ in range(2)]
            assert sorted(told) == ["done", "scene"]
            await ws.send("x" * 10_000_000)
            assert await closed(ws) == 1009

    served(tmp_path, work)


@pytest.mark.parametrize("key", ["", "short", "AAAA"])
def test_a_handshake_that_is_none_is_refused(key: str, tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, _: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        line, answer = await raw(here, made["table"], key)
        assert answer.startswith(b"HTTP/1.1 400 ")
        line.writer.close()
        await empty(here)

    served(tmp_path, work)


def test_what_fails_on_our_side_before_anybody_is_let_in_is_told_as_such(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(here: Site, client: httpx.AsyncClient, _: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        monkeypatch.setattr(here.context, "check_origin", lambda headers: 1 / 0)
        line, answer = await raw(here, made["table"])
        assert answer.startswith(b"HTTP/1.1 500 ")
        line.writer.close()
        await empty(here)

    served(tmp_path, work)


class Sink(asyncio.Transport):
    """The other side of a connection, which notes what each call of the system writes."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return False


def test_what_is_told_in_one_step_is_written_with_one_call_and_before_the_end() -> None:
    async def work() -> list[bytes]:
        state: Any = SimpleNamespace(connections=set())
        line, sink = Carrier(Any, state, {}), Sink()  # type: ignore[arg-type]
        line.connection_made(sink)
        for text in (b"one", b"two"):
            line.tell(text)
        await asyncio.sleep(0)
        line.tell(b"three")
        line.close(1000)
        line.tell(b"too late")
        await asyncio.sleep(0)
        line.connection_lost(None)
        return sink.written

    frames = [b"\x81\x03one\x81\x03two", b"\x81\x05three", b"\x88\x02\x03\xe8"]
    assert asyncio.run(work()) == frames
