"""What is kept on disk: SQLite with one writer, whose answer comes when the words are safe.

Jobs that arrive while the disk is busy are committed together, so many tables share the price of one sync. The log of a
match is append-only; its primary key (match, turn) is the compare-and-swap: who comes second is refused.
"""

import json
import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final

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


class StoreError(Exception):
    """The disk did not take it, or somebody else was first."""


class Store:
    """One file of tables. ``write`` may be called from any thread; reading is for the thread that opened it."""

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self._reader = connect(file)
        with self._reader:
            self._reader.executescript(SCHEMA)
        found = self._reader.execute("PRAGMA user_version").fetchone()[0]
        if found > FORMAT:
            raise StoreError(f"{file.name} was written by a newer Fogline")
        for table, column, kind in LATER:
            if not any(name == column for _, name, *_ in self.read(f"PRAGMA table_info({table})")):
                self._reader.execute(f"ALTER TABLE {table} ADD COLUMN {column} {kind}")
        if found < 2:
            self._reader.execute(WHO_HOLDS)
        self._reader.execute(f"PRAGMA user_version = {FORMAT}")
        self._jobs: queue.SimpleQueue[tuple[list[Statement], Future[None]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._work, args=(file,), name="fogline-store", daemon=True)
        self._writer.start()

    def write(self, statements: list[Statement]) -> "Future[None]":
        """All of these or none; done when they are on the disk."""
        done: Future[None] = Future()
        self._jobs.put((statements, done))
        return done

    def read(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return self._reader.execute(sql, values).fetchall()

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

    def _work(self, file: Path) -> None:
        db = connect(file)
        open_ = True
        while open_:
            batch = [self._jobs.get()]
            while batch[-1] is not None and len(batch) < MOST_AT_ONCE and not self._jobs.empty():
                batch.append(self._jobs.get())
            open_ = batch[-1] is not None
            # From here on a job can no longer be called off: whoever asked for it may not be there to hear of it.
            commit(db, [job for job in batch if job is not None and job[1].set_running_or_notify_cancel()])
        db.close()


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
    except sqlite3.Error as problem:
        if db.in_transaction:
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
    except sqlite3.IntegrityError as problem:
        db.execute("ROLLBACK TO job")
        db.execute("RELEASE job")
        return StoreError(str(problem))
    db.execute("RELEASE job")
    return None


_encoder = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)


def pack(value: Any) -> str:
    return _encoder.encode(value)
