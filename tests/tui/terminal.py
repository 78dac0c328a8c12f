"""A command with a (pseudo) terminal of its own, as a person at a window has it."""

import codecs
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

WAIT = 60
"""Seconds for something to appear, on a machine that is busy."""
CLOSE = "close"
WAYS = {CLOSE: 129, "SIGHUP": 129, "SIGTERM": 143}
"""How a session is ended from outside, and the exit code that follows."""


def own_terminal() -> None:
    """In a session of its own: this is its terminal, and closing it hangs up on it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    # ./check may run where these are ignored (nohup, a shell's background), and a game would inherit that.
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """A command with a terminal of its own."""

    def __init__(
        self, folder: Path, *words: str, size: tuple[int, int] = (100, 30), lang: str = "en", before: str = ""
    ) -> None:
        """``before`` is Python that runs before the command does."""
        self.mine, theirs = pty.openpty()
        self.resize(*size)
        self.before = termios.tcgetattr(theirs)
        self.theirs = theirs
        self.said = ""
        # What is read may end in the middle of a letter.
        self.letters = codecs.getincrementaldecoder("utf-8")(errors="replace")
        # The window's size is the terminal's, whatever the test runner tells its own children.
        inherited = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        environment = {**inherited, "TERM": "xterm-256color", "LANG": "C.UTF-8", "XDG_DATA_HOME": str(folder)}
        program = f"{before}\nimport sys\nfrom fogline.cli import main\nsys.exit(main(sys.argv[1:]))"
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, "play", *words, "--lang", lang],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
            preexec_fn=own_terminal,
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
            self.said += self.letters.decode(os.read(self.mine, 65536))
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

    def press(self, keys: str, text: str) -> None:
        """Type, and wait for what comes of it."""
        self.type(keys)
        self.until(text)

    @property
    def children(self) -> set[int]:
        """The processes that it has started."""
        listed = Path("/proc", str(self.process.pid), "task", str(self.process.pid), "children")
        return {int(pid) for pid in listed.read_text().split()}

    @property
    def is_as_before(self) -> bool:
        """Whether keys are echoed and lines are read as they were before the command ran."""
        return bool(termios.tcgetattr(self.theirs)[3] == self.before[3])

    def close(self) -> None:
        """The window is gone."""
        if self.mine >= 0:
            os.close(self.mine)
            self.mine = -1
            os.close(self.theirs)

    def end(self) -> int:
        end = time.monotonic() + WAIT
        while self.process.poll() is None and time.monotonic() < end:
            self.read()
        while self.read(0.05):
            pass
        return self.process.wait(1)


def end(now: Terminal, way: str) -> int:
    """End it from outside; the exit code."""
    if way == CLOSE:
        now.close()
    else:
        now.process.send_signal(getattr(signal, way))
    return now.process.wait(WAIT)
