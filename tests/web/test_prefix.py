"""Fogline at a path of another site, behind a proxy that takes the path away or leaves it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from fogline.tui.doors.wire import Wire, parted
from fogline.web import static
from fogline.web.serve import Plan
from tests.web.doorstep import served
from tests.web.proxy import Proxy
from tests.web.serving import GAMES, Site, chairs, seats_for

GAME = GAMES[0]
PREFIX = "/club/fogline"


@pytest.fixture(params=["strips", "leaves"])
def proxy(request: pytest.FixtureRequest) -> Iterator[Proxy]:
    with Proxy(PREFIX, request.param == "strips") as running:
        yield running


def at_the_path(tmp_path: Path, proxy: Proxy, work: Any) -> None:
    async def through(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        proxy.upstream = here.port
        outside = httpx.AsyncClient(base_url=proxy.url, trust_env=False, verify=False, timeout=120)
        await work(await stack.enter_async_context(outside))
        assert proxy.elsewhere == [], "something of the page leads out of its path"

    served(tmp_path, through, base=f"https://club.example{PREFIX}/")


def test_the_page_and_all_it_names_are_found_under_the_path(tmp_path: Path, proxy: Proxy) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        page = await client.get("/")
        assert page.status_code == 200
        named = set(re.findall(r'(?:src|href)="([^"#]+)"', page.text))
        seen: set[str] = set()
        while fresh := named - seen:
            seen |= fresh
            for address in fresh:
                assert re.match(rf"{PREFIX}/(page|face)/@\w{{12}}/", address), address
                file = await client.get(f"{proxy.site}{address}")
                assert file.status_code == 200, address
                assert "immutable" in file.headers["cache-control"]
                if address.endswith(".js"):
                    named |= set(re.findall(r'(?<![-_"])(?:from|import\()\s*"([^"]+)"', file.text))
        assert len(seen) > 10
        assert (await client.get("/nowhere", headers={"Accept": "text/html"})).status_code == 404

    at_the_path(tmp_path, proxy, work)


def test_its_bare_name_leads_in_and_what_it_describes_says_where_it_is(tmp_path: Path, proxy: Proxy) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        if not proxy.strips:
            bare = await client.get(proxy.url)
            assert (bare.status_code, bare.headers["location"]) == (307, f"{PREFIX}/")
        described = (await client.get("/api/openapi.json")).json()
        assert described["servers"] == [{"url": PREFIX}]
        told = (await client.get("/api")).text
        assert f'"{PREFIX}/api/openapi.json"' in told
        assert f'"{PREFIX}/api/style.css"' in told

    at_the_path(tmp_path, proxy, work)


def test_a_guest_plays_there_and_the_cookie_is_for_that_path_only(tmp_path: Path, proxy: Proxy) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        wish = {"game": GAME, "chairs": chairs("p" * seats_for(GAME)), "start": True}
        made = await client.post("/api/tables", json=wish)
        assert f"Path={PREFIX}/;" in made.headers["set-cookie"]
        table = made.json()["table"]
        scene = (await client.get(f"/api/tables/{table}/scene")).json()
        assert scene["places"][0]["mine"]
        address = f"{proxy.url.replace('http', 'ws')}/api/tables/{table}/socket"
        async with websockets.connect(address, proxy=None) as line:
            await line.send(json.dumps({"do": "hello", "token": made.json()["tokens"][0]}))
            assert json.loads(await line.recv())["scene"]["seat"] == 0

    at_the_path(tmp_path, proxy, work)


def test_the_path_is_that_of_the_base_unless_it_is_told_otherwise(tmp_path: Path) -> None:
    assert Plan(tmp_path).path == Plan(tmp_path, base="https://games.example/").path == ""
    assert Plan(tmp_path, base="https://club.example/a/b/").path == "/a/b"
    assert Plan(tmp_path, base="https://club.example/a", prefix="/c/").path == "/c"


def test_the_terminal_finds_the_server_and_the_table_in_an_address(tmp_path: Path) -> None:
    for path, home in (("", ""), ("/", ""), ("/club/fogline/", "/club/fogline")):
        assert parted(path) == (home, "")
    for path in ("/table/abc", "/table/abc/text", "/replay/abc", "/api/tables/abc"):
        assert parted(path) == ("", "abc")
        assert parted(PREFIX + path) == (PREFIX, "abc")
    assert Wire(f"http://club.example{PREFIX}/table/abc", tmp_path).url == f"http://club.example{PREFIX}"


def test_no_script_names_an_address_of_ours_without_the_path() -> None:
    page = Path(static.__file__).parent / "page"
    games = page.parents[1] / "games"
    for file in [*page.rglob("*.js"), *games.glob("*/face/web/**/*.js")]:
        found = re.findall(
            r'(?:href=|origin\}|host\}|fetch\(|Socket\()(?:\$\{)?["`]?/\w+', file.read_text(encoding="utf-8")
        )
        assert not found, (file, found)
