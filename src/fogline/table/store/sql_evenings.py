"""Evenings as SQL that SQLite and PostgreSQL both understand."""

from abc import abstractmethod
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any, Final

from fogline.table.store.evenings import EveningRow, KnowsEvenings
from fogline.table.store.statement import Row, Statement

FIELDS: Final = "id, made, over, version, data"
NEW: Final = f"INSERT INTO evenings ({FIELDS}) VALUES (?, ?, ?, ?, ?)"
NEXT: Final = "UPDATE evenings SET over = ?, version = ?, data = ? WHERE id = ? AND version = ?"


class SqlEvenings(KnowsEvenings):
    @abstractmethod
    def run(self, statements: Sequence[Statement]) -> "Future[None]": ...

    @abstractmethod
    def read(self, sql: str, values: Sequence[Any] = ()) -> list[Row]: ...

    def evening(self, name: str) -> EveningRow | None:
        found = self.read(f"SELECT {FIELDS} FROM evenings WHERE id = ?", (name,))
        return EveningRow(found[0][0], found[0][1], bool(found[0][2]), *found[0][3:]) if found else None

    def evenings_on(self) -> list[str]:
        return [str(row[0]) for row in self.read("SELECT id FROM evenings WHERE over = 0 ORDER BY made, id")]

    def write_evening(self, row: EveningRow) -> "Future[None]":
        if row.version == 1:
            return self.run([Statement(NEW, (row.id, row.made, int(row.over), 1, row.data))])
        values = (int(row.over), row.version, row.data, row.id, row.version - 1)
        return self.run([Statement(NEXT, values, rows=1)])
