"""My games in the browser: found, counted, drawn; on a laptop and a phone, in both languages."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.boxes import brief_box
from tests.browser.conftest import Visitors
from tests.browser.house import PHONE, Server, open_table

GAME = "skyline"


def finish(page: Page, url: str, table: str) -> None:
    """Plays a game to its end by HTTP, the first thing that can be done each time."""
    base = f"{url}/api/tables/{table}"
    for _ in range(3000):
        scene: dict[str, Any] = page.request.get(f"{base}/scene?since=1000000").json()
        if scene["status"] == "over":
            return
        if scene["confirm"] == "now":
            page.request.post(f"{base}/confirm", data={"at": scene["at"]})
        elif scene["legal"]:
            page.request.post(f"{base}/act", data={"at": scene["at"], "action": scene["legal"][0]["id"]})
    raise AssertionError("the game does not end")


def test_games_are_found_and_what_they_add_up_to_is_drawn(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]]
) -> None:
    page = visitor()
    for _ in range(2):
        table = open_table(page, server.url, GAME, 2, bot="greedy", box=brief_box(GAME))
        finish(page, server.url, table)
    page.goto(f"{server.url}/games")
    expect(page.locator("[data-found='2']")).to_be_visible()
    expect(page.locator("svg.plot")).to_have_count(2)
    expect(page.locator(".stat", has_text="Where your points come from")).to_be_visible()
    expect(page.locator(".stat", has_text="Against bots").locator("tbody tr")).to_have_count(1)
    assert axe(page) == []
    page.locator("[name=other]").fill("nobody of that name")
    expect(page.locator("[data-found='0']")).to_be_visible()
    page.locator("[name=other]").fill("greedy")
    expect(page.locator("[data-found='2']")).to_be_visible()
    with page.expect_download() as saved:
        page.locator("a[download]").click()
    assert saved.value.suggested_filename == "fogline-games.csv"

    who: Any = page.context.storage_state()
    phone = visitor("es", PHONE, storage_state=who)
    phone.goto(f"{server.url}/games")
    expect(phone.locator("[data-found='2']")).to_be_visible()
    expect(phone.locator("svg.plot")).to_have_count(2)
    assert axe(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
