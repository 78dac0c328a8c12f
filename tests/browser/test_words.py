"""The page's own words: the same in both languages, and none missing."""

import re
from pathlib import Path

import pytest

from tests.browser.conftest import Visitors
from tests.browser.house import ROOT, Server

PAGE = ROOT / "src" / "fogline" / "web" / "page"
TABLES = """async (address) => {
    const module = await import(address);
    const words = module.words || module.default?.words || module;
    const places = (text) => (text.match(/\\{\\w+\\}/g) || []).sort().join();
    const table = (lang) => Object.fromEntries(Object.entries(words[lang]).map(([key, text]) => [key, places(text)]));
    return [table('en'), table('es')];
}"""
FACES = sorted(path.parents[2].name for path in (ROOT / "src" / "fogline" / "games").glob("*/face/web/board.js"))


@pytest.mark.parametrize("game", FACES)
def test_a_board_says_the_same_in_both_languages(server: Server, visitor: Visitors, game: str) -> None:
    page = visitor()
    page.goto(f"{server.url}/help")
    english, spanish = page.evaluate(TABLES, f"/face/{game}/board.js")
    assert english == spanish


def test_the_shell_says_the_same_in_both_languages_and_has_every_word_it_uses() -> None:
    tables = [
        dict(re.findall(r'^  "([^"]+)": "(.*)",$', (PAGE / "kit" / f"{lang}.js").read_text(), re.M))
        for lang in ("en", "es")
    ]
    english, spanish = tables
    assert english.keys() == spanish.keys()
    for key, text in english.items():
        assert sorted(re.findall(r"\{\w+\}", text)) == sorted(re.findall(r"\{\w+\}", spanish[key])), key
    used = set()
    for file in [*(PAGE / "table").glob("*.js"), *(PAGE / "kit").glob("*.js")]:
        used |= set(re.findall(r'\bt\("([\w-]+)"', Path(file).read_text()))
    assert used <= english.keys()
    assert len(used) > 50
