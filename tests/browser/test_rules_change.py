"""A table whose rules have changed says so, and goes on when its people press the button."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitors
from tests.browser.hands import by_mouse, play
from tests.browser.house import Server, open_table, small_box

GAME = "cablecars"


def test_a_table_goes_on_with_todays_rules_at_the_press_of_a_button(
    tmp_path: Path, visitor: Visitors, axe: Callable[[Page], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(tmp_path).start()
    try:
        page = visitor()
        open_table(page, server.url, GAME, 2, box=small_box(GAME))
        server.stop()
        monkeypatch.setenv("FOGLINE_TEST_NEWER", GAME)
        server.start()
        page.goto(f"{server.url}/")
        row = page.locator(".mine .row")
        row.get_by_text("The rules have changed").wait_for()
        row.locator("a.button").click()
        page.wait_for_selector('.table-screen[data-status="frozen"]')
        assert "version 1" in page.locator("[data-rules]").inner_text()
        assert "shall the game go on" in page.locator("[data-sentence]").inner_text()
        assert axe(page) == []
        page.locator("[data-agree]").click()
        page.wait_for_selector('.table-screen[data-status="playing"]')
        assert page.locator(".log").inner_text().find("Rules of version 2 from here on") >= 0
        play(page, by_mouse)
        page.wait_for_selector("dialog.finish[open]")
    finally:
        server.stop()
