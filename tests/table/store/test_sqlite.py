"""The store in a file: synced, for its owner only, and left alone where it is damaged or newer."""

import sqlite3
from concurrent.futures import wait
from pathlib import Path
from typing import Any

import pytest

from fogline.table.store import sqlite
from fogline.table.store.base import StoreError, StoreUnusable
from fogline.table.store.schema import FORMAT, TABLES
from fogline.table.store.sql import Statement
from fogline.table.store.sqlite import SqliteStore, connect
from tests.table.store.updates import line, new


def test_it_syncs_fully(tmp_path: Path) -> None:
    db = connect(tmp_path / "a.db")
    assert db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert db.execute("PRAGMA synchronous").fetchone()[0] == 2
    db.close()


def test_a_broken_statement_fails_its_own_job(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    broken: list[Any] = [
        ("INSERT INTO nowhere VALUES (1)", (), None),
        ("SELECT ?", ("too", "many"), None),
        (5, (), None),
    ]
    jobs = [store.run([Statement(*given)]) for given in (*broken, ("", (), None), ("SELECT", (), None))]
    wait(jobs, timeout=60)
    assert [type(job.exception()) for job in jobs] == [StoreError, StoreError, StoreError, type(None), StoreError]
    store.write(new()).result(60)
    assert store.table("t") is not None
    store.close()


def test_a_newer_file_is_not_touched(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "a.db").close()
    db = sqlite3.connect(tmp_path / "a.db")
    db.execute(f"PRAGMA user_version = {FORMAT + 1}")
    db.close()
    with pytest.raises(StoreUnusable) as refused:
        SqliteStore(tmp_path / "a.db")
    assert refused.value.key == "newer"


def test_when_the_writer_has_ended_all_the_same_nobody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*given: Any) -> None:
        raise SystemExit

    store = SqliteStore(tmp_path / "a.db")
    monkeypatch.setattr(sqlite, "attempt", broken)
    for n in range(4):
        with pytest.raises(StoreError):
            store.write(new(f"t{n}")).result(60)
    assert "nothing is kept any more" in caplog.text
    store.close()


def filled(file: Path) -> bytes:
    """A database of some pages, as it lies on the disk."""
    store = SqliteStore(file)
    store.write(new("m", lines=tuple(line("m" * 500) for _ in range(200)))).result(60)
    store.close()
    return file.read_bytes()


def test_what_is_damaged_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    good = filled(file)
    assert len(good) > 50_000
    half = len(good) // 2
    for bad in (
        b"x",
        b"junk" * 3000,
        b"\0" * 4096,
        good[:half],
        good[:4096],
        good[:100],
        good[:half] + b"junk" * 1024 + good[half + 4096 :],
        good.replace(b"tableboxesboxes", b"tablebox\xffsboxes"),  # SQLite cites the name, which is no text any more
    ):
        file.write_bytes(bad)
        with pytest.raises(StoreUnusable) as refused:
            SqliteStore(file)
        assert refused.value.key == "broken"
        assert file.read_bytes() == bad
    file.write_bytes(good)
    SqliteStore(file).close()


def test_a_full_disk_is_told_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "TABLES", "PRAGMA max_page_count = 1;" + TABLES)
    with pytest.raises(StoreUnusable) as refused:
        SqliteStore(tmp_path / "a.db")
    assert refused.value.key == "full"


def test_v7_a_store_is_for_its_owner_from_its_first_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    modes: list[int] = []

    def look(file: Path) -> sqlite3.Connection:
        modes.append(file.stat().st_mode & 0o777)
        return connect(file)

    monkeypatch.setattr(sqlite, "connect", look)
    SqliteStore(tmp_path / "folder" / "a.db").close()
    assert modes == [0o600, 0o600]
    assert (tmp_path / "folder").stat().st_mode & 0o777 == 0o700
