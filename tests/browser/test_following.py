"""What others do is shown one turn after the other: none is left out, each can be read, one may skip to now."""

import random
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fogline.core.registry import games
from tests.boxes import small_box
from tests.browser.conftest import Visitors
from tests.browser.hands import MOMENT, by_mouse, moment, over, wait_for_turn
from tests.browser.house import Server, open_table

WATCH = """() => {
    // Every turn that the line in the dock tells, with the time at which it came; turn -1: it is my own turn.
    window.told = [];
    const note = () => {
        const line = document.querySelector('.following');
        const turn = Number(line?.dataset.turn ?? 0);
        const now = line ? { turn, by: line.dataset.by, time: Number(line.dataset.time) } : { turn: -1, by: '' };
        window.marks = Math.max(window.marks ?? 0, document.querySelectorAll('[data-marked]').length);
        if (window.told.at(-1)?.turn === now.turn) return;
        window.told.push({ ...now, at: performance.now(), text: line?.querySelector('p')?.textContent ?? '' });
    };
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(note).observe(document.body, all);
}"""
READING = """async (text) => (await import('/page/table/pace.js')).readingTime(
    { log: [{ text, by: 1 }], places: [{ mine: true }, {}] }, 'normal')"""


SKIPS = """() => {
    const line = document.querySelector('.following');
    // Between the turns of slow bots there is no line either, and nothing is asked.
    if (!line) return document.querySelector('.table-screen').dataset.asked && 'my turn has come';
    // The button says where it leads in the same drawing as the rest; the tab's title follows a moment later.
    return line.querySelector('[data-skip].is-chosen') && 'to my turn';
}"""

ASKED_SOON = """async () => {
  for (let frame = 0; frame < 30; frame++) {
    if (document.querySelector(".table-screen").dataset.asked) return true;
    await new Promise(requestAnimationFrame);
  }
  return false;
}"""
"""Whether one is asked within a few frames, however long a busy machine takes for one: far sooner than by watching."""


def sit(page: Page, server: Server, game: str, seats: int = 0, **more: Any) -> str:
    page.add_init_script(f"localStorage.setItem('fogline.toured', '[\"{game}\"]')")
    table = open_table(page, server.url, game, seats or min(4, games()[game].seats[-1]), **more)
    page.goto(f"{server.url}/table/{table}")
    wait_for_turn(page)
    return table


def my_turn(page: Page, dice: Any) -> None:
    """Steps until somebody else is watched, or the game is over."""
    for _ in range(40):
        if over(page) or page.locator(".following").count():
            return
        old = moment(page)
        by_mouse(page, dice)
        page.wait_for_function(f"(old) => ({MOMENT})() !== old", arg=old)


@pytest.mark.parametrize(
    # The pace is the same for all; how its turns are told differs, and --long watches every game.
    "game",
    [pytest.param(game, marks=[] if game == "skyline" else pytest.mark.long) for game in games()],
)
def test_no_two_turns_overlap_and_each_can_be_read(server: Server, visitor: Visitors, game: str) -> None:
    page = visitor(speed="normal")
    sit(page, server, game, box=small_box(game))
    page.evaluate(WATCH)
    dice = random.Random(3)
    for _ in range(6):
        my_turn(page, dice)
        wait_for_turn(page, patience=120_000)
        told = page.evaluate("window.told")
        watched = [one for one in told if one["turn"] > 0 and one["by"] != "0"]
        if over(page) or len(watched) >= 5:
            break
    assert len(watched) >= 5, told
    assert len({one["turn"] for one in watched}) == len(watched)
    # The last turn before one's own is read while one may already act.
    read = [(one, following) for one, following in pairwise(told) if one in watched and following["turn"] > 0]
    times = [following["at"] - one["at"] for one, following in read]
    # A busy machine may draw a turn late and so seem to take it away early, but not one after the other.
    assert all(time > one["time"] / 4 for time, (one, _) in zip(times, read, strict=True)), (read, times)
    assert sum(times) >= 0.75 * sum(one["time"] for one, _ in read), (read, times)
    # Only a queue that is very long plays faster, and never too fast to be seen.
    assert all(one["time"] >= 0.29 * page.evaluate(READING, one["text"]) for one, _ in read), read
    assert any(one["time"] >= 0.99 * page.evaluate(READING, one["text"]) for one in watched)
    if game == "skyline":  # elsewhere some turns leave no trace on the board
        assert page.evaluate("window.marks") > 0


def test_skipping_ends_it_at_once(server: Server, visitor: Visitors) -> None:
    page = visitor(speed="slow")
    sit(page, server, "cablecars")
    dice = random.Random(5)
    for _ in range(12):  # where the bots were slower than the reader there is nothing to skip
        my_turn(page, dice)
        if page.wait_for_function(SKIPS).json_value() == "to my turn":
            break
    expect(page).to_have_title(re.compile("^●"))  # the tab tells it while one still watches
    page.mouse.move(0, 0)  # what is pointed at is told instead of what others did
    page.keyboard.press("Space")
    assert page.evaluate(ASKED_SOON)
    expect(page.locator("[data-recap]")).to_be_visible()
    page.locator("[data-recap]").click()
    turns = page.locator(".recap-turns li")
    expect(turns.nth(1)).to_be_attached()
    page.locator("[data-again]").click()
    page.locator(".following").wait_for()
    page.locator("[data-skip]").click()
    page.mouse.move(0, 0)
    expect(page.locator("[data-recap]")).to_be_visible()


def test_leaving_the_seat_is_asked_first(server: Server, visitor: Visitors) -> None:
    page = visitor()
    sit(page, server, "skyline", 2)
    page.locator(".top-tools .tool").last.click()
    page.locator("[data-leave]").click()
    expect(page.locator(".menu-leave")).to_be_visible()
    page.locator(".menu-leave .button-main").click()
    expect(page.locator(".menu-leave")).to_have_count(0)
    assert page.evaluate("document.querySelector('.table-screen').dataset.asked")


def test_all_that_a_player_did_at_once_is_told(server: Server, visitor: Visitors) -> None:
    page = visitor()
    page.goto(server.url)
    told = page.evaluate("""async () => {
        const { toldIn } = await import('/page/table/following.js');
        const [mine, one, other] = [[3, 0], [4, 1], [5, 1]].map(([turn, by]) => ({ turn, by, text: `turn ${turn}` }));
        const news = { log_from: 4, log: [one, other] };
        const whole = { log_from: 0, log: [mine, one, other] };
        return [news, whole].map((scene) => toldIn(scene, [mine, one, other]).texts);
    }""")
    assert told == [["turn 4", "turn 5"], ["turn 5"]], "who has just come is told of the last step only"
