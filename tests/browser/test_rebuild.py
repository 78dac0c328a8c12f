"""rebuild at the table: whole games by hand, the drawing of the city, the Committee's steps, the phone."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitors
from tests.browser.hands import by_keyboard, by_mouse, lift_curtain, moment, over, play, wait_for_turn
from tests.browser.house import PHONE, Server, open_table, small_box

NEXT = '[data-stepper="next"]'
BARE = "localStorage.setItem('fogline.toured', '[\"rebuild\"]')"
VIEW = """async (table) => (await (await fetch(`/api/tables/${table}/scene?seat=0`)).json()).view"""


def sit(page: Page, server: Server, seats: int = 2, small: bool = True, **more: Any) -> str:
    page.goto(server.url)
    page.evaluate(BARE)
    table = open_table(page, server.url, "rebuild", seats, **({"box": small_box("rebuild")} if small else {}), **more)
    page.goto(f"{server.url}/table/{table}")
    wait_for_turn(page)
    return table


def step_through(page: Page) -> int:
    """Watches the Committee step by step until it is my turn again; how many steps."""
    for count in range(40):
        if not page.locator(NEXT).count():
            return count
        page.locator(NEXT).click()
    raise AssertionError("the Committee never ends")


def watching(page: Page, dice: random.Random) -> None:
    step_through(page)
    by_mouse(page, dice)


def skipping(page: Page, dice: random.Random) -> None:
    """The Committee's turn is skipped with the keys of the dock."""
    if page.locator(NEXT).count():
        page.keyboard.press("d")
        page.keyboard.press("Enter")
    by_keyboard(page, dice)


def until_question(page: Page, asked: str, seed: int = 3) -> None:
    """Plays on until this is asked."""
    there = f'.table-screen[data-asked="{asked}"]'
    play(page, watching, seed=seed, until=lambda page: page.locator(there).count() > 0 or over(page))
    assert not over(page), f"{asked} was never asked"


def test_a_whole_game_by_mouse_in_english(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], fits: Callable[[Page], bool]
) -> None:
    page = visitor()
    sit(page, server)
    assert fits(page)
    assert axe(page) == []
    assert play(page, by_mouse) > 10
    page.wait_for_selector("dialog.finish[open]")
    page.keyboard.press("Escape")
    assert "game is over" in page.locator(".rb-band.is-over").inner_text()
    assert axe(page) == []


def test_a_whole_game_by_keyboard_in_spanish(server: Server, visitor: Visitors) -> None:
    page = visitor(lang="es")
    sit(page, server, seats=3)
    assert "Carta" in page.locator(".rb-ring-card").first.get_attribute("aria-label")
    assert play(page, by_keyboard) > 10
    page.wait_for_selector("dialog.finish[open]")


def test_a_whole_solo_game_with_every_step_watched_in_spanish(server: Server, visitor: Visitors) -> None:
    page = visitor(lang="es")
    sit(page, server, seats=1, options={"committee": "hard"})
    assert play(page, watching) > 10
    page.wait_for_selector("dialog.finish[open]")


def test_a_whole_solo_game_by_keyboard_in_english(server: Server, visitor: Visitors) -> None:
    page = visitor()
    sit(page, server, seats=1)
    assert play(page, skipping) > 10


def test_a_whole_game_of_full_size_by_mouse(server: Server, visitor: Visitors) -> None:
    page = visitor()
    sit(page, server, seats=2, small=False)
    assert play(page, by_mouse) > 60
    page.wait_for_selector("dialog.finish[open]")


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_the_whole_table_is_drawn_without_scrolling(
    server: Server, visitor: Visitors, fits: Callable[[Page], bool], seats: int
) -> None:
    """Every space, pawn, token and card that the view tells of, at every number of players."""
    page = visitor(lang="es" if seats == 4 else "en", dark=seats == 3)
    table = sit(page, server, seats=seats, small=False)
    view = page.evaluate(VIEW, table)
    cards = {1: 4, 3: 6, 4: 8}[seats]
    assert page.locator(".rb-plot-card").count() == cards
    drawn = set(page.eval_on_selector_all(".rb-space", "all => all.map((one) => one.dataset.part.split(' ')[0])"))
    vacant = {f"space:{n}" for n in range(60) if int(view["vacant"]) >> n & 1}
    assert vacant <= drawn
    assert page.locator(".rb-space .rb-rubble").count() == int(view["rubble"]).bit_count()
    assert page.locator(".rb-token").count() == len(view["players"])
    assert page.locator(".rb-ring-card").count() == len(view["ring"])
    assert page.locator(".rb-row-permits .rb-permit").count() == 3
    assert fits(page)
    small = page.locator(".rb-market text, .rb-map text").evaluate_all(
        "all => Math.min(...all.map((one) => one.getBoundingClientRect().height))"
    )
    assert small >= 10  # the box of letters of about 11 px


def test_where_i_stand_and_what_i_do_in_either_order(server: Server, visitor: Visitors) -> None:
    """A space first shows what each action costs from there; an action first shows it for each space."""
    page = visitor()
    sit(page, server, seats=2, small=False)
    until_question(page, "moving")
    page.locator(".rb-stand.is-legal").first.click()
    assert page.locator(".rb-stand.is-picked").count() == 1
    assert page.locator(".rb-toll").first.inner_text() in ("+$2", "+$4")
    page.keyboard.press("Escape")
    page.locator(".rb-deed.is-legal").first.click()
    assert page.locator(".rb-deed.is-picked").count() == 1
    old = moment(page)
    page.locator(".dock [data-option]").first.click()
    wait_for_turn(page, old)


def test_the_build_helper_goes_both_ways_and_a_building_stands(server: Server, visitor: Visitors) -> None:
    page = visitor()
    table = sit(page, server, seats=2, small=False)
    until_question(page, "siting")
    page.locator(".rb-my-permits .rb-permit").first.click()
    assert page.locator(".rb-space.fits-one, .rb-space.fits-two").count() > 0
    assert page.locator(".rb-space.fits-dim").count() > 0
    page.locator(".rb-my-permits .rb-permit").first.click()
    page.locator(".rb-space:not(.is-legal):not(:has(.rb-house))").first.click()
    assert page.locator(".rb-space.is-studied").count() == 1
    assert page.locator(".panel .rule").count() > 0  # and the rules say why not there
    before = int(page.evaluate(VIEW, table)["built"][0]).bit_count()
    site = page.locator(".rb-space.is-legal").first
    space = (site.get_attribute("data-part") or "").split(" ")[0]
    old = moment(page)
    site.click()
    wait_for_turn(page, old)
    for _ in range(4):
        if page.evaluate(VIEW, table)["site"] >= 0:
            old = moment(page)
            page.locator(".dock [data-option]").first.click()
            wait_for_turn(page, old)
    assert int(page.evaluate(VIEW, table)["built"][0]).bit_count() == before + 1
    built = page.locator(f'.rb-space[data-part^="{space} "]')
    assert "Ana" in (built.get_attribute("aria-label") or "")
    assert built.locator(".rb-house").count() == 1


def test_the_committee_is_watched_step_by_step_with_reasons(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]]
) -> None:
    """Each step shows the table as it was then, its sentences and their rules; marks tell where it looked."""
    page = visitor()
    sit(page, server, seats=1)
    seen: set[str] = set()
    checked = False

    def look(page: Page, dice: random.Random) -> None:
        nonlocal checked
        for _ in range(40):
            if not page.locator(NEXT).count():
                break
            now = page.locator(".rb-step.is-now")
            seen.add(now.locator(".rb-step-head").inner_text().split("\n")[-1].strip())
            assert now.locator(".rb-step-told p").count() > 0
            assert page.locator(".felt .part.is-legal").count() == 0  # the past cannot be played in
            if page.locator(".rb-mark.is-chosen").count():
                assert page.locator(".rb-candidates .is-chosen").count() == 1
                assert page.locator(".rb-step.is-now .rule").count() > 0
            if not checked:
                checked = True
                assert axe(page) == []
                page.locator('[data-stepper="skip"]').click()
                page.locator('[data-stepper="watch"]').click()
            page.locator(NEXT).click()
        by_mouse(page, dice)

    play(page, look, seed=5)
    assert {"Draw", "Place", "Act", "Earnings", "Benefit", "Icons"} <= seen


def test_the_phone_has_three_leaves_and_large_targets(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], fits: Callable[[Page], bool]
) -> None:
    page = visitor(size=PHONE)
    sit(page, server, seats=2, small=False)
    until_question(page, "moving")
    for leaf in ("map", "actions", "cards"):
        page.locator(f"#rb-leaf-{leaf}").click()
        assert fits(page)
        assert axe(page) == []
        small = page.eval_on_selector_all(
            ".felt .part, .rb-leaves button",
            "all => all.filter((one) => { const box = one.getBoundingClientRect(); "
            "return box.width && (box.width < 43.5 || box.height < 43.5); }).map((one) => one.outerHTML.slice(0, 120))",
        )
        assert small == []
    assert page.locator(".rb-leaves .rb-here").count() == 1


def test_spectators_and_the_replay_see_the_table(server: Server, visitor: Visitors) -> None:
    page = visitor()
    table = sit(page, server, seats=1)
    play(page, watching)
    other = visitor()
    other.goto(f"{server.url}/table/{table}")
    other.wait_for_selector(".rebuild.is-watched .rb-map")
    assert other.locator(".rb-mine").count() == 0
    page.goto(f"{server.url}/replay/{table}?turn=9")
    page.wait_for_selector(".rebuild .rb-map")
    for _ in range(12):
        if page.locator('[data-stepper="watch"]').count():
            break
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(150)
    page.locator('[data-stepper="watch"]').click()
    assert page.locator(".rb-stepper .rb-step").count() >= 2
    assert not lift_curtain(page)
