"""Half-open, slow and idle connections: they end in time, and keep nobody else out."""

import asyncio
import http.client
import json
import logging
import resource
import socket
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from fogline.web.carrier import WAITING
from fogline.web.connections import RESERVE, Places, told_at_once
from fogline.web.limits import UNLIMITED, Gate, Limits, household
from tests.web.doorstep import served
from tests.web.process import start, stop
from tests.web.serving import GAMES, Site, seats_for, table_of

HANDLES = 256
HALF = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half"


def few_handles() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (HANDLES, HANDLES))


def test_v3_half_headers_of_one_address_keep_no_other_out(tmp_path: Path) -> None:
    with (tmp_path / "log").open("wb") as log:
        process, address = start(tmp_path / "data", preexec_fn=few_handles, stderr=log)
    port = int(address.rpartition(":")[2])
    try:
        with ExitStack() as stack:
            for _ in range(300):
                half = stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=60))
                try:
                    half.sendall(HALF)
                except OSError:
                    # Sent away already.
                    continue
            honest = http.client.HTTPConnection("127.0.0.1", port, timeout=60, source_address=("127.0.0.2", 0))
            honest.request("GET", "/api/games")
            assert honest.getresponse().status == 200
            honest.close()
    finally:
        stop(process)
    assert "127.0.0.1: too many connections at once" in (tmp_path / "log").read_text()


async def ended(reader: asyncio.StreamReader) -> bytes:
    """What comes until the other side closes."""
    try:
        return await asyncio.wait_for(reader.read(-1), 120)
    except ConnectionResetError:
        return b""


SLOW: dict[str, tuple[bytes, bytes]] = {
    "says nothing": (b"", b""),
    "half a header, then byte by byte": (HALF, b"x"),
    "empty lines": (b"", b"\r\n"),
    "half a second header": (b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + HALF, b"x"),
    "idle after an answer": (b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", b""),
    "half a body": (
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 1000\r\n\r\n{",
        b" ",
    ),
    "a body that goes on after the refusal": (
        b"POST /nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\n{",
        b" ",
    ),
}


async def dawdle(port: int, first: bytes, drip: bytes) -> None:
    """Somebody who sends this and then a little now and then; it ends because the server ends it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(first)
    end = asyncio.ensure_future(ended(reader))
    while not end.done():
        await asyncio.wait({end}, timeout=0.1)
        if drip and not end.done():
            writer.write(drip)
    writer.close()


def test_v3_whoever_dawdles_is_closed_and_whoever_talks_is_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    quick = Limits(headers_seconds=1.5, body_seconds=1.5, idle_seconds=1)

    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAMES[0], "p" * seats_for(GAMES[0]))
        ws = await stack.enter_async_context(here.socket(made["table"]))
        await ws.send('{"do": "hello"}')
        assert '"scene"' in await ws.recv()
        async with client.stream("GET", f"/api/tables/{made['table']}/stream") as stream:
            lines = stream.aiter_lines()
            assert '"scene"' in await anext(lines)
            await asyncio.gather(*[dawdle(here.port, *said) for said in SLOW.values()])
            # Time has run out for all of these; not for who has said what they want.
            await ws.send('{"do": "ping", "nonce": "here"}')
            assert '"here"' in await asyncio.wait_for(ws.recv(), 120)
            await client.post(f"/api/tables/{made['table']}/leave", json={"seat": 0})
            assert '"scene"' in await asyncio.wait_for(anext(lines), 120)
        await ws.close()
        await client.aclose()
        for _ in range(1200):
            if not here.running.places.here:
                break
            await asyncio.sleep(0.05)
        assert not here.running.places.here, "every place is given back"

    caplog.set_level(logging.WARNING, "fogline.web.connections")
    served(tmp_path, work, limits=quick)
    assert "127.0.0.1: a request took too long to come" in caplog.text


def test_nobody_takes_more_than_half_and_a_named_proxy_comes_for_many() -> None:
    places = Places(Limits(connections_per_address=10), HANDLES, ("10.0.0.0/8",))
    assert places.most == HANDLES - HANDLES // 4 - RESERVE
    assert places.share("192.0.2.1") == 10
    assert places.share("127.0.0.1") == places.share("::1") == places.most // 2
    assert places.share("10.1.2.3") == places.most
    assert Places(Limits(), HANDLES).share("192.0.2.1") == places.most // 2
    assert places.most + places.backlog < HANDLES


def test_a_flood_of_refusals_is_one_line_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    places = Places(Limits(connections_per_address=3), HANDLES)
    taken = [places.take("192.0.2.1") for _ in range(1000)]
    assert sum(place is not None for place in taken) == 3
    assert [record.getMessage() for record in caplog.records] == [
        "192.0.2.1: too many connections at once; closed (0 more since the last such line)"
    ]
    for place in taken[:3]:
        assert place is not None
        place.leave()
        place.leave()
    assert not places.here


def test_no_answer_waits_for_the_other_side_to_acknowledge_its_header(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, _: Any) -> None:
        assert (await client.get("/api/games")).status_code == 200
        lines = [line.transport.get_extra_info("socket") for line in here.running.server_state.connections]
        assert lines
        assert all(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for line in lines)

    served(tmp_path, work)


class Sent:
    """A transport that keeps what is written."""

    data = b""

    def write(self, data: bytes) -> None:
        self.data += data


@pytest.mark.parametrize("method", ["GET", "HEAD"])
@pytest.mark.parametrize("header", [b"fine", b"two\r\nset-cookie: lines", b"two\nlines"])
def test_an_answer_is_written_as_a_whole_and_no_header_of_it_hides_another(method: str, header: bytes) -> None:
    async def work() -> None:
        sent, done = Sent(), list[bool]()
        given: list[Any] = [{"method": method}, sent, SimpleNamespace(write_paused=False), None, None, False]
        given += [[(b"date", b"today")], asyncio.Event(), False, True, lambda: done.append(True)]
        cycle = RequestResponseCycle(*given)
        send: Any = cycle.send
        told = told_at_once(send, 200, [(b"x", header), (b"content-length", b"2")], b"hi")
        assert told == (method == "GET" and header == b"fine") == bool(done) == cycle.response_complete
        wanted = b"HTTP/1.1 200 OK\r\ndate: today\r\nx: fine\r\ncontent-length: 2\r\n\r\nhi"
        assert sent.data == (wanted if told else b"")
        if told:
            assert not told_at_once(send, 200, [], b""), "once"

    asyncio.run(work())


def test_a_household_of_version_6_is_counted_as_one() -> None:
    places = Places(Limits(connections_per_address=2), 1000)
    held = [places.take(f"2001:db8:1:2::{n}") for n in (1, 2)]
    assert all(held)
    assert places.take("2001:db8:1:2:ffff::1") is None, "the same 64 bits"
    assert places.take("2001:db8:1:3::1"), "a neighbour"
    gate = Gate(0.0, 2)
    assert [gate.passes(f"2001:db8:1:2::{n}") for n in (1, 2, 3)] == [True, True, False]
    assert gate.passes("192.0.2.1")
    assert household("::ffff:192.0.2.1") == "192.0.2.1", "written in another way"
    for place in held:
        assert place
        place.leave()
    assert places.take("2001:db8:1:2:ffff::1")


def test_whoever_says_more_than_can_be_heard_at_once_is_heard_in_order(tmp_path: Path) -> None:
    """Reading stops when many messages wait, and goes on when they have been heard."""

    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAMES[0], "p" * seats_for(GAMES[0]))
        async with here.socket(made["table"]) as ws:
            await ws.send(json.dumps({"do": "hello", "token": made["tokens"][0]}))
            await ws.recv()
            said = [f"n{n}" for n in range(20 * WAITING)]
            for nonce in said:
                await ws.send(json.dumps({"do": "ping", "nonce": nonce}))
            answers = [json.loads(await ws.recv()) for _ in said]
        assert [(answer["is"], answer["nonce"]) for answer in answers] == [("pong", nonce) for nonce in said]

    served(tmp_path, work, limits=UNLIMITED)
