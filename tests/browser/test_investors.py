"""San Francisco (2000) in the browser: whole games, the bid builder, sealed choices, every street drawn."""

import itertools
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from fogline.core.dealer import Dealer
from fogline.games.investors.box import EMPTY, PARK, WHITE, open_box
from fogline.games.investors.options import Options
from fogline.games.investors.rules.majority import holder
from fogline.games.investors.rules.setup import setup
from tests.boxes import small_box
from tests.browser.conftest import Visitors
from tests.browser.hands import (
    STEPS,
    Step,
    after,
    by_keyboard,
    by_mouse,
    changes,
    moment,
    over,
    play,
    play_listening,
    seen,
    wait_for_turn,
    ways,
)
from tests.browser.house import PHONE, Server, open_table
from tests.in_turn import first_of

FACE = "/face/investors"
Axe = Callable[[Page], list[str]]


def sit(page: Page, server: Server, seats: int = 3, small: bool = True, **more: Any) -> str:
    table = open_table(page, server.url, "investors", seats, box=small_box("investors") if small else "", **more)
    watch(page, server, table)
    return table


def watch(page: Page, server: Server, table: str) -> None:
    """To the table, without the tour that is offered in a first game."""
    page.add_init_script("localStorage.setItem('fogline.toured', '[\"investors\"]')")
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_selector(".inv-city")
    wait_for_turn(page)


def scene(page: Page, table: str, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = page.request.get(
        f"{page.url.split('/table')[0]}/api/tables/{table}/scene?seat={seat}"
    ).json()
    return found


def asked(page: Page) -> str:
    return page.locator(".table-screen").get_attribute("data-asked") or ""


def reach(page: Page, question: str, step: Step = by_mouse) -> bool:
    """Plays until this is asked; whether it was before the game was over."""
    play(page, step, until=lambda page: asked(page) == question or over(page))
    return asked(page) == question


def short(page: Page, dice: random.Random) -> None:
    """A step that keeps a long game short: an auction is left at once, all else is as it comes."""
    leave = page.locator('.dock [data-words="pass"]')
    if leave.count():
        leave.click()
    else:
        by_mouse(page, dice)


@pytest.mark.parametrize(("lang", "step"), ways(("en", by_mouse)))
def test_a_whole_game(server: Server, visitor: Visitors, lang: str, step: Step) -> None:
    page = visitor(lang)
    sit(page, server, options={"negotiation": True})
    play_listening(page) if step is by_keyboard else play(page, step)
    page.wait_for_selector("dialog.finish[open]")
    expect(page.locator(".finish [data-sums] thead th")).to_have_count(3)
    page.locator("dialog.finish .button-main").click()
    built = page.locator(".inv-tile.is-built").count()
    expect(page.locator(".inv-chronicle .inv-row")).to_have_count(built)


@pytest.mark.parametrize("steps", [6, pytest.param(STEPS, marks=pytest.mark.long)])
def test_a_game_of_full_size(
    server: Server, visitor: Visitors, axe: Axe, fits: Callable[[Page], bool], steps: int
) -> None:
    page = visitor()
    sit(page, server, small=False)
    made = play(page, short, until=after(steps))
    if steps == STEPS:
        assert made > 20
        page.wait_for_selector("dialog.finish[open]")
    assert fits(page)
    assert axe(page) == []


def test_every_field_and_street_is_drawn_and_says_what_it_is(server: Server, visitor: Visitors) -> None:
    page = visitor()
    table = sit(page, server, small=False)
    expect(page.locator(".inv-tile")).to_have_count(35)
    expect(page.locator(".inv-street")).to_have_count(82)
    now = scene(page, table)
    names = page.request.get(f"{server.url}/api/tables/{table}/box").json()["names"]
    for street in (0, 7, 40, 81):
        label = page.locator(f'.inv-city [data-part="street:{street}"]').get_attribute("aria-label") or ""
        assert names["street"][str(street)] in label
        assert ("white" in label) == (now["view"]["rods"][street] == WHITE)
    expect(page.locator(".inv-white")).to_have_count(now["view"]["rods"].count(WHITE))


def test_a_rod_is_laid_by_a_click_and_shown_with_its_owners_glyph(server: Server, visitor: Visitors) -> None:
    page = visitor()
    table = sit(page, server, assist="full")
    assert reach(page, "invest", stubborn)
    legal = [option["args"]["street"] for option in scene(page, table)["legal"]]
    shown = page.locator(".inv-city .inv-street.is-legal")
    expect(shown).to_have_count(len(legal))
    expect(page.locator(".inv-line.is-legal")).to_have_count(len(legal))
    target = page.locator(f'.inv-city [data-part="street:{legal[0]}"]')
    target.hover()
    expect(page.locator(".inv-ghost .inv-rod")).to_have_count(1)
    old = moment(page)
    target.click()
    wait_for_turn(page, old)
    expect(target.locator("[data-piece] path")).to_have_count(1)
    expect(target).to_have_attribute("aria-label", re.compile("Ana"))


def stubborn(page: Page, dice: random.Random) -> None:
    """Bids to win: the highest card, the largest sum."""
    cards = page.locator(".inv-person.is-legal")
    cells = page.locator(".inv-cell")
    call = page.locator('.dock [data-words="call"], .dock [data-words="seal"]')
    if cards.count():
        cards.last.click()
    elif call.count() and (page.locator(".inv-slot.is-added").count() or not cells.count()):
        call.first.click()
    elif cells.count():
        old = moment(page)
        cells.last.click()
        wait_for_turn(page, old)
        for _ in range(100):  # the largest sum lays every check; who is asked again at once has new sums
            if not cells.count():
                break
            page.wait_for_timeout(20)
    else:
        by_mouse(page, dice)


def test_a_sum_of_the_bid_builder_lays_the_checks_that_make_it(server: Server, visitor: Visitors) -> None:
    page = visitor()
    for _ in range(6):  # chance may have left a hand that cannot raise: then another table
        table = sit(page, server)
        if reach(page, "bid") and page.locator(".inv-cell").count():
            break
    now = scene(page, table)["view"]
    values = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
    high = max(sum(n * v for n, v in zip(now["front"][10 * i : 10 * i + 10], values, strict=True)) for i in range(3))
    held = [value for value, n in zip(values, now["hand"], strict=True) for _ in range(n)]
    mine = sum(n * v for n, v in zip(now["front"][:10], values, strict=True))
    sums = {mine + sum(some) for n in range(1, len(held) + 1) for some in itertools.combinations(held, n)}
    cells = page.locator(".inv-cell")
    assert {int(text) for text in cells.all_inner_texts()} == {total for total in sums if total > high}
    assert not {int(text) for text in page.locator(".inv-sums s").all_inner_texts()} & sums
    total = int(cells.last.inner_text())
    cells.last.click()
    page.wait_for_function("() => document.querySelectorAll('.inv-cell').length === 0")
    expect(page.locator(".inv-slot.is-added")).to_have_count(len(held))
    expect(page.locator(".inv-sum")).to_contain_text(f"${total}k")
    assert scene(page, table, -1)["view"]["front"] == now["front"], "nobody else sees what is only added"
    old = moment(page)
    page.locator('.dock [data-words="call"]').click()
    wait_for_turn(page, old)


def influence_only() -> str:
    """The small box without calls for checks or chips: after the first bidding its cards stay in sight."""
    head, *calls = re.split(r"(?=\[\[(?:call|action)\]\])", small_box("investors"))
    return head + "".join(text for text in calls if "[[call]]" not in text or 'bidding = "influence"' in text)


def test_sealed_choices_lie_face_down_until_they_are_shown(server: Server, visitor: Visitors) -> None:
    page = visitor()
    for _ in range(6):  # an auction that begins at once takes the place of what was shown: then another table
        table = open_table(page, server.url, "investors", 3, box=influence_only())
        watch(page, server, table)
        assert reach(page, "influence")
        rows = page.locator(".inv-bids").first
        expect(rows.locator(".inv-end, .inv-face")).to_have_count(0)
        old = moment(page)
        page.locator(".inv-person.is-legal").nth(1).click()
        wait_for_turn(page, old)
        if page.locator(".inv-reveal").count():
            break
    shown = page.locator(".inv-reveal .inv-face").all_inner_texts()
    assert len(shown) == 3
    assert "1" in shown


def test_tied_and_winning_bids_come_from_the_log(server: Server, visitor: Visitors) -> None:
    page = visitor()
    page.goto(server.url)
    log = [
        {"key": "call-drawn", "turn": 3, "args": {"seat": 0, "call": 1}},
        {"key": "influence-shown", "turn": 4, "args": {"seat": 0, "person": 5}},
        {"key": "influence-shown", "turn": 4, "args": {"seat": 1, "person": 5}},
        {"key": "call-drawn", "turn": 4, "args": {"seat": 1, "call": 2}},
    ]
    found = page.evaluate("async ([face, log]) => (await import(`${face}/moment.js`)).lastBidding(log)", [FACE, log])
    assert found["about"]["args"]["call"] == 1
    assert [event["args"]["person"] for event in found["events"]] == [5, 5]


def test_how_close_somebody_is_agrees_with_the_rules(server: Server, visitor: Visitors) -> None:
    """What the board says of majorities is its own arithmetic: the rules must say the same."""
    page = visitor()
    page.goto(server.url)
    dice = random.Random(5)
    s = setup(open_box(), 4, Options(), Dealer(3))
    for _ in range(12):
        for street in range(s.box.streets):
            if s.rods[street] != WHITE:
                s.rods[street] = dice.choice([EMPTY, EMPTY, 0, 1, 2, 3])
        for tile in range(s.box.tiles):
            s.builder[tile] = -1
        wanted = [[needed(s, tile, seat) for seat in range(4)] for tile in range(s.box.tiles)]
        view = {"rods": list(s.rods), "layout": list(s.layout), "seats": 4, "builder": list(s.builder)}
        data = {"board": {"columns": s.box.columns, "rows": s.box.rows}}
        assert page.evaluate(MISSING, [FACE, view, data]) == wanted


MISSING = """async ([face, view, data]) => {
    const { planOf } = await import(`${face}/geometry.js`);
    const { missing } = await import(`${face}/standing.js`);
    const plan = planOf(data, false);
    const few = (n) => Math.min(n, 2);
    return view.layout.map((_, tile) => Array.from({ length: 4 }, (_, seat) => few(missing(view, plan, tile, seat))));
}"""


def needed(s: Any, tile: int, seat: int) -> int:
    """By the rules: 0 when the majority is there, 1 when one rod more brings it, else 2 for more or never."""
    if s.layout[tile] == PARK:
        return 2
    if holder(s, tile) == seat:
        return 0
    for street in s.box.streets_round(tile):
        if s.rods[street] == EMPTY:
            s.rods[street] = seat
            wins = holder(s, tile) == seat
            s.rods[street] = EMPTY
            if wins:
                return 1
    return 2


@pytest.mark.parametrize("question", first_of(["bid", "influence"]))
def test_a_phone_has_room_for_fingers(
    server: Server, visitor: Visitors, axe: Axe, fits: Callable[[Page], bool], question: str
) -> None:
    page = visitor("es", PHONE, dark=question == "bid")
    sit(page, server, small=False)
    assert reach(page, question, taps)
    assert fits(page)
    assert page.evaluate("document.querySelector('.felt').scrollWidth <= document.querySelector('.felt').clientWidth")
    small = [
        f"{part.get_attribute('aria-label')} {box}"
        for part, box in boxes(page)
        if min(box["width"], box["height"]) < 44
    ]
    assert small == []
    assert axe(page) == []


def boxes(page: Page) -> list[tuple[Locator, dict[str, float]]]:
    """What can be touched, and how large it is."""
    found = [(part, part.bounding_box()) for part in page.locator(".felt .part, .dock button").all()]
    return [(part, {"width": box["width"], "height": box["height"]}) for part, box in found if box and box["width"]]


TAP = """(chance) => {
    const all = (query) => [...document.querySelectorAll(query)];
    const done = all('.dock [data-do], .dock [data-confirm]:not(.button-quiet)').slice(0, 1);
    const found = [done, all('.dock [data-option]'), all('.inv-line.is-legal')].find((some) => some.length) ?? [];
    found[Math.floor(chance * found.length)]?.click();
}"""
"""Looks and taps in one go: between the two the page may have gone on, and what was found be gone."""


def taps(page: Page, dice: random.Random) -> None:
    """A step on a phone: a short button of the dock, or a line of the list, and then doing it."""
    old = moment(page)
    for _ in range(6):
        before = seen(page)
        page.evaluate(TAP, dice.random())
        changes(page, before)
        if moment(page) != old or over(page):
            return


def test_a_field_narrows_the_list_of_streets(server: Server, visitor: Visitors) -> None:
    page = visitor("en", PHONE)
    sit(page, server)
    assert reach(page, "invest", taps)
    count = page.locator(".inv-line").count()
    for tile in page.locator(".inv-tile").all():
        tile.click()
        if page.locator(".inv-all").count():
            break
    narrowed = page.locator(".inv-line").count()
    assert 1 <= narrowed < count
    letter = re.match(r"([A-D]\d)", page.locator(".inv-tile.is-looked").get_attribute("aria-label") or "")
    assert letter
    assert all(letter[1] in text for text in page.locator(".inv-spot").all_inner_texts())


def test_dark_table_and_spectators(server: Server, visitor: Visitors, axe: Axe, fits: Callable[[Page], bool]) -> None:
    page = visitor(dark=True)
    table = sit(page, server, seats=5, small=False)
    assert fits(page)
    assert axe(page) == []
    stranger = visitor("es")
    stranger.goto(f"{server.url}/table/{table}")
    stranger.wait_for_selector(".inv-city")
    expect(stranger.locator(".inv-checks, .inv-hand")).to_have_count(0)
    expect(stranger.locator(".is-legal.part")).to_have_count(0)
    assert axe(stranger) == []
