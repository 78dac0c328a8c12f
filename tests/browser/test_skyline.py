"""The drawn table of skyline: played by mouse and by keys, on a laptop and on a phone, in both languages."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from fogline.core.dealer import Dealer
from fogline.core.match import Match
from fogline.games.skyline.questions import BONUS, BONUS_ROW, BOOST, KEYS, LAY
from tests.boxes import brief_box
from tests.browser.conftest import Visitors
from tests.browser.hands import (
    STEPS,
    Step,
    after,
    by_keyboard,
    by_mouse,
    lift_curtain,
    moment,
    play,
    play_listening,
    wait_for_turn,
    ways,
)
from tests.browser.house import LAPTOP, PHONE, Server, open_table
from tests.in_turn import in_turn

ASKED = ".table-screen[data-asked='{}']"
WINS = {"en": ("wins", "win"), "es": ("Gana", "Ganan")}


def sit(page: Page, server: Server, seats: int = 2, small: bool = True, **more: object) -> str:
    """A table of skyline with bots, seen; the first-game tour is not wanted."""
    page.add_init_script("localStorage.setItem('fogline.toured', '[\"skyline\"]')")
    box = brief_box("skyline") if small else ""
    table = open_table(page, server.url, "skyline", seats, **({"box": box} if box else {}), **more)
    page.goto(f"{server.url}/table/{table}")
    wait_for_turn(page)
    return table


def act(page: Page, part: Locator) -> None:
    """Uses a part of the board and waits for what comes."""
    old = moment(page)
    part.click()
    wait_for_turn(page, old)


def take_a_column(page: Page) -> None:
    """Draws and places as the board allows until a column with cards is taken."""
    for _ in range(80):
        if page.locator(ASKED.format("building")).count():
            return
        if page.locator(ASKED.format("confirm")).count():
            act(page, page.locator("[data-confirm]"))
            continue
        if page.locator(ASKED.format("turn")).count():
            full = page.locator(".sk-column.is-legal").filter(has=page.locator("[data-piece]"))
            act(page, full.first if full.count() else page.locator(".sk-deck"))
            continue
        act(page, page.locator(".sk-column.is-legal").first)
    raise AssertionError("no column could be taken")


@pytest.mark.parametrize(("lang", "step"), ways(("en", by_mouse)))
def test_a_whole_game(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], lang: str, step: Step
) -> None:
    page = visitor(lang)
    table = sit(page, server)
    expect(page.locator("[data-space]")).to_have_count(15)
    assert (play_listening(page) if step is by_keyboard else play(page, step)) > 5
    page.wait_for_selector(".sk-reveal")
    assert page.locator("#finish-title").inner_text().split(" ")[0 if lang == "es" else -1].rstrip(".") in WINS[lang]
    expect(page.locator(".sk-reveal tbody tr")).to_have_count(6)
    if step is by_mouse:
        assert axe(page) == []
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog.finish", state="detached")
        assert axe(page) == []
    else:
        looks_back(page, server, table)


def looks_back(page: Page, server: Server, table: str) -> None:
    for seat in (-1, 1):
        page.goto(f"{server.url}/replay/{table}?turn=5&seat={seat}")
        page.wait_for_selector(f"[data-space='{max(seat, 0)}:0']")
        expect(page.locator(".sk-made")).to_have_count(1)
        expect(page.locator(".sk-board .is-legal")).to_have_count(0)


@pytest.mark.parametrize("steps", [10, pytest.param(STEPS, marks=pytest.mark.long)])
def test_a_game_with_the_full_box_fits_the_laptop(
    server: Server, visitor: Visitors, fits: Callable[[Page], bool], steps: int
) -> None:
    page = visitor()
    sit(page, server, seats=3, small=False)
    enough = after(steps)

    def ended(page: Page) -> bool:
        letters_can_be_read(page)
        assert fits(page)
        return enough(page)

    assert play(page, by_mouse, until=ended) > (9 if steps < STEPS else 20)
    expect(page.locator("[data-space]")).to_have_count(25)


def letters_can_be_read(page: Page) -> None:
    """No letter of the board is smaller than 11 pixels, once the drawing has found its room after the dock changed."""
    page.wait_for_function(
        """() => 11 <= Math.min(...[...document.querySelectorAll('.sk-board text')]
        .filter((text) => text.textContent.trim())
        .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.ownerSVGElement.getScreenCTM().d))""",
    )


def test_what_is_taken_goes_where_its_ghost_stood_and_comes_back(server: Server, visitor: Visitors) -> None:
    page = visitor()
    sit(page, server, small=False)
    taken = page.locator(".sk-taken:not(:has(.d5))")  # black cards ask for their district first
    for _ in range(6):
        take_a_column(page)
        if taken.count():
            break
        act(page, page.locator(".sk-bin"))
    name, _, space = (taken.first.get_attribute("aria-label") or "").partition(" → ")
    taken.first.hover()
    ghost = page.locator(".sk-space:has(.sk-card.is-ghost-piece)")
    expect(ghost).to_have_count(1)
    expect(ghost).to_have_attribute("aria-label", re.compile(f"^{re.escape(space)}:"))
    act(page, taken.first)
    built = page.locator(f".sk-space[aria-label^='{space}: {name}']")
    expect(built).to_have_class(re.compile("is-fresh"))
    page.keyboard.press("u")
    expect(built).to_have_count(0)
    expect(taken.first).to_be_visible()


def test_another_city_can_be_looked_at_and_the_next_question_brings_one_home(server: Server, visitor: Visitors) -> None:
    page = visitor()
    sit(page, server, seats=4, small=False)
    mine = page.locator("[data-space='0:0']")
    expect(mine).to_have_count(1)
    expect(page.locator(".sk-mini")).to_have_count(3)
    page.locator("[data-mini='2']").click()
    expect(page.locator("[data-space='2:0']")).to_have_count(1)
    expect(mine).to_have_count(0)
    page.get_by_role("button", name="Back to your city").first.click()
    expect(mine).to_have_count(1)
    page.locator("[data-mini='1']").click()
    act(page, page.locator(".sk-deck"))
    expect(mine).to_have_count(1)
    expect(page.locator(".sk-held [data-piece]")).to_have_count(1)


def test_who_looks_on_sees_the_table_and_has_no_hands(server: Server, visitor: Visitors) -> None:
    table = sit(visitor("es"), server, seats=3)
    other = visitor("en")
    other.goto(f"{server.url}/table/{table}")
    other.wait_for_selector(".sk-board")
    expect(other.locator(".sk-space")).to_have_count(15)
    expect(other.locator(".sk-board .is-legal")).to_have_count(0)
    expect(other.get_by_text("reconstructed")).to_have_count(1)


FOR_FINGERS = """() => [...document.querySelectorAll(".felt .part.is-legal")]
    .map((one) => one.getBoundingClientRect())
    .every(({ width, height }) => !width || !height || Math.min(width, height) >= 44)"""


def test_a_phone_has_room_for_fingers_and_nothing_lies_over_another(server: Server, visitor: Visitors) -> None:
    page = visitor("es", PHONE)
    sit(page, server, seats=4, small=False)
    for _ in range(9):
        # The board takes its size a moment after it is drawn.
        page.wait_for_function(FOR_FINGERS)
        kinds = boxes(page, ".sk-column, .sk-deck, .sk-space, .sk-taken, .sk-bin, .sk-mini")
        assert len(kinds) > 10
        assert not overlaps(kinds)
        letters_can_be_read(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate("(felt => felt.scrollWidth <= felt.clientWidth)(document.querySelector('.felt'))")
        step(page)


def asked_for(question: int, box: Path) -> str:
    """The record of a game of two people that stands where this is asked."""
    for seed in range(1000):
        match, dice = Match.new("skyline", 2, seed=seed, box=box), Dealer(seed)
        while not match.over:
            if match.view(0).asks == question:
                return match.record().dumps()
            legal = match.legal_ids()
            match.play(legal[dice.below(len(legal))])
    raise AssertionError(f"no game asks {KEYS[question]}")


@pytest.mark.parametrize("question", [BONUS, BONUS_ROW, BOOST, LAY], ids=KEYS.__getitem__)
def test_on_a_phone_what_a_bonus_asks_has_room_for_fingers(
    server: Server, visitor: Visitors, tmp_path: Path, question: int
) -> None:
    """Random games ask it too seldom to count on."""
    page = visitor("es", PHONE)
    box = tmp_path / "box.toml"
    box.write_text(brief_box("skyline"), encoding="utf-8")
    wish = {"record": asked_for(question, box), "box": box.read_text(encoding="utf-8")}
    page.add_init_script("localStorage.setItem('fogline.toured', '[\"skyline\"]')")
    answer = page.request.post(f"{server.url}/api/import", data=wish)
    assert answer.ok, answer.text()
    page.goto(f"{server.url}/table/{answer.json()['table']}")
    wait_for_turn(page)
    lift_curtain(page)
    page.wait_for_selector(ASKED.format(KEYS[question]))
    page.wait_for_function(FOR_FINGERS)
    expect(page.locator(".felt .part.is-legal")).not_to_have_count(0)
    assert not overlaps(boxes(page, ".sk-column, .sk-deck, .sk-space, .sk-taken, .sk-bin, .sk-mini"))


def boxes(page: Page, query: str) -> list[FloatRect]:
    """Where the parts that can be seen are."""
    script = "all => all.map((one) => one.getBoundingClientRect().toJSON()).filter((box) => box.width && box.height)"
    found: list[FloatRect] = page.eval_on_selector_all(query, script)
    return found


def step(page: Page) -> None:
    """One step with a finger: choose, then do."""
    old = moment(page)
    if page.locator(ASKED.format("confirm")).count():
        page.locator("[data-confirm]").tap()
    else:
        page.locator(".felt .part.is-legal").last.tap()
        page.locator(".dock [data-do]").tap()
    wait_for_turn(page, old)


def overlaps(boxes: list[FloatRect]) -> list[tuple[FloatRect, FloatRect]]:
    """Which of these lie over one another by more than the outlines that show what can be used."""
    slack = 7
    return [
        (a, b)
        for n, a in enumerate(boxes)
        for b in boxes[n + 1 :]
        if min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"]) > slack
        and min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"]) > slack
    ]


@pytest.mark.parametrize(("dark", "size"), in_turn([True, False], [LAPTOP, PHONE]))
def test_axe_finds_nothing(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], size: dict[str, int], dark: bool
) -> None:
    page = visitor("en", size, dark)
    sit(page, server, seats=3, small=False)
    assert axe(page) == []
    if size == LAPTOP:
        take_a_column(page)
        assert axe(page) == []


def test_the_focus_is_seen_on_the_board_and_the_tour_finds_its_stops(server: Server, visitor: Visitors) -> None:
    page = visitor()
    sit(page, server, small=False)
    page.keyboard.press("b")
    expect(page.locator(".sk-deck")).to_be_focused()
    page.keyboard.press("ArrowRight")
    lit = "getComputedStyle(document.activeElement.querySelector('.sk-focus')).stroke"
    assert page.evaluate(lit) != "none"
    for stop in page.evaluate("import('/face/skyline/board.js').then((board) => board.default.tour.map(({at}) => at))"):
        expect(page.locator(stop), stop).not_to_have_count(0)
