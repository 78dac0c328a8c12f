"""The page's words: from the catalogues, in every language, and none missing."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

import fogline.web.words
from fogline.core.registry import games
from fogline.parts.catalog import LANGUAGES
from fogline.web.static import Shelf
from fogline.web.words import PAGE, modules
from tests.web.doorstep import served
from tests.web.serving import Site

WEB = Path(fogline.web.__file__).parent / "page"
FACES = {name: WEB.parents[1] / "games" / name / "face" / "web" for name in games()}


def words(lang: str, book: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(modules()[f"{lang}/{book}.js"].decode().partition("words = ")[2].rstrip(";\n"))
    return found


def sources(book: str) -> list[Path]:
    folders = {"shell": [WEB / "table", WEB / "kit"], "lobby": [WEB / "lobby"], "help": []}
    return [file for folder in folders.get(book) or [FACES[book]] for file in folder.glob("*.js")]


@pytest.mark.parametrize("book", [book for book in (*PAGE, *games()) if book != "help"])
def test_every_word_that_the_page_uses_is_there(book: str) -> None:
    texts = [file.read_text(encoding="utf-8") for file in sources(book)]
    used = {key for text in texts for key in re.findall(r'\bt\("([\w-]+)"', text)}
    assert used <= words("en", book).keys() | (set() if book in PAGE else words("en", "shell").keys())
    assert len(used) > 20


@pytest.mark.parametrize("book", [book for book in (*PAGE, *games()) if book != "help"])
def test_every_word_that_is_there_is_used(book: str) -> None:
    text = "\n".join(
        file.read_text(encoding="utf-8") for folder in (WEB, *FACES.values()) for file in folder.rglob("*.js")
    )
    begun, ended = (tuple(re.findall(made, text)) for made in (r"`([\w-]+-)\$\{", r"\}(-[\w-]+)`"))
    known = {key.removesuffix(end) for key in words("en", book) for end in ended if key.endswith(end)}
    for key in words("en", book):
        assert f'"{key}"' in text or key.startswith(begun) or key.endswith(ended) or key in known, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_has_every_word(lang: str) -> None:
    for book in (*PAGE, *games()):
        assert words(lang, book).keys() == words("en", book).keys()
        assert all(words(lang, book).values()) or lang == "en"


def test_another_word_is_another_page(monkeypatch: pytest.MonkeyPatch) -> None:
    before = Shelf().mark()
    monkeypatch.setattr(fogline.web.words, "modules", lambda *_: modules() | {"es/shell.js": b"other words"})
    assert Shelf().mark() != before


def test_words_are_sent_like_files_of_the_page(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        mark = re.findall(r"@\w{12}", (await client.get("/")).text)[0]
        book = await client.get(f"/page/{mark}/words/es/skyline.js")
        assert book.headers["content-type"].startswith("text/javascript")
        assert "immutable" in book.headers["cache-control"]
        assert '"projects": "Proyectos"' in book.text
        for wrong in ("words/xx/skyline.js", "words/es/nothing.js", "words/es", "words/"):
            assert (await client.get(f"/page/{wrong}")).status_code == 404

    served(tmp_path, work)


def test_no_line_of_code_names_a_language() -> None:
    package = WEB.parents[1]
    named = re.compile(r"""["']es["']|Español|Spanish""")
    files = [file for kind in ("*.py", "*.js") for file in package.rglob(kind) if "tests" not in file.parts]
    assert not [str(file) for file in files if named.search(file.read_text(encoding="utf-8"))]
