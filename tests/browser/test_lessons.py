"""Lessons in the browser: from the lobby through the first one, a wrong move explained, on to the next one."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fogline.core.registry import find_game, games
from fogline.learn import guide
from tests.browser.conftest import Visitors
from tests.browser.hands import moment
from tests.browser.house import LAPTOP, PHONE, Server
from tests.in_turn import first_of

GAMES = [name for name, game in games().items() if game.lessons]
ASKED = "() => document.querySelector('.coach[data-done], .coach [data-show], .coach [data-card-next]')"
MOVED = "(at) => document.querySelector('.table-screen')?.dataset.at !== at"


def do_as_shown(page: Page) -> bool:
    """Read on, be shown what is meant and do it; whether the lesson goes on."""
    page.wait_for_function(ASKED)
    while page.locator(".coach [data-card-next]").count():
        page.locator(".coach [data-card-next]").click()
    if page.locator(".coach[data-done]").count():
        return False
    at = page.locator(".table-screen").get_attribute("data-at")
    page.locator(".coach [data-show]").click()
    page.locator(".dock [data-do]").click()
    page.wait_for_function(MOVED, arg=at)
    return True


@pytest.mark.parametrize(("game", "lang", "size"), first_of([(GAMES[-1], "es", PHONE), (GAMES[0], "en", LAPTOP)]))
def test_a_newcomer_learns_from_the_lobby_on(
    server: Server, visitor: Visitors, game: str, lang: str, size: dict[str, Any]
) -> None:
    lessons = find_game(game).lessons
    page = visitor(lang, size=size, speed="once")
    page.goto(server.url)
    page.locator(f"[data-learn={game}]").click()
    expect(page.locator(".lesson")).to_have_count(len(lessons))
    page.locator("[data-begin]").click()
    title = guide.begin(find_game(game), lessons[0]).speaker(lang).tell(lessons[0].title)
    expect(page.locator(".coach h2")).to_have_text(title)
    expect(page.locator(".tour-offer")).to_have_count(0)
    while do_as_shown(page):
        pass
    page.locator("[data-next-lesson]").click()
    expect(page.locator(f".coach[data-lesson='{lessons[1].name}']")).to_be_visible()
    page.goto(f"{server.url}/learn/{game}")
    expect(page.locator(".lesson.is-done")).to_have_count(1)


def test_a_wrong_move_is_explained_and_tried_again(server: Server, visitor: Visitors) -> None:
    page = visitor("en", size=LAPTOP, speed="once")
    page.goto(f"{server.url}/learn/skyline")
    page.locator("[data-lesson=column]").click()
    page.locator(".coach [data-card-next]").click()
    before = moment(page)
    page.locator(".dock [data-words='finalize 2']").click()
    expect(page.locator(".preview-bad")).to_contain_text("where you lead already")
    assert moment(page) == before
    page.locator(".dock [data-words='finalize 1']").click()
    expect(page.locator(".coach-task")).to_contain_text("gray 3")
    # Where much cannot be done and says why, the row of actions covers no button of the lesson.
    page.goto(f"{server.url}/learn/skyline")
    page.locator("[data-lesson=contracts]").click()
    expect(page.locator(".dock .is-not")).to_have_count(2)
    do_as_shown(page)
