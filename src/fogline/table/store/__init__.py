"""What is kept on disk, and by whom: ``base.py`` says what every store promises."""

from pathlib import Path
from typing import Final

from fogline.table.store.base import Conflict, Store, StoreError, StoreUnusable, Update
from fogline.table.store.sqlite import SqliteStore

__all__ = ["FILE", "Conflict", "Store", "StoreError", "StoreUnusable", "Update", "is_address", "open_store"]

FILE: Final = "fogline.db"
"""What the file is called in the folder of a server."""
DATABASES: Final = ("postgresql://", "postgres://")


def is_address(place: Path | str) -> bool:
    """Whether a place is that of a database and not a file."""
    return str(place).startswith(DATABASES)


def open_store(place: Path | str, beside: bool = False) -> Store:
    """The store at this place: the file, or the database of an address. ``beside`` those who serve it: it must be there
    and of today's format, and they are told of what is changed."""
    if not is_address(place):
        return SqliteStore(Path(place), beside)
    try:
        from fogline.table.store.postgres import PostgresStore
    except ImportError as missing:
        raise StoreUnusable("driverless", "PostgreSQL", missing) from None
    return PostgresStore(str(place), beside)
