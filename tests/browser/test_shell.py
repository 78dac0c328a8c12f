"""The shell that every game's table has."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.conftest import Visitors
from tests.browser.hands import moment, wait_for_turn
from tests.browser.house import Server, open_table, small_box

SEATS = {"cablecars": 2, "skyline": 2, "investors": 3, "rebuild": 2}
REDRAWN = """([x, y]) => {
    const pressed = document.elementFromPoint(x, y);
    if (!pressed.closest('.part') || pressed.matches('.part')) throw new Error('nothing inside a part was pressed');
    pressed.replaceWith(pressed.cloneNode(true));
}"""


def sit(page: Page, server: Server, game: str = "cablecars", **more: object) -> str:
    table = open_table(page, server.url, game, SEATS[game], box=small_box(game), **more)
    page.goto(f"{server.url}/table/{table}")
    wait_for_turn(page)
    return table


def test_a_click_counts_also_when_its_preview_redraws_what_was_pressed(server: Server, visitor: Visitors) -> None:
    page = visitor()
    sit(page, server)
    old = moment(page)
    button = page.locator(".felt .part.is-legal").first
    box = button.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.evaluate(REDRAWN, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    page.mouse.up()
    wait_for_turn(page, old)
    assert moment(page) != old


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
