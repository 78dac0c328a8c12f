"""The folder of tables as the command line meets it: a sentence for each way in which it cannot be had."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fogline.cli.mistake import Mistake


@contextmanager
def told_problems(folder: Path) -> Iterator[None]:
    """Whatever keeps us from the folder, or from the file in it, ends the command with one sentence."""
    from fogline.table.folder import FolderTaken
    from fogline.table.store import StoreUnusable

    try:
        yield
    except FolderTaken as taken:
        key = "folder-served" if taken.holder.address else "folder-taken"
        raise Mistake(key, folder=folder, pid=taken.holder.pid, address=taken.holder.address, code=1) from None
    except StoreUnusable as wrong:
        raise Mistake(f"store-{wrong.key}", file=wrong.file, problem=wrong.problem, code=1) from None
    except OSError as problem:
        raise Mistake("unwritable", file=folder, problem=problem.strerror or problem, code=1) from None
