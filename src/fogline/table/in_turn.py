"""Work that waits for the disk, one piece at a time: the next begins when the one before is done."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Generator

from fogline.table.store.base import Told

Begins = Callable[[Told], object]
"""Begins what is waited for; what it is given is called when that is done, by whichever thread."""
Work = Generator[Begins, None, str]
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
        self._loop = asyncio.get_running_loop()
        answer: asyncio.Future[str] = self._loop.create_future()
        self._line.append((work, answer))
        if len(self._line) == 1:
            self._go_on()
        return answer

    async def rest(self) -> None:
        """Wait until all is done that was begun."""
        while self._line:
            self._idle = self._idle or asyncio.get_running_loop().create_future()
            await asyncio.shield(self._idle)

    def _go_on(self, problem: Exception | None = None) -> None:
        """The first piece, from where it stands, as far as it comes; and then the next, until one of them waits."""
        while self._line:
            begins = step(*self._line[0], problem)
            if begins is not None:
                self._wait(begins)
                return
            self._line.popleft()
            problem = None
        if self._idle is not None:
            self._idle.set_result(None)
            self._idle = None

    def _wait(self, begins: Begins) -> None:
        """Go on when this is done."""
        try:
            begins(self._told)
        except Exception as problem:
            self._told(problem)

    def _told(self, problem: Exception | None) -> None:
        """From another thread."""
        with contextlib.suppress(RuntimeError):  # the loop has ended, and everybody with it
            self._loop.call_soon_threadsafe(self._go_on, problem)


def step(work: Work, answer: "asyncio.Future[str]", problem: Exception | None) -> Begins | None:
    """One step of a piece of work; what it waits for now, or nothing where its answer is known. The problem is that of
    what it has waited for."""
    try:
        return next(work) if problem is None else work.throw(problem)
    except StopIteration as end:
        if not answer.done():
            answer.set_result(end.value)
    except Exception as found:
        if not answer.done():
            answer.set_exception(found)
    return None
