"""The one who writes: a thread of its own, which commits together what arrives while the disk is busy."""

import logging
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Final, NamedTuple

from fogline.table.meter import Waits
from fogline.table.store.base import Conflict, StoreError, Told, Unsure
from fogline.table.store.sql import Statement
from fogline.table.values import tupled

log = logging.getLogger(__name__)

MOST_AT_ONCE: Final = 256
GATHERS: Final = 0.0015
"""Seconds for which more is waited for, by how many came at once just before. To keep anything costs as much as two
moves do, however many are kept with it, and what is told of many at once is told with less work."""
LONGEST: Final = 0.012
"""Seconds of that at most: nobody notices them. Who plays alone waits for nobody."""


class Job(NamedTuple):
    """Statements that are kept together or not at all."""

    statements: Sequence[Statement]
    told: Told
    began: float
    """When it was handed over."""
    wanted: Callable[[], bool]
    """Asked when it is begun: whether nobody has called it off."""


def always() -> bool:
    return True


def settle(done: "Future[None]", problem: Exception | None) -> None:
    """Let those who wait for it go on."""
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


Attempt = Callable[[Sequence[Statement]], Exception | None]
"""Keeps all of these as one transaction, or none and says why."""


class Writer:
    """Takes jobs from any thread; ``close`` lets go when nobody writes more."""

    def __init__(self, attempt: Attempt, close: Callable[[], None]) -> None:
        self._attempt, self._close = attempt, close
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._ended = threading.Event()
        self.waits = Waits()
        """From handing a job over until it was on the disk."""
        self._came = 0
        """How many jobs came at once the last time."""
        self.failures = 0
        """Jobs that were not kept, but for those for which others were first."""
        self._thread = threading.Thread(target=self._work, name="fogline-store", daemon=True)
        self._thread.start()

    def put(self, statements: Sequence[Statement]) -> "Future[None]":
        """All of these or none; done when they are on the disk."""
        done: Future[None] = Future()
        self.keep(statements, lambda problem: settle(done, problem), done.set_running_or_notify_cancel)
        return done

    def keep(self, statements: Sequence[Statement], told: Told, wanted: Callable[[], bool] = always) -> None:
        """The same for who is called; from the writer's own thread, as a rule."""
        self._jobs.put(tupled(Job, (statements, told, time.perf_counter(), wanted)))
        if self._ended.is_set():
            self._refuse()

    @property
    def waiting(self) -> int:
        """How many jobs stand in line."""
        return self._jobs.qsize()

    def close(self) -> None:
        """Write what is waiting, then end."""
        self._jobs.put(None)
        self._thread.join()

    # -- the writer's own thread ---------------------------------------------------------------------------------

    def _work(self) -> None:
        try:
            while self._commit_next():
                pass
        except BaseException:
            log.critical("nothing is kept any more: the writer has ended", exc_info=True)
        finally:
            self._close()
            self._ended.set()
            self._refuse()

    def _commit_next(self) -> bool:
        """What waits now, in one go; whether more may come."""
        batch = [self._jobs.get()]
        if self._came > 1 and batch[0] is not None:
            time.sleep(min(LONGEST, GATHERS * self._came))
        while batch[-1] is not None and len(batch) < MOST_AT_ONCE and not self._jobs.empty():
            batch.append(self._jobs.get())
        # From here on a job can no longer be called off: whoever asked for it may not be there to hear of it.
        jobs = deque([job for job in batch if job is not None and job.wanted()])
        self._came = len(jobs)
        try:
            if jobs:
                self._commit(jobs)
        finally:
            # Whatever happened, nobody waits for ever.
            while jobs:
                self._settle(jobs.popleft(), StoreError("the writer has ended"))
        return batch[-1] is not None

    def _commit(self, jobs: deque[Job]) -> None:
        """One transaction for all jobs; where one of them fails, one for each: it takes nothing with it but itself.
        Those are left that nobody was told of."""
        problem = self._attempt([statement for job in jobs for statement in job.statements])
        together = problem is None or len(jobs) == 1 or isinstance(problem, Unsure)
        while jobs:
            outcome = problem if together else self._attempt(jobs[0].statements)
            self._settle(jobs.popleft(), outcome)

    def _settle(self, job: Job, problem: Exception | None) -> None:
        """Tell whoever waits what became of their job."""
        if problem is None:
            self.waits.note(time.perf_counter() - job.began)
        elif not isinstance(problem, Conflict):
            self.failures += 1
        job.told(problem)

    def _refuse(self) -> None:
        """Nobody writes any more: whoever waits is told at once."""
        while True:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return
            if job is not None and job.wanted():
                self._settle(job, StoreError("the store is closed"))
