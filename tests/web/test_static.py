"""The page's files: sent as they are, squeezed, kept by browsers; nothing beside them is given away."""

import re
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
            assert re.search(r'<script type="module" src="/page/@\w{12}/app.js">', answer.text)

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


def test_what_a_page_names_is_kept_for_good_and_names_the_rest_alike(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        page = await client.get("/")
        assert page.headers["cache-control"] == "no-cache"
        found = re.search(r'src="(/page/(@\w{12})/app.js)"', page.text)
        assert found is not None
        script = await client.get(found[1])
        assert "immutable" in script.headers["cache-control"]
        assert f'import("/page/{found[2]}/table/screen.js")' in script.text
        assert '"/page/kit' not in script.text
        board = await client.get(f"/face/{found[2]}/skyline/board.js")
        assert "immutable" in board.headers["cache-control"]
        assert "define('/face/skyline/city.js'" in board.text, "a board brings its other files"
        assert "define('/page/kit/dom.js'" not in board.text, "and not what the page has already"
        old = await client.get("/page/@0123456789ab/app.js")
        assert old.headers["cache-control"] == "no-cache", "what an older page asks for is not kept under its name"

    served(tmp_path, work)


def test_an_unknown_address_is_a_page_for_people_and_an_answer_for_programs(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        person = await client.get("/nowhere", headers={"Accept": "text/html,*/*"})
        assert (person.status_code, person.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert (
            "script-src" in person.headers["content-security-policy"]
            or "default-src" in person.headers["content-security-policy"]
        )
        program = await client.get("/nowhere", headers={"Accept": "application/json"})
        assert program.status_code == 404
        assert program.json()["error"]["key"] == "unknown-page"
        assert (await client.get("/api/nowhere", headers={"Accept": "text/html"})).json()["error"]["text"]

    served(tmp_path, work)
