"""The board of cablecars: whole games by mouse and by keyboard, and what the drawing owes its readers."""

import random
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.boxes import small_box
from tests.browser.conftest import Visitors
from tests.browser.hands import Step, by_keyboard, by_mouse, over, play, play_listening, wait_for_turn, ways
from tests.browser.house import PHONE, Server, open_table
from tests.in_turn import first_of

TOURED = "localStorage.setItem('fogline.toured', '[\"cablecars\"]')"
MISSED = """() => [...document.querySelectorAll('.cablecars-track')].flatMap((track) =>
    [...track.querySelectorAll('.cablecars-space')].filter((space) => {
        const box = space.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return hit?.closest('[data-part]') !== track;
    }).map(() => track.getAttribute('aria-label')))"""
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.cablecars *, .dock *')].filter((element) =>
    !element.closest('.hush') && element.getBoundingClientRect().width > 2
    && [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())).map((element) => {
        const drawn = element.closest('svg') && element.getScreenCTM?.();
        const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1;
        return parseFloat(getComputedStyle(element).fontSize) * scale;
    }))"""
PRESSED = ".felt button, .felt summary, .dock button, .tab-bar button"
NARROW = """(pressed) => [...document.querySelectorAll(pressed)].filter((element) => {
    const box = element.getBoundingClientRect();
    return element.checkVisibility() && box.width > 0 && (box.width < 44 || box.height < 44);
}).map((element) => element.className || element.innerText)"""
ON_A_WAY = """async (url) => {
    const { geometryOf } = await import("/face/cablecars/geometry.js");
    const box = await (await fetch(url)).json();
    const drawn = new Set([...document.querySelectorAll(".cablecars-way path")].map((path) => path.getAttribute("d")));
    const { tracks } = geometryOf(box.data);
    return [...document.querySelectorAll(".fan [data-option]")].map((button) => box.actions[button.dataset.option][2])
        .map(({ track }) => drawn.has(tracks[track].rail));
}"""
HIGH = {"width": 1280, "height": 800}
SHEETS = [".cablecars-tickets", ".cablecars-map", ".cablecars-market", ".cablecars-mine"]


def sit(page: Page, server: Server, seats: int = 2, small: bool = True, **more: Any) -> str:
    page.add_init_script(TOURED)
    table = open_table(page, server.url, "cablecars", seats, box=small_box("cablecars") if small else "", **more)
    page.goto(f"{server.url}/table/{table}")
    wait_for_turn(page)
    return table


@pytest.mark.parametrize(("lang", "step"), ways(("es", by_keyboard)))
def test_a_whole_game(server: Server, visitor: Visitors, lang: str, step: Step) -> None:
    page = visitor(lang)
    sit(page, server)
    assert (play_listening(page) if step is by_keyboard else play(page, step)) > 5
    page.wait_for_selector("dialog.finish[open] .cablecars-reveal .cablecars-ticket")
    assert page.locator(".finish h2").inner_text()


def test_a_table_of_full_size_by_mouse(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], fits: Callable[[Page], bool]
) -> None:
    page = visitor()
    sit(page, server, seats=4, small=False, bot="greedy")
    assert page.evaluate(MISSED) == []
    assert fits(page)
    assert page.evaluate(SMALLEST) >= 11
    play(page, by_mouse, until=lambda now: over(now) or now.locator(".cablecars-track.is-owned").count() > 9)
    assert fits(page)
    assert axe(page) == []


@pytest.mark.long
def test_a_whole_game_of_full_size_by_mouse(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], fits: Callable[[Page], bool]
) -> None:
    page = visitor()
    sit(page, server, seats=4, small=False, bot="greedy")
    play(page, by_mouse)
    page.wait_for_selector("dialog.finish[open]")
    page.keyboard.press("Escape")
    page.locator(".cablecars-tickets .cablecars-ticket").last.click()
    expect(page.locator(".cablecars-ticket.is-pinned")).to_have_count(1)
    assert axe(page) == []
    assert fits(page)


def test_everything_of_the_box_is_drawn(server: Server, visitor: Visitors) -> None:
    page = visitor()
    table = sit(page, server, seats=3, small=False)
    data = page.request.get(f"{server.url}/api/tables/{table}/box").json()["data"]
    tracks = sum(len(route["colours"]) for route in data["route"])
    expect(page.locator(".cablecars-track")).to_have_count(tracks)
    spaces = sum(route["spaces"] * len(route["colours"]) for route in data["route"])
    expect(page.locator(".cablecars-space")).to_have_count(spaces)
    expect(page.locator(".cablecars-name")).to_have_count(len(data["location"]))
    stacks = page.locator(".cablecars-map .cablecars-stack").count()
    assert stacks == sum(1 for spot in data["location"] if spot.get("red_spot"))
    expect(page.locator(".cablecars-gate")).to_have_count(1)
    expect(page.locator(".cablecars-row .cablecars-card")).to_have_count(data["market"]["size"])
    expect(page.locator(".cablecars-legend summary")).to_have_text("reconstructed")


def test_a_claim_is_tried_paid_and_shown_with_its_owners_glyph(server: Server, visitor: Visitors) -> None:
    page = visitor()
    sit(page, server)
    mine = '.cablecars-track.is-owned [data-piece^="car-"]'
    asked = '.table-screen[data-asked="turn"] .cablecars-track.is-legal'
    play(page, by_draw, until=lambda now: now.locator(asked).count() > 0 or over(now))
    track = page.locator(".cablecars-track.is-legal").first
    name = track.get_attribute("data-part")
    track.hover()
    tried = page.locator(f'[data-part="{name}"] .cablecars-tried')
    expect(tried).to_have_count(1)
    expect(page.locator(".cablecars-cars")).to_contain_text("→")
    before = page.locator(mine).count()
    track.click()
    page.wait_for_selector(".cablecars-track.is-pending")
    page.locator(".dock [data-option]").first.hover()
    expect(page.locator(".cablecars-suit.is-spent")).not_to_have_count(0)
    page.locator(".dock [data-option]").first.click()
    page.wait_for_selector(f'[data-part="{name}"].is-owned')
    expect(page.locator(f'[data-part="{name}"]')).to_have_attribute("aria-label", re.compile("Ana"))
    expect(page.locator(mine).nth(before)).to_be_attached()


def by_draw(page: Page, dice: random.Random) -> None:
    """Takes cards, and keeps whatever else is asked short."""
    done = page.locator(".dock [data-confirm]:not(.button-quiet)")
    offered = page.locator('.dock [data-words="draw"], .dock [data-option]')
    if done.count() + offered.count() == 0:
        page.locator(".dock [data-kind]").first.click()
    (done if done.count() else offered).first.click()


@pytest.mark.parametrize("dark", first_of([True, False]))
def test_a_phone_shows_all_of_it_without_overlaps(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], dark: bool
) -> None:
    page = visitor("es" if dark else "en", size=PHONE, dark=dark)
    sit(page, server, seats=4, small=False)
    assert axe(page) == []
    assert page.evaluate(NARROW, PRESSED) == []
    boxes = [page.locator(sheet).bounding_box() for sheet in SHEETS]
    for above, below in pairwise(boxes):
        assert above is not None
        assert below is not None
        assert above["y"] + above["height"] <= below["y"] + 0.5
        assert below["x"] >= 0
        assert below["x"] + below["width"] <= PHONE["width"]
    near = page.locator(".cablecars-svg").get_attribute("viewBox")
    page.locator(".cablecars-overview").click()
    page.wait_for_selector(".cablecars-svg.is-small")
    expect(page.locator(".cablecars-svg")).not_to_have_attribute("viewBox", near)


def test_a_long_list_of_claims_begins_with_those_on_the_way_of_a_ticket(server: Server, visitor: Visitors) -> None:
    page = visitor()
    table = sit(page, server, small=False)
    ways: list[bool] = []

    def told_apart(now: Page) -> bool:
        fold = now.locator('.dock [data-kind="Claim"]')
        if fold.count() == 0:
            return over(now)
        fold.click()
        now.wait_for_selector(".fan [data-option]")
        ways[:] = now.evaluate(ON_A_WAY, f"{server.url}/api/tables/{table}/box")
        fold.click()
        return len(set(ways)) == 2 or over(now)

    play(page, by_draw, until=told_apart)
    assert set(ways) == {True, False}
    assert ways == sorted(ways, reverse=True)


def test_a_finger_drags_the_map_and_a_tap_chooses_first(server: Server, visitor: Visitors) -> None:
    page = visitor(size=PHONE)
    sit(page, server, small=False)
    view = page.locator(".cablecars-svg").get_attribute("viewBox")
    box = page.locator(".cablecars-svg").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.5
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y - 30, steps=4)
    page.mouse.up()
    expect(page.locator(".cablecars-svg")).not_to_have_attribute("viewBox", view)
    page.locator(".cablecars-ticket.is-legal").first.tap()
    expect(page.locator('.table-screen[data-asked="opening"]')).to_have_count(1)
    page.locator(".dock [data-do]").tap()
    page.wait_for_selector('.table-screen:not([data-asked="opening"])')


def test_dark_and_watched(server: Server, visitor: Visitors, axe: Callable[[Page], list[str]]) -> None:
    player, watcher = visitor(dark=True, size=HIGH), visitor("es", size=HIGH)
    table = sit(player, server, small=False)
    assert axe(player) == []
    watcher.add_init_script(TOURED)
    watcher.goto(f"{server.url}/table/{table}")
    watcher.wait_for_selector(".cablecars.is-watching .cablecars-track")
    expect(watcher.locator(".cablecars-mine, .cablecars-ticket")).to_have_count(0)
    assert axe(watcher) == []


def test_the_tour_stops_at_things_that_are_there_and_ends_with_a_move(server: Server, visitor: Visitors) -> None:
    page = visitor("es")
    table = open_table(page, server.url, "cablecars", 2)
    page.goto(f"{server.url}/table/{table}")
    page.locator(".tour-offer .button-main").click()
    for stop in range(7):
        page.wait_for_function(f"() => document.querySelector('.tour-card small')?.innerText === '{stop + 1} / 8'")
        ring = page.locator(".tour-ring").bounding_box()
        assert ring is not None
        assert min(ring["width"], ring["height"]) > 20
        page.keyboard.press("ArrowRight")
    # The last stop lets one through to the table, and says what the move means.
    expect(page.locator(".tour.is-trying .tour-card")).to_contain_text("Ahora tú")
    page.locator(".dock [data-option]").first.click()
    expect(page.locator(".tour-card p")).not_to_contain_text("Ahora tú")
    page.locator(".tour-card .button-main").click()
    expect(page.locator(".tour-card")).to_have_count(0)


COVERED = """() => {
    // Of each name on the map, the share of its letters' middles that lie on a space of a route.
    const spaces = [...document.querySelectorAll('.cablecars-space')].map((space) => {
        const { x, y, width, height } = space.getBBox();
        return { into: space.getScreenCTM().inverse(), x, y, width, height };
    });
    const covered = (at) => spaces.some(({ into, x, y, width, height }) => {
        const p = at.matrixTransform(into);
        return p.x > x && p.x < x + width && p.y > y && p.y < y + height;
    });
    return [...document.querySelectorAll('.cablecars-name')].map((name) => {
        const letters = [...name.querySelectorAll('tspan')].flatMap((line) =>
            Array.from({ length: line.getNumberOfChars() }, (_, n) => {
                const { x, y, width, height } = line.getExtentOfChar(n);
                return new DOMPoint(x + width / 2, y + height / 2).matrixTransform(line.getScreenCTM());
            }));
        return [name.textContent, letters.filter(covered).length / letters.length];
    });
}"""


OUTSIDE = """() => {
    const map = document.querySelector('.cablecars-svg').getBoundingClientRect();
    const out = ({ left, right, top, bottom }) =>
        left < map.left || right > map.right || top < map.top || bottom > map.bottom;
    return [...document.querySelectorAll('.cablecars-name')]
        .filter((name) => out(name.getBoundingClientRect())).map((name) => name.textContent);
}"""


@pytest.mark.parametrize("lang", first_of(["es", "en"]))
def test_names_on_the_map_leave_the_spaces_free_and_stay_on_it(server: Server, visitor: Visitors, lang: str) -> None:
    page = visitor(lang)
    page.goto(f"{server.url}/table/{open_table(page, server.url, 'cablecars', 2)}")
    wait_for_turn(page)
    expect(page.locator(".cablecars-name").nth(10)).to_be_attached()
    assert {name: share for name, share in page.evaluate(COVERED) if share > 0} == {}
    assert page.evaluate(OUTSIDE) == []
