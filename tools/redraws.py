"""How much a table draws: how often for each step of its player, and how long a slow phone is busy with it.

    python tools/redraws.py [GAME ...] [--steps 25] [--profile]     needs a Chromium; stands on tests/browser

A step is one action with the mouse on a laptop's screen, with all that others answer. `--profile` names the functions
that take the time. Times are processor time.
"""

import argparse
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from fogline.core.registry import games
from tests.browser.hands import after, by_mouse, play
from tests.browser.house import FLAGS, LAPTOP, Server, chromium, open_table

SLOWER = 4
"""How many times slower than this machine the phone is."""
BUSY = "TaskDuration"
DRAWN = ("TableScreen", "Layout", "Board", "Players", "Panels", "Dock")


def sit(browser: Browser, server: Server, game: str) -> tuple[Page, CDPSession]:
    page = browser.new_context(viewport=LAPTOP, reduced_motion="reduce").new_page()  # type: ignore[arg-type]
    page.set_default_timeout(60_000)
    page.add_init_script("localStorage['fogline.prefs'] ||= JSON.stringify({speed: 'once'})")
    page.goto(f"{server.url}/table/{open_table(page, server.url, game, 3)}")
    play(page, by_mouse, until=after(2))  # the first drawing of all is not what this is about
    return page, page.context.new_cdp_session(page)


def counted(page: Page, line: CDPSession, steps: int) -> tuple[int, Counter[str]]:
    """How many steps were made, and how often each component was drawn meanwhile."""
    line.send("Profiler.enable")
    line.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
    made = play(page, by_mouse, until=after(steps))
    calls: Counter[str] = Counter()
    for script in line.send("Profiler.takePreciseCoverage")["result"]:
        for function in script["functions"]:
            calls[function["functionName"]] += function["ranges"][0]["count"]
    return made, calls


def busy(line: CDPSession) -> float:
    """Seconds that the page's thread has worked so far."""
    return next(float(one["value"]) for one in line.send("Performance.getMetrics")["metrics"] if one["name"] == BUSY)


def timed(page: Page, line: CDPSession, steps: int) -> tuple[int, float]:
    """How many steps were made, and for how many seconds the page's thread was busy meanwhile."""
    line.send("Performance.enable", {"timeDomain": "threadTicks"})  # processor time: others may be at work too
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    before = busy(line)
    made = play(page, by_mouse, until=after(steps))
    return made, busy(line) - before


def profiled(page: Page, line: CDPSession, steps: int) -> list[str]:
    """The functions that the page's thread was in longest."""
    line.send("Profiler.enable")
    line.send("Profiler.start")
    play(page, by_mouse, until=after(steps))
    found: dict[str, Any] = line.send("Profiler.stop")["profile"]
    names = {node["id"]: node["callFrame"] for node in found["nodes"]}
    times: Counter[str] = Counter()
    for node, delta in zip(found["samples"], found["timeDeltas"], strict=True):
        frame = names[node]
        times[f"{frame['functionName'] or '?'} {frame['url'].rpartition('/')[2]}:{frame['lineNumber']}"] += delta
    return [f"  {spent / 1000:8.0f} ms  {name}" for name, spent in times.most_common(25)]


def measure(browser: Browser, server: Server, game: str, steps: int) -> str:
    page, line = sit(browser, server, game)
    made, calls = counted(page, line, steps)
    page.context.close()
    page, line = sit(browser, server, game)
    slow, spent = timed(page, line, steps)
    page.context.close()
    drawn = ", ".join(f"{name} {calls[name] / made:.1f}" for name in DRAWN)
    return f"{game}: drawn for each of {made} steps: {drawn}; {spent / slow * 1000:.0f} ms a step, {SLOWER}× slower"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--steps", type=int, default=25)
    parser.add_argument("--profile", action="store_true")
    wish = parser.parse_args()
    with sync_playwright() as driver, tempfile.TemporaryDirectory() as home:
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        server = Server(Path(home)).start()
        for game in wish.games or games():
            print(measure(browser, server, game, wish.steps), flush=True)
            if wish.profile:
                page, line = sit(browser, server, game)
                print(*profiled(page, line, wish.steps), sep="\n")
                page.context.close()
        server.stop()
        browser.close()


if __name__ == "__main__":
    main()
