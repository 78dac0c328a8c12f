"""Work that begins at once: most of what is said is done before anything must be waited for."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class AtOnce:
    """A piece of work, from its first step to its end. A task would begin a step of the loop later, and cost as much as
    all that carries a message; this one nobody can call off, nor is it anybody's current task."""

    def __init__(self, work: Coroutine[Any, Any, None], ended: Callable[[Exception | None], object]) -> None:
        self._work, self._ended = work, ended
        self._go_on()

    def _go_on(self, there: object = None) -> None:
        """As far as it comes; and then when what it waits for is there."""
        try:
            waits = self._work.send(None)
        except StopIteration:
            self._ended(None)
        except Exception as problem:
            self._ended(problem)
        else:
            if waits is None:  # it lets others go first
                asyncio.get_running_loop().call_soon(self._go_on)
            else:
                # As a task does: a future that is waited for otherwise than by ``await`` would be a mistake.
                waits._asyncio_future_blocking = False
                waits.add_done_callback(self._go_on)
