"""A piece is dragged where it goes, with a mouse and with a finger, besides clicking."""

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import MOMENT, by_mouse, moment, wait_for_turn
from tests.browser.house import Server, open_table
from tests.browser.test_rebuild import lay, reach
from tests.in_turn import first_of

TOUCH = """([from, to]) => {
    const finger = { bubbles: true, cancelable: true, composed: true, isPrimary: true, pointerType: 'touch' };
    const fire = (kind, [clientX, clientY], target) => target.dispatchEvent(
        new PointerEvent(kind, { ...finger, clientX, clientY }));
    const piece = document.elementFromPoint(...from);
    fire('pointerdown', from, piece);
    fire('pointermove', [from[0], from[1] + 20], piece);
    fire('pointermove', to, piece);
    fire('pointerup', to, piece);
}"""


def sit(page: Page, server: Server, game: str, seats: int, **more: Any) -> str:
    page.add_init_script(f"localStorage.setItem('fogline.toured', '[\"{game}\"]')")
    table = open_table(page, server.url, game, seats, **more)
    page.goto(f"{server.url}/table/{table}")
    wait_for_turn(page)
    return table


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, piece: Locator, place: Locator) -> int:
    """Takes the piece there; how many places were lit on the way."""
    old = moment(page)
    page.mouse.move(*middle(piece))
    page.mouse.down()
    page.mouse.move(*middle(place), steps=4)
    expect(page.locator(".dragged.is-over")).to_have_count(1)
    lit = page.locator("[data-fits]").count()
    page.mouse.up()
    page.wait_for_function(f"(old) => ({MOMENT})() !== old", arg=old)
    expect(page.locator(".dragged, [data-fits]")).to_have_count(0)
    return lit


def until_asked(page: Page, *questions: str) -> None:
    """Any steps, until one of these is asked."""
    dice = random.Random(7)
    for _ in range(80):
        if page.locator(".table-screen").get_attribute("data-asked") in questions:
            return
        old = moment(page)
        by_mouse(page, dice)
        wait_for_turn(page, old)
    raise AssertionError(f"never asked {questions}")


def test_skyline_a_project_goes_to_a_column_and_a_card_to_its_district(server: Server, visitor: Visitors) -> None:
    page = visitor()
    sit(page, server, "skyline", 2)
    until_asked(page, "column")
    assert drag(page, page.locator(".sk-held [data-piece]"), page.locator("[data-column='1']")) == 3


def test_cablecars_a_card_goes_to_the_hand(server: Server, visitor: Visitors) -> None:
    page = visitor()
    sit(page, server, "cablecars", 2)
    until_asked(page, "turn")
    drag(page, page.locator(".cablecars-market .cablecars-pick.is-legal").first, page.locator(".cablecars-hand"))


def test_rebuild_a_building_goes_to_its_space(server: Server, visitor: Visitors) -> None:
    page = visitor()
    table = lay(page, server)
    reach(page, server, table, "siting")  # as a quick mind: whoever clicks by chance may never be able to build
    drag(page, page.locator("[data-drag='Site']").first, page.locator(".rb-space.is-legal").first)


@pytest.mark.parametrize("finger", first_of([True, False]))
def test_investors_a_rod_goes_to_a_street(server: Server, visitor: Visitors, finger: bool) -> None:
    page = visitor()
    sit(page, server, "investors", 3)
    until_asked(page, "invest", "any-street", "two-rods")
    rod, street = page.locator("[data-drag='Lay']").last, page.locator(".inv-street.is-legal").first
    if not finger:
        drag(page, rod, street)
        return
    old = moment(page)
    page.evaluate(TOUCH, [middle(rod), middle(street)])
    wait_for_turn(page, old)
