"""Processes on one PostgreSQL: one leads, all hear of what changes, and who has ended is not there any more."""

import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from queue import Queue

import psycopg
import pytest

from fogline.table.store import company
from fogline.table.store.base import News
from fogline.table.store.postgres import PostgresStore
from fogline.table.store.sql import Statement
from fogline.table.store.sqlite import SqliteStore
from tests.table.store.postgresql import Cluster
from tests.table.store.updates import new, turn


@pytest.fixture
def stores(postgresql: Cluster) -> Iterator[list[PostgresStore]]:
    """Three that have the same database open."""
    address = postgresql.fresh()
    with ExitStack() as opened:
        found = []
        for _ in range(3):
            found.append(PostgresStore(address))
            opened.callback(found[-1].close)
        yield found


def cut(postgresql: Cluster) -> None:
    """As if whoever has a connection had ended."""
    with psycopg.connect(postgresql.address(), autocommit=True) as db:
        db.execute("SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE application_name = 'fogline'")


def test_one_process_leads_a_table_until_it_leaves_or_ends(stores: list[PostgresStore], postgresql: Cluster) -> None:
    one, other, third = (store.company for store in stores)
    assert [one.lead("t"), one.lead("t"), other.lead("t"), other.lead("u"), one.lead("u")] == [
        True,
        True,
        False,
        True,
        False,
    ]
    one.leave("t")
    one.leave("never led")
    assert (third.lead("t"), one.lead("t")) == (True, False)
    cut(postgresql)
    # Whoever asks first now: nobody leads by a connection that is gone.
    assert (one.lead("t"), other.lead("t"), third.alive() is not None, third.lead("t")) == (
        True,
        False,
        True,
        False,
    )


def test_who_has_a_store_for_itself_leads_everything(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    assert store.company.alone
    assert store.company.lead("t")
    assert (store.company.elsewhere("t"), store.company.share({"a": 1})) == (frozenset(), {})
    store.close()


def test_what_others_write_is_heard_and_what_one_writes_oneself_is_not(stores: list[PostgresStore]) -> None:
    heard: list[Queue[News]] = [Queue(), Queue()]
    for store, queue in zip(stores, heard, strict=False):
        store.company.listen(queue.put)
        assert queue.get(timeout=60) == News(seats=True), "from now on"
    stores[0].write(new("t")).result(60)
    stores[1].write(turn("t", 2, 0), "a turn").result(60)
    stores[1].write(turn("t", 3, 1), "too long " * 1000).result(60)
    stores[2].write(new("u")).result(60)
    told = [News("t", change="a turn"), News("t"), News("u")]
    assert [heard[0].get(timeout=60) for _ in range(3)] == told
    assert [heard[1].get(timeout=60) for _ in range(2)] == [News("t"), News("u")]


def test_who_was_cut_off_hears_that_anything_may_have_changed(stores: list[PostgresStore], postgresql: Cluster) -> None:
    heard: Queue[News] = Queue()
    stores[0].company.listen(heard.put)
    assert heard.get(timeout=60) == News(seats=True)
    cut(postgresql)
    assert heard.get(timeout=60) == News(seats=True)
    stores[1].write(new("t")).result(60)
    assert heard.get(timeout=60) == News("t")


def test_whose_eyes_are_where_is_known_to_the_others(
    stores: list[PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other, third = (store.company for store in stores)
    for each in (one, other):
        each.alive()
    assert [each.others() for each in (one, other, third)] == [1, 1, 2]
    one.present("t", frozenset({0, 2}))
    assert one.elsewhere("t") == other.elsewhere("u") == frozenset()
    assert other.elsewhere("t") == {0, 2}
    one.present("t", frozenset({2}))
    assert other.elsewhere("t") == {2}
    # One that says nothing for a while is not there, and those who look at the table hear of it.
    heard: Queue[News] = Queue()
    other.listen(heard.put)
    heard.get(timeout=60)
    with monkeypatch.context() as patch:
        patch.setattr(company, "SILENT", -60.0)
        third.alive()
    assert heard.get(timeout=60) == News("t", seats=True)
    assert other.elsewhere("t") == frozenset()
    # It was only slow.
    one.alive()
    assert heard.get(timeout=60) == News("t", seats=True)
    assert other.elsewhere("t") == {2}


def test_all_agree_since_when_the_first_has_been_there(stores: list[PostgresStore], postgresql: Cluster) -> None:
    """Also when the database has forgotten, or the lines were cut: clocks are charged from there on, by whomever."""
    one, other, third = (store.company for store in stores)
    since = one.alive()
    assert since is not None
    assert other.alive() == one.alive() == since
    stores[0].run([Statement("DELETE FROM processes")]).result(60)
    assert other.alive() == since
    assert third.alive() == since
    cut(postgresql)
    assert [each.alive() for each in (third, one, other)] == [since] * 3
    assert third.others() == 2


def test_the_time_in_which_nobody_served_is_nobodys(stores: list[PostgresStore], postgresql: Cluster) -> None:
    """However short it was: those who ended without a word are still written down as having been there just now."""
    one, other, third = (store.company for store in stores)
    since = one.alive()
    assert since is not None
    one.present("t", frozenset({0}))
    one.share({"sockets a": 1})
    cut(postgresql)  # the database has noticed by the time this returns
    again = other.alive()
    assert again is not None
    assert again > since
    assert (other.others(), other.elsewhere("t"), third.share({})) == (0, frozenset(), {})
    assert third.alive() == again


def test_what_is_used_is_summed_up_among_all(stores: list[PostgresStore], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "FORGET", 4)
    one, other, third = (store.company for store in stores)
    for each in (one, other, third):
        each.alive()
        assert each.share({}) == {}
    assert one.share({"asked a": 3, "sockets a": 2}) == {}
    assert one.share({"asked a": 1}) == {}
    assert other.share({"asked a": 5, "asked b": 1}) == {"asked a": 4, "sockets a": 2}
    assert third.share({}) == {"asked a": 9, "asked b": 1, "sockets a": 2}
    # Sums begin anew now and then; what is held stays.
    assert one.share({"sockets a": -1}) == {"asked a": 5, "asked b": 1}
    assert other.share({}) == {"asked a": -4, "sockets a": -1}
    stores[0].close()
    assert third.share({})["sockets a"] == -2


def test_nobody_waits_for_who_listens(stores: list[PostgresStore]) -> None:
    stores[0].company.listen(lambda news: None)
    closing = threading.Thread(target=stores[0].close)
    closing.start()
    closing.join(60)
    assert not closing.is_alive()
