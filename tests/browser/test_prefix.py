"""A browser plays at a Fogline that lives at a path of another site."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fogline.table import administration
from fogline.table.store import open_store
from tests.boxes import small_box
from tests.browser.conftest import Visitors
from tests.browser.hands import moment, wait_for_turn
from tests.browser.house import Server, open_table
from tests.web.proxy import Proxy

PREFIX = "/club/fogline"


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Proxy]:
    """The site, with the server behind it."""
    with Proxy(PREFIX, strips=True) as proxy:
        server = Server(tmp_path, prefix=PREFIX).start()
        proxy.upstream = int(server.url.rpartition(":")[2])
        yield proxy
        server.stop()


def test_lobby_table_links_and_what_an_operator_does(club: Proxy, visitor: Visitors, tmp_path: Path) -> None:
    page = visitor()
    page.goto(f"{club.url}/")
    expect(page.locator("h1").first).to_be_visible()
    page.locator("a[href$='/help']").first.click()
    expect(page).to_have_url(f"{club.url}/help")
    page.go_back()
    table = open_table(page, club.url, "cablecars", 2, box=small_box("cablecars"))
    page.goto(f"{club.url}/table/{table}")
    wait_for_turn(page)
    old = moment(page)
    page.locator(".dock [data-option]").first.click()
    wait_for_turn(page, old)

    beside = open_store(tmp_path / "fogline.db", beside=True)
    _, token = administration.give(beside, table, 0, "Eva")
    expect(page.locator(".dock [data-option]")).to_have_count(0)
    eva = visitor()
    eva.goto(f"{club.url}/table/{table}#seat={token}")
    wait_for_turn(eva)
    expect(eva).to_have_url(f"{club.url}/table/{table}")

    administration.end(beside, table)
    expect(eva.get_by_text("has ended this table").first).to_be_visible()
    expect(eva.locator(".dock [data-option]")).to_have_count(0)
    administration.remove(beside, table)
    expect(eva.get_by_text("has removed this table")).to_be_visible()
    beside.close()
    assert club.elsewhere == ["/favicon.ico"] * len(club.elsewhere), "something of the page leads out of its path"
