"""A club moves: to PostgreSQL, and back to a file, with everything that it had."""

from pathlib import Path

import pytest

from fogline.table import stored_table
from fogline.table.store.copy import Differs, NotEmpty, compare, copied, copy
from fogline.table.store.postgres import PostgresStore
from fogline.table.store.schema import NAMES
from fogline.table.store.sql import SqlStore, Statement
from fogline.table.store.sqlite import SqliteStore
from tests.table.store.conftest import Opener
from tests.table.store.postgresql import Cluster
from tests.table.store.test_migrations import older
from tests.table.store.updates import new


@pytest.fixture
def club(tmp_path: Path) -> SqliteStore:
    older(tmp_path / "before.db")
    return SqliteStore(tmp_path / "before.db")


def all_rows(store: SqlStore) -> dict[str, list[str]]:
    names = [name for name in NAMES if name != "meta"]
    return {
        name: sorted(map(repr, store.read(f"SELECT {', '.join(store.columns(name))} FROM {name}"))) for name in names
    }


def test_there_and_back_nothing_is_lost(club: SqliteStore, postgresql: Cluster, tmp_path: Path) -> None:
    there, back = PostgresStore(postgresql.fresh()), SqliteStore(tmp_path / "back.db")
    # Whoever opened the new store first made a key of their own: the club's counts.
    there.meta("key", "fresh")
    assert copy(club, there) == copy(there, back)
    assert all_rows(club) == all_rows(there) == all_rows(back)
    assert there.meta("key", "fresh") == back.meta("key", "fresh") == club.meta("key", "fresh") != "fresh"
    assert club.newest(9) == there.newest(9) == back.newest(9)
    for table in club.newest(9):
        loaded = stored_table.load(there, table)
        assert loaded is not None
        assert loaded.chairs == stored_table.load(club, table).chairs  # type: ignore[union-attr]
    for store in (club, there, back):
        store.close()


def test_what_has_tables_already_is_left_as_it_is(club: SqliteStore, reopen: Opener) -> None:
    target = reopen()
    target.write(new()).result(60)
    with pytest.raises(NotEmpty):
        copy(club, target)
    assert target.newest(9) == ["t"]
    club.close()


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM turns WHERE turn = 3",
        "UPDATE turns SET action = action || '.' WHERE turn = 2",
        "UPDATE meta SET value = 'x' WHERE name = 'key'",
        "DELETE FROM matches WHERE status = 'over'",
        "DELETE FROM boxes",
    ],
)
def test_any_row_that_is_not_the_same_is_noticed(club: SqliteStore, reopen: Opener, damage: str) -> None:
    target = reopen()
    copy(club, target)
    tables = club.newest(9)
    compare(club, target, tables)
    target.run([Statement(damage)]).result(60)
    with pytest.raises(Differs):
        compare(club, target, tables)
    club.close()


def test_a_copy_is_of_one_moment_whoever_writes_meanwhile(store: SqlStore, reopen: Opener, tmp_path: Path) -> None:
    other, target = reopen(), SqliteStore(tmp_path / "copy.db")
    store.write(new("one")).result()
    with store.standing():
        assert [row.id for row in store.catalogue()] == ["one"]
        other.write(new("two")).result()
        other.forget("one").result()
        assert [row.id for row in store.catalogue()] == ["one"]
        found = copied(store, target)
    assert found.tables == 1
    assert [row.id for row in target.catalogue()] == ["one"]
    assert [row.id for row in store.catalogue()] == ["two"], "afterwards it is as it is"
    target.close()
