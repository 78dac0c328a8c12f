"""What a stranger, a broken program or another site can try, and what comes of it: a clear no, and nothing changed."""

import asyncio
import json
import logging
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from fogline.web.identity import Guests
from fogline.web.limits import Limits
from fogline.web.serve import Plan
from tests.web.serving import GAMES, Site, get, post, run, seats_for, site, table_of

GAME = GAMES[0]
SEATS = seats_for(GAME)


def served(tmp_path: Path, work: Any, **plan: Any) -> None:
    async def all_of_it() -> None:
        async with site(tmp_path, **plan) as here, here.client() as client, AsyncExitStack() as stack:
            await work(here, client, stack)

    run(all_of_it)


def untouched(here: Site, table: str) -> Any:
    now = here.house.lobby.room(table).table
    return now.status, now.chairs, now.flow and (now.flow.log, dict(now.flow.drafts))


async def closed(ws: Any) -> int:
    """The code a socket is closed with."""
    try:
        while True:
            await asyncio.wait_for(ws.recv(), 10)
    except websockets.ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 1006


def test_it_listens_on_loopback_unless_told_otherwise(tmp_path: Path) -> None:
    assert Plan(tmp_path).host == "127.0.0.1"

    async def work(here: Site, client: Any, stack: Any) -> None:
        assert here.running.servers[0].sockets[0].getsockname()[0] == "127.0.0.1"

    served(tmp_path, work)


def test_every_answer_carries_the_strict_headers(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        paths = (
            "/",
            "/api",
            "/api/games",
            "/api/openapi.json",
            "/nowhere",
            f"/api/tables/{made['table']}/scene?seat=0",
        )
        for path in (*paths, "/api/style.css", "/api/tables/none"):
            headers = (await client.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["cache-control"] == "no-store"
            assert "server" not in headers

    served(tmp_path, work)


def test_the_cookie_is_for_the_server_only_and_cannot_be_forged(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        body = {"game": GAME, "chairs": [{"kind": "person", "name": "Ana"}] * SEATS, "start": True}
        answer = await client.post("/api/tables", json=body)
        cookie = answer.headers["set-cookie"]
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
        table = answer.json()["table"]
        good = client.cookies["fogline"]
        guest, _, signature = good.partition(".")
        forged = (f"{guest}.{'0' * 64}", f"{guest}.", guest, f"x{guest}.{signature}", f".{signature}", "é.x")
        for value in forged:
            async with here.client(headers={b"Cookie": f"fogline={value}".encode()}) as other:
                refused = await other.post(f"/api/tables/{table}/act", json={"seat": 0, "action": 0})
                assert refused.status_code == 403, value
        assert "set-cookie" not in (await client.get("/api/tables")).headers

    served(tmp_path, work)


def test_another_house_signs_otherwise() -> None:
    one, other = Guests("a" * 64), Guests("b" * 64)
    value = one.cookie("guest", False).partition("=")[2].partition(";")[0]
    assert one.known(value) == "guest"
    assert other.known(value) == ""
    assert "Secure" in one.cookie("guest", True)


def test_tokens_are_long_different_and_never_logged_or_told_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    found: list[str] = []

    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        found.extend(made["tokens"])
        table = made["table"]
        for path in ("", "/scene?seat=0", "/events", "/export", "/box"):
            text = (await client.get(f"/api/tables/{table}{path}")).text
            assert not any(token in text for token in found)
        wrong = {"Authorization": f"Bearer {found[0]}x"}
        assert (await client.post(f"/api/tables/{table}/act", json={"action": 0}, headers=wrong)).status_code == 403
        await client.post(
            f"/api/tables/{table}/act", json={"action": 0}, headers={"Authorization": f"Bearer {found[0]}"}
        )
        ws = await stack.enter_async_context(here.socket(table))
        await ws.send(json.dumps({"do": "hello", "token": found[0]}))
        await ws.recv()

    served(tmp_path, work)
    assert len(set(found)) == SEATS
    assert all(len(token) >= 32 for token in found)
    printed = capfd.readouterr()
    for token in found:
        assert token not in printed.out + printed.err
        # httpx and websockets log what they send themselves; ours is what counts.
        ours = [r for r in caplog.records if r.name.startswith(("fogline", "uvicorn"))]
        assert not any(token in record.getMessage() for record in ours)
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert not any(token.encode() in kept for token in found)


def test_a_token_opens_its_own_seat_only(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        one = await table_of(client, GAME, "p" + "o" * (SEATS - 1), start=False)
        two = await table_of(client, GAME, "p" + "o" * (SEATS - 1), start=False)
        async with here.client() as other:
            sat = await post(other, f"/api/tables/{one['table']}/join", name="Eva")
        token = sat["tokens"][0]
        before = untouched(here, two["table"])
        for path, body in (("rename", {"name": "X"}), ("leave", {}), ("rename", {"name": "X", "seat": 0})):
            bearer = {"Authorization": f"Bearer {token}"}
            async with here.client(headers=bearer) as stranger:
                assert (await stranger.post(f"/api/tables/{two['table']}/{path}", json=body)).status_code == 403
        assert untouched(here, two["table"]) == before
        # Once the seat is given up its token is worth nothing, also if somebody else sits there.
        await post(client, f"/api/tables/{one['table']}/leave", token)
        async with here.client() as other:
            await post(other, f"/api/tables/{one['table']}/join", name="Leo", seat=sat["seats"][0])
        async with here.client(headers={"Authorization": f"Bearer {token}"}) as replayed:
            answer = await replayed.post(f"/api/tables/{one['table']}/rename", json={"name": "Y"})
        assert answer.status_code == 403

    served(tmp_path, work)


OTHER_SITES = (
    {"Origin": "https://elsewhere.example"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
)


def test_other_sites_are_refused(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        before = untouched(here, made["table"])
        for headers in OTHER_SITES:
            answer = await client.post(f"/api/tables/{made['table']}/undo", json={"seat": 0}, headers=headers)
            assert (answer.status_code, answer.json()["error"]["key"]) == (403, "other-origin")
            with pytest.raises(websockets.InvalidStatus) as refused:
                await here.socket(made["table"], additional_headers=headers)
            assert refused.value.response.status_code == 403
        assert untouched(here, made["table"]) == before

    served(tmp_path, work)


def test_our_own_page_is_no_other_site(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        own = {"Origin": here.url, "Sec-Fetch-Site": "same-origin"}
        answer = await client.post(f"/api/tables/{made['table']}/undo", json={"seat": 0}, headers=own)
        assert answer.json()["error"]["key"] == "nothing-to-take-back"
        ws = await stack.enter_async_context(here.socket(made["table"], additional_headers=own))
        await ws.send(json.dumps({"do": "hello"}))
        assert json.loads(await ws.recv())["is"] == "scene"

    served(tmp_path, work)


def test_a_name_that_is_not_ours_gets_nothing(tmp_path: Path) -> None:
    """Another site may point its own name at loopback; it is told nothing."""

    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        answer = await client.get("/api/tables", headers={"Host": "evil.example"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (421, "other-host")
        assert (await client.get("/api/tables", headers={"Host": f"localhost:{here.port}"})).status_code == 200

    served(tmp_path, work)


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
        for _ in range(100):
            if here.house.sockets.total() < 2:
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

        monkeypatch.setattr(here.house.lobby, "tables", broken)
        answer = await client.get("/api/tables")
        assert answer.status_code == 500
        assert answer.json()["error"]["key"] == "failed"
        assert "secret" not in answer.text
        assert (await get(client, f"/api/tables/{made['table']}"))["status"] == "playing"

    served(tmp_path, work)


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
