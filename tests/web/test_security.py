"""What a stranger, a broken program or another site can try, and what comes of it: a clear no, and nothing changed."""

import json
import logging
import os
import stat
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from fogline.table.folder import SERVER, FolderTaken, Holder
from fogline.web.identity import Guests
from fogline.web.limits import Limits
from fogline.web.serve import Plan, Server
from tests.web.doorstep import served, untouched
from tests.web.serving import GAMES, Site, post, seats_for, site, table_of

GAME = GAMES[0]
SEATS = seats_for(GAME)


def test_it_listens_on_loopback_unless_told_otherwise(tmp_path: Path) -> None:
    assert Plan(tmp_path).host == "127.0.0.1"

    async def work(here: Site, client: Any, stack: Any) -> None:
        assert here.running.servers[0].sockets[0].getsockname()[0] == "127.0.0.1"

    served(tmp_path, work)


def test_every_answer_carries_the_strict_headers(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        paths = (
            "/api",
            "/api/openapi.json",
            "/nowhere",
            f"/api/tables/{made['table']}/scene?seat=0",
        )
        # The same for everybody: a browser may keep these, and asks each time whether they still hold.
        public = ("/", "/api/games", "/page/app.js", f"/face/{GAME}/board.js")
        for path in (*paths, *public, "/api/style.css", "/api/tables/none"):
            headers = (await client.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["cache-control"] == ("no-cache" if path in public else "no-store")
            assert "server" not in headers

    served(tmp_path, work)


def test_the_cookie_is_for_the_server_only_and_cannot_be_forged(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        body = {"game": GAME, "chairs": [{"kind": "person", "name": "Ana"}] * SEATS, "start": True}
        answer = await client.post("/api/tables", json=body)
        cookie = answer.headers["set-cookie"]
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
        table = answer.json()["table"]
        name, good = next(iter(client.cookies.items()))
        guest, _, signature = good.partition(".")
        forged = (f"{guest}.{'0' * 64}", f"{guest}.", guest, f"x{guest}.{signature}", f".{signature}", "é.x")
        for value in forged:
            async with here.client(headers={b"Cookie": f"{name}={value}".encode()}) as other:
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


def test_v10_cookies_of_two_foglines_on_one_host_do_not_meet(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        there = await stack.enter_async_context(site(tmp_path / "other"))
        tables = []
        for each in (here, there, here, there):
            body = {"game": GAME, "chairs": [{"kind": "person", "name": "Ana"}] * SEATS, "start": True}
            made = (await client.post(f"{each.url}/api/tables", json=body)).json()
            tables.append(f"{each.url}/api/tables/{made['table']}/scene?seat=0")
        # A browser keeps cookies by host, whatever the port.
        assert len(client.cookies) == 2
        for table in tables:
            assert (await client.get(table)).status_code == 200

    served(tmp_path / "one", work)


def test_v10_the_cookie_of_an_older_fogline_is_moved_over(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        (name, value), *_ = client.cookies.items()
        seen = f"/api/tables/{made['table']}/scene?seat=0"
        async with here.client(headers={"Cookie": f"fogline={value}"}) as older:
            answer = await older.get(seen)
            assert answer.status_code == 200
            assert answer.headers["set-cookie"].startswith(f"{name}={value};")
        async with here.client(headers={"Cookie": f"fogline={value[:-1]}x"}) as forged:
            refused = await forged.get(seen)
            assert (refused.status_code, "set-cookie" in refused.headers) == (403, False)
        assert "set-cookie" not in (await client.get(seen)).headers

    served(tmp_path, work)


async def fourfold(client: httpx.AsyncClient) -> list[int]:
    """What somebody is answered who asks four times, each time with another address of their own making."""
    found = [await client.get("/api/games", headers={"X-Forwarded-For": f"198.51.100.{n}"}) for n in range(4)]
    return [answer.status_code for answer in found]


@pytest.mark.parametrize(("proxies", "codes"), [((), [200, 200, 429, 429]), (("127.0.0.1",), [200] * 4)])
def test_v10_a_forwarded_address_is_believed_of_named_proxies_only(
    tmp_path: Path, proxies: tuple[str, ...], codes: list[int]
) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        assert await fourfold(client) == codes

    served(tmp_path, work, limits=Limits(per_second=0.001, burst=2), proxies=proxies)


def test_v7_what_is_kept_is_for_its_owner_only(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        await table_of(client, GAME, "p" * SEATS)
        kept = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "data").iterdir()}
        assert kept == dict.fromkeys(("fogline.db", "fogline.db-wal", "fogline.db-shm", "lock"), 0o600)
        assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700

    before = os.umask(0)
    try:
        served(tmp_path / "data", work)
    finally:
        os.umask(before)


def test_v8_two_servers_never_have_one_folder(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        with pytest.raises(FolderTaken) as taken:
            Server(Plan(tmp_path, port=0))
        assert taken.value.holder == Holder(SERVER, os.getpid(), here.url)

    served(tmp_path, work)
    served(tmp_path, work)


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
