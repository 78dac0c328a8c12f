"""Spanish on the drawn tables: letters, money and words as Spanish has them."""

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.house import Server, open_table
from tests.browser.test_rebuild import reach, sit

BROKEN = """() => [...document.querySelectorAll('.rb-deed b')].filter((label) => {
    const words = label.innerText.trim().split(/\\s+/);
    const range = document.createRange();
    range.selectNodeContents(label);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > words.length;
}).map((label) => label.innerText)"""


def test_permits_money_and_actions_of_rebuild_are_spanish(server: Server, visitor: Visitors) -> None:
    page = visitor("es")
    table = sit(page, server, seats=4, small=False)
    reach(page, server, table, "moving")
    labels = page.locator(".rb-deed b").all_inner_texts()
    assert labels
    assert page.evaluate(BROKEN) == []
    told = page.locator(".rebuild").inner_text()
    assert "\N{NO-BREAK SPACE}$" in told
    assert "$1" not in told
    assert set("".join(page.locator(".rb-permit b").all_inner_texts())) - set("0123456789?") <= set("MVRA")


def test_districts_of_investors_have_spanish_letters(server: Server, visitor: Visitors) -> None:
    page = visitor("es")
    page.goto(f"{server.url}/table/{open_table(page, server.url, 'investors', 3)}")
    expect(page.locator(".inv-letter-in").first).to_be_visible()
    letters = set(page.locator(".inv-letter-in").all_text_contents())
    assert letters == set("VDMOFIBA")
    assert set(page.locator(".inv-e").all_text_contents()) <= {"Bd"}
