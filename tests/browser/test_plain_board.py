"""A game that brought no board is played in the browser all the same: its own words, with pieces that can be used."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.house import LAPTOP, PHONE
from tests.elsewhere import NAME, new_game, served


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(new_game(tmp_path_factory.mktemp("somebody else's"))) as found:
        yield found


MORE = """
    lines.append("Alike: 1 2 3 4")
    lines.append("Told: points 0, cards 3, discarded 0")
    return "\\n".join(lines)
"""
"""Lines with numbers that are no cards of mine, behind those of the example."""


@pytest.fixture(scope="module")
def misleading(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    elsewhere = new_game(tmp_path_factory.mktemp("somebody's own words"))
    words = elsewhere.project / "src" / NAME / "words.py"
    good = words.read_text(encoding="utf-8")
    end = '\n    return "\\n".join(lines)\n'
    assert good.endswith(end)
    words.write_text(good.removesuffix(end) + MORE, encoding="utf-8")
    with served(elsewhere) as found:
        yield found


def test_only_what_is_mine_is_lit_however_many_numbers_lie_about(visitor: Visitors, misleading: str) -> None:
    page = visitor("en", LAPTOP)
    page.goto(misleading)
    page.locator(f'[data-play="{NAME}"]').click()
    expect(page.locator(".plain-piece.is-legal")).to_have_count(5)
    mine, alike, told = (page.locator(".plain-line", has_text=label) for label in ("Your cards", "Alike", "Told"))
    expect(mine.locator(".plain-piece.is-legal")).to_have_count(5)
    expect(alike.locator(".plain-piece")).to_have_count(4)
    expect(told).to_contain_text("points 0, cards 3, discarded 0")
    expect(told.locator(".plain-piece"), "a sentence is no row of pieces").to_have_count(0)


DONE = """([left, before]) => {
    const { at, status, asked } = document.querySelector('.table-screen').dataset;
    document.querySelector('[data-do], [data-confirm]')?.click();
    const next = asked && document.querySelectorAll('.plain-piece.is-legal').length === left - 1;
    return at !== before && (status === 'over' || next);
}"""
"""Presses whatever is left to press until the turn is done: the next one is asked, or the game is over."""


@pytest.mark.parametrize(("lang", "size"), [("en", LAPTOP), ("es", PHONE)])
def test_a_whole_game_is_played_by_pieces(visitor: Visitors, address: str, lang: str, size: dict[str, int]) -> None:
    page = visitor(lang, size)
    page.goto(address)
    expect(page.locator(".game .cover path")).not_to_have_count(0)
    page.locator(f'[data-play="{NAME}"]').click()
    table = page.locator(".table-screen")
    for left in (5, 4, 3, 2, 1):
        pieces = page.locator(".plain-piece.is-legal")
        expect(pieces).to_have_count(left)
        before = table.get_attribute("data-at") or ""
        pieces.first.click()
        # A phone shows first what a touch would do; what nobody has seen yet is confirmed. Who chooses last has shown
        # all there was to see: nothing is left to confirm.
        page.wait_for_function(DONE, arg=[left, before])
    expect(table).to_have_attribute("data-status", "over")
