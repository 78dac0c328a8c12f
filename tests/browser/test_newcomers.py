"""What newcomers met on a phone: a whole tour, the card that is decided on, others' turns in lines to be read."""

import random

import pytest
from playwright.sync_api import Page, expect

from fogline.core.registry import games
from tests.browser.conftest import Visitors
from tests.browser.hands import by_mouse, moment, wait_for_turn
from tests.browser.house import PHONE, Server, open_table

STOPS = {"cablecars": 8, "investors": 8, "rebuild": 9, "skyline": 9}
"""Of each tour on a phone, the move at its end included."""
FRAMED = """() => {
    const ring = document.querySelector('.tour-ring').getBoundingClientRect();
    const dock = document.querySelector('.dock').getBoundingClientRect();
    const middle = (ring.top + ring.bottom) / 2;
    const isDock = Math.abs(ring.top + 6 - dock.top) < 2;
    return ring.width > 20 && ring.height > 20 && middle > 0 && (middle < dock.top || isDock);
}"""
"""Whether what a stop frames is in sight: above the dock, or the dock itself."""
TOLD = """() => {
    const box = (part) => document.querySelector(`.following ${part}`).getBoundingClientRect();
    const [text, ways] = [box('p'), box('[data-next]')];
    return { wide: text.width / innerWidth, above: text.bottom <= ways.top + 1 };
}"""


@pytest.mark.parametrize("game", games())
def test_a_tour_on_a_phone_shows_all_that_it_speaks_of(server: Server, visitor: Visitors, game: str) -> None:
    page = visitor("es", size=PHONE)
    page.goto(f"{server.url}/table/{open_table(page, server.url, game, max(2, games()[game].seats[0]))}")
    wait_for_turn(page)
    page.locator(".tour-offer .button-main").tap()
    for stop in range(1, STOPS[game]):
        expect(page.locator(".tour-card small")).to_have_text(f"{stop} / {STOPS[game]}")
        page.wait_for_function(FRAMED)
        page.locator(".tour-card .button-main").tap()
    # What is asked is there again, and a finger is told of taps.
    expect(page.locator(".tour.is-trying .tour-card")).to_contain_text("toque")
    expect(page.locator(".dock [data-option], .dock [data-kind]").first).to_be_visible()


def test_a_phone_shows_the_project_whose_column_is_asked_for(server: Server, visitor: Visitors) -> None:
    page = visitor(size=PHONE)
    sit(page, server, "skyline")
    page.locator("[data-words=draw]").tap()
    if page.locator(".dock [data-do]").count():
        page.locator(".dock [data-do]").tap()
    expect(page.locator(".dock [data-words='place 1']")).to_be_in_viewport()
    expect(page.locator(".sk-projects .sk-held [data-piece]")).to_be_in_viewport()


def test_what_others_do_has_the_width_of_a_phone(server: Server, visitor: Visitors) -> None:
    page = visitor(size=PHONE, speed="step")
    sit(page, server, "cablecars")
    dice = random.Random(5)
    for _ in range(20):
        if page.locator(".following [data-next]").count():
            break
        old = moment(page)
        by_mouse(page, dice)
        wait_for_turn(page, old)
    told = page.evaluate(TOLD)
    assert told["wide"] > 0.8
    assert told["above"]


def sit(page: Page, server: Server, game: str) -> None:
    page.add_init_script(f"localStorage.setItem('fogline.toured', '[\"{game}\"]')")
    page.goto(f"{server.url}/table/{open_table(page, server.url, game, 2)}")
    wait_for_turn(page)
