"""A store that a table is written to, change by change."""

from pathlib import Path

from fogline.table import keep
from fogline.table.store import Store
from fogline.table.table import Table


class Shelf:
    def __init__(self, folder: Path) -> None:
        self.store = Store(folder / "a.db")
        self.kept: Table | None = None

    def put(self, now: Table) -> None:
        self.store.write(keep.rows(self.kept, now, 0)).result(30)
        self.kept = now

    def get(self) -> Table:
        found = keep.load(self.store, "t")
        assert found is not None
        return found
