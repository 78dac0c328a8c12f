"""Writing files that people name: nothing that is not our own is written over."""

from collections.abc import Iterable
from pathlib import Path

from fogline.cli.mistake import Mistake

LOOK = 400
"""Characters in which a file of ours says what it is."""


def ours(file: Path, mark: str) -> bool:
    """Whether nothing of somebody else's is lost by writing here: there is nothing, or something with our mark."""
    try:
        with file.open(encoding="utf-8") as text:
            begins = text.read(LOOK)
    except FileNotFoundError:
        return True
    except (OSError, UnicodeDecodeError):
        return False
    return not begins or mark in begins


def check_ours(files: Iterable[Path], mark: str) -> None:
    """Before anything is played: a Mistake for the first file that is somebody else's."""
    for file in files:
        if file.is_dir():
            raise Mistake("a-folder", file=file)
        if not ours(file, mark):
            raise Mistake("not-ours", file=file)


def write(file: str, content: str) -> None:
    try:
        Path(file).write_text(content, encoding="utf-8")
    except OSError as problem:
        raise Mistake("unwritable", file=file, problem=problem.strerror, code=1) from None
