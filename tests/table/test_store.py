"""The store: all or nothing, in order, together, and still there afterwards."""

import sqlite3
from concurrent.futures import wait
from pathlib import Path
from typing import Any

import pytest

from fogline.table import store as stores
from fogline.table.store import FORMAT, Store, StoreError, StoreUnusable, connect

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
    with pytest.raises(StoreUnusable) as refused:
        Store(tmp_path / "a.db")
    assert refused.value.key == "newer"


def test_a_value_of_the_house_is_made_once(tmp_path: Path) -> None:
    store = Store(tmp_path / "a.db")
    assert store.meta("secret", "one") == "one"
    assert store.meta("secret", "two") == "one"
    store.close()


BAD_VALUES: dict[str, Any] = {
    "a number of more than 64 bits": 2**63,
    "a negative one": -(2**63) - 1,
    "half a character": "\ud800",
    "a list": [1],
    "a set": {1},
    "a table": {"a": 1},
    "an object": object(),
    "a function": print,
    "nothing where something must be": None,
}


@pytest.mark.parametrize("bad", BAD_VALUES.values(), ids=BAD_VALUES.keys())
def test_no_value_ends_the_writer(tmp_path: Path, bad: Any) -> None:
    store = Store(tmp_path / "a.db")
    jobs = [store.write([(TURN, ("m", 1))]), store.write([(TURN, ("m", 2)), (TURN, ("m", bad))])]
    jobs.append(store.write([(TURN, ("m", 3))]))
    wait(jobs, timeout=60)
    assert [job.done() and job.exception() is None for job in jobs] == [True, False, True]
    assert isinstance(jobs[1].exception(), StoreError)
    for statement in ((TURN, ("too few",)), (TURN, 5), (5, ()), ("", ()), ("SELECT", ())):
        with pytest.raises(StoreError):
            store.write([statement, (TURN, ("m", 2**70))]).result(60)  # type: ignore[list-item]
    assert store.read("SELECT turn FROM turns ORDER BY turn") == [(1,), (3,)]
    store.close()


def test_when_the_writer_has_ended_all_the_same_nobody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*given: Any) -> None:
        raise SystemExit

    store = Store(tmp_path / "a.db")
    monkeypatch.setattr(stores, "commit", broken)
    with pytest.raises(StoreError):
        store.write([(TURN, ("m", 1))]).result(60)
    for n in range(3):
        with pytest.raises(StoreError):
            store.write([(TURN, ("m", n))]).result(60)
    assert "nothing is kept any more" in caplog.text
    store.close()


def test_nobody_waits_for_a_store_that_is_closed(tmp_path: Path) -> None:
    store = Store(tmp_path / "a.db")
    store.close()
    with pytest.raises(StoreError):
        store.write([(TURN, ("m", 1))]).result(60)


def filled(file: Path) -> bytes:
    """A database of some pages, as it lies on the disk."""
    store = Store(file)
    store.write([(TURN, ("m" * 500, n)) for n in range(200)]).result(60)
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
    ):
        file.write_bytes(bad)
        with pytest.raises(StoreUnusable) as refused:
            Store(file)
        assert refused.value.key == "broken"
        assert file.read_bytes() == bad
    file.write_bytes(good)
    Store(file).close()


def test_a_full_disk_is_told_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "SCHEMA", "PRAGMA max_page_count = 1;" + stores.SCHEMA)
    with pytest.raises(StoreUnusable) as refused:
        Store(tmp_path / "a.db")
    assert refused.value.key == "full"


def test_v7_a_store_is_for_its_owner_from_its_first_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    modes: list[int] = []

    def look(file: Path) -> sqlite3.Connection:
        modes.append(file.stat().st_mode & 0o777)
        return connect(file)

    monkeypatch.setattr(stores, "connect", look)
    Store(tmp_path / "folder" / "a.db").close()
    assert modes == [0o600, 0o600]
    assert (tmp_path / "folder").stat().st_mode & 0o777 == 0o700
