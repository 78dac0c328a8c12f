"""The same deal again in the browser: for oneself, and for a friend with a phone who compares at the end."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.boxes import brief_box
from tests.browser.conftest import Visitors
from tests.browser.house import PHONE, Server, open_table
from tests.browser.test_my_games import finish

GAME = "skyline"


def test_a_friend_plays_the_same_deal_and_compares(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]]
) -> None:
    ana, eva = visitor(), visitor("es", PHONE)
    table = open_table(ana, server.url, GAME, 2, box=brief_box(GAME))
    finish(ana, server.url, table)
    ana.goto(f"{server.url}/table/{table}")
    ana.locator(".finish [data-deal-for-friends]").click()
    ana.wait_for_url("**/deal/*")
    expect(ana.locator("[data-deal-rows] tbody tr")).to_have_count(1)
    assert axe(ana) == []

    eva.goto(ana.locator("#deal-link").input_value())
    eva.wait_for_selector("[data-play-deal]")
    assert table not in eva.content()
    assert eva.locator("[data-deal-rows]").count() == 0, "nothing of others before the end"
    assert axe(eva) == []
    deal = eva.url
    eva.locator("[data-play-deal]").click()
    eva.wait_for_url("**/table/*")
    finish(eva, server.url, eva.url.rpartition("/")[2])
    eva.goto(deal)
    expect(eva.locator("[data-deal-rows] tbody tr")).to_have_count(2)
    expect(eva.locator("[data-deal-rows] .is-me")).to_have_count(1)
    assert axe(eva) == []
    assert eva.evaluate("document.documentElement.scrollWidth <= innerWidth")

    ana.goto(f"{server.url}/table/{table}")
    ana.locator(".finish [data-same-deal]").click()
    ana.wait_for_url(lambda url: "/table/" in url and table not in url)
    ana.wait_for_selector(".felt")
