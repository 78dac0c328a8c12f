"""From every earlier format to today's, forward only: nothing is lost on the way."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from fogline.table import stored_table
from fogline.table.store import schema, sqlite
from fogline.table.store.base import StoreUnusable, Update
from fogline.table.store.schema import FORMAT, NAMES
from fogline.table.store.sqlite import SqliteStore

FORMAT_2 = Path(__file__).with_name("format-2.sql")
"""A club as the last Fogline of format 2 left it: a table that gathers, one with clocks, nonces and a draft, one with a
take-back that is asked for, one that is over."""


def older(file: Path) -> dict[str, list[tuple[Any, ...]]]:
    """The club of format 2 as a file; all rows that are in it, by table."""
    db = sqlite3.connect(file)
    db.executescript(FORMAT_2.read_text(encoding="utf-8"))
    known = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    rows = {name: db.execute(f"SELECT * FROM {name}").fetchall() for name in NAMES if name in known}
    db.close()
    return rows


def columns(store: SqliteStore) -> dict[str, list[tuple[Any, ...]]]:
    return {name: store.read(f"PRAGMA table_info({name})") for name in NAMES}


def test_every_row_of_the_format_before_is_there_and_can_be_changed(tmp_path: Path) -> None:
    before = older(tmp_path / "a.db")
    store = SqliteStore(tmp_path / "a.db")
    assert store.read("PRAGMA user_version") == [(FORMAT,)]
    for name, rows in before.items():
        found = store.read(f"SELECT * FROM {name}")
        assert [row[: len(known)] for row, known in zip(found, rows, strict=True)] == rows
    for table_id, *_ in before["matches"]:
        table = stored_table.load(store, table_id)
        assert table is not None
        assert table.version == 1
        assert [chair.name for chair in table.chairs] == ["Ana", "Eva"]
        store.write(Update(table_id, 2, brief="{}")).result(60)
    store.close()


def test_what_was_under_way_is_read_again(tmp_path: Path) -> None:
    before = older(tmp_path / "a.db")
    store = SqliteStore(tmp_path / "a.db")
    (drafting, seat, steps), (asking, *_) = before["drafts"][0], before["take_backs"][0]
    assert store.private(drafting).drafts == {seat: steps}
    assert store.private(asking).asked is not None
    for match, speaker, nonce, answer, _ in before["heard"]:
        heard = store.heard(match, speaker, nonce)
        assert heard is not None
        assert heard.answer == answer
    assert [len(stored_table.mine(store, "eva", over, 9)[0]) for over in (False, True)] == [3, 1]
    store.close()


def test_an_old_store_and_a_new_one_end_up_the_same(tmp_path: Path) -> None:
    older(tmp_path / "old.db")
    old, new = SqliteStore(tmp_path / "old.db"), SqliteStore(tmp_path / "new.db")
    assert columns(old) == columns(new)
    old.close()
    new.close()


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = older(tmp_path / "a.db")
    broken = {FORMAT + 1: "ALTER TABLE matches ADD COLUMN more INTEGER; DROP TABLE heard; DROP TABLE nowhere"}
    with monkeypatch.context() as patch:
        patch.setattr(sqlite, "STEPS", schema.STEPS | broken)
        patch.setattr(sqlite, "FORMAT", FORMAT + 1)
        with pytest.raises(StoreUnusable):
            SqliteStore(tmp_path / "a.db")
    db = sqlite3.connect(tmp_path / "a.db")
    assert db.execute("PRAGMA user_version").fetchone() == (2,)
    assert {name: db.execute(f"SELECT * FROM {name}").fetchall() for name in before} == before
    assert db.execute("SELECT name FROM sqlite_master WHERE name IN ('talk', 'notes', 'calls')").fetchall() == []
    db.close()
