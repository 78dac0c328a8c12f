"""Walks through lessons and puzzles in a browser and takes a picture of each step, to be looked at by somebody.

    python tools/lesson_pictures.py FOLDER [--lang en,es] [--size laptop,phone] [GAME ...]     needs a Chromium

A picture is called GAME-LANG-SIZE-LESSON-STEP.png. What a lesson asks for is done as *Show me* shows it; the short game
at the end is begun, no more. Of each game's puzzles the first one is shown, and when it is solved. At every step it is
printed which words are cut, and where a lesson's own words do not fit without being scrolled.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from fogline.core.registry import find_game, games
from fogline.learn.puzzles import PREFIX, puzzles_of
from tests.browser.house import FLAGS, Server, chromium
from tests.browser.test_cut import CUT

SIZES: dict[str, ViewportSize] = {"laptop": {"width": 1280, "height": 720}, "phone": {"width": 390, "height": 844}}
READY = "() => document.querySelector('.coach[data-done], .coach [data-show], .coach [data-card-next]')"
MOVED = "(at) => document.querySelector('.table-screen')?.dataset.at !== at"
SCROLLS = "() => [...document.querySelectorAll('.coach-words')].some((one) => one.scrollHeight > one.clientHeight + 1)"
LONGEST = 40
"""More steps than any lesson has."""


class Walk:
    """One reader's way through everything of one game."""

    def __init__(self, page: Page, url: str, folder: Path, name: str) -> None:
        self.page = page
        self.url = url
        self.folder = folder
        self.name = name

    def begin(self, game: str, lesson: str) -> None:
        asked = {"game": game, "lesson": lesson, "name": "Ana"}
        made = self.page.request.post(f"{self.url}/api/lessons", data=asked).json()
        self.page.goto(f"{self.url}/table/{made['table']}")
        self.page.wait_for_function(READY)

    def shoot(self, lesson: str, step: str) -> None:
        file = self.folder / f"{self.name}-{lesson.replace(':', '-')}-{step}.png"
        self.page.screenshot(path=file)

    def look(self, lesson: str, step: int) -> None:
        """Print what cannot be read here."""
        for word in self.page.evaluate(CUT):
            print(f"  {self.name} {lesson} {step}: cut: {word}")
        if self.page.evaluate(SCROLLS):
            print(f"  {self.name} {lesson} {step}: words scroll")

    def lesson(self, game: str, lesson: str, first: bool) -> None:
        self.begin(game, lesson)
        for step in range(1 if first else LONGEST):
            self.page.wait_for_function(READY)
            if not step:
                self.shoot(lesson, "a")
            self.look(lesson, step)
            while self.page.locator(".coach [data-card-next]").count():
                self.page.locator(".coach [data-card-next]").click()
                self.look(lesson, step)
            if self.page.locator(".coach[data-done]").count():
                break
            at = self.page.locator(".table-screen").get_attribute("data-at")
            self.page.locator(".coach [data-show]").click()
            self.page.locator(".dock [data-do]").wait_for()
            if not step:
                self.shoot(lesson, "b")
            self.page.locator(".dock [data-do]").click()
            self.page.wait_for_function(MOVED, arg=at)
        self.shoot(lesson, "z")

    def puzzle(self, game: str) -> None:
        puzzle = puzzles_of(find_game(game))[0]
        self.page.goto(f"{self.url}/puzzles/{game}")
        self.page.locator(".puzzle").first.wait_for()
        self.shoot("puzzles", "a")
        self.begin(game, PREFIX + puzzle.name)
        self.shoot("puzzles", "b")
        self.page.locator(".coach [data-show]").click()
        self.page.locator(".dock [data-do]").click()
        self.page.locator(".coach[data-done]").wait_for()
        self.look("puzzle", 1)
        self.shoot("puzzles", "z")


def walk(browser: Browser, server: Server, folder: Path, game: str, lang: str, size: str) -> None:
    context = browser.new_context(
        viewport=SIZES[size],
        reduced_motion="reduce",
        has_touch=size == "phone",
    )
    prefs = f"{{lang: '{lang}', motion: 'none', speed: 'once', sound: false, name: 'Ana', notify: 'off'}}"
    context.add_init_script(f"localStorage.setItem('fogline.prefs', JSON.stringify({prefs}))")
    page = context.new_page()
    steps = Walk(page, server.url, folder, f"{game}-{lang}-{size}")
    for lesson in find_game(game).lessons:
        steps.lesson(game, lesson.name, first=bool(lesson.bot))
    if puzzles_of(find_game(game)):
        steps.puzzle(game)
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--lang", default="en,es")
    parser.add_argument("--size", default="laptop,phone")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        server = Server(Path(data)).start()
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for game in asked.games:
                for lang in asked.lang.split(","):
                    for size in asked.size.split(","):
                        walk(browser, server, asked.folder, game, lang, size)
                        print(game, lang, size, flush=True)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
