"""What browser tests stand on: the machine's Chromium, a server that can be killed, tables by HTTP."""

import json
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Nobody hears it, and no page is open long enough for what optimising costs to come back, or threads that clear up.
    "--mute-audio",
    "--js-flags=--no-opt --single-threaded",
]
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The shell first: it draws the same pages without a window's furniture, for a quarter less of the processor."""
LAPTOP = {"width": 1280, "height": 680}
"""What a browser leaves of a laptop's 1280×800."""
PHONE = {"width": 390, "height": 844}
BOTS = ("Beto", "Carla", "Dani", "Eva")


def chromium() -> str | None:
    """The machine's browser, if it has one."""
    named = os.environ.get("FOGLINE_CHROMIUM")
    found = (shutil.which(name) for name in (named, *NAMES) if name)
    return next((path for path in found if path), None)


@dataclass
class Server:
    """A server process over a folder of its own."""

    folder: Path
    url: str = ""
    prefix: str = ""
    """The path at which it lives at its site."""
    process: subprocess.Popen[str] | None = field(default=None, repr=False)

    def start(self) -> "Server":
        """Starts it, where it was before if it ran already."""
        port = self.url.rpartition(":")[2] or "0"
        command = [sys.executable, str(Path(__file__).with_name("serve.py")), str(self.folder), port, self.prefix]
        pipe = subprocess.PIPE
        environment = {**os.environ, "FOGLINE_PURE": "1"}
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url.startswith("http://127.0.0.1:")
        for _ in range(1200):
            try:
                urllib.request.urlopen(f"{self.url}/api/games", timeout=5).close()
                return self
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server did not come up")

    def kill(self) -> None:
        """Ends it without a word, as a power cut does."""
        assert self.process is not None
        self.process.kill()
        self._gone()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        assert self.process is not None
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()


def chairs(seats: int, people: int = 1, bot: str = "random") -> list[dict[str, str]]:
    """People first, then bots."""
    names = ("Ana", "Berta", "Ciro", "Dora", "Emi")
    sat = [{"kind": "person", "name": names[n]} for n in range(people)]
    return sat + [{"kind": "bot", "bot": bot, "name": BOTS[n]} for n in range(seats - people)]


def open_table(page: Any, url: str, game: str, seats: int, **more: Any) -> str:
    """Makes a table with the cookie of this page's browser and starts it; its id."""
    people = more.pop("people", 1)
    wish = {"game": game, "chairs": chairs(seats, people, more.pop("bot", "random")), "start": True, **more}
    answer = page.request.post(f"{url}/api/tables", data=json.dumps(wish), headers={"Content-Type": "application/json"})
    assert answer.ok, answer.text()
    return str(answer.json()["table"])
