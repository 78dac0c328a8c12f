"""How long a table takes to be there for somebody far away: requests, first visit and reload at 300 ms latency.

    python tools/latency.py [GAME ...]     needs a Chromium; stands on the browser tests' own house (tests/browser)

A reload is made several times and the best is told: what else the machine does is no fault of the page.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from fogline.core.registry import games
from tests.browser.hands import wait_for_turn
from tests.browser.house import FLAGS, Server, chromium, open_table

LATENCY = 300
RELOADS = 7
SHOWN = """() => document.querySelector('.table-screen')?.dataset.asked && (window.shownAt ??= performance.now())"""
"""Milliseconds from the browser's first question to the moment at which one can act."""


def measure(browser: Browser, server: Server, game: str) -> str:
    page = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce").new_page()
    page.set_default_timeout(60_000)
    table = open_table(page, server.url, game, 3)
    far = {"offline": False, "latency": LATENCY, "downloadThroughput": -1, "uploadThroughput": -1}
    page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", far)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{server.url}/table/{table}")
    wait_for_turn(page)
    first, requests, again = page.wait_for_function(SHOWN).json_value(), len(asked), []
    for _ in range(RELOADS):
        page.reload(wait_until="commit")
        again.append(page.wait_for_function(SHOWN).json_value())
    page.context.close()
    return f"{game}: {requests} requests, first visit {first / 1000:.1f} s, reload {min(again) / 1000:.2f} s"


def main() -> None:
    with sync_playwright() as driver, tempfile.TemporaryDirectory() as home:
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        server = Server(Path(home)).start()
        for game in sys.argv[1:] or games():
            print(measure(browser, server, game))
        server.stop()
        browser.close()


if __name__ == "__main__":
    main()
