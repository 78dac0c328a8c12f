"""A table whose rules have changed says so, and goes on when its people press the button."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from fogline.core.registry import games
from tests.boxes import small_box
from tests.browser.conftest import Visitors
from tests.browser.hands import after, by_mouse, play
from tests.browser.house import Server, open_table

GAME = "cablecars"
RULES = games()[GAME].rules_version


def test_a_table_goes_on_with_todays_rules_at_the_press_of_a_button(
    own_server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = visitor()
    open_table(page, own_server.url, GAME, 2, box=small_box(GAME))
    own_server.stop()
    monkeypatch.setenv("FOGLINE_TEST_NEWER", GAME)
    own_server.start()
    page.goto(f"{own_server.url}/")
    row = page.locator(".mine .row")
    row.get_by_text("The rules have changed").wait_for()
    row.locator("a.button").click()
    page.wait_for_selector('.table-screen[data-status="frozen"]')
    expect(page.locator("[data-rules]")).to_contain_text(f"version {RULES}")
    expect(page.locator("[data-sentence]")).to_contain_text("shall the game go on")
    assert axe(page) == []
    page.locator("[data-agree]").click()
    page.wait_for_selector('.table-screen[data-status="playing"]')
    expect(page.locator(".log")).to_contain_text(f"Rules of version {RULES + 1} from here on")
    assert play(page, by_mouse, until=after(3)) == 3
