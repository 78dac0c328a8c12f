"""A line to a PostgreSQL database: there when it is needed, or an error at once."""

import logging
import threading
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
    """A connection that is there when it is needed, or an error at once; any thread may ask for it."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._database: Database | None = None
        self._making = threading.Lock()
        """Two threads that find no connection make one: a second one nobody would ever close."""
        self._closed = False

    @property
    def database(self) -> Database:
        with self._making:
            if self._closed:
                raise StoreError("the store is closed")
            if self._database is None or self._database.broken:
                self._let_go()
                self._database = connected(self._address)
            return self._database

    def read(self, sql: str, values: Sequence[Any]) -> list[Row]:
        return self.database.execute(spelt(sql), values).fetchall()

    def drop(self) -> None:
        """Let the connection go; the next one who needs it has another made."""
        with self._making:
            self._let_go()

    def close(self) -> None:
        """Let it go for good: whoever comes late, a socket that ends after the store say, is told so."""
        with self._making:
            self._closed = True
            self._let_go()

    def _let_go(self) -> None:
        if self._database is not None:
            self._database.close()
            self._database = None


def connected(address: str) -> Database:
    """A new connection, unless the database did not answer a moment ago."""
    if time.monotonic() < _next_tries.get(address, 0.0):
        raise StoreError("PostgreSQL does not answer")
    try:
        database = psycopg.connect(address, autocommit=True, **SETTINGS)  # type: ignore[arg-type]
    except psycopg.Error as problem:
        _next_tries[address] = time.monotonic() + PAUSE
        raise StoreError(first_line(problem)) from problem
    _next_tries.pop(address, None)
    return database


@lru_cache(maxsize=200)
def spelt(sql: str) -> Any:
    """A statement with its values where PostgreSQL's driver looks for them."""
    return sql.replace("?", "%s")


def first_line(problem: BaseException) -> str:
    return str(problem).strip().partition("\n")[0]
