"""Requests byte by byte: what is one, what is none, and what is too much of one."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.routing import Route, WebSocketRoute

from fogline.web.app import DOORS
from fogline.web.connections import MOST_IN_LINE, MOST_UNREAD, NONSENSE
from fogline.web.handshake import Unshaken, shaken
from fogline.web.signposts import Signposts
from tests.web.doorstep import served
from tests.web.serving import GAMES, Site, seats_for

ASKED = b"GET /api/games/%s/rules HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
POSTED = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
PIECE = b"x" * 4096

ENDLESS: dict[str, bytes] = {
    "an address": b"GET /" + PIECE,
    "a header": b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ",
    "the size of a part of a body": POSTED + b"1;",
    "what comes behind a body": POSTED + b"2\r\n{}\r\n0\r\nX-Long: ",
}


async def sent(port: int, *parts: bytes) -> bytes:
    """All that is answered until the other side closes, or has answered everything."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answer = asyncio.ensure_future(reader.read(-1))
    for part in parts:
        if answer.done():
            break
        writer.write(part)
        await asyncio.wait({answer}, timeout=0.01)  # so that they do not come as one
    try:
        return await asyncio.wait_for(answer, 120)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize("what", ENDLESS)
def test_what_does_not_end_is_refused_before_it_fills_the_memory(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work(here: Site, client: httpx.AsyncClient, _: Any) -> None:
        answered = await sent(here.port, ENDLESS[what], *[PIECE] * (2 * MOST_UNREAD // len(PIECE)))
        assert b"HTTP/1.1 400 " in answered or not answered, "who is still sending may not get to read it"

    served(tmp_path, work)
    assert NONSENSE in capsys.readouterr().err


def test_what_is_asked_at_once_is_answered_in_turn_and_not_without_end(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, _: Any) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
        writer.write(b"".join(ASKED % game.encode() for game in GAMES))
        for game in GAMES:
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 120)
            size = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
            rules = json.loads(await asyncio.wait_for(reader.readexactly(size), 120))
            assert rules["game"] == game
        writer.close()
        many = await sent(here.port, ASKED % GAMES[0].encode() * (3 * MOST_IN_LINE))
        assert many.count(b"HTTP/1.1 200 ") <= MOST_IN_LINE + 1

    served(tmp_path, work)


def test_a_body_in_many_small_parts_is_one(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, _: Any) -> None:
        chairs = [{"kind": "person", "name": "Ana"}] * seats_for(GAMES[0])
        said = json.dumps({"game": GAMES[0], "chairs": chairs}).encode()
        parts = b"".join(b"1;%s\r\n%c\r\n" % (b"x" * 1000, letter) for letter in said)
        assert len(parts) > 2 * MOST_UNREAD
        asked = POSTED.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
        assert b"HTTP/1.1 200 " in await sent(here.port, asked, parts, b"0\r\nAuthorization: Bearer x\r\n\r\n")

    served(tmp_path, work)


KEY = (b"sec-websocket-key", b"AAAAAAAAAAAAAAAAAAAAAA==")
VERSION = (b"sec-websocket-version", b"13")
OFFER = b"sec-websocket-extensions"


@pytest.mark.parametrize(
    ("method", "version", "headers", "status"),
    [
        ("POST", "1.1", [KEY, VERSION], 405),
        ("GET", "1.0", [KEY, VERSION], 505),
        ("GET", "1.1", [KEY], 400),
        ("GET", "1.1", [KEY, (VERSION[0], b"8")], 400),
        ("GET", "1.1", [KEY, KEY, VERSION], 400),
        ("GET", "1.1", [(KEY[0], "ä".encode()), VERSION], 400),
        ("GET", "1.1", [KEY, VERSION, (OFFER, b"\xff;=")], 400),
    ],
)
def test_who_does_not_ask_for_a_socket_as_agreed_gets_none(
    method: str, version: str, headers: list[tuple[bytes, bytes]], status: int
) -> None:
    with pytest.raises(Unshaken) as refused:
        shaken(method, version, headers, squeezes=True)
    assert refused.value.status == status


def test_messages_are_squeezed_where_both_can_and_want_to() -> None:
    offered = [KEY, VERSION, (OFFER, b"x-other, permessage-deflate; client_max_window_bits")]
    agreed = shaken("GET", "1.1", offered, squeezes=True)
    assert agreed.squeeze is not None
    assert b"\r\nSec-WebSocket-Extensions: permessage-deflate;" in agreed.answer
    for headers, squeezes in ((offered, False), ([KEY, VERSION, (OFFER, b"x-other")], True)):
        plain = shaken("GET", "1.1", headers, squeezes)
        assert plain.squeeze is None
        assert b"Extensions" not in plain.answer


async def nothing(_: Any) -> Any:
    """No door is opened here."""


def test_an_address_leads_to_its_own_door() -> None:
    routes: list[Route | WebSocketRoute] = [Route(door.path, nothing, methods=[door.method]) for door in DOORS]
    routes += [WebSocketRoute("/api/tables/{table}/socket", nothing), Route("/page/{path:path}", nothing)]
    posts = Signposts(routes)
    for route in routes[:-2]:
        assert isinstance(route, Route)
        path = route.path.format(**{name: f"a {name}" for name in route.param_convertors})
        for method in route.methods or ():
            found = posts.find({"type": "http", "method": method, "path": path})
            assert found == (route, {name: f"a {name}" for name in route.param_convertors}), (method, path)
    assert posts.find({"type": "websocket", "path": "/api/tables/x/socket"}) == (routes[-2], {"table": "x"})
    nowhere = ("/api/tables/x/socket", "/api/tables//scene", "/api/tables/x/scene/", "/page/a.js", "/", "", "/nowhere")
    assert not any(posts.find({"type": "http", "method": "GET", "path": path}) for path in nowhere)
    assert posts.find({"type": "http", "method": "DELETE", "path": "/api/tables"}) is None


def test_a_door_that_fails_says_so_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work(here: Site, client: httpx.AsyncClient, _: Any) -> None:
        monkeypatch.setattr(here.context.lobby, "tables", lambda who: 1 / 0)
        failed = await client.get("/api/tables")
        assert (failed.status_code, failed.json()["error"]["key"]) == (500, "failed")
        assert here.context.errors == 1

    served(tmp_path, work)
    assert "ZeroDivisionError" in capsys.readouterr().err
