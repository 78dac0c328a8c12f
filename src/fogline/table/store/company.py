"""Several processes on one PostgreSQL: who leads a table, whose eyes are where, and what has just changed.

Nothing of this need outlive the processes. What one of them leads is an advisory lock of its own connection, so it is
free as soon as the process has ended, in whatever way it did.
"""

import contextlib
import logging
import math
import secrets
import selectors
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

import psycopg

from fogline.table.store.base import Company, News, StoreError
from fogline.table.store.line import SETTINGS, Database, Line, first_line
from fogline.table.store.sql import Row

log = logging.getLogger(__name__)

T = TypeVar("T")

TABLES: Final = """
CREATE UNLOGGED TABLE IF NOT EXISTS processes (
    id TEXT PRIMARY KEY, since DOUBLE PRECISION NOT NULL, seen DOUBLE PRECISION NOT NULL
);
CREATE UNLOGGED TABLE IF NOT EXISTS presence (
    match TEXT NOT NULL, process TEXT NOT NULL, seat BIGINT NOT NULL, PRIMARY KEY (match, process, seat)
);
CREATE UNLOGGED TABLE IF NOT EXISTS usage (
    process TEXT NOT NULL, name TEXT NOT NULL, total BIGINT NOT NULL, PRIMARY KEY (process, name)
)
"""

CHANNEL: Final = "fogline"
NOW: Final = "extract(epoch FROM clock_timestamp())"
STARTED: Final = "extract(epoch FROM pg_postmaster_start_time())"
SEEN: Final = f"""
INSERT INTO processes (id, since, seen) VALUES (%s, %s, {NOW}) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen
RETURNING xmax = 0
"""
"""Whether this process is new there."""
USED: Final = """
INSERT INTO usage VALUES (%s, %s, %s) ON CONFLICT (process, name) DO UPDATE SET total = usage.total + excluded.total
"""
FORGET: Final = 60
"""Rounds after which sums begin anew, or every address that ever came would have one; but for what is held."""
LASTING: Final = "sockets"
FORGOTTEN: Final = "DELETE FROM usage WHERE process = %s AND (name NOT LIKE %s OR total = 0)"
LEAD: Final = "SELECT pg_try_advisory_lock(hashtextextended(%s, 0))"
LEAVE: Final = "SELECT pg_advisory_unlock(hashtextextended(%s, 0))"
ELSEWHERE: Final = "SELECT DISTINCT seat FROM presence WHERE match = %s AND process != %s"
OTHERS: Final = f"SELECT count(*) FROM processes WHERE id != %s AND seen >= {NOW} - %s"
LOST: Final = f"DELETE FROM processes WHERE seen < {NOW} - %s RETURNING id"
UNSEEN: Final = "DELETE FROM presence WHERE process = %s RETURNING match"
SILENT: Final = 10.0
"""Seconds after which a process that has said nothing is not there any more."""
TOGETHER: Final = 1907
"""The advisory lock that all who serve share: whoever can have it alone is the first."""
NEVER: Final = math.inf
ALONE: Final = "SELECT pg_try_advisory_xact_lock(%s)"
SHARED: Final = "SELECT pg_advisory_lock_shared(%s)"
EVERYBODY: Final = "DELETE FROM processes WHERE id != %s RETURNING id"
PAUSE: Final = 0.5
"""Seconds between two tries to listen."""


class Processes(Company):
    """What one process tells the others, and hears from them."""

    alone = False

    def __init__(self, address: str) -> None:
        self.name = secrets.token_hex(8)
        self._address = address
        self._line = Line(address)
        """All that dies with this process hangs on this connection."""
        self._session: Database | None = None
        self._since: float | None = None
        """Since when the first of those that are there has been, as far as this one knows; None: it does not serve."""
        self._led: set[str] = set()
        self._present: dict[str, frozenset[int]] = {}
        self._shared = 0
        self._used: dict[tuple[str, str], int] | None = None
        """What the others had used by the last time, by process and name."""
        self._ended = threading.Event()
        self._hearing: threading.Thread | None = None

    def _do(self, work: Callable[[Database], T], again: bool = True) -> T:
        """What the work gives, all of it or nothing. A line that was cut is made anew once, and then nothing is led."""
        try:
            database = self._line.database
            with database.transaction():
                if database is not self._session:
                    self._led.clear()
                    if self._since is not None:
                        self._join(database)
                    self._session = database
                return work(database)
        except psycopg.Error as problem:
            self._line.drop()
            if again:
                return self._do(work, again=False)
            raise StoreError(first_line(problem)) from problem

    def _read(self, sql: str, values: Sequence[Any]) -> list[Row]:
        """One question, for which no transaction is needed."""
        try:
            if self._session is not None and self._line.database is self._session:
                return self._session.execute(sql, values).fetchall()
        except psycopg.Error:
            self._line.drop()
        return self._do(lambda database: database.execute(sql, values).fetchall())

    # -- who leads -----------------------------------------------------------------------------------------------

    def lead(self, table: str) -> bool:
        if table in self._led and self._session is not None and not self._session.broken:
            return True
        try:
            found = self._do(lambda database: database.execute(LEAD, (table,)).fetchone())
        except StoreError:
            return False
        if found is not None and found[0]:
            self._led.add(table)
        return table in self._led

    def leave(self, table: str) -> None:
        if table in self._led:
            self._led.discard(table)
            with contextlib.suppress(StoreError):
                self._do(lambda database: database.execute(LEAVE, (table,)))

    # -- who is there --------------------------------------------------------------------------------------------

    def alive(self) -> float:
        """Since when the first of those that are there has been; whose eyes were with those that are not is told."""
        if self._since is None:
            # What is done next begins with joining the others.
            self._since, self._session = NEVER, None
        return self._do(self._stay)

    def _join(self, database: Database) -> None:
        """Be one of those who serve. A new one that is the first knows that nobody of those written down is there any
        more, however short a while ago they were; whoever comes meanwhile waits here until it is written down."""
        first = database.execute(ALONE, (TOGETHER,)).fetchone()
        database.execute(SHARED, (TOGETHER,))
        if self._since == NEVER and first is not None and first[0]:
            forget(database, EVERYBODY, self.name)

    def _stay(self, database: Database) -> float:
        assert self._since is not None
        since = min(self._since, time.time())
        new = database.execute(SEEN, (self.name, since)).fetchone()
        if new is not None and new[0]:
            # The others had given this one up, or the database has forgotten.
            for table, seats in self._present.items():
                show(database, self.name, table, seats)
        forget(database, LOST, SILENT)
        found = database.execute(f"SELECT min(since), {STARTED} FROM processes").fetchone()
        first, started = found or (None, 0.0)
        self._since = since if first is None else min(since, first)
        return max(self._since, float(started))

    def store_since(self) -> float:
        return float(self._read(f"SELECT {STARTED}", ())[0][0])

    def others(self) -> int:
        return int(self._read(OTHERS, (self.name, SILENT))[0][0])

    def present(self, table: str, seats: frozenset[int]) -> None:
        self._present[table] = seats
        if not seats:
            del self._present[table]
        self._do(lambda database: show(database, self.name, table, seats))

    def elsewhere(self, table: str) -> frozenset[int]:
        return frozenset(seat for (seat,) in self._read(ELSEWHERE, (table, self.name)))

    def share(self, used: Mapping[str, int]) -> dict[str, int]:
        """Sums are written down, so that nothing is lost where somebody looks late; of who is gone, nothing is used."""
        sums = self._do(lambda database: self._sums(database, used))
        before = sums if self._used is None else self._used
        self._used = sums
        news: Counter[str] = Counter()
        for process, name in sums.keys() | before.keys():
            news[name] += sums.get((process, name), 0) - before.get((process, name), 0)
        return {name: n for name, n in news.items() if n}

    def _sums(self, database: Database, used: Mapping[str, int]) -> dict[tuple[str, str], int]:
        self._shared += 1
        if self._shared % FORGET == 0:
            database.execute(FORGOTTEN, (self.name, f"{LASTING} %"))
        with database.cursor() as cursor:
            cursor.executemany(USED, [(self.name, name, n) for name, n in used.items()])
        rows = database.execute("SELECT process, name, total FROM usage WHERE process != %s", (self.name,)).fetchall()
        return {(process, name): int(total) for process, name, total in rows}

    # -- what has changed ----------------------------------------------------------------------------------------

    def listen(self, told: Callable[[News], object]) -> None:
        self._hearing = threading.Thread(target=self._hear, args=(told,), name="fogline-listener", daemon=True)
        self._hearing.start()

    def _hear(self, told: Callable[[News], object]) -> None:
        while not self._ended.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True, **SETTINGS) as database:  # type: ignore[arg-type]
                    database.execute(f"LISTEN {CHANNEL}")
                    # Whatever was said before nobody has heard.
                    told(News(seats=True))
                    self._attend(database, told)
            except psycopg.Error as problem:
                log.error("what other processes do is not heard: %s", first_line(problem))
                self._ended.wait(PAUSE)

    def _attend(self, database: Database, told: Callable[[News], object]) -> None:
        """Hear what is said until the line is cut or this one ends. What it has said itself comes too, and is most of
        it where a process is busy: that is not even read."""
        line, own = database.pgconn, f"{self.name} ".encode()
        with selectors.DefaultSelector() as waiting:
            waiting.register(line.socket, selectors.EVENT_READ)
            while not self._ended.is_set():
                waiting.select(PAUSE)
                line.consume_input()
                while (notice := line.notifies()) is not None:
                    if not notice.extra.startswith(own):
                        told(heard(notice.extra.decode())[1])

    def close(self) -> None:
        self._ended.set()
        with contextlib.suppress(StoreError):
            self._do(self._go)
        if self._hearing is not None:
            self._hearing.join()
        self._line.close()

    def _go(self, database: Database) -> None:
        for name in ("presence", "usage"):
            database.execute(f"DELETE FROM {name} WHERE process = %s", (self.name,))
        database.execute("DELETE FROM processes WHERE id = %s", (self.name,))


def forget(database: Database, deletes: str, value: str | float) -> None:
    """Who is not there any more has used nothing, and those who look at the same tables hear that they do not."""
    for (process,) in database.execute(deletes, (value,)).fetchall():
        database.execute("DELETE FROM usage WHERE process = %s", (process,))
        for (table,) in set(database.execute(UNSEEN, (process,)).fetchall()):
            tell(database, process, table)


def show(database: Database, process: str, table: str, seats: frozenset[int]) -> None:
    """Write down whose eyes look at a table through a process."""
    database.execute("DELETE FROM presence WHERE match = %s AND process = %s", (table, process))
    for seat in seats:
        database.execute("INSERT INTO presence VALUES (%s, %s, %s)", (table, process, seat))
    tell(database, process, table)


def tell(database: Database, process: str, table: str) -> None:
    database.execute("SELECT pg_notify(%s, %s)", (CHANNEL, spoken(process, News(table, seats=True))))


# -- news as they travel -----------------------------------------------------------------------------------------

MOST_SPOKEN: Final = 7000
"""Bytes of one of PostgreSQL's notices; it takes less than 8000."""
SEATS: Final = "seats"


def spoken(process: str, news: News) -> str:
    text = f"{process} {news.table} {SEATS if news.seats else news.change}"
    return text if len(text.encode()) <= MOST_SPOKEN else f"{process} {news.table} "


def heard(text: str) -> tuple[str, News]:
    """Who says it, and what."""
    process, _, rest = text.partition(" ")
    table, _, change = rest.partition(" ")
    return process, News(table, True) if change == SEATS else News(table, change=change)
