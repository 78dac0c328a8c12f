"""Bad, huge, fast and strange: each refused clearly, with nothing changed."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from fogline.web.limits import Limits
from tests.web.doorstep import closed, served, untouched
from tests.web.serving import GAMES, Site, get, seats_for, table_of

GAME = GAMES[0]
SEATS = seats_for(GAME)

BAD_BODIES = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe",
    b'{"action": []}',
    b'{"action": 1e400}',
    b'{"action": -1}',
    b'{"action": true}',
    b'{"action": 0, "seat": 99}',
    b'{"action": 0, "at": "x"}',
    b'{"action": 0, "at": "1.0", "unknown": 1}',
    b'{"action": 0, "nonce": 5}',
    b"[" * 15_000,
    b'{"action": "' + b"x" * 1000 + b'"}',
]


def test_bad_json_is_told_and_changes_nothing(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        before = untouched(here, made["table"])
        headers = {"Content-Type": "application/json"}
        for body in BAD_BODIES:
            answer = await client.post(f"/api/tables/{made['table']}/act", content=body, headers=headers)
            assert 400 <= answer.status_code < 500, body[:80]
            assert answer.json()["error"]["text"]
            assert "Traceback" not in answer.text
        form = await client.post(f"/api/tables/{made['table']}/undo", data={"seat": "0"})
        assert form.status_code == 400, "a form of another site is no JSON"
        assert untouched(here, made["table"]) == before

    served(tmp_path, work)


def test_huge_bodies_are_not_read(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        headers = {"Content-Type": "application/json"}
        small = await client.post(f"/api/tables/{made['table']}/act", content=b" " * 20_000, headers=headers)
        assert (small.status_code, small.json()["error"]["key"]) == (413, "too-large")

        async def endless() -> Any:
            for _ in range(500):
                yield b" " * 20_000

        large = await client.post("/api/import", content=endless(), headers=headers)
        assert large.status_code == 413

    served(tmp_path, work)


def test_nothing_is_done_twice_as_fast_as_allowed(tmp_path: Path) -> None:
    tight = Limits(per_second=0.01, burst=12, costly_per_second=0.01, costly_burst=2)

    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        body = {"game": GAME, "chairs": [{}] * SEATS}
        codes = [(await client.post("/api/tables", json=body)).status_code for _ in range(4)]
        assert codes == [200, 200, 429, 429]
        codes = [(await client.get("/api/games")).status_code for _ in range(12)]
        assert codes[0] == 200
        assert codes[-1] == 429

    served(tmp_path, work, limits=tight)


def test_a_socket_that_talks_too_fast_is_closed(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        ws = await stack.enter_async_context(here.socket(made["table"]))
        await ws.send(json.dumps({"do": "hello"}))
        for _ in range(20):
            await ws.send(json.dumps({"do": "ping"}))
        assert await closed(ws) == 1008

    served(tmp_path, work, limits=Limits(socket_per_second=0.01, socket_burst=5))


def test_only_so_many_sockets(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        first = await stack.enter_async_context(here.socket(made["table"]))
        await stack.enter_async_context(here.socket(made["table"]))
        with pytest.raises(websockets.InvalidStatus):
            await here.socket(made["table"])
        stream = await client.get(f"/api/tables/{made['table']}/stream")
        assert stream.status_code == 429
        await first.close()
        for _ in range(12_000):
            if here.context.sockets.total() < 2:
                break
            await asyncio.sleep(0.01)
        await stack.enter_async_context(here.socket(made["table"]))

    served(tmp_path, work, limits=Limits(sockets_per_address=2))


SOCKET_ENDS: list[tuple[str, Any, int]] = [
    ("bytes", b"\x00\x01", 1003),
    ("huge", "x" * 40_000, 1009),
    ("no hello", json.dumps({"do": "ping"}), 4400),
    ("no json", "{{{", 4400),
    ("deep", "[" * 10_000, 4400),
    ("unknown word", json.dumps({"do": "dance"}), 4400),
    ("foreign token", json.dumps({"do": "hello", "token": "x" * 32}), 4403),
    ("foreign seat", json.dumps({"do": "hello", "seat": 0}), 4403),
    ("unknown language", json.dumps({"do": "hello", "lang": "xx"}), 4400),
    ("wrong type", json.dumps({"do": "hello", "seat": "zero"}), 4400),
]


def test_a_socket_that_begins_wrongly_is_closed(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        before = untouched(here, made["table"])
        for name, said, code in SOCKET_ENDS:
            ws = await stack.enter_async_context(here.socket(made["table"]))
            await ws.send(said)
            assert await closed(ws) == code, name
        unknown = await stack.enter_async_context(here.socket("nowhere"))
        await unknown.send(json.dumps({"do": "hello"}))
        assert await closed(unknown) == 4404
        assert untouched(here, made["table"]) == before

    served(tmp_path, work)


def test_nonsense_in_a_conversation_is_told_and_then_ends_it(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        ws = await stack.enter_async_context(here.socket(made["table"]))
        await ws.send(json.dumps({"do": "hello", "token": made["tokens"][0]}))
        await ws.recv()
        await ws.send("nonsense")
        assert json.loads(await ws.recv())["error"]["key"] == "bad-json"
        await ws.send(json.dumps({"do": "ping", "nonce": "still here"}))
        assert json.loads(await ws.recv())["nonce"] == "still here"
        for _ in range(25):
            await ws.send("nonsense")
        assert await closed(ws) == 1008

    served(tmp_path, work)


def test_unknown_addresses_and_ways(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        for method, path, status in (
            ("GET", "/api/tables/nowhere/scene", 404),
            ("POST", "/api/tables/nowhere/act", 400),
            ("GET", "/api/tables/%00/scene", 404),
            ("GET", "/api/tables/..%2f..%2fetc/scene", 404),
            ("GET", "/elsewhere", 404),
            ("DELETE", "/api/tables", 405),
            ("PUT", "/api/games", 405),
            ("GET", "/api/games?lang=xx", 400),
            ("GET", "/api/games?surprise=1", 400),
        ):
            answer = await client.request(method, path)
            assert answer.status_code == status, (method, path, answer.text)
            assert answer.json()["error"]["text"]

    served(tmp_path, work)


def test_a_failure_of_ours_tells_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)

        def broken(*given: Any) -> None:
            raise KeyError("a secret of the state")

        monkeypatch.setattr(here.context.lobby, "tables", broken)
        answer = await client.get("/api/tables")
        assert answer.status_code == 500
        assert answer.json()["error"]["key"] == "failed"
        assert "secret" not in answer.text
        assert (await get(client, f"/api/tables/{made['table']}"))["status"] == "playing"

    served(tmp_path, work)


def test_a_scene_that_fails_closes_the_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)

        def broken(*given: Any) -> None:
            raise KeyError("a secret of the state")

        monkeypatch.setattr("fogline.table.session.scene", broken)
        ws = await stack.enter_async_context(here.socket(made["table"]))
        await ws.send(json.dumps({"do": "hello"}))
        assert await closed(ws) == 1011

    served(tmp_path, work)
    assert "a scene failed" in caplog.text


def test_a_name_is_only_ever_text(tmp_path: Path) -> None:
    """Names are data in JSON with its own type; a placeholder in one is not filled."""

    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        name = "{seat} <b>&amp; %s"
        body = {"game": GAME, "chairs": [{"kind": "person", "name": name}] * SEATS, "start": True}
        made = (await client.post("/api/tables", json=body)).json()
        answer = await client.get(f"/api/tables/{made['table']}/scene", params={"seat": 0})
        assert answer.headers["content-type"] == "application/json"
        assert answer.json()["places"][0]["name"] == name
        assert any(name in line["text"] for line in answer.json()["log"])

    served(tmp_path, work)
