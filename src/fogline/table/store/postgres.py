"""A store in a PostgreSQL database, for a club that outgrows one file; its driver comes with the extra ``club``.

A line to the database that breaks is made anew when it is next needed. Until the database is back everything that asks
for it is told so at once.
"""

import re
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict

from fogline.table.meter import Figures
from fogline.table.store import company
from fogline.table.store.base import Conflict, News, StoreError, StoreUnusable, Told, Unsure, Update
from fogline.table.store.company import CHANNEL, Processes, spoken
from fogline.table.store.line import Database, Line, first_line, spelt
from fogline.table.store.schema import FIRST, FORMAT, STEPS, TABLES, in_parts
from fogline.table.store.sql import Row, SqlStore, Statement, forgotten, statements
from fogline.table.store.writer import Writer

CUT: Final = (psycopg.OperationalError, psycopg.InterfaceError)
"""What the driver says where a line is gone."""
PREPARING: Final = 1906
"""The advisory lock of whoever brings a database to today's format."""


class PostgresStore(SqlStore):
    """One database of tables, which several processes may have open."""

    def __init__(self, address: str, beside: bool = False) -> None:
        self.place = told(address)
        self._standing = False
        self._reading, self._writing = Line(address), Line(address)
        try:
            (check if beside else prepare)(self._reading.database, self.place)
        except (psycopg.Error, StoreError) as problem:
            self._reading.drop()
            if isinstance(problem, StoreUnusable):
                raise
            raise StoreUnusable("unreachable", self.place, first_line(problem)) from problem
        self._writer = Writer(self._attempt, self._writing.close)
        self.company = self._processes = Processes(address)

    def as_statements(self, update: Update, change: str) -> list[Statement]:
        return [*statements(update), self._news(update.table, change)]

    def forget(self, table: str) -> "Future[None]":
        return self.run([*forgotten(table), self._news(table)])

    def _news(self, table: str, change: str = "") -> Statement:
        return Statement("SELECT pg_notify(?, ?)", (CHANNEL, spoken(self._processes.name, News(table, change=change))))

    @contextmanager
    def standing(self) -> Iterator[None]:
        database = self._reading.database
        database.execute("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        self._standing = True
        try:
            yield
        finally:
            self._standing = False
            if not database.closed:
                database.execute("COMMIT")

    def run(self, statements: Sequence[Statement]) -> "Future[None]":
        return self._writer.put(statements)

    def hand_over(self, statements: Sequence[Statement], told: Told) -> None:
        self._writer.keep(statements, told)

    def read(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        try:
            return self._reading.read(sql, values)
        except CUT as problem:
            # The database may have been started again in the meantime.
            self._reading.drop()
            if self._standing:
                raise StoreError(first_line(problem)) from problem
        except StoreError:
            raise
        except Exception as problem:
            raise StoreError(first_line(problem)) from problem
        try:
            return self._reading.read(sql, values)
        except psycopg.Error as problem:
            self._reading.drop()
            raise StoreError(first_line(problem)) from problem

    def figures(self) -> Figures:
        size = int(self.read("SELECT pg_database_size(current_database())")[0][0])
        return Figures(self._writer.waits, self._writer.waiting, self._writer.failures, size)

    def columns(self, name: str) -> list[str]:
        sql = "SELECT attname FROM pg_attribute WHERE attrelid = to_regclass(?) AND attnum > 0 ORDER BY attnum"
        return [str(row[0]) for row in self.read(sql, (name,)) if row[0] != ROWID]

    def close(self) -> None:
        self._processes.close()
        self._writer.close()
        self._reading.close()

    def _attempt(self, statements: Sequence[Statement], again: bool = True) -> Exception | None:
        """All of these in one transaction. A line that was cut since the last one is made anew, once."""
        try:
            transact(self._writing.database, statements)
        except Unsure as problem:
            self._writing.drop()
            return problem
        except StoreError as problem:
            return problem
        except CUT as problem:
            self._writing.drop()
            return self._attempt(statements, again=False) if again else StoreError(first_line(problem))
        except psycopg.errors.UniqueViolation as problem:
            return Conflict(first_line(problem))
        except Exception as problem:
            # Half a character, say, does not even reach the database.
            return StoreError(f"{type(problem).__name__}: {first_line(problem)}")
        return None


def transact(database: Database, statements: Sequence[Statement]) -> None:
    """All of these, sent in one go; they are on the disk when this returns. ``Unsure``: perhaps kept."""
    ending = False
    try:
        with database.pipeline() as pipeline, database.transaction():
            done = [(database.execute(spelt(sql), values), rows) for sql, values, rows in statements]
            pipeline.sync()
            if any(rows is not None and cursor.rowcount != rows for cursor, rows in done):
                raise Conflict("the table is of another version")
            ending = True
    except CUT as problem:
        if ending:
            raise Unsure(first_line(problem)) from problem
        raise


def check(database: Database, place: str) -> None:
    """Leave a database alone that is not of today's format: it is for another Fogline."""
    found = format_of(database)
    if found != FORMAT:
        raise StoreUnusable("missing" if not found else "newer" if found > FORMAT else "older", place)


def prepare(database: Database, place: str) -> None:
    """Bring a database to today's format, as a whole or not at all."""
    with database.transaction():
        database.execute("SELECT pg_advisory_xact_lock(%s)", (PREPARING,))
        found = format_of(database)
        if found > FORMAT:
            raise StoreUnusable("newer", place)
        steps = [STEPS[step] for step in range(max(found, FIRST) + 1, FORMAT + 1)]
        for part in in_parts(";".join(steps if found else [TABLES, NUMBERED, *steps])):
            database.execute(dialect(part))
        kept = "INSERT INTO meta VALUES ('format', %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        database.execute(kept, (str(FORMAT),))
        for part in in_parts(company.TABLES):
            database.execute(dialect(part))


ROWID: Final = "rowid"
NUMBERED: Final = f"ALTER TABLE matches ADD COLUMN {ROWID} INTEGER GENERATED ALWAYS AS IDENTITY"
"""What SQLite does by itself: of two tables made in the same second one is the later."""


def format_of(database: Database) -> int:
    """Which format a database has; 0 where there is nothing of ours yet."""
    there = database.execute("SELECT to_regclass('meta') IS NOT NULL").fetchone()
    if there is None or not there[0]:
        return 0
    found = database.execute("SELECT value FROM meta WHERE name = 'format'").fetchone()
    return int(found[0]) if found else 0


def dialect(sql: str) -> Any:
    """A statement that makes a table. Texts are compared letter by letter, as SQLite does."""
    sql = re.sub(r"\bINTEGER\b", "BIGINT", sql).replace(") WITHOUT ROWID", ")")
    return re.sub(r"\bTEXT\b", 'TEXT COLLATE "C"', re.sub(r"\bREAL\b", "DOUBLE PRECISION", sql))


def told(address: str) -> str:
    """An address as anybody may read it: without the password."""
    try:
        given = conninfo_to_dict(address)
    except psycopg.ProgrammingError:
        # What is wrong with it would be told with all of it.
        raise StoreUnusable("malformed", "postgresql://…") from None
    user = f"{given['user']}@" if given.get("user") else ""
    port = f":{given['port']}" if given.get("port") else ""
    return f"postgresql://{user}{given.get('host', '')}{port}/{given.get('dbname', '')}"
