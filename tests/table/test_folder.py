"""The data folder: its owner's only, and one process's at a time."""

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from fogline.table.folder import SERVER, TERMINAL, Folder, FolderTaken, Holder

HOLD = """
import sys
from pathlib import Path
from fogline.table.folder import Folder
folder = Folder(Path(sys.argv[1]), "server")
folder.tell("http://127.0.0.1:1906")
print("mine", flush=True)
sys.stdin.read()
"""


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def hold(path: Path) -> "subprocess.Popen[str]":
    """Another process that has the folder."""
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert other.stdout is not None
    assert other.stdout.readline() == "mine\n"
    return other


def test_v8_who_comes_second_is_told_who_has_the_folder(tmp_path: Path) -> None:
    with hold(tmp_path) as other:
        with pytest.raises(FolderTaken) as taken:
            Folder(tmp_path, TERMINAL)
        assert taken.value.holder == Holder(SERVER, other.pid, "http://127.0.0.1:1906")
        other.send_signal(signal.SIGKILL)
    Folder(tmp_path, TERMINAL).close()


def test_v8_a_closed_folder_can_be_had_again(tmp_path: Path) -> None:
    folder = Folder(tmp_path, TERMINAL)
    with pytest.raises(FolderTaken) as taken:
        Folder(tmp_path, SERVER)
    assert taken.value.holder == Holder(TERMINAL, os.getpid())
    folder.close()
    Folder(tmp_path, SERVER).close()


def test_v7_an_open_folder_of_an_older_fogline_is_put_right(tmp_path: Path) -> None:
    path = tmp_path / "fogline"
    path.mkdir(mode=0o755)
    path.chmod(0o755)
    for name in ("fogline.db", "fogline.db-wal", "terminal.db"):
        (path / name).touch(0o644)
        (path / name).chmod(0o644)
    Folder(path, SERVER).close()
    assert mode(path) == 0o700
    assert {mode(file) for file in path.iterdir()} == {0o600}


def test_v7_a_folder_with_other_things_in_it_stays_open_to_its_readers(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "letters.txt").touch(0o644)
    Folder(tmp_path, SERVER).close()
    assert mode(tmp_path) == 0o755
    assert mode(tmp_path / "lock") == 0o600
