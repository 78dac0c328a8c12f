"""What is kept on disk: SQLite with one writer, whose answer comes when the words are safe.

Jobs that arrive while the disk is busy are committed together, so many tables share the price of one sync. The log of a
match is append-only; its primary key (match, turn) is the compare-and-swap: who comes second is refused.
"""

import contextlib
import json
import logging
import os
import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final

log = logging.getLogger(__name__)

Statement = tuple[str, Sequence[Any]]

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY,
    made INTEGER NOT NULL,
    status TEXT NOT NULL,
    table_json TEXT NOT NULL,
    head_json TEXT,
    changed INTEGER NOT NULL DEFAULT 0,
    brief TEXT NOT NULL DEFAULT '{}'
);
CREATE TABLE IF NOT EXISTS turns (
    match TEXT NOT NULL,
    turn INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    chance TEXT NOT NULL,
    keep INTEGER NOT NULL,
    told TEXT,
    PRIMARY KEY (match, turn)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS drafts (
    match TEXT NOT NULL, seat INTEGER NOT NULL, steps TEXT NOT NULL, PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS orders (
    match TEXT NOT NULL, seat INTEGER NOT NULL, words TEXT NOT NULL, PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS take_backs (
    match TEXT PRIMARY KEY, seat INTEGER NOT NULL, keep INTEGER NOT NULL, granted TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS holders (
    who TEXT NOT NULL, over INTEGER NOT NULL, made INTEGER NOT NULL, match TEXT NOT NULL, host INTEGER NOT NULL,
    PRIMARY KEY (who, over, made, match)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS holders_of ON holders (match);
CREATE TABLE IF NOT EXISTS boxes (hash TEXT PRIMARY KEY, text TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS snapshots (match TEXT PRIMARY KEY, turn INTEGER NOT NULL, data TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS heard (
    match TEXT NOT NULL, speaker TEXT NOT NULL, nonce TEXT NOT NULL, answer TEXT NOT NULL,
    words TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (match, speaker, nonce)
) WITHOUT ROWID;
"""

LATER: Final = (
    ("matches", "changed", "INTEGER NOT NULL DEFAULT 0"),
    ("matches", "brief", "TEXT NOT NULL DEFAULT '{}'"),
    ("heard", "words", "TEXT NOT NULL DEFAULT ''"),
    ("turns", "told", "TEXT"),
)
"""Columns that files from before they were thought of get when they are opened."""

WHO_HOLDS: Final = """
INSERT OR IGNORE INTO holders (who, over, made, match, host)
SELECT who, status = 'over', made, id, max(host) FROM (
    SELECT id, made, status, json_extract(table_json, '$.host') AS who, 1 AS host FROM matches
    UNION ALL
    SELECT matches.id, made, status, json_extract(chair.value, part.value), 0
    FROM matches, json_each(table_json, '$.chairs') AS chair, json_each('["$.guest", "$.token_hash"]') AS part
    WHERE json_extract(chair.value, '$.kind') = 'person'
) WHERE who != '' GROUP BY who, id;
"""
"""Fills the index of who holds which table, for files that have none yet."""

FORMAT: Final = 2
"""Raised when an older Fogline could not read what is written. 2: who holds which table, what a nonce was said with,
what was heard in each turn."""

MOST_AT_ONCE: Final = 256

MAGIC: Final = b"SQLite format 3\0"
"""How a database begins."""


class StoreError(Exception):
    """The disk did not take it, or somebody else was first."""


class StoreUnusable(StoreError):
    """The file cannot be opened; ``key`` names why: ``newer``, ``broken``, ``full`` or ``unwritable``."""

    def __init__(self, key: str, file: Path, problem: object = "") -> None:
        super().__init__(f"{file.name} is {key}: {problem}")
        self.key = key
        self.file = file
        self.problem = problem


class Store:
    """One file of tables. ``write`` may be called from any thread; reading is for the thread that opened it."""

    def __init__(self, file: Path) -> None:
        self._reader, writer = opened(file)
        self._jobs: queue.SimpleQueue[tuple[list[Statement], Future[None]] | None] = queue.SimpleQueue()
        self._ended = threading.Event()
        self._writer = threading.Thread(target=self._work, args=(writer,), name="fogline-store", daemon=True)
        self._writer.start()

    def write(self, statements: list[Statement]) -> "Future[None]":
        """All of these or none; done when they are on the disk."""
        done: Future[None] = Future()
        self._jobs.put((statements, done))
        if self._ended.is_set():
            self._refuse()
        return done

    def read(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        try:
            return self._reader.execute(sql, values).fetchall()
        except sqlite3.Error as problem:
            raise StoreError(str(problem)) from problem

    def meta(self, name: str, fresh: str) -> str:
        """A value of the whole house; the fresh one is kept where there was none."""
        self.write([("INSERT OR IGNORE INTO meta VALUES (?, ?)", (name, fresh))]).result()
        return str(self.read("SELECT value FROM meta WHERE name = ?", (name,))[0][0])

    def close(self) -> None:
        """Write what is waiting, then let go of the file."""
        self._jobs.put(None)
        self._writer.join()
        self._reader.close()

    # -- the writer's own thread ---------------------------------------------------------------------------------

    def _work(self, db: sqlite3.Connection) -> None:
        try:
            while self._commit_next(db):
                pass
        except BaseException:
            log.critical("nothing is kept any more: the writer has ended", exc_info=True)
        finally:
            db.close()
            self._ended.set()
            self._refuse()

    def _commit_next(self, db: sqlite3.Connection) -> bool:
        """What waits now, in one go; whether more may come."""
        batch = [self._jobs.get()]
        while batch[-1] is not None and len(batch) < MOST_AT_ONCE and not self._jobs.empty():
            batch.append(self._jobs.get())
        # From here on a job can no longer be called off: whoever asked for it may not be there to hear of it.
        jobs = [job for job in batch if job is not None and job[1].set_running_or_notify_cancel()]
        try:
            commit(db, jobs)
        finally:
            # Whatever happened, nobody waits for ever.
            for _, done in jobs:
                if not done.done():
                    done.set_exception(StoreError("the writer has ended"))
        return batch[-1] is not None

    def _refuse(self) -> None:
        """Nobody writes any more: whoever waits is told at once."""
        while True:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return
            if job is not None and job[1].set_running_or_notify_cancel():
                job[1].set_exception(StoreError("the store is closed"))


def opened(file: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """The file as reader and writer see it, of today's format. What is no database of ours is left as it is."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # For its owner only from its first moment; what SQLite lays beside it gets the same rights.
        with open(os.open(file, os.O_RDWR | os.O_CREAT, 0o600), "rb") as begun:
            head = begun.read(len(MAGIC))
    except OSError as problem:
        raise StoreUnusable("unwritable", file, problem.strerror or problem) from problem
    if head not in (b"", MAGIC):
        # SQLite itself would write over one that is a single byte long.
        raise StoreUnusable("broken", file, "it is not a database")
    connections: list[sqlite3.Connection] = []
    try:
        connections.append(connect(file))
        prepare(connections[0], file)
        connections.append(connect(file))
    except (sqlite3.Error, StoreError) as problem:
        for db in connections:
            db.close()
        if isinstance(problem, StoreError):
            raise
        raise StoreUnusable(why_unusable(problem), file, problem) from problem
    return connections[0], connections[1]


def prepare(db: sqlite3.Connection, file: Path) -> None:
    """Bring an older file to today's format; one that is damaged is not written to."""
    found = db.execute("PRAGMA user_version").fetchone()[0]
    if found > FORMAT:
        raise StoreUnusable("newer", file)
    sound = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if sound != "ok":
        raise StoreUnusable("broken", file, sound)
    with db:
        db.executescript(SCHEMA)
    for table, column, kind in LATER:
        if not any(name == column for _, name, *_ in db.execute(f"PRAGMA table_info({table})")):
            db.execute(f"ALTER TABLE {table} ADD COLUMN {column} {kind}")
    if found < 2:
        db.execute(WHO_HOLDS)
    db.execute(f"PRAGMA user_version = {FORMAT}")


def why_unusable(problem: sqlite3.Error) -> str:
    """Which sort of trouble SQLite tells of."""
    code = getattr(problem, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return "broken"
    return "full" if code == sqlite3.SQLITE_FULL else "unwritable"


def connect(file: Path) -> sqlite3.Connection:
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    return db


def commit(db: sqlite3.Connection, jobs: list[tuple[list[Statement], "Future[None]"]]) -> None:
    """One transaction for all jobs; one that fails takes nothing with it but itself."""
    outcomes: list[Exception | None] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for statements, _ in jobs:
            outcomes.append(attempt(db, statements))
        db.execute("COMMIT")
    except Exception as problem:
        with contextlib.suppress(sqlite3.Error):
            # SQLite may have rolled back by itself already.
            db.execute("ROLLBACK")
        outcomes = [StoreError(str(problem))] * len(jobs)
    for (_, done), outcome in zip(jobs, outcomes, strict=True):
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)


def attempt(db: sqlite3.Connection, statements: list[Statement]) -> Exception | None:
    db.execute("SAVEPOINT job")
    try:
        for sql, values in statements:
            db.execute(sql, values)
    except Exception as problem:
        # Not only SQLite complains: a number of more than 64 bits or half a character does not even reach it.
        if not db.in_transaction:
            raise
        db.execute("ROLLBACK TO job")
        db.execute("RELEASE job")
        return StoreError(f"{type(problem).__name__}: {problem}")
    db.execute("RELEASE job")
    return None


_encoder = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)


def pack(value: Any) -> str:
    return _encoder.encode(value)
