"""In every game: where others have been stays marked until one has moved, and skipping to now takes one frame."""

import random

import pytest
from playwright.sync_api import Page

from fogline.core.registry import games
from tests.browser.conftest import Visitors
from tests.browser.hands import MOMENT, by_mouse, moment, over, wait_for_turn
from tests.browser.house import Server, open_table
from tests.in_turn import first_of

MARKED = """() => [...document.querySelectorAll('[data-marked]')].map((one) =>
    [one.dataset.part?.split(' ')[0], one.closest('[data-mini]')?.dataset.mini, one.dataset.at].join(' '))"""
"""The marked places; who was there last marks them."""
SKIP = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    await frame(); // in this one it is drawn,
    await frame(); // before this one begins
    return document.querySelector('.table-screen').dataset.asked;
}"""
ROUNDS = 40
"""More turns of one's own than it takes until somebody touches the board in every game."""


def watches(page: Page) -> bool:
    return page.locator(".table-screen").get_attribute("data-asked") == "watch"


def my_turn(page: Page, dice: random.Random) -> None:
    """Steps until somebody else is watched, one turn at a time, or the game is over."""
    for _ in range(60):
        old = moment(page)
        by_mouse(page, dice)
        page.wait_for_function(f"(old) => ({MOMENT})() !== old", arg=old)
        wait_for_turn(page, old)
        if over(page) or watches(page):
            return
    raise AssertionError("nobody else ever moves")


def to_the_end(page: Page) -> list[str]:
    """All that is to be watched but the last turn, one by one; what was marked on the way."""
    seen: list[str] = []
    for _ in range(100):
        seen += page.evaluate(MARKED)
        if not watches(page) or page.locator(".following").get_attribute("data-left") == "1":
            return seen
        old = moment(page)
        page.locator("[data-next]").click()
        wait_for_turn(page, old)
    raise AssertionError("the watching never ends")


@pytest.mark.parametrize("game", first_of(["skyline", *(name for name in games() if name != "skyline")]))
def test_marks_stay_until_ones_own_move_and_skipping_takes_a_frame(
    server: Server, visitor: Visitors, game: str
) -> None:
    page = visitor(speed="step")
    page.add_init_script(f"localStorage.setItem('fogline.toured', '[\"{game}\"]')")
    table = open_table(page, server.url, game, min(4, games()[game].seats[-1]), bot="greedy")
    page.goto(f"{server.url}/table/{table}")
    wait_for_turn(page)
    dice, skipped = random.Random(3), 0
    for _ in range(ROUNDS):
        my_turn(page, dice)
        assert not over(page), "the game was over before anything was marked"
        page.wait_for_function("() => document.title.startsWith('●')")  # the tab tells that all others have moved
        seen = to_the_end(page)
        if watches(page):
            skipped += 1
            assert page.evaluate(SKIP) not in ("", "watch"), "now is one's own turn"
        marked = page.evaluate(MARKED)
        assert set(seen) <= set(marked), "what was marked while it was watched is still marked when it is one's turn"
        if marked and skipped:
            break
    assert marked
    assert skipped
