"""Several tables at once: after a move one press leads to the next table that waits."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.house import LAPTOP, PHONE, Server, open_table

GAME = "skyline"


def where_others_think(server: Server, page: Page, guest: Page) -> str:
    """A table at which somebody else begins; chance says who does."""
    for _ in range(60):
        chairs = [{"kind": "open"}, {"kind": "person", "name": "Ana"}]
        table = page.request.post(f"{server.url}/api/tables", data={"game": GAME, "chairs": chairs}).json()["table"]
        assert guest.request.post(f"{server.url}/api/tables/{table}/join", data={"name": "Berta"}).ok
        assert page.request.post(f"{server.url}/api/tables/{table}/start", data={}).ok
        if not page.request.get(f"{server.url}/api/tables/{table}").json()["my_turn"]:
            return str(table)
    raise AssertionError("one begins every time")


def test_after_a_move_one_press_leads_to_the_next_table_that_waits(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], fits: Callable[[Page], bool]
) -> None:
    for lang, size in (("en", LAPTOP), ("es", PHONE)):
        page = visitor(lang, size)
        page.add_init_script(f"localStorage.setItem('fogline.toured', '[\"{GAME}\"]')")
        open_table(page, server.url, GAME, 2)
        table = where_others_think(server, page, visitor())
        page.goto(f"{server.url}/table/{table}")
        page.wait_for_selector(".table-screen")
        expect(page.locator(".next-table")).to_be_visible()
        assert axe(page) == []
        assert fits(page)
        page.locator(".next-table").click()
        expect(page.locator(".table-screen[data-asked]:not([data-asked=''])")).to_be_visible()
        assert not page.url.endswith(table)
        expect(page.locator(".next-table")).to_have_count(0)
