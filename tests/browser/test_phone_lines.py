"""On a phone: a long title is read whole, and a line that goes on below its box is seen to."""

import re

import pytest
from playwright.sync_api import expect

from fogline.core.registry import games
from tests.browser.conftest import Visitors
from tests.browser.hands import wait_for_turn
from tests.browser.house import PHONE, Server, open_table

TITLE = """() => {
    const title = document.querySelector('.top h1');
    const tools = document.querySelector('.top-tools').getBoundingClientRect();
    return { cut: title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight + 1,
        beside: tools.top < title.getBoundingClientRect().bottom, high: document.querySelector('.top').clientHeight };
}"""
FILL = "(line, words) => { line.textContent = words; line.scrollTo(0, 0); }"
LONG = "Player 2 pays 3 × black and 1 × ferry, claims a route and takes two tokens. " * 6


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_title_is_whole_beside_its_tools(server: Server, visitor: Visitors, lang: str) -> None:
    """Also where several people share the phone and a bot gives advice: both want their room in the same line."""
    page = visitor(lang, PHONE)
    for name, game in games().items():
        page.add_init_script(f"localStorage.setItem('fogline.toured', '[\"{name}\"]')")
        for more in ({}, {"people": 2, "assist": "full"}):
            table = open_table(page, server.url, name, max(2, game.seats[0]), **more)
            page.goto(f"{server.url}/table/{table}")
            page.locator(".top h1").wait_for()
            told = page.evaluate(TITLE)
            assert (told["cut"], told["beside"]) == (False, True), (name, more, told)
            assert told["high"] <= 120, (name, more, told)


def test_a_line_that_goes_on_fades_where_it_does(server: Server, visitor: Visitors) -> None:
    page = visitor("en", PHONE)
    page.add_init_script("localStorage.setItem('fogline.toured', '[\"skyline\"]')")
    table = open_table(page, server.url, "skyline", 2)
    page.goto(f"{server.url}/table/{table}")
    wait_for_turn(page)
    page.goto(f"{server.url}/replay/{table}?turn=0")
    line = page.locator(".replay-line p").first
    line.wait_for()
    for words, begins, ends in (
        ("A word.", r"^none$", r"^none$"),
        (LONG, r"transparent|0\)\)$", r"gradient\(rgba\(0, 0, 0, 0\)"),
    ):
        line.evaluate(FILL, words)
        expect(line).to_have_css("mask-image", re.compile(begins))
        line.evaluate("(line) => line.scrollTo(0, 1e6)")
        expect(line).to_have_css("mask-image", re.compile(ends))
