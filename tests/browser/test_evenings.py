"""An evening in the browser: made on a laptop, joined on a phone in Spanish, played, and where everybody stands."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.boxes import brief_box
from tests.browser.conftest import Visitors
from tests.browser.house import PHONE, Server
from tests.browser.test_my_games import finish

GAME = "skyline"


def table_now(page: Page) -> str:
    page.wait_for_selector("[data-go]")
    return str(page.locator("[data-go]").get_attribute("href")).rpartition("/")[2]


def test_an_evening_from_its_link_to_its_standings(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]]
) -> None:
    ana, eva = visitor(), visitor("es", PHONE)
    ana.goto(f"{server.url}/evenings")
    ana.locator("[name=game]").select_option(GAME)
    ana.locator("[name=title]").fill("Tuesday")
    assert axe(ana) == []
    ana.locator("[data-make]").click()
    ana.wait_for_url("**/evening/*")
    expect(ana.locator("[data-people='1']")).to_be_visible()
    assert axe(ana) == []

    # The same with a small box, so that it is played soon.
    wish = {"game": GAME, "rounds": 1, "bot": "random", "box": brief_box(GAME), "name": "Ana", "title": "Tuesday"}
    evening = ana.request.post(f"{server.url}/api/evenings", data=wish).json()["evening"]
    for page in (ana, eva):
        page.goto(f"{server.url}/evening/{evening}")
    eva.locator("[data-join]").focus()
    eva.keyboard.press("Enter")
    expect(eva.locator("[data-leave]")).to_be_visible()
    expect(ana.locator("[data-people='2']")).to_be_visible()
    assert axe(eva) == []
    ana.locator("[data-begin]").click()
    tables = [table_now(page) for page in (ana, eva)]
    expect(ana.locator("[data-round='0'] li")).to_have_count(2)
    for page in (ana, eva):
        assert axe(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for page, table in zip((ana, eva), tables, strict=True):
        finish(page, server.url, table)
    page = visitor("en", storage_state=eva.context.storage_state())
    page.goto(f"{server.url}/table/{tables[1]}")
    page.locator(".finish [data-evening]").click()
    page.wait_for_url(f"**/evening/{evening}")
    expect(ana.locator("[data-standings] tbody tr")).to_have_count(2)
    expect(eva.locator("[data-standings] tr.is-me")).to_have_count(1)
    assert axe(eva) == []
    ana.locator("[data-round='0'] a").first.click()
    ana.wait_for_selector(".replay-bar")
