"""Pages that are laid out and not painted: whoever looks for barriers still finds what cannot be read."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.conftest import Visitors
from tests.browser.house import Server

FAINT = """() => {
    const said = document.createElement('p');
    said.style.cssText = 'color: #eee; background: #fff; opacity: 1';
    said.textContent = 'Nobody can read this';
    document.querySelector('main, body').prepend(said);
}"""


def test_what_is_not_painted_is_still_looked_at(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]]
) -> None:
    page = visitor(drawn=False)
    page.goto(server.url)
    page.wait_for_selector(".game")
    assert page.evaluate("getComputedStyle(document.documentElement).opacity") == "0"
    page.evaluate(FAINT)
    assert any("Nobody can read this" in found for found in axe(page) if found.startswith("color-contrast"))
