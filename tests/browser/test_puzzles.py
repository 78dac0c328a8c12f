"""Puzzles in the browser: from the lobby to one, a wrong answer with its cost, the best one, and on to the next."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fogline.core.registry import find_game, games
from fogline.learn.puzzles import PREFIX, Puzzle, puzzles_of
from tests.browser.conftest import Visitors
from tests.browser.hands import moment
from tests.browser.house import LAPTOP, PHONE, Server
from tests.in_turn import first_of

GAMES = [name for name, game in games().items() if puzzles_of(game)]


def plain(game: str) -> Puzzle:
    """One with so few actions that all of them are buttons in the dock."""
    return min(puzzles_of(find_game(game)), key=lambda puzzle: len(puzzle.costs))


def answer(page: Page, words: str) -> None:
    """Say it, whichever way the page takes it: a finger looks first and then does it."""
    page.locator(f".dock [data-words='{words}']").click()
    if page.locator(".dock [data-do]").count():
        page.locator(".dock [data-do]").click()


@pytest.mark.parametrize(("game", "lang", "size"), first_of([("skyline", "es", PHONE), ("skyline", "en", LAPTOP)]))
def test_a_puzzle_is_solved_after_a_wrong_answer(
    server: Server,
    visitor: Visitors,
    axe: Callable[[Page], list[str]],
    game: str,
    lang: str,
    size: dict[str, Any],
) -> None:
    puzzle = plain(game)
    page = visitor(lang, size=size, speed="once")
    page.goto(server.url)
    page.locator(f"[data-puzzles={game}]").click()
    expect(page.locator(".puzzle")).to_have_count(len(puzzles_of(find_game(game))))
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(f"[data-puzzle='{puzzle.name}']").click()
    expect(page.locator(f".coach[data-lesson='{PREFIX}{puzzle.name}'] .coach-task")).to_be_visible()
    before = moment(page)
    answer(page, next(iter(puzzle.costs)))
    expect(page.locator(".coach-cost")).to_contain_text("No es lo mejor" if lang == "es" else "Not the best")
    assert moment(page) == before
    answer(page, puzzle.best)
    expect(page.locator(".coach[data-done]")).to_be_visible()
    assert axe(page) == []
    page.locator(".coach [data-next-lesson]").click()
    expect(page.locator(".coach .coach-task")).to_be_visible()
    expect(page.locator(f".coach[data-lesson='{PREFIX}{puzzle.name}']")).to_have_count(0)
    page.goto(f"{server.url}/puzzles/{game}")
    expect(page.locator(".puzzle.is-missed")).to_have_count(1)
    expect(page.locator("[data-mine]")).to_be_visible()
