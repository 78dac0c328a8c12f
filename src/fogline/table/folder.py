"""The folder in which tables are kept: for its owner only, and for one process at a time."""

import contextlib
import json
import os
import stat
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

SERVER: Final = "server"
TERMINAL: Final = "terminal"

LOCK: Final = "lock"
"""The file that says who has the folder. It stays when they leave: what counts is the lock that dies with a process."""
OURS: Final = ("fogline.db*", "terminal.db*", "terminal.json", "servers.*", "left-*.json", "crash.txt", LOCK)
"""The files whose sight is for the owner only."""

FAR: Final = 1 << 30
"""A byte far behind what is written: some systems let nobody read what is locked."""


class Holder(NamedTuple):
    """Who has a folder."""

    kind: str
    """SERVER or TERMINAL."""
    pid: int
    address: str = ""
    """Where a server can be reached, once it listens."""


class FolderTaken(Exception):
    """Another process has the folder."""

    def __init__(self, holder: Holder) -> None:
        super().__init__(f"{holder.kind} {holder.pid} has the folder")
        self.holder = holder


class Folder:
    """A folder that is ours until it is closed or the process ends, in whatever way it does."""

    def __init__(self, path: Path, kind: str) -> None:
        self.path = path
        self._kind = kind
        make_private(path)
        self._file = os.open(path / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if not lock(self._file):
                raise FolderTaken(self._read())
            self.tell("")
        except BaseException:
            os.close(self._file)
            raise

    def tell(self, address: str) -> None:
        """Say where we can be reached, for whoever comes next."""
        text = json.dumps({"kind": self._kind, "pid": os.getpid(), "address": address}).encode()
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, text, 0)

    def _read(self) -> Holder:
        try:
            data: dict[str, Any] = json.loads(os.pread(self._file, 4096, 0))
            return Holder(str(data["kind"]), int(data["pid"]), str(data["address"]))
        except (ValueError, KeyError, TypeError):
            # Locked this very moment, and nothing said yet.
            return Holder("", 0)

    def close(self) -> None:
        os.close(self._file)


def told_address(path: Path) -> str:
    """Where the server can be reached that had this folder last; empty where there was none."""
    try:
        return str(json.loads((path / LOCK).read_text())["address"])
    except (OSError, ValueError, KeyError, TypeError):
        return ""


def make_private(path: Path) -> None:
    """A folder of our own is its owner's only, and so are our files in it, also those an older Fogline left open.

    A folder that holds other things too is not ours to close: only our files in it are.
    """
    path.mkdir(parents=True, exist_ok=True, mode=0o700)
    ours = {file for pattern in OURS for file in path.glob(pattern)}
    if set(path.iterdir()) <= ours:
        restrict(path, 0o700)
    for file in ours:
        restrict(file, 0o600)


def restrict(path: Path, mode: int) -> None:
    # What is not ours, or lies on a disk without rights, cannot be changed and is left as it is.
    with contextlib.suppress(OSError):
        if stat.S_IMODE(path.stat().st_mode) != mode:
            path.chmod(mode)


if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> bool:
        """Whether the file is ours alone from now on."""
        os.lseek(file, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def lock(file: int) -> bool:
        """Whether the file is ours alone from now on."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
