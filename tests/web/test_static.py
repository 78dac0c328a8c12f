"""The page's files: sent as they are, squeezed, kept by browsers; nothing beside them is given away."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from fogline.web.static import ADDRESSES
from tests.web.doorstep import served
from tests.web.serving import Site


def test_every_address_of_a_person_opens_the_page(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        for address in ADDRESSES:
            answer = await client.get(address.replace("{game}", "skyline").replace("{table}", "any"))
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/html")
            assert '<script type="module" src="/page/app.js">' in answer.text

    served(tmp_path, work)


def test_a_file_is_sent_once(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        first = await client.get("/page/app.js", headers={"Accept-Encoding": "gzip"})
        assert first.headers["content-encoding"] == "gzip"
        assert "import" in first.text
        plain = await client.get("/page/app.js", headers={"Accept-Encoding": "identity"})
        assert plain.text == first.text
        again = await client.get("/page/app.js", headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304
        assert again.content == b""

    served(tmp_path, work)


@pytest.mark.parametrize(
    "path",
    [
        "/page/../static.py",
        "/page/%2e%2e/static.py",
        "/page/..%2f..%2fapp.py",
        "/page//etc/passwd",
        "/page/vendor/LICENSES.md",
        "/page/vendor",
        "/page/",
        "/face/skyline/%2e%2e/plain.py",
        "/face/nothing/board.js",
        "/face/..%2fweb/board.js",
    ],
)
def test_nothing_else_is_given_away(tmp_path: Path, path: str) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        assert (await client.get(path)).status_code == 404

    served(tmp_path, work)
