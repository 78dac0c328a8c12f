"""How the server is opened: by ./play with nothing or with its options, and which one serves."""

import asyncio
import errno
import os
import resource
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from fogline.cli import planning, serve
from fogline.table.folder import SERVER, TERMINAL, Folder
from fogline.table.store.sql import Statement
from fogline.table.store.sqlite import SqliteStore
from fogline.web.serve import Server
from tests.cli.conftest import Fogline

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(shutil.which("sh") is None, reason="./play is a shell script")
@pytest.mark.parametrize(
    ("given", "handed_on"),
    [
        ([], ["serve", "--open"]),
        (["--port", "9000"], ["serve", "--open", "--port", "9000"]),
        (["--host=0.0.0.0", "--data", "a b"], ["serve", "--open", "--host=0.0.0.0", "--data", "a b"]),
        (["--help"], ["--help"]),
        (["play", "skyline", "--port"], ["play", "skyline", "--port"]),
    ],
)
def test_play_opens_the_browser_unless_a_command_is_named(
    given: list[str], handed_on: list[str], tmp_path: Path
) -> None:
    shutil.copy(ROOT / "play", tmp_path)
    for name, text in (("tools/setup.sh", ""), (".venv/bin/fogline", '#!/bin/sh\nprintf "%s\\n" "$@"\n')):
        file = tmp_path / name
        file.parent.mkdir(parents=True)
        file.write_text(text)
        file.chmod(0o755)
    done = subprocess.run([tmp_path / "play", *given], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.splitlines() == handed_on


class Looked:
    """Where the browser was sent, and what was served."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pages: list[str] = []
        self.served: list[str] = []
        monkeypatch.setattr(serve, "show", self.show)
        monkeypatch.setattr(serve, "STARTING", 0.0)
        monkeypatch.setattr(Server, "run", lambda server: self.run(server))

    def show(self, address: str, say: object) -> int:
        self.pages.append(address)
        return 0

    def run(self, server: Server) -> None:
        """Start and stop at once."""
        self.served.append(server.address)
        server.should_exit = True
        asyncio.run(server.serve())


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> Looked:
    return Looked(monkeypatch)


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program has."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield int(other.getsockname()[1])


TOLD = {
    "en": "fogline: The tables in {folder} are served already: process {pid} is at {address}.",
    "es": "fogline: Las mesas de {folder} ya las sirve otro proceso, el {pid}, en {address}.",
}


@pytest.mark.parametrize("lang", TOLD)
def test_v8_a_second_server_says_who_has_the_folder(fogline: Fogline, tmp_path: Path, lang: str) -> None:
    folder = Folder(tmp_path, SERVER)
    folder.tell("http://127.0.0.1:4242")
    said = fogline("serve", "--data", tmp_path, "--port", 0, "--lang", lang)
    folder.close()
    expected = TOLD[lang].format(folder=tmp_path, pid=os.getpid(), address="http://127.0.0.1:4242")
    assert (said.code, said.out, said.err.splitlines()) == (1, "", [expected])


def test_v8_a_server_says_that_a_terminal_has_the_folder(fogline: Fogline, tmp_path: Path) -> None:
    folder = Folder(tmp_path, TERMINAL)
    for way in ([], ["--open"]):
        said = fogline("serve", "--data", tmp_path, "--port", 0, "--lang", "en", *way)
        assert (said.code, len(said.err.splitlines())) == (1, 1)
        assert f"Another terminal (process {os.getpid()}) has the tables in {tmp_path}" in said.err
    folder.close()


def test_v8_for_this_machine_alone_the_server_of_the_folder_will_do(
    fogline: Fogline, tmp_path: Path, looked: Looked, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Folder(tmp_path, SERVER)
    folder.tell("http://127.0.0.1:4242")
    monkeypatch.setattr(serve, "serves", lambda address: address == "http://127.0.0.1:4242")
    assert fogline("serve", "--open", "--data", tmp_path, "--port", 9000).code == 0
    assert (looked.pages, looked.served) == (["http://127.0.0.1:4242"], [])
    # Friends could not reach that one: whoever names another host is told.
    said = fogline("serve", "--open", "--data", tmp_path, "--port", 0, "--host", "0.0.0.0", "--lang", "en")
    assert (said.code, looked.pages) == (1, ["http://127.0.0.1:4242"])
    assert "http://127.0.0.1:4242" in said.err
    # One that has the folder and does not answer is no place to go.
    monkeypatch.setattr(serve, "serves", lambda address: False)
    assert fogline("serve", "--open", "--data", tmp_path, "--port", 0).code == 1
    folder.close()


def test_the_address_that_is_told_is_the_true_one(fogline: Fogline, tmp_path: Path, looked: Looked) -> None:
    said = fogline("serve", "--data", tmp_path, "--port", 0, "--lang", "en")
    (address,) = looked.served
    assert not address.endswith(":0")
    assert said.out == f"Fogline is at {address}. Tables are kept in {tmp_path}. Ctrl-C ends it.\n"


@pytest.mark.parametrize("way", [[], ["--open"]])
def test_a_port_that_was_named_and_is_taken_is_told(
    fogline: Fogline, tmp_path: Path, looked: Looked, taken: int, way: list[str]
) -> None:
    said = fogline("serve", "--data", tmp_path, "--port", taken, "--lang", "en", *way)
    assert (said.code, len(said.err.splitlines()), looked.served) == (1, 1, [])
    assert f"127.0.0.1, port {taken}" in said.err


def test_the_usual_port_may_be_another_which_is_told(
    fogline: Fogline, tmp_path: Path, looked: Looked, taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(planning, "PORT", taken)
    said = fogline("serve", "--open", "--data", tmp_path, "--lang", "en")
    assert said.code == 0
    assert said.out.splitlines()[0] == f"Port {taken} is taken by another program; this one takes another."
    assert looked.served[0] in said.out
    assert not looked.served[0].endswith(f":{taken}")
    assert fogline("serve", "--data", tmp_path, "--lang", "en").code == 1, "a server that no browser was to open"


@pytest.mark.parametrize("way", [[], ["--open"]])
@pytest.mark.parametrize(("port", "words"), [("99999", "at most 65535"), ("-1", "at least 0"), ("x", "whole number")])
def test_a_port_that_is_none_is_refused(
    fogline: Fogline, looked: Looked, port: str, words: str, way: list[str]
) -> None:
    said = fogline("serve", *way, "--port", port, "--lang", "en")
    assert (said.code, looked.served) == (2, [])
    assert words in said.err


def test_a_proxy_is_an_address(fogline: Fogline, tmp_path: Path, looked: Looked) -> None:
    said = fogline("serve", "--data", tmp_path, "--proxy", "127.0.0.1,nowhere", "--lang", "es")
    assert (said.code, looked.served) == (2, [])
    assert "«nowhere»" in said.err
    assert fogline("serve", "--data", tmp_path, "--port", 0, "--proxy", "127.0.0.1,10.0.0.0/8").code == 0


# -- what cannot be opened ---------------------------------------------------------------------------------------


def junk(folder: Path) -> None:
    (folder / "fogline.db").write_bytes(b"junk" * 3000)


def truncated(folder: Path) -> None:
    store = SqliteStore(folder / "fogline.db")
    store.run([Statement("INSERT INTO boxes VALUES (?, ?)", (str(n), "x" * 900)) for n in range(100)]).result(60)
    store.close()
    os.truncate(folder / "fogline.db", 20_000)


def newer(folder: Path) -> None:
    SqliteStore(folder / "fogline.db").close()
    db = sqlite3.connect(folder / "fogline.db")
    db.execute("PRAGMA user_version = 999")
    db.close()


WRONG: dict[Callable[[Path], None], dict[str, str]] = {
    junk: {"en": "it is left as it is.", "es": "se deja como está."},
    truncated: {"en": "it is left as it is.", "es": "se deja como está."},
    newer: {"en": "written by a newer Fogline", "es": "un Fogline más nuevo"},
}


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("spoil", WRONG, ids=lambda spoil: str(spoil.__name__))
def test_a_file_that_cannot_be_opened_is_told_in_one_sentence(
    fogline: Fogline, tmp_path: Path, looked: Looked, spoil: Callable[[Path], None], lang: str
) -> None:
    spoil(tmp_path)
    before = (tmp_path / "fogline.db").read_bytes()
    said = fogline("serve", "--data", tmp_path, "--port", 0, "--lang", lang)
    assert (said.code, len(said.err.splitlines()), looked.served) == (1, 1, [])
    assert WRONG[spoil][lang] in said.err
    assert (tmp_path / "fogline.db").read_bytes() == before


@pytest.mark.parametrize(("lang", "words"), [("en", "cannot be written"), ("es", "No se puede escribir")])
def test_a_folder_that_cannot_be_written_is_told_in_one_sentence(
    fogline: Fogline, tmp_path: Path, looked: Looked, lang: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    below = fogline("serve", "--data", tmp_path / "file" / "folder", "--port", 0, "--lang", lang)
    real = os.open

    def read_only(path: Any, flags: int, *more: Any, **named: Any) -> int:
        """A disk that can be read only, also by whoever may do everything."""
        if flags & os.O_CREAT and str(path).startswith(str(tmp_path)):
            raise OSError(errno.EROFS, os.strerror(errno.EROFS), path)
        return real(path, flags, *more, **named)

    monkeypatch.setattr(os, "open", read_only)
    still = fogline("serve", "--data", tmp_path, "--port", 0, "--lang", lang)
    for said in (below, still):
        assert (said.code, len(said.err.splitlines()), looked.served) == (1, 1, [])
        assert words in said.err


def test_a_full_disk_is_told_in_one_sentence(tmp_path: Path) -> None:
    def tiny() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))

    command = [sys.executable, "-m", "fogline", "serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"]
    said = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, preexec_fn=tiny)
    assert said.returncode == 1
    assert len(said.stderr.splitlines()) == 1
    assert "cannot be written" in said.stderr
