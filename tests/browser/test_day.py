"""The deal of the day in the browser: dates as people write them, a table, and the comparison at its end."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from fogline.learn.day import COMPARED, today
from fogline.table.day_told import written
from tests.browser.conftest import Visitors
from tests.browser.house import LAPTOP, Server

GAME = "rebuild"


def finished(page: Page, base: str) -> None:
    """The game of a table is played to its end by chance, by whoever this browser is."""
    dice = random.Random(3)
    while (scene := told(page, f"{base}/scene"))["status"] != "over":
        if scene["confirm"] == "now":
            page.request.post(f"{base}/confirm", data={})
        else:
            page.request.post(f"{base}/act", data={"action": dice.choice(scene["legal"])["id"], "confirm": True})


def told(page: Page, url: str) -> Any:
    return page.request.get(url).json()


def test_a_deal_from_the_list_to_the_comparison(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]]
) -> None:
    page = visitor("es", size=LAPTOP, speed="once")
    page.goto(f"{server.url}/day/{GAME}")
    expect(page.locator(".course-head time")).to_contain_text(written(today(), "es"))
    page.locator("input[name=alone]").check()
    page.locator("[data-play-day]").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    finished(page, f"{server.url}/api/tables/{table}")
    page.locator("[data-compare]").click()
    expect(page.locator(".day-result h1")).to_contain_text(written(today(), "es"))
    expect(page.locator(".day-result tbody tr")).to_have_count(1 + len(COMPARED))
    expect(page.locator(".day-result output")).to_contain_text(today())
    assert axe(page) == []
