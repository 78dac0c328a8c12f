"""The store in PostgreSQL: synced whatever the database thinks, and there again when the database is."""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from fogline.table.store import open_store, postgres
from fogline.table.store.base import StoreError, StoreUnusable, Unsure
from fogline.table.store.line import Database, Line
from fogline.table.store.postgres import PostgresStore, told
from fogline.table.store.schema import FORMAT
from fogline.table.store.sql import Statement, statements
from fogline.table.store.writer import GATHERS, Writer
from tests.table.store.postgresql import Cluster
from tests.table.store.updates import new, turn


@pytest.fixture
def store(postgresql: Cluster) -> Iterator[PostgresStore]:
    found = PostgresStore(postgresql.fresh())
    yield found
    found.close()


def test_it_syncs_whatever_the_database_is_set_to(postgresql: Cluster) -> None:
    address = postgresql.fresh()
    with psycopg.connect(address, autocommit=True) as db:
        db.execute(f"ALTER DATABASE {db.info.dbname} SET synchronous_commit = off")
    store = PostgresStore(address)
    assert store.read("SHOW synchronous_commit") == [("on",)]
    store.close()


def test_several_may_come_first_at_once(postgresql: Cluster) -> None:
    """Each brings the database to today's format, and none is in another's way."""
    address = postgresql.fresh()
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(lambda _: PostgresStore(address), range(4)))
    assert stores[0].read("SELECT value FROM meta WHERE name = 'format'") == [(str(FORMAT),)]
    for store in stores:
        store.close()


def test_a_newer_database_is_not_touched(postgresql: Cluster) -> None:
    address = postgresql.fresh()
    PostgresStore(address).close()
    with psycopg.connect(address, autocommit=True) as db:
        db.execute("UPDATE meta SET value = %s WHERE name = 'format'", (str(FORMAT + 1),))
    with pytest.raises(StoreUnusable) as refused:
        PostgresStore(address)
    assert refused.value.key == "newer"


def test_what_cannot_be_reached_is_told_without_the_password(postgresql: Cluster) -> None:
    address = f"postgresql://ana:sesame@/nowhere?host={postgresql.folder}"
    with pytest.raises(StoreUnusable) as refused:
        open_store(address)
    assert refused.value.key == "unreachable"
    assert "sesame" not in f"{refused.value} {refused.value.problem} {refused.value.place}"
    assert told("postgresql://ana:sesame@club.example:5433/fogline") == "postgresql://ana@club.example:5433/fogline"


def test_a_database_that_goes_is_told_at_once_and_everything_goes_on_when_it_is_back(
    postgresql: Cluster, store: PostgresStore
) -> None:
    store.write(new()).result(60)
    for n in range(1, 3):
        postgresql.kill()
        try:
            for _ in range(3):
                begun = time.monotonic()
                with pytest.raises(StoreError):
                    store.table("t")
                with pytest.raises(StoreError):
                    store.write(turn("t", n + 1, n - 1)).result(60)
                assert time.monotonic() - begun < 30
        finally:
            postgresql.start()
        again(store, n)
        assert len(store.lines("t")) == n


def again(store: PostgresStore, version: int) -> None:
    """The next update, as soon as the database takes it."""
    for _ in range(600):
        try:
            store.write(turn("t", version + 1, version - 1)).result(60)
            return
        except StoreError:
            time.sleep(0.05)
    raise AssertionError("it does not come back")


def test_a_line_that_was_cut_is_made_anew_without_a_word(postgresql: Cluster, store: PostgresStore) -> None:
    store.write(new()).result(60)
    with psycopg.connect(postgresql.address(), autocommit=True) as db:
        db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'fogline'")
    assert store.table("t") is not None
    store.write(turn("t", 2, 0)).result(60)
    assert len(store.lines("t")) == 1


def test_where_nobody_knows_whether_it_was_kept_it_is_not_written_again(
    postgresql: Cluster, store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line breaks after the end of a transaction was asked for. To write it again would be a conflict with itself,
    and whoever wrote it would do theirs once more on top of it."""
    store.write(new()).result(60)
    real, tries = postgres.transact, 0

    def answer_lost(database: Database, statements: Sequence[Statement]) -> None:
        nonlocal tries
        tries += 1
        real(database, statements)
        raise Unsure("the line broke")

    monkeypatch.setattr(postgres, "transact", answer_lost)
    # Two at once: what is written together is not taken apart and written again either.
    pending = store._writer._attempt([*statements(turn("t", 2, 0)), *statements(new("u"))])
    assert isinstance(pending, Unsure)
    with pytest.raises(Unsure):
        store.write(turn("t", 3, 1)).result(60)
    assert tries == 2
    assert len(store.lines("t")) == 2


@pytest.mark.parametrize("problem", [Unsure("perhaps"), StoreError("no"), None])
def test_of_a_batch_each_is_tried_alone_unless_it_may_have_been_kept(problem: StoreError | None) -> None:
    tried: list[list[str]] = []
    hold = threading.Event()

    def attempt(batch: Sequence[Statement]) -> Exception | None:
        tried.append([statement.sql for statement in batch])
        hold.wait(60)
        return problem if len(batch) > 1 else None

    writer = Writer(attempt, lambda: None)
    jobs = [writer.put([Statement(name)]) for name in "abc"]
    hold.set()
    outcomes = [job.exception(60) for job in jobs]
    writer.close()
    # The first may be alone; what waited meanwhile is one batch.
    together = [names for names in tried if len(names) > 1]
    assert together
    alone = [name for names in tried if len(names) == 1 for name in names]
    if isinstance(problem, Unsure):
        assert set(alone).isdisjoint(together[0])
        assert outcomes.count(problem) == len(together[0])
    else:
        assert outcomes == [None] * 3
        assert (set(together[0]) <= set(alone)) == (problem is not None)


def test_who_writes_alone_waits_for_nobody_and_where_many_do_they_are_kept_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    batches: list[list[str]] = []
    free, slept = threading.Event(), list[float]()

    def attempt(batch: Sequence[Statement]) -> Exception | None:
        batches.append([statement.sql for statement in batch])
        free.wait(60)
        return None

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        later.append(writer.put([Statement("meanwhile")]))

    monkeypatch.setattr("fogline.table.store.writer.time.sleep", sleep)
    writer, later = Writer(attempt, lambda: None), list[Future[None]]()
    free.set()
    for name in "ab":
        writer.put([Statement(name)]).result(60)
    assert (batches, slept) == ([["a"], ["b"]], [])
    # While one is being kept, two come: they are kept together, and then more are waited for.
    free.clear()
    jobs = [writer.put([Statement("c")])]
    while len(batches) < 3:
        threading.Event().wait(0.01)
    jobs += [writer.put([Statement(name)]) for name in "de"]
    free.set()
    for job in jobs:
        job.result(60)
    writer.put([Statement("f")]).result(60)
    assert batches[2:5] == [["c"], ["d", "e"], ["f", "meanwhile"]]
    assert slept[:1] == [2 * GATHERS]
    writer.close()


def lines_to(postgresql: Cluster, address: str) -> int:
    """How many connections Fogline has to a database: the database itself says so."""
    name = conninfo_to_dict(address)["dbname"]
    with psycopg.connect(postgresql.address(), autocommit=True) as db:
        asked = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'fogline' AND datname = %s"
        found = db.execute(asked, (name,)).fetchone()
    assert found is not None
    return int(found[0])


LATE: dict[str, Callable[[PostgresStore], object]] = {
    "a socket that ends": lambda store: store.company.present("t", frozenset()),
    "a look around": lambda store: store.company.alive(),
    "who is elsewhere": lambda store: store.company.elsewhere("t"),
    "a request": lambda store: store.table("t"),
    "a move": lambda store: store.write(turn("t", 2, 0)).result(60),
}


def test_who_comes_after_the_store_is_closed_is_told_and_opens_nothing(postgresql: Cluster) -> None:
    address = postgresql.fresh()
    store = PostgresStore(address)
    store.write(new()).result(60)
    store.company.alive()
    assert lines_to(postgresql, address) == 3
    store.close()
    for late in LATE.values():
        with pytest.raises(StoreError):
            late(store)
    assert not store.company.lead("t")
    store.company.leave("t")
    store.close()
    # A connection that was closed is gone a moment later.
    until = time.monotonic() + 60
    while lines_to(postgresql, address) and time.monotonic() < until:
        time.sleep(0.05)
    assert lines_to(postgresql, address) == 0


def test_threads_that_come_at_once_share_one_connection(postgresql: Cluster) -> None:
    address = postgresql.fresh()
    line, together = Line(address), threading.Barrier(8)

    def ask(_: int) -> Database:
        together.wait(60)
        return line.database

    with ThreadPoolExecutor(8) as pool:
        found = set(pool.map(ask, range(8)))
    assert len(found) == lines_to(postgresql, address) == 1
    line.close()
