"""The store: all or nothing, in order, together, and still there afterwards."""

import sqlite3
from concurrent.futures import wait
from pathlib import Path

import pytest

from fogline.table.store import FORMAT, Store, StoreError, connect

TURN = "INSERT INTO turns VALUES (?, ?, 0, 'x', '[]', -1, NULL)"


def count(store: Store) -> int:
    return int(store.read("SELECT count(*) FROM turns")[0][0])


def test_what_was_answered_is_there_after_reopening(tmp_path: Path) -> None:
    store = Store(tmp_path / "a.db")
    wait([store.write([(TURN, ("m", n))]) for n in range(500)], timeout=30)
    # Not closed: as if the process had been killed here.
    again = Store(tmp_path / "a.db")
    assert count(again) == 500
    again.close()
    store.close()


def test_it_syncs_fully(tmp_path: Path) -> None:
    db = connect(tmp_path / "a.db")
    assert db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert db.execute("PRAGMA synchronous").fetchone()[0] == 2
    db.close()


def test_who_comes_second_is_refused_and_takes_nobody_along(tmp_path: Path) -> None:
    store = Store(tmp_path / "a.db")
    jobs = [store.write([(TURN, ("m", 1))]), store.write([(TURN, ("m", 2)), (TURN, ("m", 1))])]
    jobs.append(store.write([(TURN, ("m", 3))]))
    wait(jobs, timeout=30)
    assert [job.exception() is None for job in jobs] == [True, False, True]
    assert isinstance(jobs[1].exception(), StoreError)
    assert store.read("SELECT turn FROM turns ORDER BY turn") == [(1,), (3,)]
    store.close()


def test_a_broken_statement_fails_its_own_job(tmp_path: Path) -> None:
    store = Store(tmp_path / "a.db")
    with pytest.raises(StoreError):
        store.write([("INSERT INTO nowhere VALUES (1)", ())]).result(30)
    store.write([(TURN, ("m", 1))]).result(30)
    assert count(store) == 1
    store.close()


def test_a_job_that_was_called_off_stops_nobody(tmp_path: Path) -> None:
    store = Store(tmp_path / "a.db")
    for n in range(200):
        store.write([(TURN, ("off", n))]).cancel()
    store.write([(TURN, ("m", 1))]).result(30)
    assert store.read("SELECT turn FROM turns WHERE match = 'm'") == [(1,)]
    store.close()


def test_a_newer_file_is_not_touched(tmp_path: Path) -> None:
    Store(tmp_path / "a.db").close()
    db = sqlite3.connect(tmp_path / "a.db")
    db.execute(f"PRAGMA user_version = {FORMAT + 1}")
    db.close()
    with pytest.raises(StoreError, match="newer"):
        Store(tmp_path / "a.db")


def test_a_value_of_the_house_is_made_once(tmp_path: Path) -> None:
    store = Store(tmp_path / "a.db")
    assert store.meta("secret", "one") == "one"
    assert store.meta("secret", "two") == "one"
    store.close()
