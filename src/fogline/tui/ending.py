"""The full screen's end is always reached: by SIGHUP, by SIGTERM, or when the terminal is gone, whatever goes on."""

import os
import select
import signal
import sys
import termios
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from fogline.tui.signals import DONE, ENDS, GRACE, code_of, nothing

AS_BEFORE: Final = (
    b"\x1b[<u\x1b[?1049l\x1b[?25h\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l\x1b[?1004l\x1b[?2004l\x1b[?7h"
)
"""Takes back what the full screen asked of a terminal: keys, its own page, no cursor, mouse, focus, paste, wrapping."""


class Ending:
    """Watches over the full screen from a thread of its own: its loop may stand still, or hang on a dead terminal."""

    def __init__(self, leave: Callable[[], None], abandon: Callable[[], None]) -> None:
        self.leave = leave
        """Asks for an end in order; from another thread."""
        self.abandon = abandon
        """What must be done before the process is ended without one."""
        self.code = 0
        """The exit code, once the end was asked for."""
        # Textual reads from one and draws on the other.
        self._terminal, self._drawn = sys.stdin.fileno(), sys.stderr.fileno()
        self._before = termios.tcgetattr(self._terminal)
        self._hears, self._tells = os.pipe()
        self._thread = threading.Thread(target=self._watch, name="fogline-ending", daemon=True)

    def __enter__(self) -> "Ending":
        os.set_blocking(self._tells, False)
        # The signal's number is in the pipe before any Python runs: a main thread that is busy delays nothing.
        self._handlers = [(number, signal.signal(number, nothing)) for number in ENDS]
        signal.set_wakeup_fd(self._tells, warn_on_full_buffer=False)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Who was asked to end has from now on the rest of the time to do so."""
        signal.set_wakeup_fd(-1)
        for number, handler in self._handlers:
            signal.signal(number, handler)
        if not self.code:
            os.write(self._tells, bytes([DONE]))
            self._thread.join()
            os.close(self._hears)
            os.close(self._tells)

    def _watch(self) -> None:
        look = select.poll()
        look.register(self._hears, select.POLLIN)
        look.register(self._terminal, 0)
        while True:
            for source, what in look.poll():
                if source == self._hears:
                    said = os.read(source, 64)
                    if DONE in said:
                        return
                    heard = [number for number in said if number in ENDS]
                    if heard:
                        self._end(heard[0])
                elif what & select.POLLHUP:
                    self._end(signal.SIGHUP)
                else:
                    look.unregister(source)  # a system that cannot tell

    def _end(self, number: int) -> None:
        self.code = code_of(number)
        self.leave()
        time.sleep(GRACE)
        self.abandon()
        # A terminal that nobody reads may block this as well.
        tidying = threading.Thread(target=self._tidy, daemon=True)
        tidying.start()
        tidying.join(0.2)
        os._exit(self.code)

    def _tidy(self) -> None:
        """Leave the terminal as it was found, as far as it still listens."""
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTTOU})
        with suppress(OSError, termios.error):
            os.write(self._drawn, AS_BEFORE)
            termios.tcsetattr(self._terminal, termios.TCSANOW, self._before)
