"""Films what three bots do between two turns of one's own, a picture a turn, as one strip for each game.

    python tools/film.py FOLDER [GAME ...]     writes FOLDER/film-<game>.jpg; needs a Chromium

It stands on the browser tests' own hands (tests/browser), so it plays as they do.
"""

import base64
import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from fogline.core.registry import games
from tests.browser.hands import MOMENT, by_mouse, moment, over, wait_for_turn
from tests.browser.house import FLAGS, Server, chromium, open_table

SIZE = {"width": 1280, "height": 720}
STYLE = """
    body { margin: 0; display: grid; grid-template-columns: 560px 560px; gap: 6px }
    body { width: max-content; height: max-content }
    figure { margin: 0; position: relative }
    img { width: 100%; display: block }
    b { position: absolute; right: 4px; top: 2px; font: 700 18px sans-serif; background: #fff; padding: 0 8px }
"""
MOST = 6
"""Pictures of a strip."""
WARM_UP = 30
"""Steps of one's own before the film, so that something lies on the table."""


def seats_of(game: str) -> int:
    return min(4, games()[game].seats[-1])


def watched(page: Page) -> bool:
    return page.locator(".table-screen").get_attribute("data-asked") == "watch"


def film(page: Page, server: Server, game: str) -> list[bytes]:
    """The pictures of one round: others' turns, one after the other, then one's own again."""
    page.add_init_script(f"localStorage.setItem('fogline.toured', '[\"{game}\"]')")
    page.add_init_script("localStorage['fogline.prefs'] ||= JSON.stringify({speed: 'once', name: 'Ana'})")
    table = open_table(page, server.url, game, seats_of(game), bot="greedy")
    page.goto(f"{server.url}/table/{table}")
    wait_for_turn(page)
    dice = random.Random(11)
    for _ in range(WARM_UP):
        if over(page):
            raise SystemExit(f"{game} was over before the film began")
        step(page, dice)
    page.evaluate("localStorage['fogline.prefs'] = JSON.stringify({speed: 'step', name: 'Ana'})")
    page.reload()
    wait_for_turn(page)
    for _ in range(60):
        pictures: list[bytes] = []
        step(page, dice)
        while watched(page) and len(pictures) < MOST:
            page.mouse.move(640, 4)
            pictures.append(page.screenshot(type="jpeg", quality=80))
            old = moment(page)
            page.locator("[data-next]").click()
            wait_for_turn(page, old)
        if len(pictures) >= seats_of(game) - 1:
            return pictures
    raise SystemExit(f"nobody moved in {game}")


def step(page: Page, dice: random.Random) -> None:
    old = moment(page)
    by_mouse(page, dice)
    page.wait_for_function(f"(old) => ({MOMENT})() !== old", arg=old)
    wait_for_turn(page, old)


def strip(browser: Browser, pictures: list[bytes]) -> bytes:
    """The pictures side by side, numbered."""
    shown = "".join(
        f'<figure><img src="data:image/jpeg;base64,{base64.b64encode(picture).decode()}"><b>{number}</b></figure>'
        for number, picture in enumerate(pictures, 1)
    )
    page = browser.new_page()
    page.set_content(f"<!doctype html><style>{STYLE}</style>{shown}")
    return page.locator("body").screenshot(type="jpeg", quality=62)


def main() -> None:
    folder, *wanted = sys.argv[1:]
    with sync_playwright() as driver, tempfile.TemporaryDirectory() as home:
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        server = Server(Path(home)).start()
        for game in wanted or games():
            page = browser.new_context(viewport=SIZE, reduced_motion="reduce").new_page()  # type: ignore[arg-type]
            page.set_default_timeout(60_000)
            pictures = film(page, server, game)
            Path(folder, f"film-{game}.jpg").write_bytes(strip(browser, pictures))
            page.context.close()
        server.stop()
        browser.close()


if __name__ == "__main__":
    main()
