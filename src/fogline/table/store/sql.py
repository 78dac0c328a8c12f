"""What is kept, as SQL that SQLite and PostgreSQL both understand."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from typing import Any, Final

from fogline.table.store.base import (
    Asked,
    Heard,
    LineRow,
    Private,
    Store,
    StoreError,
    TableRow,
    Told,
    Update,
)
from fogline.table.store.said import MOST_SAID, SaidRow
from fogline.table.store.sql_calls import SqlCalls
from fogline.table.store.sql_evenings import SqlEvenings
from fogline.table.store.sql_outcomes import FORGET, SqlOutcomes, came_out
from fogline.table.store.statement import Row, Statement
from fogline.table.values import tupled

__all__ = ["Row", "SqlStore", "Statement"]

NEWEST: Final = (2**62, "")

COLUMNS: Final = "id, status, table_json, head_json, changed, brief, version, due, charged, matches.made"
LATEST: Final = "CASE WHEN changed > made THEN changed ELSE made END"
"""When something happened last: tables of older formats know only when they were made."""

MINE: Final = f"""
SELECT {COLUMNS} FROM holders JOIN matches ON id = match
WHERE who = ? AND over = ? AND (holders.made, match) < (?, ?)
ORDER BY holders.made DESC, match DESC LIMIT ?
"""

NEW: Final = """
INSERT INTO matches (id, made, status, table_json, head_json, changed, brief, listed, due, charged, version)
VALUES (?, ?, ?, ?, ?, ?, ?, coalesce(?, 0), ?, ?, ?)
"""
NEXT: Final = """
UPDATE matches SET status = coalesce(?, status), table_json = coalesce(?, table_json),
    head_json = coalesce(?, head_json), changed = coalesce(?, changed), brief = coalesce(?, brief),
    listed = coalesce(?, listed), due = ?, charged = ?, version = ?
WHERE id = ? AND version = ?
"""
PLAYED: Final = """
UPDATE matches SET changed = coalesce(?, changed), brief = coalesce(?, brief), due = ?, charged = ?, version = ?
WHERE id = ? AND version = ?
"""
"""The same for nearly every move: what is not named here need not be compared, nor looked up in an index."""
UNCHANGED: Final = (None, None, None)
HOLDS: Final = "INSERT INTO holders (who, over, made, match, host) SELECT ?, ?, made, id, ? FROM matches WHERE id = ?"
LINE: Final = "INSERT INTO turns (match, turn, seat, action, chance, keep, told) VALUES (?, ?, ?, ?, ?, ?, ?)"
SNAPSHOT: Final = """
INSERT INTO snapshots (match, turn, data) VALUES (?, ?, ?)
ON CONFLICT (match) DO UPDATE SET turn = excluded.turn, data = excluded.data
"""
ASKED: Final = """
INSERT INTO take_backs (match, seat, keep, granted) VALUES (?, ?, ?, ?)
ON CONFLICT (match) DO UPDATE SET seat = excluded.seat, keep = excluded.keep, granted = excluded.granted
"""
HEARD: Final = "INSERT INTO heard (match, speaker, nonce, answer, words) VALUES (?, ?, ?, ?, ?)"

PRIVATE: Final = """
SELECT 'drafts', seat, steps, 0 FROM drafts WHERE match = ?
UNION ALL SELECT 'orders', seat, words, 0 FROM orders WHERE match = ?
UNION ALL SELECT 'take_backs', seat, granted, keep FROM take_backs WHERE match = ?
"""
"""All that is under way at a table, in one question."""
UNDER_WAY: Final = ("drafts", "orders", "take_backs")
OF_A_TABLE: Final = ("turns", *UNDER_WAY, "snapshots", "heard", "holders", "talk", "calls", "outcomes")

SAID: Final = "circle, number, at, who, seat, name, text, phrase, turn"
SAYS: Final = f"INSERT INTO talk (match, {SAID}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
TOO_OLD: Final = "DELETE FROM talk WHERE match = ? AND circle = ? AND number <= ?"
UNSAID: Final = "UPDATE talk SET who = '', name = ?, text = '', phrase = '' WHERE match = ? AND who = ?"
NOTE: Final = """
INSERT INTO notes (who, kind, name, value) VALUES (?, ?, ?, ?)
ON CONFLICT (who, kind, name) DO UPDATE SET value = excluded.value
"""


class SqlStore(SqlCalls, SqlOutcomes, SqlEvenings, Store):
    """A store that speaks SQL."""

    @abstractmethod
    def columns(self, name: str) -> list[str]:
        """The columns of one of its tables, in their order."""

    @abstractmethod
    def hand_over(self, statements: Sequence[Statement], told: Told) -> None:
        """All of these or none; ``told`` is called when they are on the disk."""

    def write(self, update: Update, change: str = "") -> "Future[None]":
        return self.run(self.as_statements(update, change))

    def keep(self, update: Update, change: str, told: Told) -> None:
        self.hand_over(self.as_statements(update, change), told)

    def as_statements(self, update: Update, change: str) -> list[Statement]:
        """An update, and what others must hear of it."""
        return statements(update)

    def forget(self, table: str) -> "Future[None]":
        return self.run(list(forgotten(table)))

    def meta(self, name: str, fresh: str) -> str:
        kept = "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
        self.run([Statement(kept, (name, fresh))]).result()
        return str(self.read("SELECT value FROM meta WHERE name = ?", (name,))[0][0])

    # -- one table -----------------------------------------------------------------------------------------------

    def table(self, table: str) -> TableRow | None:
        found = self.read(f"SELECT {COLUMNS} FROM matches WHERE id = ?", (table,))
        return TableRow(*found[0]) if found else None

    def version(self, table: str) -> int:
        found = self.read("SELECT version FROM matches WHERE id = ?", (table,))
        return int(found[0][0]) if found else 0

    def lines(self, table: str, after: int = 0) -> list[LineRow]:
        sql = "SELECT seat, action, chance, keep, told FROM turns WHERE match = ? AND turn > ? ORDER BY turn"
        return [LineRow(*row) for row in self.read(sql, (table, after))]

    def snapshot(self, table: str, lines: int) -> str | None:
        found = self.read("SELECT data FROM snapshots WHERE match = ? AND turn = ?", (table, lines))
        return str(found[0][0]) if found else None

    def private(self, table: str) -> Private:
        found: dict[str, dict[int, str]] = {"drafts": {}, "orders": {}}
        asked = None
        for name, seat, text, keep in self.read(PRIVATE, (table,) * 3):
            if name == "take_backs":
                asked = Asked(seat, keep, text)
            else:
                found[name][seat] = text
        return Private(found["drafts"], found["orders"], asked)

    def heard(self, table: str, speaker: str, nonce: str) -> Heard | None:
        sql = "SELECT answer, words FROM heard WHERE match = ? AND speaker = ? AND nonce = ?"
        found = self.read(sql, (table, speaker, nonce))
        return Heard(speaker, nonce, *found[0]) if found else None

    def said(self, table: str) -> list[SaidRow]:
        sql = f"SELECT {SAID} FROM talk WHERE match = ? ORDER BY circle, number"
        return [SaidRow(*row) for row in self.read(sql, (table,))]

    def box(self, hash: str) -> str:
        found = self.read("SELECT text FROM boxes WHERE hash = ?", (hash,))
        if not found:
            raise StoreError(f"the box {hash} is missing")
        return str(found[0][0])

    # -- people --------------------------------------------------------------------------------------------------

    def notes(self, who: str, kind: str) -> dict[str, str]:
        return dict(self.read("SELECT name, value FROM notes WHERE who = ? AND kind = ?", (who, kind)))

    def having(self, kind: str) -> frozenset[str]:
        return frozenset(str(row[0]) for row in self.read("SELECT DISTINCT who FROM notes WHERE kind = ?", (kind,)))

    def note(self, who: str, kind: str, name: str, value: str | None) -> "Future[None]":
        if value is None:
            return self.run([Statement("DELETE FROM notes WHERE who = ? AND kind = ? AND name = ?", (who, kind, name))])
        return self.run([Statement(NOTE, (who, kind, name, value))])

    def noted(self, kind: str, name: str) -> tuple[str, str] | None:
        found = self.read("SELECT who, value FROM notes WHERE kind = ? AND name = ?", (kind, name))
        return (str(found[0][0]), str(found[0][1])) if found else None

    def take_note(self, who: str, kind: str, name: str) -> "Future[None]":
        gone = "DELETE FROM notes WHERE who = ? AND kind = ? AND name = ?"
        return self.run([Statement(gone, (who, kind, name), rows=1)])

    def places_of(self, who: str) -> list[str]:
        sql = "SELECT match FROM holders WHERE who = ? UNION SELECT match FROM talk WHERE who = ? ORDER BY 1"
        return [str(row[0]) for row in self.read(sql, (who, who))]

    def forget_person(self, who: str) -> "Future[None]":
        return self.run(
            [
                Statement("DELETE FROM notes WHERE who = ?", (who,)),
                Statement("DELETE FROM notes WHERE name = ?", (who,)),
                Statement("DELETE FROM heard WHERE speaker = ?", (who,)),
                Statement("DELETE FROM calls WHERE who = ?", (who,)),
                Statement(FORGET, (who,)),
            ]
        )

    # -- lists ---------------------------------------------------------------------------------------------------

    def held(self, who: str, over: bool, most: int, before: str = "") -> list[TableRow]:
        moment: Row = NEWEST
        if before:
            found = self.read("SELECT made, match FROM holders WHERE match = ? AND who = ?", (before, who))
            moment = found[0] if found else (0, "")
        return [TableRow(*row) for row in self.read(MINE, (who, int(over), *moment, most))]

    def unfinished(self, host: str, since: int) -> int:
        sql = "SELECT count(*) FROM holders WHERE who = ? AND over = 0 AND made >= ? AND host = 1"
        return int(self.read(sql, (host, since))[0][0])

    def listed(self, most: int) -> list[TableRow]:
        sql = f"SELECT {COLUMNS} FROM matches WHERE listed = 1 ORDER BY made DESC, rowid DESC LIMIT ?"
        return [TableRow(*row) for row in self.read(sql, (most,))]

    def due(self, now: float, most: int) -> list[str]:
        return [row[0] for row in self.read("SELECT id FROM matches WHERE due <= ? ORDER BY due LIMIT ?", (now, most))]

    def untouched(self, over: bool, before: int, most: int) -> list[str]:
        such = "=" if over else "!="
        sql = f"SELECT id FROM matches WHERE status {such} 'over' AND {LATEST} < ? ORDER BY {LATEST} LIMIT ?"
        return [row[0] for row in self.read(sql, (before, most))]

    def catalogue(self, status: str = "", before: int | None = None) -> list[TableRow]:
        wanted: list[tuple[str, Any]] = [("status = ?", status)] if status else []
        wanted += [(f"{LATEST} < ?", before)] if before is not None else []
        such = " AND ".join(["1 = 1", *(condition for condition, _ in wanted)])
        sql = f"SELECT {COLUMNS.replace('head_json', 'NULL')} FROM matches WHERE {such} ORDER BY made DESC, rowid DESC"
        return [TableRow(*row) for row in self.read(sql, [value for _, value in wanted])]

    def newest(self, most: int) -> list[str]:
        sql = "SELECT id FROM matches ORDER BY status = 'over', made DESC, rowid DESC LIMIT ?"
        return [row[0] for row in self.read(sql, (most,))]


# -- an update as statements -------------------------------------------------------------------------------------


def statements(update: Update) -> list[Statement]:
    """What makes one version of a table from the one before. The row of the table comes first: it is the lock."""
    table, told = update.table, (update.changed, update.brief)
    listed = None if update.listed is None else int(update.listed)
    texts, clock = (update.status, update.seating, update.head), (update.due, update.charged, update.version)
    if update.version == 1:
        found = [Statement(NEW, (table, update.made, *texts, *told, listed, *clock))]
    elif listed is None and texts == UNCHANGED:
        found = [tupled(Statement, (PLAYED, (*told, *clock, table, update.version - 1), 1))]
    else:
        found = [Statement(NEXT, (*texts, *told, listed, *clock, table, update.version - 1), 1)]
    if update.box:
        found.append(Statement("INSERT INTO boxes (hash, text) VALUES (?, ?) ON CONFLICT DO NOTHING", update.box))
    if update.holders is not None:
        found += deleted(("holders",), table)
        found += [Statement(HOLDS, (who, int(over), int(host), table)) for who, over, host in sorted(update.holders)]
    if update.silence:
        found += deleted(("heard",), table)
    found += of_the_match(update)
    if update.unsaid is not None:
        found.append(Statement(UNSAID, (update.unsaid[1], table, update.unsaid[0])))
    for row in update.said:
        found.append(Statement(SAYS, (table, *row)))
        found.append(Statement(TOO_OLD, (table, row.circle, row.number - MOST_SAID)))
    if update.outcome:
        found += came_out(update.outcome)
    if update.heard:
        found.append(Statement(HEARD, (table, *update.heard)))
    return found


def of_the_match(update: Update) -> list[Statement]:
    table, last = update.table, update.after + len(update.lines)
    numbered = enumerate(update.lines, update.after + 1)
    found = [tupled(Statement, (LINE, (table, number, *line), None)) for number, line in numbered]
    if update.anew:
        found += deleted(UNDER_WAY, table)
    if update.drafts:
        found += [of_seat("drafts", "steps", table, seat, value) for seat, value in update.drafts.items()]
    if update.orders:
        found += [of_seat("orders", "words", table, seat, value) for seat, value in update.orders.items()]
    if update.asked:
        found.append(Statement(ASKED, (table, *update.asked)))
    elif update.answered:
        found += deleted(("take_backs",), table)
    if update.snapshot is not None:
        found.append(tupled(Statement, (SNAPSHOT, (table, last, update.snapshot), None)))
    return found


def of_seat(name: str, column: str, table: str, seat: int, value: str | None) -> Statement:
    """What a seat alone knows, kept or forgotten."""
    if value is None:
        return Statement(f"DELETE FROM {name} WHERE match = ? AND seat = ?", (table, seat))
    put = f"INSERT INTO {name} (match, seat, {column}) VALUES (?, ?, ?)"
    instead = f"ON CONFLICT (match, seat) DO UPDATE SET {column} = excluded.{column}"
    return Statement(f"{put} {instead}", (table, seat, value))


def forgotten(table: str) -> Iterator[Statement]:
    yield Statement("DELETE FROM matches WHERE id = ?", (table,))
    yield Statement("DELETE FROM notes WHERE who = ?", (f"table {table}",))
    yield from deleted(OF_A_TABLE, table)


def deleted(names: Sequence[str], table: str) -> Iterator[Statement]:
    for name in names:
        yield Statement(f"DELETE FROM {name} WHERE match = ?", (table,))
