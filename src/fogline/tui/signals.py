"""Signals that end a game: which, in what time, and how the plain game hears them."""

import atexit
import os
import select
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final

ENDS: Final = tuple(getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name))
GRACE: Final = 1.0
"""Seconds to leave in order; afterwards the process is ended. Whatever was answered is on the disk by then."""
RINGS: Final = 30
"""How often a game that is to end is asked whether it still comes forward, where its terminal takes what is written."""
HANG_UP: Final = 1
"""The number of SIGHUP, also where there is none."""


DONE: Final = 0
"""A byte that is no signal: whoever was listened for has left."""
NUDGE: Final = getattr(signal, "SIGURG", None)
"""A signal that does nothing but wake whoever waits; some systems have none."""
NUDGES: Final = (0.05, 0.2)
"""Seconds from a signal to the first of them, and on to the second."""


def nothing(number: int, frame: FrameType | None) -> None:
    """A signal that has a handler does not end the process by itself."""


def code_of(number: int) -> int:
    """The exit code that shells give to what a signal ended."""
    return 128 + number


class Gone(BaseException):
    """The terminal of the plain game is gone, or somebody ended it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.code = code_of(number)


class Signals:
    """The signals of the plain game as exceptions, never in the middle of a turn: what is saved must be whole."""

    def __init__(self) -> None:
        self._held = False
        self._gone: Gone | None = None
        self._rings = 0
        self._waiting: BaseException | None = None

    def __enter__(self) -> "Signals":
        here = threading.current_thread() is threading.main_thread()
        # What is ignored from the start (nohup, a shell's background) stays so.
        wanted = [number for number in (*ENDS, signal.SIGINT) if here and signal.getsignal(number) != signal.SIG_IGN]
        self._handlers = [(number, signal.signal(number, self._hear)) for number in wanted]
        if self._handlers and NUDGE is not None:
            self._handlers.append((NUDGE, signal.signal(NUDGE, nothing)))
            self._hears, self._tells = os.pipe()
            os.set_blocking(self._tells, False)
            signal.set_wakeup_fd(self._tells, warn_on_full_buffer=False)
            threading.Thread(target=self._nudge, args=(threading.get_ident(),), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._handlers and NUDGE is not None:
            signal.set_wakeup_fd(-1)
            os.write(self._tells, bytes([DONE]))
        for number, handler in () if self._gone else self._handlers:
            signal.signal(number, handler)

    def _nudge(self, reader: int) -> None:
        """Python misses a signal that comes just as it turns to the keyboard, until the next one: here is a next."""
        assert NUDGE is not None
        while (said := os.read(self._hears, 1)) != bytes([DONE]):
            for pause in NUDGES if said[0] in (*ENDS, signal.SIGINT) else ():
                time.sleep(pause)
                signal.pthread_kill(reader, NUDGE)
        os.close(self._hears)
        os.close(self._tells)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        heard: BaseException = KeyboardInterrupt() if number == signal.SIGINT else Gone(number)
        if isinstance(heard, Gone):
            self._gone = heard
            for other in (*ENDS, signal.SIGINT):
                signal.signal(other, signal.SIG_IGN)  # once is enough
        if not self._held:
            raise heard
        self._waiting = heard

    def hurry(self) -> None:
        """What had to be saved is saved; what is left is to write to a terminal that perhaps nobody reads any more, and
        that may take for ever. Saving itself may take as long as a busy machine needs."""
        if self._gone and hasattr(signal, "setitimer"):
            signal.signal(signal.SIGALRM, self._ring)
            atexit.register(signal.setitimer, signal.ITIMER_REAL, 0)  # from there on nothing is waited for any more
            signal.setitimer(signal.ITIMER_REAL, GRACE, GRACE)

    def _ring(self, number: int, frame: FrameType | None) -> None:
        """Ends what hangs, and tells the same exit code; what is only slow goes on."""
        assert self._gone is not None
        self._rings += 1
        if self._rings >= RINGS or not takes_words():
            os._exit(self._gone.code)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Signals that come meanwhile are heard afterwards."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
            waiting, self._waiting = self._waiting, None
            if waiting is not None:
                raise waiting


def takes_words() -> bool:
    """Whether the terminal takes what is written: into one that nobody reads one writes in vain."""
    try:
        return bool(select.select([], [sys.stdout], [], 0)[1])
    except (OSError, ValueError):
        return True  # nothing to wait for


def let_go_of_terminal() -> None:
    """What Python still has to write goes nowhere: the terminal is gone, and that is no failure of its own."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError, AttributeError):
            os.dup2(nowhere, stream.fileno())
