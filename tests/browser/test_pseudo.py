"""Nothing on the page is written outside the catalogues: spoken in a made-up language, no plain word is left."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from fogline.core.registry import games
from tests import pseudo
from tests.browser.conftest import Visitors
from tests.browser.house import Server, open_table
from tests.browser.test_lobby_looks import visit

LANG = "eo"
PLACES = ["/", "/?finished", "/import", "/help", "/new/investors", "/new/rebuild", "/rules/skyline"]
TOLD = """() => {
    const told = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode())
        if (!walk.currentNode.parentElement.closest('script, noscript, kbd, code')) told.push(walk.currentNode.data);
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'alt', 'title', 'data-tell'])
        for (const element of document.querySelectorAll(`[${name}]`)) told.push(element.getAttribute(name));
    return told;
}"""
NAMES = {"fogline", "english", "espa", "esperanto", "ana", "balboa", "cabrillo", "random"}
"""What is called the same in every language: Fogline, languages, people, and the bot of the tests."""


@pytest.fixture(scope="module")
def foreign(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that speaks the made-up language too."""
    folder = tmp_path_factory.mktemp("pseudo")
    pseudo.make(folder / "locale", LANG)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FOGLINE_LOCALE", str(folder / "locale"))
        running = Server(folder).start()
    yield running
    running.stop()


@pytest.fixture
def reader(foreign: Server, visitor: Visitors) -> Page:
    page = visitor()
    page.add_init_script(f"localStorage['fogline.prefs'] = JSON.stringify({{speed: 'once', lang: '{LANG}'}})")
    return page


def plain(page: Page, server: Server) -> list[str]:
    """The plain words on the page but for names of people, places and the games' makers."""
    known = set(NAMES)
    for game in page.request.get(f"{server.url}/api/games").json()["games"]:
        known |= {word.lower() for told in game["credits"].values() for word in pseudo.PLAIN.findall(str(told))}
    locations = page.request.get(f"{server.url}/api/games/cablecars/box").json()["names"]["location"]
    known |= {word.lower() for name in locations.values() for word in pseudo.PLAIN.findall(name)}
    return [text for text in page.evaluate(TOLD) if pseudo.plain(text, known)]


def test_the_lobby_has_no_word_of_its_own(foreign: Server, reader: Page) -> None:
    for place in PLACES:
        visit(reader, foreign, place)
        assert plain(reader, foreign) == [], place


@pytest.mark.parametrize("game", games())
def test_a_table_has_no_word_of_its_own(foreign: Server, reader: Page, game: str) -> None:
    seats = 1 if game == "rebuild" else games()[game].seats[0]
    reader.goto(f"{foreign.url}/table/{open_table(reader, foreign.url, game, seats, assist='full')}")
    reader.locator(".dock button").first.wait_for()
    assert plain(reader, foreign) == []
    for key in "wls?":
        reader.keyboard.press(key)
        reader.locator(".panel").first.wait_for()
        assert plain(reader, foreign) == [], key
