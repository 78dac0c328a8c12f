"""Work that waits for the disk, one piece at a time: the next begins when the one before is done."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future

Kept = Future[None]
Work = Generator[Kept, None, str]
"""A piece of work: it yields what it waits for, goes on when that is there, and comes to an answer or a problem."""


class InTurn:
    """A line of pieces of work. Whoever has asked for one may leave: it is done all the same."""

    def __init__(self) -> None:
        self._line: deque[tuple[Work, asyncio.Future[str]]] = deque()
        """The first one is under way."""
        self._idle: asyncio.Future[None] | None = None

    @property
    def busy(self) -> bool:
        return bool(self._line)

    def do(self, work: Work) -> "asyncio.Future[str]":
        """Begin at once where nothing else is under way, else when it is its turn; what will come of it."""
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._line.append((work, answer))
        if len(self._line) == 1:
            self._go_on()
        return answer

    async def rest(self) -> None:
        """Wait until all is done that was begun."""
        while self._line:
            self._idle = self._idle or asyncio.get_running_loop().create_future()
            await asyncio.shield(self._idle)

    def _go_on(self, kept: Kept | None = None) -> None:
        """The first piece, from where it stands, as far as it comes; and then the next, until one of them waits."""
        while self._line:
            waits = step(*self._line[0], kept)
            if waits is not None:
                self._when(waits)
                return
            self._line.popleft()
            kept = None
        if self._idle is not None:
            self._idle.set_result(None)
            self._idle = None

    def _when(self, waits: Kept) -> None:
        """Go on when this is there; another thread says so."""
        loop = asyncio.get_running_loop()

        def there(kept: Kept) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended, and everybody with it
                loop.call_soon_threadsafe(self._go_on, kept)

        waits.add_done_callback(there)


def step(work: Work, answer: "asyncio.Future[str]", kept: Kept | None) -> Kept | None:
    """One step of a piece of work; what it waits for now, or nothing where its answer is known."""
    try:
        problem = kept.exception() if kept is not None else None
        return next(work) if problem is None else work.throw(problem)
    except StopIteration as end:
        if not answer.done():
            answer.set_result(end.value)
    except Exception as found:
        if not answer.done():
            answer.set_exception(found)
    return None
