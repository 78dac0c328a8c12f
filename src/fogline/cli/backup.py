"""A club saved to one file while it is served, brought back from it, and checked."""

import json
import os
import sqlite3
import tempfile
from contextlib import ExitStack, closing
from pathlib import Path

from fogline.cli.data import told_problems
from fogline.cli.mistake import Mistake
from fogline.cli.store import fill, opened
from fogline.cli.text import FAULTS, SAYS
from fogline.core.text import Speaker
from fogline.table.store.sql import SqlStore


def save(store: SqlStore, file: Path, say: Speaker) -> int:
    """All that a store keeps, as it is at one moment, in a new file."""
    from fogline.table.store.copy import copy
    from fogline.table.store.sqlite import SqliteStore

    if file.exists():
        raise Mistake("exists", file=file)
    if not file.parent.is_dir():
        raise Mistake("no-such-folder", file=file.parent)
    with told_problems(file):
        # Under another name until all of it is there: half a backup is none.
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
        os.close(handle)
        try:
            with closing(SqliteStore(Path(name))) as target:
                found = copy(store, target)
            with closing(sqlite3.connect(name)) as database:
                # One file and nothing beside it, so that it can be read from where nothing can be written.
                database.execute("PRAGMA journal_mode = DELETE")
            os.link(name, file)
        except FileExistsError:
            raise Mistake("exists", file=file) from None
        finally:
            for left in file.parent.glob(f"{Path(name).name}*"):
                left.unlink()
    print(say.tell(SAYS["admin-saved"], {"file": file, "tables": found.tables, "rows": found.rows}))
    return 0


def restore(file: Path, place: str, say: Speaker) -> int:
    """A backup in a store that is empty and that nobody serves; then everything in it is checked."""
    from fogline.table.store.sqlite import SqliteStore

    with ExitStack() as held:
        folder = held.enter_context(tempfile.TemporaryDirectory(prefix="fogline-"))
        # One of an older Fogline is brought to today's format on the way; the backup itself stays as it is.
        with told_problems(file):
            source = held.enter_context(closing(SqliteStore(laid_out(file, Path(folder) / "backup.db"))))
        target = opened(place, False, held)
        fill(source, target, say)
        return checked(target, say)


def laid_out(file: Path, copy: Path) -> Path:
    """A backup beside itself, to be worked with."""
    if not file.is_file():
        raise Mistake("no-such-file", file=file)
    try:
        with (
            closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            if not source.execute("SELECT 1 FROM sqlite_master WHERE name = 'matches'").fetchone():
                raise Mistake("not-a-backup", file=file)
            source.backup(target)
    except sqlite3.Error:
        raise Mistake("not-a-backup", file=file) from None
    return copy


def checked(store: SqlStore, say: Speaker, as_json: bool = False) -> int:
    """Whether everything holds that a store keeps; 1 where something does not."""
    from fogline.table.store_check import check

    found = check(store)
    if as_json:
        print(json.dumps({**found._asdict(), "faults": [fault._asdict() for fault in found.faults]}, indent=2))
        return 1 if found.faults else 0
    for table, key, about in found.faults:
        print(say.tell(FAULTS[key], {"table": table, "about": about}))
    told = {"tables": found.tables, "replayed": found.replayed, "older": found.older, "faults": len(found.faults)}
    print(say.tell(SAYS["admin-faults" if found.faults else "admin-sound"], told))
    return 1 if found.faults else 0
