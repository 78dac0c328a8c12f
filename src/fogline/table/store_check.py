"""Whether what a store keeps holds: every record is played again, and compared with what was written beside it."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from fogline.core.errors import FoglineError
from fogline.core.match import Match
from fogline.table import stored_table
from fogline.table.alarm import bot_seat
from fogline.table.settings import box_of
from fogline.table.store.base import StoreError, TableRow
from fogline.table.store.sql import OF_A_TABLE, SqlStore
from fogline.table.stored_match import read_kept
from fogline.table.table import Table
from fogline.table.text import told

INDEXES: Final = "SELECT listed, due FROM matches WHERE id = ?"
HOLDERS: Final = "SELECT who, over, host FROM holders WHERE match = ?"


class Fault(NamedTuple):
    """Something that is not as it must be; ``key`` names it."""

    table: str
    key: str
    about: str = ""


class Checked(NamedTuple):
    tables: int
    replayed: int
    """Matches that were played again from their first turn to the last."""
    older: int
    """Matches of other rules than today's, which are not played again."""
    faults: list[Fault]


def check(store: SqlStore) -> Checked:
    """All tables as they are at one moment."""
    with store.standing():
        rows = store.catalogue()
        faults, replayed, older = list(strays(store)), 0, 0
        for row in rows:
            try:
                state, found = of_table(store, row)
            except (FoglineError, StoreError, ValueError, KeyError, TypeError, AssertionError) as problem:
                state, found = "", [Fault(row.id, "unreadable", f"{type(problem).__name__}: {problem}")]
            replayed, older = replayed + (state == "replayed"), older + (state == "older")
            faults += found
    return Checked(len(rows), replayed, older, faults)


def strays(store: SqlStore) -> Iterator[Fault]:
    """Rows of tables that there are not."""
    for name in OF_A_TABLE:
        sql = f"SELECT DISTINCT match FROM {name} WHERE match NOT IN (SELECT id FROM matches)"
        for (table,) in store.read(sql):
            yield Fault(str(table), "stray", name)


def of_table(store: SqlStore, short: TableRow) -> tuple[str, list[Fault]]:
    """What became of its match (``replayed``, ``older``, or nothing where there is none), and what is wrong."""
    row = store.table(short.id)
    assert row is not None
    table = stored_table.opened(store, row)
    faults = [Fault(row.id, key) for key in indexes(store, row, table)]
    if row.head is None:
        return "", faults
    numbers = [row[0] for row in store.read("SELECT turn FROM turns WHERE match = ? ORDER BY turn", (row.id,))]
    if numbers != [*range(1, len(numbers) + 1)]:
        faults.append(Fault(row.id, "lines"))
    # A match of today's rules that cannot be opened as one is no older one, but broken.
    if table.change is not None and table.change.theirs != table.change.ours:
        return "older", faults
    return "replayed", faults + list(match(store, row, table))


def indexes(store: SqlStore, row: TableRow, table: Table) -> Iterator[str]:
    """What is written beside a table so that it is found: who holds it, whether it is listed, whether it is due."""
    if table.change is None and row.status != table.status:
        yield "status"
    known = {(str(who), bool(over), bool(host)) for who, over, host in store.read(HOLDERS, (row.id,))}
    if known != stored_table.holders(table):
        yield "holders"
    listed, due = store.read(INDEXES, (row.id,))[0]
    if bool(listed) != stored_table.for_everybody(table):
        yield "listed"
    if due is None and bot_seat(table) is not None:
        yield "due"


def match(store: SqlStore, row: TableRow, table: Table) -> Iterator[Fault]:
    """The match played again from its record, against its end and its last moment as they were written down."""
    kept = read_kept(store, row)
    last = store.read("SELECT turn FROM snapshots WHERE match = ?", (row.id,))
    if last and last[0][0] != len(kept.log):
        yield Fault(row.id, "snapshot")
    try:
        # Older Foglines wrote down neither end nor last moment: then only the turns are tried.
        Match.replay(kept.record, box_of(table.settings), None if last else len(kept.record.turns))
    except FoglineError as wrong:
        yield Fault(row.id, "record", told(wrong, "en"))
