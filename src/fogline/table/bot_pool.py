"""Processes that think: whose question goes next, and what becomes of a thought that nobody waits for any more."""

import asyncio
import os
import pickle
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from fogline import fast
from fogline.table.bot_process import LENGTH, Question

COMMAND: Final = (sys.executable, "-m", "fogline.table.bot_process")
START: Final = 60.0
"""Seconds for a process to start, on a machine that is busy."""
SPARE: Final = 2.0
"""Seconds to finish a thought that nobody waits for any more. Starting another process takes about as long."""


@dataclass(eq=False)
class Job:
    """A question, and where its answer goes. Whoever does not wait any more has cancelled the answer."""

    question: Question
    answer: asyncio.Future[str]


@dataclass
class Line:
    """Who waits: each asker's questions in their order, the askers in turn."""

    askers: dict[str, deque[Job]] = field(default_factory=dict)

    def put(self, asker: str, job: Job) -> None:
        self.askers.setdefault(asker, deque()).append(job)

    def drop(self, asker: str, job: Job) -> None:
        jobs = self.askers.get(asker)
        if jobs is not None and job in jobs:
            jobs.remove(job)
            if not jobs:
                del self.askers[asker]

    def next(self) -> Job | None:
        """The first question of whoever is first in line; with any others they are the last now."""
        asker = next(iter(self.askers), None)
        if asker is None:
            return None
        jobs = self.askers.pop(asker)
        job = jobs.popleft()
        if jobs:
            self.askers[asker] = jobs
        return job


class Pool:
    """A few processes, one question at a time each, started when they are needed."""

    def __init__(self, processes: int, deadline: float, command: Sequence[str] = COMMAND, patience: int = 0) -> None:
        self.deadline = deadline
        self.command = tuple(command)
        self.patience = patience
        """How far they stand back where others want the processor, as ``nice`` counts it."""
        self._line = Line()
        self._idle: list[Process | None] = [None] * processes
        self._all: dict[Process, int] = {}
        """Each with the state of the shelf of compiled builds when it began."""
        self._serving: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """Questions in line, those that are thought about not among them."""
        return sum(len(jobs) for jobs in self._line.askers.values())

    @property
    def thinking(self) -> int:
        return len(self._serving)

    async def ask(self, question: Question, asker: str) -> str:
        """The answer, or a complaint. Cancelled while it waits in line, a question is never thought about; nor is one
        that comes after closing."""
        job = Job(question, asyncio.get_running_loop().create_future())
        self._line.put(asker, job)
        if self._closed:
            job.answer.cancel()
        self._go_on()
        try:
            return await job.answer
        finally:
            self._line.drop(asker, job)

    def _go_on(self) -> None:
        while self._idle and not self._closed and (job := self._line.next()) is not None:
            serving = asyncio.create_task(self._serve(self._idle.pop(), job))
            self._serving.add(serving)
            serving.add_done_callback(self._serving.discard)

    async def _serve(self, process: Process | None, job: Job) -> None:
        """One question, by this process or, where it has ended, by another in its stead."""
        answer = "its process ended"
        try:
            if process is not None and self._all.get(process) != fast.shelf_changed():
                # A build has been made since it began: another process takes it up.
                await self._end(process)
                process = None
            if process is None or process.returncode is not None:
                process = await self._start()
            if not job.answer.done():
                answer = await self._think(process, job)
        except TimeoutError:
            await self._end(process)
            process, answer = None, "it took too long"
        except (OSError, asyncio.IncompleteReadError):
            await self._end(process, hung=False)
            process = None
        except asyncio.CancelledError:
            job.answer.cancel()
            await self._end(process)
            raise
        except Exception as problem:
            # A mistake of ours: whoever asked must not wait for ever.
            await self._end(process)
            process, answer = None, repr(problem)
        finally:
            if not job.answer.done():
                job.answer.set_result(answer)
            self._idle.append(process)
            self._go_on()

    async def _think(self, process: Process, job: Job) -> str:
        """The process's answer. It is waited for a little even if nobody wants it: a process is worth keeping."""
        talking = asyncio.create_task(talk(process, job.question))
        try:
            await asyncio.wait({talking, job.answer}, timeout=self.deadline, return_when=asyncio.FIRST_COMPLETED)
            if job.answer.done():
                await asyncio.wait({talking}, timeout=SPARE)
            if not talking.done():
                raise TimeoutError
            return talking.result()
        finally:
            talking.cancel()

    async def _start(self) -> Process:
        # A session of its own (not every event loop knows groups): when a terminal closes, those before it are ended,
        # and no thought is cut off by chance.
        shelf = fast.shelf_changed()
        process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        self._all[process] = shelf
        try:
            if self.patience:
                os.setpriority(os.PRIO_PROCESS, process.pid, os.getpriority(os.PRIO_PROCESS, 0) + self.patience)
            # It says when it has imported the games: that is not the mind's time.
            assert process.stdout is not None
            await asyncio.wait_for(process.stdout.readexactly(LENGTH.size), START)
        except BaseException:
            await self._end(process)
            raise
        return process

    async def _end(self, process: Process | None, hung: bool = True) -> None:
        if process is None:
            return
        self._all.pop(process, None)
        try:
            # One that has ended by itself is only waited for.
            await asyncio.wait_for(process.wait(), 0 if hung else 1)
        except TimeoutError:
            process.kill()
            await process.wait()

    def kill(self) -> None:
        """End every process at once, from any thread."""
        for process in list(self._all):
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    os.kill(process.pid, signal.SIGKILL)

    async def close(self) -> None:
        self._closed = True
        while (job := self._line.next()) is not None:
            job.answer.cancel()
        for serving in list(self._serving):
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)
        for process in list(self._all):
            await self._end(process)


async def talk(process: Process, question: Question) -> str:
    """One question and its answer."""
    assert process.stdin is not None
    assert process.stdout is not None
    data = pickle.dumps(tuple(question))
    process.stdin.write(LENGTH.pack(len(data)) + data)
    await process.stdin.drain()
    size = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
    return (await process.stdout.readexactly(size)).decode(errors="replace")
