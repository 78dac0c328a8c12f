"""A line to a PostgreSQL database: there when it is needed, or an error at once."""

import logging
import time
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import psycopg

from fogline.table.store.base import StoreError
from fogline.table.store.sql import Row

Database = psycopg.Connection[Row]

# The driver warns of every transaction that somebody else was quicker with; what matters of that is told by the store.
logging.getLogger("psycopg").setLevel(logging.ERROR)

SETTINGS: Final = {
    "application_name": "fogline",
    "client_encoding": "utf8",
    # Whatever the database's own default is: what is acknowledged is on its disk. And a machine that is gone without a
    # word leads nothing any more after about ten seconds: the database itself would ask after two hours.
    "options": " ".join(
        ("-c synchronous_commit=on", "-c tcp_keepalives_idle=4 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3")
    ),
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,
}
PAUSE: Final = 0.5
"""Seconds before a database that did not answer is tried again: meanwhile nobody waits for it."""
_next_tries: dict[str, float] = {}
"""When an address that did not answer may be tried again. What one line has found out all know: where one is through,
the others need not wait, and whoever is told that the store can be read can write to it too."""


class Line:
    """A connection that is there when it is needed, or an error at once."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._database: Database | None = None

    @property
    def database(self) -> Database:
        if self._database is None or self._database.broken:
            self.drop()
            if time.monotonic() < _next_tries.get(self._address, 0.0):
                raise StoreError("PostgreSQL does not answer")
            try:
                self._database = psycopg.connect(self._address, autocommit=True, **SETTINGS)  # type: ignore[arg-type]
            except psycopg.Error as problem:
                _next_tries[self._address] = time.monotonic() + PAUSE
                raise StoreError(first_line(problem)) from problem
            _next_tries.pop(self._address, None)
        return self._database

    def read(self, sql: str, values: Sequence[Any]) -> list[Row]:
        return self.database.execute(spelt(sql), values).fetchall()

    def drop(self) -> None:
        if self._database is not None:
            self._database.close()
            self._database = None


@lru_cache(maxsize=200)
def spelt(sql: str) -> Any:
    """A statement with its values where PostgreSQL's driver looks for them."""
    return sql.replace("?", "%s")


def first_line(problem: BaseException) -> str:
    return str(problem).strip().partition("\n")[0]
