"""Calls as SQL that SQLite and PostgreSQL both understand."""

from abc import abstractmethod
from collections.abc import Collection, Sequence
from concurrent.futures import Future
from typing import Any, Final

from fogline.table.store.calls import CallRow, KnowsCalls
from fogline.table.store.statement import Row, Statement

FIELDS: Final = "who, match, way, mark, at, tries, problem"
MOVED: Final = """
SELECT DISTINCT notes.who, id FROM notes JOIN holders ON holders.who = notes.who AND over = 0
JOIN matches ON id = match WHERE kind = ? AND status = 'playing' AND changed >= ? ORDER BY 1, 2
"""
CALL: Final = f"""
INSERT INTO calls ({FIELDS}) SELECT ?, id, ?, ?, ?, ?, ? FROM matches WHERE id = ?
ON CONFLICT (who, match, way) DO UPDATE SET mark = excluded.mark, at = excluded.at, tries = excluded.tries,
    problem = excluded.problem
WHERE calls.mark != excluded.mark
"""
DUE: Final = f"SELECT {FIELDS} FROM calls WHERE at <= ? ORDER BY at, who, match, way LIMIT ?"
FAILED: Final = f"SELECT {FIELDS} FROM calls WHERE who = ? AND problem != '' ORDER BY match, way"
THE_SAME: Final = "who = ? AND match = ? AND way = ? AND mark = ? AND coalesce(at, 0) = ? AND tries = ?"
AGAIN: Final = f"UPDATE calls SET at = ?, tries = ?, problem = ? WHERE {THE_SAME}"
OFF: Final = f"DELETE FROM calls WHERE {THE_SAME}"


class SqlCalls(KnowsCalls):
    @abstractmethod
    def run(self, statements: Sequence[Statement]) -> "Future[None]":
        """All of these or none; done when they are on the disk."""

    @abstractmethod
    def read(self, sql: str, values: Sequence[Any] = ()) -> list[Row]: ...

    def moved(self, kind: str, since: int) -> list[tuple[str, str]]:
        return [(str(who), str(table)) for who, table in self.read(MOVED, (kind, since))]

    def spoken(self, table: str, seats: Collection[int]) -> int:
        each = "SELECT count(*) FROM turns WHERE match = ? AND seat = ?"
        return sum(int(self.read(each, (table, seat))[0][0]) for seat in seats)

    def call(self, row: CallRow) -> "Future[None]":
        who, table, *rest = row
        return self.run([Statement(CALL, (who, *rest, table), rows=1)])

    def calls_due(self, now: int, most: int) -> list[CallRow]:
        return [CallRow(*row) for row in self.read(DUE, (now, most))]

    def calls_failed(self, who: str) -> list[CallRow]:
        return [CallRow(*row) for row in self.read(FAILED, (who,))]

    def call_again(self, row: CallRow, next: CallRow) -> "Future[None]":
        return self.run([Statement(AGAIN, (next.at, next.tries, next.problem, *the_same(row)), rows=1)])

    def call_off(self, row: CallRow) -> "Future[None]":
        return self.run([Statement(OFF, the_same(row), rows=1)])


def the_same(row: CallRow) -> Row:
    return (row.who, row.table, row.way, row.mark, row.at or 0, row.tries)
