"""What another thread says, handed to the loop: all that was said at once in one step of it."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Ear(Generic[T]):
    """Hears from any thread and passes on within the loop, in order. To wake the loop costs as much as what it does
    then: what other processes have kept together is told together, and wakes it once."""

    def __init__(self, loop: asyncio.AbstractEventLoop, then: Callable[[T], object]) -> None:
        self._loop, self._then = loop, then
        self._unheard: deque[T] = deque()
        self._woken = False

    def hear(self, said: T) -> None:
        self._unheard.append(said)
        if not self._woken:
            self._wake()

    def _wake(self) -> None:
        self._woken = True
        with contextlib.suppress(RuntimeError):  # the loop has ended, and everybody with it
            self._loop.call_soon_threadsafe(self._pass_on)

    def _pass_on(self) -> None:
        # First: what is said from here on wakes the loop again, whether it is still found below or not.
        self._woken = False
        try:
            while self._unheard:
                self._then(self._unheard.popleft())
        finally:
            if self._unheard:
                self._wake()  # one of them failed, and takes no other along
