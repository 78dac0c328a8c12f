"""The page as something that is installed: manifest, service worker, what is shown without a connection."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from fogline.web.static import Shelf
from tests.web.doorstep import served
from tests.web.serving import Site

SIZE = slice(16, 24)
"""Where a PNG says how wide and how high it is."""


@pytest.mark.parametrize("prefix", ["", "/club/fogline"])
def test_the_manifest_is_found_and_all_that_it_names(prefix: str, tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        page = (await client.get(f"{prefix}/")).text
        address = re.findall(r'rel="manifest" href="([^"]+)"', page)[0]
        assert re.fullmatch(rf"{prefix}/page/@\w{{12}}/manifest.webmanifest", address)
        answer = await client.get(address)
        assert answer.headers["content-type"] == "application/manifest+json"
        told = answer.json()
        assert (told["start_url"], told["scope"], told["display"]) == (f"{prefix}/", f"{prefix}/", "standalone")
        for icon in told["icons"]:
            drawn = await client.get(icon["src"])
            assert (drawn.status_code, drawn.headers["content-type"]) == (200, icon["type"])
            if icon["type"] == "image/png":
                width, height = (int.from_bytes(drawn.content[SIZE][n : n + 4]) for n in (0, 4))
                assert icon["sizes"] == f"{width}x{height}"
        assert {"any", "maskable"} == {icon["purpose"] for icon in told["icons"]}
        assert "manifest-src 'self'" in answer.headers["content-security-policy"]

    served(tmp_path, work, prefix=prefix)


@pytest.mark.parametrize("prefix", ["", "/club/fogline"])
def test_the_worker_is_asked_for_each_time_and_names_what_is_there(prefix: str, tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        answer = await client.get(f"{prefix}/service-worker.js")
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["cache-control"] == "no-cache"
        [files] = re.findall(r'const FILES = "([^"]+)"', answer.text)
        assert re.fullmatch(rf"{prefix}/page/@\w{{12}}/", files)
        named = re.findall(r'"(/[^"]+\.(?:css|svg|js))"', answer.text)
        assert len(named) > 4
        for address in [*named, f"{files}offline/es.html", f"{files}offline/en.html"]:
            file = await client.get(address)
            assert file.status_code == 200, address
            assert "immutable" in file.headers["cache-control"], address
        assert (await client.get(f"{files}offline/xx.html")).status_code == 404

    served(tmp_path, work, prefix=prefix)


def test_without_a_connection_it_is_said_in_the_readers_language(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        for lang, word in (("en", "There is no connection"), ("es", "No hay conexión")):
            page = (await client.get(f"/page/offline/{lang}.html")).text
            assert f'<html lang="{lang}">' in page
            assert word in page
            assert "{" not in page

    served(tmp_path, work)


def test_every_change_of_the_page_brings_another_worker(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        one = await client.get("/service-worker.js")
        monkeypatch.setattr(Shelf, "mark", lambda shelf: "@0123456789ab")
        other = await client.get("/service-worker.js", headers={"If-None-Match": one.headers["etag"]})
        assert other.status_code == 200
        assert "/page/@0123456789ab/" in other.text
        assert other.text != one.text

    served(tmp_path, work)
