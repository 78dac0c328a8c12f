"""The stores that the laws are tried on, each a fresh one for every test."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from fogline.table.store import open_store
from fogline.table.store.sql import SqlStore

Opener = Callable[[], SqlStore]


@pytest.fixture
def reopen(place: Path | str) -> Iterator[Opener]:
    """Opens the same store once more, as another process would; all are closed when the test ends."""
    with ExitStack() as opened:

        def again() -> SqlStore:
            store = open_store(place)
            assert isinstance(store, SqlStore)
            opened.callback(store.close)
            return store

        yield again


@pytest.fixture
def store(reopen: Opener) -> SqlStore:
    return reopen()
