"""A store that a table is written to, change by change."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from fogline.table import stored_table
from fogline.table.lobby import Lobby
from fogline.table.store.base import Store
from fogline.table.store.sql import Statement
from fogline.table.store.sqlite import SqliteStore
from fogline.table.table import Table

UNNUMBERED: Final = (
    "DROP INDEX matches_listed",
    "DROP INDEX matches_due",
    *(f"ALTER TABLE matches DROP COLUMN {name}" for name in ("version", "listed", "due", "charged")),
    "DROP TABLE talk",
    "DROP TABLE notes",
    "DROP TABLE calls",
    "DROP TABLE outcomes",
    "DROP TABLE evenings",
    "PRAGMA user_version = 1",
)
"""Takes a file back to before formats were told apart, but for what the caller takes away."""


def make_older(store: SqliteStore, *missing: str) -> None:
    """The file as a Fogline wrote it that did not know these things yet."""
    store.run([Statement(sql) for sql in (*missing, *UNNUMBERED)]).result(30)


def disk(house: Lobby) -> SqliteStore:
    """The file that a lobby keeps its tables in."""
    assert isinstance(house.store, SqliteStore)
    return house.store


def put(store: Store, before: Table | None, after: Table) -> Table:
    """Keeps what makes one table of the other; the table as it is kept then."""
    update = stored_table.update(before, after, 0)
    if update.empty:
        return after if before is None else replace(after, version=before.version)
    store.write(update).result(30)
    return replace(after, version=update.version)


class Shelf:
    def __init__(self, folder: Path) -> None:
        self.store = SqliteStore(folder / "a.db")
        self.kept: Table | None = None

    def put(self, now: Table) -> None:
        self.kept = put(self.store, self.kept, now)

    def get(self) -> Table:
        found = stored_table.load(self.store, "t")
        assert found is not None
        return found
