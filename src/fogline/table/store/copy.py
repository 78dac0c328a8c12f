"""A club moved from one store to another, table by table, and compared row by row."""

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Final, NamedTuple

from fogline.table.store.base import StoreError
from fogline.table.store.schema import NAMES, OWN
from fogline.table.store.sql import OF_A_TABLE, Row, SqlStore, Statement

OF_THE_HOUSE: Final = tuple(name for name in NAMES if name not in ("matches", *OF_A_TABLE))
"""What belongs to no table: the values of the house, and the boxes."""
CLUBS: Final = f"name NOT IN ({', '.join(repr(name) for name in OWN)})"
"""Which values of the house go along."""


MOST_WAITING: Final = 200


class NotEmpty(StoreError):
    """There are tables already where the club shall go."""


class Differs(StoreError):
    """What was read again is not what was written."""


class Copied(NamedTuple):
    tables: int
    rows: int


def copy(source: SqlStore, target: SqlStore) -> Copied:
    """All that one store keeps in another one that is empty, as it is at one moment; nobody else may write there."""
    with source.standing():
        return copied(source, target)


def copied(source: SqlStore, target: SqlStore) -> Copied:
    if target.read("SELECT id FROM matches LIMIT 1"):
        raise NotEmpty("there are tables already")
    # What is made when a store is first opened, or left by tables that were removed, gives way to what the club has.
    target.run([Statement(f"DELETE FROM meta WHERE {CLUBS}"), Statement("DELETE FROM boxes")]).result()
    target.run([statement for name in OF_THE_HOUSE for statement in put(source, name, "")]).result()
    tables = [str(row[0]) for row in source.read("SELECT id FROM matches ORDER BY rowid")]
    # Not one by one: what waits is written in one go. And not all at once, or all of it would lie in the memory.
    waiting: deque[Future[None]] = deque()
    for table in tables:
        rows = [statement for name in ("matches", *OF_A_TABLE) for statement in put(source, name, table)]
        waiting.append(target.run(rows))
        if len(waiting) > MOST_WAITING:
            waiting.popleft().result()
    for written in waiting:
        written.result()
    return Copied(len(tables), compare(source, target, tables))


def put(source: SqlStore, name: str, table: str) -> Iterator[Statement]:
    """What writes one table's rows of this sort once more."""
    columns = source.columns(name)
    sql = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
    for row in rows_of(source, name, columns, table):
        yield Statement(sql, row)


def rows_of(store: SqlStore, name: str, columns: list[str], table: str) -> list[Row]:
    if name in OF_THE_HOUSE:
        others = f" WHERE {CLUBS}" if name == "meta" else ""
        return store.read(f"SELECT {', '.join(columns)} FROM {name}{others}")
    key = "id" if name == "matches" else "match"
    return store.read(f"SELECT {', '.join(columns)} FROM {name} WHERE {key} = ?", (table,))


def compare(source: SqlStore, target: SqlStore, tables: list[str]) -> int:
    """How many rows both have; ``Differs`` where they are not the same."""
    if {str(row[0]) for row in target.read("SELECT id FROM matches")} != set(tables):
        raise Differs("the tables")
    rows = 0
    parts = [(name, "") for name in OF_THE_HOUSE]
    parts += [(name, table) for table in tables for name in ("matches", *OF_A_TABLE)]
    for name, table in parts:
        columns = source.columns(name)
        there, here = (sorted(rows_of(store, name, columns, table), key=repr) for store in (source, target))
        if there != here:
            raise Differs(f"{name} {table}".strip())
        rows += len(here)
    return rows
