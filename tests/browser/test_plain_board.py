"""A game that brought no board is played in the browser all the same: its own words, with pieces that can be used."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.house import LAPTOP, PHONE, chromium
from tests.elsewhere import NAME, Elsewhere, new_game, served
from tests.in_turn import first_of


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Elsewhere:
    return new_game(tmp_path_factory.mktemp("somebody else's"))


@pytest.fixture(scope="module")
def address(elsewhere: Elsewhere) -> Iterator[str]:
    with served(elsewhere) as found:
        yield found


DONE = """([left, before]) => {
    const { at, status, asked } = document.querySelector('.table-screen').dataset;
    document.querySelector('[data-do], [data-confirm]')?.click();
    const next = asked && document.querySelectorAll('.plain-piece.is-legal').length === left - 1;
    return at !== before && (status === 'over' || next);
}"""
"""Presses whatever is left to press until the turn is done: the next one is asked, or the game is over."""


USABLE = """async ([told, cards]) => {
    const { homes, taken } = await import('/page/plain/pieces.js');
    const numbers = (n) => Object.fromEntries(Array.from({ length: n }, (_, i) => [i, String(i + 1)]));
    const box = { names: { card: numbers(10), pier: numbers(3) } };
    const lines = told.map((text) => taken(text, box.names));
    const legal = cards.flatMap((card) => [0, 1, 2].map((pier) => ({ args: { card: card - 1, pier } })));
    const found = homes(lines, { box, legal, name: (sort, value) => box.names[sort][value] });
    return [...found].map(([line, home]) => [line.label, home.sort, [...home.values.keys()]]);
}"""
"""Where the cards of one's hand can be used, in a game of cards from 1 to 10 that are laid on piers 1 to 3."""


MEANT = [
    (["Pier 3: 2 4 8", "Deck: 5", "Yours: 2 5 9"], [2, 5, 9], ["Yours"]),
    (["Pier 3: 2 4 8", "Yours: 8"], [8], ["Yours"]),
    (["Pier 3: 2 4 8", "Yours: 2"], [2], []),
    (["Pier 3: 2", "Yours: 2"], [2], []),
    (["Deck: 7", "Yours: 7"], [7], []),
    (["Pier 1: 1 2 3", "Yours: 6 9"], [6, 9], ["Yours"]),
    (["Yours: 6 9, points 6"], [6, 9], []),
]
"""What lines say, which cards a hand has, and in which lines they can be used."""


def test_a_piece_is_used_only_where_it_is_surely_meant(visitor: Visitors, address: str) -> None:
    page = visitor("en", LAPTOP)
    page.goto(address)
    for told, hand, used in MEANT:
        found = page.evaluate(USABLE, [told, hand])
        assert found == [[label, "card", [str(card) for card in hand]] for label in used], told


@pytest.mark.parametrize(("lang", "size"), first_of([("es", PHONE), ("en", LAPTOP)]))
def test_a_whole_game_is_played_by_pieces(visitor: Visitors, address: str, lang: str, size: dict[str, int]) -> None:
    page = visitor(lang, size)
    page.goto(address)
    expect(page.locator(".game .cover path")).not_to_have_count(0)
    page.locator(f'[data-play="{NAME}"]').click()
    table = page.locator(".table-screen")
    expect(page.locator(".plain-piece.is-legal")).to_have_count(5)
    # Five buttons are too many for a phone: that the row goes on is to be seen.
    expect(page.locator(".dock-options")).to_have_css("mask-image", re.compile("gradient" if size == PHONE else "none"))
    for left in (5, 4, 3, 2, 1):
        pieces = page.locator(".plain-piece.is-legal")
        expect(pieces).to_have_count(left)
        before = table.get_attribute("data-at") or ""
        pieces.first.click()
        # A phone shows first what a touch would do; what nobody has seen yet is confirmed. Who chooses last has shown
        # all there was to see: nothing is left to confirm.
        page.wait_for_function(DONE, arg=[left, before])
    expect(table).to_have_attribute("data-status", "over")


def test_an_author_tries_it_in_a_browser_as_the_documentation_says(elsewhere: Elsewhere) -> None:
    told = (Path(__file__).parents[2] / "docs" / "games.md").read_text(encoding="utf-8")
    [block] = re.findall(r"^```\n(from playwright.*?)^```", told, re.MULTILINE | re.DOTALL)
    here = block.replace("launch()", f"launch(executable_path={chromium()!r}, args=['--no-sandbox'])")
    file = elsewhere.project / "tests" / "test_browser.py"
    file.write_text(here, encoding="utf-8")
    try:
        assert "1 passed" in elsewhere.laws("-k", "in_the_browser")
    finally:
        file.unlink()
