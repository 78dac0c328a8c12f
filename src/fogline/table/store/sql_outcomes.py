"""Outcomes as SQL that SQLite and PostgreSQL both understand."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from fogline.table.store.outcomes import Known, KnowsOutcomes, OutcomeRow
from fogline.table.store.statement import Row, Statement

FIELDS: Final = "game, ended, match, seat, who, bot, name, place"
CAME_OUT: Final = f"INSERT INTO outcomes ({FIELDS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
AFTER: Final = f"""
SELECT {FIELDS} FROM outcomes WHERE game = ? AND (ended, match) > (?, ?) ORDER BY ended, match, seat LIMIT ?
"""
UNTIL: Final = """
SELECT count(*), coalesce(sum(CASE WHEN name = '' THEN 1 ELSE 0 END), 0) FROM outcomes
WHERE game = ? AND (ended, match) <= (?, ?)
"""
MOST_SEATS: Final = 16
FORGET: Final = "UPDATE outcomes SET who = '', name = '' WHERE who = ?"


class SqlOutcomes(KnowsOutcomes):
    @abstractmethod
    def read(self, sql: str, values: Sequence[Any] = ()) -> list[Row]: ...

    def outcomes(self, game: str, after: Known, most: int) -> list[OutcomeRow]:
        rows = [OutcomeRow(*row) for row in self.read(AFTER, (game, after.ended, after.table, most + MOST_SEATS))]
        if len(rows) < most + MOST_SEATS:
            return rows
        # The last table may have rows that were not read: it comes with the next ones.
        return [row for row in rows if row.table != rows[-1].table]

    def outcomes_known(self, game: str, known: Known) -> bool:
        rows, nameless = self.read(UNTIL, (game, known.ended, known.table))[0]
        return (int(rows), int(nameless)) == (known.rows, known.nameless)

    def outcomes_of(self, table: str) -> list[OutcomeRow]:
        sql = f"SELECT {FIELDS} FROM outcomes WHERE match = ? ORDER BY seat"
        return [OutcomeRow(*row) for row in self.read(sql, (table,))]


def came_out(rows: Sequence[OutcomeRow]) -> list[Statement]:
    return [Statement(CAME_OUT, row) for row in rows]
