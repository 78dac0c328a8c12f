"""What finished games teach: reckoned in a process of its own, one game at a time, and kept with the table.

Only what is over is ever reckoned: while a game runs nothing of this is reachable, by whatever door. It comes out the
same wherever it is reckoned, so several processes of one club need not know of each other's.
"""

import asyncio
import json
import logging
import sys
import zlib
from asyncio.subprocess import DEVNULL, PIPE, Process
from base64 import b64decode, b64encode
from dataclasses import dataclass
from typing import Final

import msgspec

from fogline.core.ids import Seat
from fogline.learn.analysis import VERSION, Analysis, dumped, loaded
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.table.store.base import Store
from fogline.table.table import OVER, Table

log = logging.getLogger(__name__)

COMMAND: tuple[str, ...] = (sys.executable, "-m", "fogline.table.analysis_process")
KIND: Final = "analysis"
ACCURACY: Final = "accuracy"
MOST: Final = 20
"""Games that wait for it at once."""
LINE: Final = 4_000_000
"""Characters of one answer at most."""


def place(table: str) -> str:
    """Whom the store knows it of: a table has notes as people have."""
    return f"table {table}"


def check(table: Table, who: Who) -> None:
    """Refuse in words whom and what it is not for."""
    table.check_welcome(who)
    if table.status != OVER:
        raise Refusal("not-over")
    if table.sealed:
        raise Refusal("sealed")
    if table.change is not None or (table.flow is not None and table.flow.earlier):
        raise Refusal("analysis-rules")
    if table.flow is None or table.flow.match.result is None:
        raise Refusal("analysis-stopped")


def ending(table: Table) -> str:
    """Of which end it is: who plays alone may take an end back, and come to another one."""
    return f"{VERSION}.{table.begun().revision}"


def kept(store: Store, table: Table) -> Analysis | None:
    """What is known of a table, whole."""
    found = store.notes(place(table.id), KIND).get(ending(table))
    return loaded(zlib.decompress(b64decode(found))) if found else None


def keep(store: Store, table: Table, analysis: Analysis) -> None:
    text = b64encode(zlib.compress(dumped(analysis).encode(), 9)).decode()
    store.note(place(table.id), KIND, ending(table), text).result()
    told = " ".join(str(number) for number in (analysis.course[-1].turn, *(one.accuracy for one in analysis.balance)))
    store.note(place(table.id), ACCURACY, str(VERSION), told).result()


def accuracy(store: Store, table: Table, seat: Seat) -> float | None:
    """How well a seat decided there, from 0 to 1, where that was reckoned of this end; for lists."""
    found = store.notes(place(table.id), ACCURACY).get(str(VERSION), "").split()
    return float(found[1 + seat]) if found and int(found[0]) == table.brief.turns else None


@dataclass
class Work:
    """One game that waits or is being reckoned."""

    task: asyncio.Task[None] | None = None
    share: float = 0.0
    course: Analysis | None = None
    """What is known before it is whole."""
    failed: bool = False


class Analyses:
    """Those that are under way here."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.command = COMMAND
        self._works: dict[str, Work] = {}
        self._turn = asyncio.Lock()
        """One at a time: a club's processor is for its tables."""

    def look(self, table: Table) -> tuple[float, Analysis | None]:
        """How far it is, and what is known; nothing where nobody has asked for it."""
        work = self._works.get(name(table))
        if work is not None:
            if work.failed:
                del self._works[name(table)]
                raise Refusal("analysis-failed")
            return work.share, work.course
        found = kept(self.store, table)
        return (1.0, found) if found else (0.0, None)

    def knows(self, table: Table) -> bool:
        """Whether somebody has asked for it."""
        return name(table) in self._works or kept(self.store, table) is not None

    def begin(self, table: Table) -> None:
        """Have it reckoned, unless it is known or under way."""
        if self.knows(table):
            return
        if len(self._works) >= MOST:
            raise Refusal("analysis-busy")
        record = table.begun().match.record()
        asked = json.dumps({"record": record.dumps(), "box": table.settings.box})
        work = self._works[name(table)] = Work()
        work.task = asyncio.create_task(self._reckon(table, work, asked))

    async def _reckon(self, table: Table, work: Work, asked: str) -> None:
        try:
            async with self._turn:
                whole = await self._process(work, asked)
            await asyncio.to_thread(keep, self.store, table, whole)
            del self._works[name(table)]
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("table %s: what it teaches could not be reckoned", table.id)
            work.failed = True

    async def _process(self, work: Work, asked: str) -> Analysis:
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LINE
        )
        try:
            return await heard(process, work, asked)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def close(self) -> None:
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def name(table: Table) -> str:
    return f"{table.id} {ending(table)}"


async def heard(process: Process, work: Work, asked: str) -> Analysis:
    """What the process tells, until it is whole."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(asked.encode() + b"\n")
    await process.stdin.drain()
    while line := await process.stdout.readline():
        told = json.loads(line)
        work.share = min(0.99, told["share"])
        if told["analysis"] is not None:
            work.course = msgspec.convert(told["analysis"], Analysis)
            if work.course.whole:
                return work.course
    raise EOFError("it ended without a whole answer")
