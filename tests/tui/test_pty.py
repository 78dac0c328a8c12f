"""The real command in a real (pseudo) terminal: lines of text, and the full screen with a clean end."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

WAIT = 60
"""Seconds for something to appear, on a machine that is busy."""


class Terminal:
    """A command with a terminal of its own."""

    def __init__(self, folder: Path, *words: str, size: tuple[int, int] = (100, 30)) -> None:
        self.mine, theirs = pty.openpty()
        self.resize(*size)
        self.before = termios.tcgetattr(theirs)
        self.theirs = theirs
        self.said = ""
        # The window's size is the terminal's, whatever the test runner tells its own children.
        inherited = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        environment = {**inherited, "TERM": "xterm-256color", "LANG": "C.UTF-8", "XDG_DATA_HOME": str(folder)}
        command = [sys.executable, "-m", "fogline", "play", *words, "--lang", "en"]
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
        )

    def resize(self, width: int, height: int) -> None:
        fcntl.ioctl(self.mine, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def type(self, keys: str) -> None:
        os.write(self.mine, keys.encode())

    def read(self, seconds: float = 0.1) -> bool:
        """What has been written since; whether there was anything."""
        if not select.select([self.mine], [], [], seconds)[0]:
            return False
        try:
            self.said += os.read(self.mine, 65536).decode(errors="replace")
        except OSError:
            return False
        return True

    def until(self, text: str) -> None:
        """Read on until this stands there, and forget what was before it."""
        end = time.monotonic() + WAIT
        while text not in self.said:
            self.read()
            assert time.monotonic() < end, f"'{text}' does not come: {self.said[-2000:]!r}"
        self.said = self.said.partition(text)[2]

    def settle(self) -> None:
        """Until nothing more is drawn, as somebody waits who looks at the screen before doing something."""
        end = time.monotonic() + WAIT
        while self.read(1.0) and time.monotonic() < end:
            pass

    def end(self) -> int:
        end = time.monotonic() + WAIT
        while self.process.poll() is None and time.monotonic() < end:
            self.read()
        while self.read(0.05):
            pass
        return self.process.wait(1)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        if terminal.process.poll() is None:
            terminal.process.kill()
            terminal.process.wait()
        os.close(terminal.mine)
        os.close(terminal.theirs)


def test_lines_of_text_in_a_terminal(terminals: list[Terminal], tmp_path: Path) -> None:
    terminals.append(now := Terminal(tmp_path, "skyline", "--plain", "--seats", "2", "--bots", "random", "--seed", "3"))
    now.until("Player 1> ")
    for _ in range(3):
        now.type("1\r")
        now.until("Player 1> ")
    now.type("quit\r")
    now.until("file, Enter or 'no'> ")
    now.type("\r")
    now.until("Until next time.")
    assert now.end() == 0


def test_the_full_screen_asks_on_ctrl_c_and_leaves_all_clean(terminals: list[Terminal], tmp_path: Path) -> None:
    terminals.append(now := Terminal(tmp_path, "skyline", "--seats", "2", "--bots", "random"))
    now.until("\x1b[?1049h")
    now.until("What you can do")
    now.settle()
    now.resize(80, 24)
    now.process.send_signal(28)  # SIGWINCH, which a real terminal sends
    now.until("100 × 30")
    now.settle()
    now.resize(110, 34)
    now.process.send_signal(28)
    now.until("What you can do")
    now.type("\x03")
    now.until("Leave Fogline?")
    now.type("\r")
    assert now.end() == 0
    assert "\x1b[?1049l" in now.said
    assert "Traceback" not in now.said
    assert termios.tcgetattr(now.theirs)[3] == now.before[3]
    assert (tmp_path / "fogline" / "terminal.db").is_file()


def test_a_window_that_is_too_small_from_the_start_says_so(terminals: list[Terminal], tmp_path: Path) -> None:
    terminals.append(now := Terminal(tmp_path, "skyline", "--seats", "2", "--bots", "random", size=(80, 24)))
    now.until("100 × 30")
    now.settle()
    now.resize(110, 34)
    now.process.send_signal(28)
    now.until("What you can do")
