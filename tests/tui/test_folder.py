"""A data folder is for one process at a time: a terminal says who has it, and offers a server's tables."""

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fogline.table.folder import SERVER, TERMINAL, Folder, FolderTaken
from fogline.tui.doors.local import LocalDoor
from tests.in_turn import in_turn
from tests.tui.terminal import Terminal


@contextmanager
def held(home: Path, kind: str, address: str = "") -> Iterator[Path]:
    """The folder, while another process has it."""
    folder = Folder(home / "fogline", kind)
    folder.tell(address)
    yield folder.path
    folder.close()


SENTENCES = {
    ("en", TERMINAL): ("Another terminal (process ", "leave the game there, or take another folder with --data."),
    ("es", TERMINAL): ("Otra terminal (proceso ", "sal de la partida allí o elige otra carpeta con --data."),
    ("en", SERVER): ("Another Fogline has the tables in", "end it, or take another folder with --data."),
    ("es", SERVER): ("Otro Fogline tiene las mesas de", "ciérralo o elige otra carpeta con --data."),
}


@pytest.mark.parametrize(("kind", "lang"), in_turn((TERMINAL, SERVER), ("en", "es")))
def test_v8_a_second_terminal_says_who_has_the_folder(
    lang: str, kind: str, terminals: list[Terminal], tmp_path: Path
) -> None:
    with held(tmp_path, kind) as folder:
        terminals.append(now := Terminal(tmp_path, lang=lang))
        assert now.end() == 1
        said = " ".join(now.said.split())
        assert said.startswith("fogline: ")
        assert all(part in said for part in SENTENCES[lang, kind])
        assert str(folder) in said
        assert "Traceback" not in said


def test_v7_v8_two_doors_never_share_a_folder_and_nobody_else_reads_it(tmp_path: Path) -> None:
    async def work() -> None:
        first = LocalDoor(tmp_path)
        with pytest.raises(FolderTaken) as taken:
            LocalDoor(tmp_path)
        assert taken.value.holder.kind == TERMINAL
        await first.close()
        await LocalDoor(tmp_path).close()
        assert tmp_path.stat().st_mode & 0o077 == 0
        assert (tmp_path / "terminal.db").stat().st_mode & 0o077 == 0

    asyncio.run(work())


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a server that runs meanwhile."""
    words = [sys.executable, "-m", "fogline", "serve", "--port", "0", "--data", str(folder), "--lang", "en"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        try:
            found = re.search(r"http://\S+\d", server.stdout.readline())
            assert found
            yield found[0]
        finally:
            server.terminate()


@pytest.mark.parametrize(
    ("lang", "ask"),
    [pytest.param("en", "Sit at its tables?", marks=pytest.mark.long), ("es", "¿Te sientas en sus mesas?")],
)
def test_v8_a_terminal_may_sit_at_the_tables_of_the_server_that_has_the_folder(
    lang: str, ask: str, terminals: list[Terminal], tmp_path: Path
) -> None:
    with served(tmp_path / "fogline") as address:
        terminals.append(now := Terminal(tmp_path, lang=lang))
        now.until(ask)
        now.press("\r", address.removeprefix("http://"))
        now.type("\x11")
        assert now.end() == 0
        for answer in ("no\r", "\x04"):
            terminals.append(now := Terminal(tmp_path, lang=lang))
            now.until("> ")
            now.type(answer)
            assert now.end() == 1
            assert f"--server {address}" in " ".join(now.said.split())


def test_v8_what_a_server_cannot_take_is_not_offered(terminals: list[Terminal], tmp_path: Path) -> None:
    with held(tmp_path, SERVER, "http://127.0.0.1:9"):
        terminals.append(now := Terminal(tmp_path, "skyline", "--seats", "2", "--seed", "3"))
        assert now.end() == 1
        assert "Sit at its tables?" not in now.said
        assert "--server http://127.0.0.1:9" in " ".join(now.said.split())
