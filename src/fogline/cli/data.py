"""The folder of tables as the command line meets it: a sentence for each way in which it cannot be had."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fogline.cli.mistake import Mistake
from fogline.table.folder import TERMINAL, FolderTaken, Holder


def taken_by(holder: Holder, folder: Path | str, served: str = "folder-served") -> Mistake:
    """Who has the folder; ``served`` is what is said of a server that can be reached."""
    at_work = served if holder.address else "folder-somebody"
    key = "folder-terminal" if holder.kind == TERMINAL else at_work
    return Mistake(key, folder=folder, pid=holder.pid, address=holder.address, code=1)


@contextmanager
def told_problems(folder: Path | str) -> Iterator[None]:
    """Whatever keeps us from the folder, or from the file in it, ends the command with one sentence."""
    from fogline.table.store import StoreUnusable

    try:
        yield
    except FolderTaken as taken:
        raise taken_by(taken.holder, folder) from None
    except StoreUnusable as wrong:
        raise Mistake(f"store-{wrong.key}", file=wrong.place, problem=wrong.problem, code=1) from None
    except OSError as problem:
        raise Mistake("unwritable", file=folder, problem=problem.strerror or problem, code=1) from None
