"""For all tests: generated examples are the same every time, few in the quick check and many in the long one."""

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.table.store.postgresql import Cluster

settings.register_profile("quick", derandomize=True, deadline=None, database=None, max_examples=25)
settings.register_profile("long", settings.get_profile("quick"), max_examples=2000)
settings.load_profile("quick")


def pytest_collection_finish() -> None:
    """Thousands of tests and modules stay for good: the collector of garbage need not walk through them ever again.

    And seldom through the rest: left to itself it takes an eighth of the time of laws and screens, so a thirtieth.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)


@pytest.fixture(scope="session")
def postgresql() -> "Iterator[Cluster]":
    """A real PostgreSQL, started when the first test asks for it."""
    from tests.table.store.postgresql import Cluster

    cluster = Cluster()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a new store may be kept: whoever asks for it is tried on every sort."""
    if request.param == "sqlite":
        return tmp_path / "store.db"
    return str(request.getfixturevalue("postgresql").fresh())
