"""The shell that every game's table has."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitors
from tests.browser.hands import by_mouse, moment, play, wait_for_turn
from tests.browser.house import Server, open_table, small_box

SEATS = {"cablecars": 2, "skyline": 2, "investors": 3, "rebuild": 2}
GAMES = sorted(SEATS)


def sit(page: Page, server: Server, game: str = "cablecars", **more: object) -> str:
    table = open_table(page, server.url, game, SEATS[game], box=small_box(game), **more)
    page.goto(f"{server.url}/table/{table}")
    wait_for_turn(page)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks_ends_with_the_final_score(server: Server, visitor: Visitors, game: str) -> None:
    page = visitor()
    sit(page, server, game)
    assert play(page, by_mouse) > 3
    page.wait_for_selector("dialog.finish[open]")


def test_undo_takes_a_step_back_and_reload_shows_the_same_moment(server: Server, visitor: Visitors) -> None:
    page = visitor()
    sit(page, server)
    offered = page.locator(".dock [data-option]").all_inner_texts()
    start = moment(page)
    page.locator(".dock [data-option]").first.click()
    wait_for_turn(page, start)
    after = moment(page)
    page.reload()
    wait_for_turn(page)
    assert moment(page) == after
    assert page.locator(".dock [data-option]").all_inner_texts() != offered
    page.keyboard.press("u")
    wait_for_turn(page, after)
    assert page.locator(".dock [data-option]").all_inner_texts() == offered


def test_axe_finds_nothing_at_the_table_and_in_its_menu(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]]
) -> None:
    page = visitor()
    sit(page, server)
    assert axe(page) == []
    page.keyboard.press("?")
    page.wait_for_selector("dialog.menu[open]")
    assert axe(page) == []
