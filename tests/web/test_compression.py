"""Answers made small: squeezed where the reader unpacks, and not sent twice."""

import gzip
from pathlib import Path

import httpx
import pytest

from fogline.web.app import HEADERS
from fogline.web.compression import WORTHWHILE, takes_gzip
from tests.web.serving import GAMES, run, seats_for, site, table_of

GAME = GAMES[0]


async def raw(client: httpx.AsyncClient, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer and its bytes as they came over the wire."""
    async with client.stream("GET", path, headers={name.replace("_", "-"): v for name, v in headers.items()}) as answer:
        return answer, b"".join([chunk async for chunk in answer.aiter_raw()])


def test_who_unpacks_gets_it_squeezed_and_the_same(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            made = await table_of(client, GAME, "p" * seats_for(GAME))
            for path in ("/api/games", f"/api/games/{GAME}/box", f"/api/tables/{made['table']}/scene?seat=0", "/api"):
                plain, text = await raw(client, path, accept_encoding="identity")
                packed, data = await raw(client, path, accept_encoding="gzip")
                assert "content-encoding" not in plain.headers
                assert packed.headers["content-encoding"] == "gzip"
                assert gzip.decompress(data) == text
                assert len(text) > WORTHWHILE
                assert len(data) < len(text) / 2
                assert "accept-encoding" in packed.headers["vary"].lower()
                assert packed.headers["content-security-policy"] == HEADERS["Content-Security-Policy"]

    run(work)


def test_what_is_short_or_flows_is_left_alone(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            made = await table_of(client, GAME, "p" * seats_for(GAME))
            base = f"/api/tables/{made['table']}"
            assert "content-encoding" not in (await raw(client, base, accept_encoding="gzip"))[0].headers
            async with client.stream("GET", f"{base}/stream", headers={"accept-encoding": "gzip"}) as lines:
                assert "content-encoding" not in lines.headers
                assert b'"is":"scene"' in await anext(lines.aiter_raw())

    run(work)


def test_who_has_it_is_told_that_nothing_has_changed(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            made = await table_of(client, GAME, "p" * seats_for(GAME))
            box = f"/api/tables/{made['table']}/box"
            for path in ("/api/games", f"/api/games/{GAME}/rules", f"/api/games/{GAME}/box", box):
                first = await client.get(path, params={"lang": "en"})
                mark = first.headers["etag"]
                again = await client.get(path, params={"lang": "en"}, headers={"If-None-Match": f'"x", {mark}'})
                assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", mark)
                assert again.headers["content-security-policy"] == HEADERS["Content-Security-Policy"]
                spanish = await client.get(path, params={"lang": "es"}, headers={"If-None-Match": mark})
                assert spanish.status_code == (200 if spanish.content != first.content else 304)
            scene = await client.get(f"/api/tables/{made['table']}/scene", params={"seat": 0})
            assert "etag" not in scene.headers
            assert scene.headers["cache-control"] == "no-store"

    run(work)


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("", False),
        ("gzip", True),
        ("br, gzip;q=0.8", True),
        ("gzip;q=0", False),
        ("gzip; q=0.0", False),
        ("*", True),
        ("br", False),
        ("identity", False),
    ],
)
def test_what_a_reader_takes(accepted: str, takes: bool) -> None:
    assert takes_gzip(accepted) is takes
