"""Ratings in the browser: told before the start, changed at the end, listed; laptop and phone, both languages."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.boxes import brief_box
from tests.browser.conftest import Visitors
from tests.browser.house import PHONE, Server, open_table
from tests.browser.test_my_games import finish

GAME = "skyline"


def test_a_table_is_told_to_count_and_its_end_shows_in_the_list(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]]
) -> None:
    page = visitor()
    page.goto(f"{server.url}/new/{GAME}")
    page.get_by_label("It counts for the ratings").check()
    expect(page.get_by_text("Everybody has one chair")).to_be_visible()
    page.locator("[name=assist][value=full]").check(force=True)
    expect(page.get_by_text("With a bot's advice a table does not count.")).to_be_visible()

    chairs = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
    wish = {"game": GAME, "chairs": chairs, "box": brief_box(GAME), "counts": True}
    gathering = page.request.post(f"{server.url}/api/tables", data=wish).json()["table"]
    page.goto(f"{server.url}/table/{gathering}")
    expect(page.get_by_text("This table counts for the ratings")).to_be_visible()
    assert axe(page) == []

    table = open_table(page, server.url, GAME, 2, bot="greedy", box=brief_box(GAME), counts=True)
    finish(page, server.url, table)
    page.goto(f"{server.url}/table/{table}")
    expect(page.locator(".finish [data-rated] li")).to_have_count(2)
    expect(page.locator(".finish [data-rated] [data-seat='0']")).to_contain_text("1500 →")
    assert axe(page) == []
    page.locator(".finish [data-rated] a").click()
    expect(page.locator("tr.is-me")).to_have_count(1)
    expect(page.locator("[data-bot=greedy]")).to_be_visible()
    assert axe(page) == []

    who: Any = page.context.storage_state()
    phone = visitor("es", PHONE, storage_state=who)
    phone.goto(f"{server.url}/ratings?game={GAME}")
    expect(phone.locator("tr.is-me")).to_have_count(1)
    assert axe(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = phone.locator("[name=hidden]")
    box.focus()
    phone.keyboard.press("Space")
    expect(phone.locator("tr.is-me")).to_have_count(0)
    expect(phone.locator("[data-mine]")).to_be_visible()
