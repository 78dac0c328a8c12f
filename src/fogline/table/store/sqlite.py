"""A store in one file: SQLite with one writer, whose answer comes when the words are safe."""

import contextlib
import os
import secrets
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final

from fogline.table.meter import Figures
from fogline.table.store.base import Company, Conflict, News, StoreError, StoreUnusable, Told
from fogline.table.store.schema import FIRST, FORMAT, STEPS, TABLES, in_parts
from fogline.table.store.sql import Row, SqlStore, Statement
from fogline.table.store.writer import Writer

MAGIC: Final = b"SQLite format 3\0"
"""How a database begins."""
TROUBLE: Final = (sqlite3.Error, UnicodeDecodeError)
"""What SQLite may say of a file; where its words cite damaged ones, Python cannot even read what it says."""

LATER: Final = (
    ("matches", "changed", "INTEGER NOT NULL DEFAULT 0"),
    ("matches", "brief", "TEXT NOT NULL DEFAULT '{}'"),
    ("heard", "words", "TEXT NOT NULL DEFAULT ''"),
    ("turns", "told", "TEXT"),
)
"""Columns that files from before the first numbered format may lack."""

WHO_HOLDS: Final = """
INSERT OR IGNORE INTO holders (who, over, made, match, host)
SELECT who, status = 'over', made, id, max(host) FROM (
    SELECT id, made, status, json_extract(table_json, '$.host') AS who, 1 AS host FROM matches
    UNION ALL
    SELECT matches.id, made, status, json_extract(chair.value, part.value), 0
    FROM matches, json_each(table_json, '$.chairs') AS chair, json_each('["$.guest", "$.token_hash"]') AS part
    WHERE json_extract(chair.value, '$.kind') = 'person'
) WHERE who != '' GROUP BY who, id
"""
"""Fills the index of who holds which table, for files that have none yet."""


TOUCHED: Final = """
INSERT INTO meta (name, value) VALUES ('touched', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""


class SqliteStore(SqlStore):
    """One file of tables. Reading is for the thread that opened it."""

    def __init__(self, file: Path, beside: bool = False) -> None:
        self.place, self._beside = str(file), beside
        self.company = Company() if beside else Visited(self)
        self._reader, writer = opened_beside(file) if beside else opened(file)
        self._writer = Writer(lambda statements: attempt(writer, statements), writer.close)

    def run(self, statements: Sequence[Statement]) -> "Future[None]":
        return self._writer.put(self._with_news(statements))

    def hand_over(self, statements: Sequence[Statement], told: Told) -> None:
        self._writer.keep(self._with_news(statements), told)

    def _with_news(self, statements: Sequence[Statement]) -> Sequence[Statement]:
        return [*statements, Statement(TOUCHED, (secrets.token_hex(8),))] if self._beside else statements

    @contextlib.contextmanager
    def standing(self) -> Iterator[None]:
        self.read("BEGIN")
        try:
            yield
        finally:
            self.read("COMMIT")

    def read(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        try:
            return self._reader.execute(sql, values).fetchall()
        except (sqlite3.Error, OverflowError, ValueError) as problem:
            # A number of more than 64 bits or half a character does not even reach SQLite.
            raise StoreError(str(problem)) from problem

    def figures(self) -> Figures:
        files = [file for file in (Path(self.place), Path(f"{self.place}-wal")) if file.exists()]
        size = sum(file.stat().st_size for file in files)
        return Figures(self._writer.waits, self._writer.waiting, self._writer.failures, size)

    def columns(self, name: str) -> list[str]:
        return [str(row[1]) for row in self.read(f"PRAGMA table_info({name})")]

    def close(self) -> None:
        self._writer.close()
        self._reader.close()


class Visited(Company):
    """The process that serves a file. Whoever looks after the club may change tables beside it: it looks now and then
    whether somebody did."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self._told: Callable[[News], object] = lambda news: None
        self._known: list[Row] | None = None

    def listen(self, told: Callable[[News], object]) -> None:
        self._told = told

    def alive(self) -> float | None:
        before, self._known = self._known, self._store.read("SELECT value FROM meta WHERE name = 'touched'")
        if before not in (None, self._known):
            self._told(News())
        return None


def opened_beside(file: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """The file as it is, whoever serves it: one of another format is for that Fogline."""
    if not file.is_file():
        raise StoreUnusable("missing", file)
    try:
        reader = connect(file)
        found = reader.execute("PRAGMA user_version").fetchone()[0]
        if found != FORMAT:
            reader.close()
            raise StoreUnusable("newer" if found > FORMAT else "older", file)
        return reader, connect(file)
    except TROUBLE as problem:
        raise StoreUnusable(why_unusable(problem), file, problem) from problem


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
    except (*TROUBLE, StoreError) as problem:
        for db in connections:
            db.close()
        if isinstance(problem, StoreError):
            raise
        raise StoreUnusable(why_unusable(problem), file, problem) from problem
    return connections[0], connections[1]


def prepare(db: sqlite3.Connection, file: Path) -> None:
    """Bring an older file to today's format, as a whole or not at all; one that is damaged is not written to."""
    found = db.execute("PRAGMA user_version").fetchone()[0]
    if found > FORMAT:
        raise StoreUnusable("newer", file)
    sound = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if sound != "ok":
        raise StoreUnusable("broken", file, sound)
    if found == FORMAT:
        return
    db.execute("BEGIN IMMEDIATE")
    if found < FIRST:
        number_the_format(db)
    for step in range(max(found, FIRST) + 1, FORMAT + 1):
        for part in in_parts(STEPS[step]):
            db.execute(part)
    db.execute(f"PRAGMA user_version = {FORMAT}")
    db.execute("COMMIT")


def number_the_format(db: sqlite3.Connection) -> None:
    """A new file, or one from before formats were told apart, as the first numbered format has it."""
    for part in in_parts(TABLES):
        db.execute(part)
    for table, column, kind in LATER:
        if not any(name == column for _, name, *_ in db.execute(f"PRAGMA table_info({table})")):
            db.execute(f"ALTER TABLE {table} ADD COLUMN {column} {kind}")
    db.execute(WHO_HOLDS)


def why_unusable(problem: Exception) -> str:
    """Which sort of trouble SQLite tells of."""
    if isinstance(problem, UnicodeDecodeError):
        return "broken"
    code = getattr(problem, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return "broken"
    return "full" if code == sqlite3.SQLITE_FULL else "unwritable"


def connect(file: Path) -> sqlite3.Connection:
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    return db


def attempt(db: sqlite3.Connection, statements: Sequence[Statement]) -> Exception | None:
    """All of these in one transaction; why not, where nothing of it was kept."""
    try:
        db.execute("BEGIN IMMEDIATE")
        cursor = db.cursor()  # one for all: each would take as long to make as some statements do
        for sql, values, rows in statements:
            changed = cursor.execute(sql, values).rowcount
            if rows is not None and changed != rows:
                raise Conflict("the table is of another version")
        db.execute("COMMIT")
    except Exception as problem:
        with contextlib.suppress(sqlite3.Error):
            # SQLite may have rolled back by itself already.
            db.execute("ROLLBACK")
        if isinstance(problem, Conflict):
            return problem
        # Not only SQLite complains: a number of more than 64 bits or half a character does not even reach it.
        kind = Conflict if taken(problem) else StoreError
        return kind(f"{type(problem).__name__}: {problem}")
    return None


def taken(problem: Exception) -> bool:
    """Whether somebody else has written in this place already."""
    return getattr(problem, "sqlite_errorcode", 0) in (
        sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
        sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    )
