"""What a finished game teaches, in the browser: from its end to a decision that is tried again; laptop and phone."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.boxes import brief_box
from tests.browser.conftest import Visitors
from tests.browser.house import PHONE, Server
from tests.learn.badly import badly_played

GAME = "skyline"


def test_one_learns_from_a_game(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], tmp_path: Path
) -> None:
    page = visitor(speed="once")
    asked = {"record": badly_played(GAME, tmp_path), "box": brief_box(GAME)}
    page.goto(server.url)
    table = page.request.post(f"{server.url}/api/import", data=asked).json()["table"]
    page.goto(f"{server.url}/analysis/{table}")
    expect(page.locator(".analysis[data-share='1']")).to_be_visible(timeout=120_000)
    expect(page.locator(".course-way")).to_have_count(2)
    assert page.locator("[data-turning='0'] [data-point]").count() > 0
    assert axe(page) == []

    phone = visitor("es", PHONE)
    phone.goto(f"{server.url}/analysis/{table}")
    expect(phone.locator(".analysis[data-share='1']")).to_be_visible()
    assert axe(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")

    page.goto(f"{server.url}/replay/{table}?turn=0")
    page.locator("[data-verdict=turning]").first.click()
    expect(page.locator("[data-verdict][aria-current]")).to_have_count(1)
    marked = page.locator("[data-verdict=turning]").count()
    page.keyboard.press("End")
    expect(page.locator(".log [data-judged=turning]")).to_have_count(marked)
    expect(page.locator(".log [data-judged=good]").first).to_be_visible()
    page.goto(f"{server.url}/analysis/{table}")
    page.locator("[data-turning='0'] [data-better]").first.click()
    expect(page).to_have_url(re.compile(rf"/table/\w+\?again={table}$"))
    expect(page.locator(".table-screen")).to_be_visible()
