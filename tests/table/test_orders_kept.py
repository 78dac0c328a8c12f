"""Orders on the disk: there again after any crash, and gone when they are."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fogline.table import stored_table
from fogline.table.store.sql import Statement
from fogline.table.store.sqlite import SqliteStore
from tests.table.auctions import GAME, auction, bid, bids, order
from tests.table.shelf import make_older, put
from tests.table.sitting import table

WORDS = "raise up to 120 keep 10 20"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    found = SqliteStore(tmp_path / "a.db")
    yield found
    found.close()


def kept(store: SqliteStore) -> dict[int, str]:
    found = stored_table.load(store, "t")
    assert found is not None
    return dict(found.playing().orders)


def test_an_order_is_there_again_and_so_is_that_it_is_gone(store: SqliteStore) -> None:
    now = put(store, None, auction())
    now = put(store, now, order(now, 2, WORDS))
    assert kept(store) == {2: WORDS}
    now = put(store, now, order(now, 2, "raise up to 60"))
    assert kept(store) == {2: "raise up to 60"}
    now = put(store, now, order(now, 1, WORDS))
    now = put(store, now, order(now, 1, ""))
    assert kept(store) == {2: "raise up to 60"}
    now = put(store, now, bid(now, 0, 50))
    now = put(store, now, bid(now, 1, 60))
    assert bids(now)[-1] == (2, 0)
    assert kept(store) == {}
    assert store.read("SELECT count(*) FROM orders") == [(0,)]


def test_what_was_read_again_goes_on_the_same(store: SqliteStore) -> None:
    now = auction()
    put(store, None, order(now, 2, WORDS))
    again = stored_table.load(store, "t")
    assert again is not None
    assert bids(bid(bid(again, 0, 50), 1, 60)) == [(0, 50), (1, 60), (2, 70)]


def test_an_order_of_another_moment_is_not_read_again(store: SqliteStore) -> None:
    put(store, None, table(GAME, "ppp"))
    store.run([Statement("INSERT INTO orders VALUES ('t', 1, ?)", (WORDS,))]).result(30)
    assert kept(store) == {}


def test_a_file_from_before_orders_is_read(tmp_path: Path) -> None:
    old = SqliteStore(tmp_path / "old.db")
    put(old, None, auction())
    make_older(old, "DROP TABLE orders")
    old.close()
    new = SqliteStore(tmp_path / "old.db")
    assert kept(new) == {}
    new.close()
