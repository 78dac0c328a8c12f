"""The end of a session in a terminal: always reached, in time, with all that was played kept and nobody left behind."""

import asyncio
import os
import random
import signal
import socket
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from fogline.tui.doors.local import LocalDoor
from tests.in_turn import first_of
from tests.tui.terminal import CLOSE, WAIT, WAYS, Terminal, end

STUCK = """
import time
from fogline.tui.screens.table import TableScreen
TableScreen.take = lambda *_: time.sleep(600)
"""
"""A loop that stands still as soon as a table is shown."""
SLOW = """
import asyncio
from fogline.tui.doors.local import LocalDoor
LocalDoor._create = lambda *_: asyncio.sleep(600)
"""
"""A table that does not open."""


def played(folder: Path) -> None:
    """Wait until the person at the table has done something that is kept."""
    until = time.monotonic() + WAIT
    with closing(sqlite3.connect(folder / "fogline" / "terminal.db")) as db:
        done = "SELECT seat FROM turns WHERE seat = 0 UNION SELECT seat FROM drafts"
        while not db.execute(done).fetchone():
            assert time.monotonic() < until
            time.sleep(0.02)


def is_there(pid: int) -> bool:
    try:
        return Path("/proc", str(pid), "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def gone(pids: set[int]) -> bool:
    until = time.monotonic() + WAIT
    while any(map(is_there, pids)) and time.monotonic() < until:
        time.sleep(0.02)
    return not any(map(is_there, pids))


def kept(folder: Path) -> list[int]:
    """By table: how many turns it has. All of them open, and nothing in the file is broken."""
    file = folder / "fogline" / "terminal.db"
    if not file.exists():
        return []
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        stored = db.execute("SELECT count(*) FROM matches").fetchone()[0]

    async def look() -> list[int]:
        door = LocalDoor(file.parent)
        cards = await door.tables("en")
        await door.close()
        return [card.turns for card in cards]

    found = asyncio.run(look())
    assert len(found) == stored
    return found


@pytest.mark.parametrize("way", WAYS)
def test_a_table_ends_with_its_terminal_and_every_turn_is_kept(
    way: str, terminals: list[Terminal], tmp_path: Path
) -> None:
    terminals.append(now := Terminal(tmp_path, "skyline", "--seats", "2", "--bots", "random"))
    now.until("What you can do")
    now.type("1\r")
    played(tmp_path)
    assert end(now, way) == WAYS[way]
    assert len(kept(tmp_path)) == 1


def apart(terminal: Terminal, children: set[int]) -> bool:
    """Whether these processes are of other groups than their terminal, which is told when its window is gone."""
    return os.getpgid(terminal.process.pid) not in {os.getpgid(child) for child in children}


@pytest.mark.parametrize("way", first_of([CLOSE, "SIGTERM"]))
def test_a_thinking_bot_does_not_stay_behind(way: str, terminals: list[Terminal], tmp_path: Path) -> None:
    terminals.append(now := Terminal(tmp_path, "cablecars", "--seats", "2", "--bots", "expert,expert"))
    now.until("\x1b[?1049h")
    until = time.monotonic() + 60
    children: set[int] = set()
    # A process that has only just begun is still of the terminal's group.
    while not (children and apart(now, children)) and time.monotonic() < until:
        now.read()
        children = now.children
    assert children
    assert apart(now, children), "the terminal's end cuts off no thought, which chance would answer for"
    assert end(now, way) == WAYS[way]
    assert gone(children)
    kept(tmp_path)


@pytest.mark.parametrize(
    ("way", "before", "sign"),
    [
        pytest.param("SIGTERM", STUCK, "Opening the table", marks=pytest.mark.long),
        (CLOSE, STUCK, "Opening the table"),
        ("SIGHUP", SLOW, "A new game, or one"),
    ],
    ids=["stuck", "stuck and closed", "opening"],
)
def test_a_loop_that_stands_still_is_ended_all_the_same(
    way: str, before: str, sign: str, terminals: list[Terminal], tmp_path: Path
) -> None:
    terminals.append(now := Terminal(tmp_path, "skyline", "--seats", "2", "--bots", "random", before=before))
    now.until(sign)
    assert end(now, way) == WAYS[way]
    if way != CLOSE:
        assert now.end() == WAYS[way]
        assert now.said.endswith("\x1b[?7h") or "\x1b[?1049l" in now.said
        assert now.is_as_before
    kept(tmp_path)


def test_a_terminal_that_nobody_reads_does_not_hold_it(terminals: list[Terminal], tmp_path: Path) -> None:
    terminals.append(now := Terminal(tmp_path, "skyline", "--seats", "2", "--bots", "random"))
    now.until("What you can do")
    for size in ((120, 40), (101, 31)) * 40:
        now.resize(*size)
        now.process.send_signal(signal.SIGWINCH)
        time.sleep(0.01)
    assert end(now, "SIGTERM") == WAYS["SIGTERM"]


def test_a_modal_page_does_not_hold_it(terminals: list[Terminal], tmp_path: Path) -> None:
    terminals.append(now := Terminal(tmp_path, "skyline", "--seats", "2", "--bots", "random"))
    now.until("What you can do")
    now.settle()
    now.press("\x03", "Leave Fogline?")
    assert end(now, CLOSE) == WAYS[CLOSE]


def test_a_server_that_does_not_answer_does_not_hold_it(terminals: list[Terminal], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        url = f"http://127.0.0.1:{deaf.getsockname()[1]}/table/abc"
        terminals.append(now := Terminal(tmp_path, "--server", url))
        now.until("\x1b[?1049h")
        now.settle()
        assert end(now, "SIGTERM") == WAYS["SIGTERM"]


# -- tables that nobody played at --------------------------------------------------------------------------------


def test_a_table_of_the_command_line_that_nobody_touched_is_not_kept(terminals: list[Terminal], tmp_path: Path) -> None:
    for keys in ("", "1\r"):
        terminals.append(now := Terminal(tmp_path, "skyline", "--seats", "2", "--bots", "random"))
        now.until("What you can do")
        if keys:
            now.type(keys)
            played(tmp_path)
        now.type("\x11")
        assert now.end() == 0
    assert len(kept(tmp_path)) == 1, "the second one was touched"


BROKEN = """
from fogline.tui.screens.table import TableScreen
def take(*_):
    raise ZeroDivisionError("nobody foresaw this")
TableScreen.take = take
"""


@pytest.mark.parametrize(
    ("lang", "told"),
    [("es", "La pantalla completa ha fallado"), pytest.param("en", "The full screen failed", marks=pytest.mark.long)],
)
def test_what_nobody_foresaw_is_told_in_a_sentence(
    lang: str, told: str, terminals: list[Terminal], tmp_path: Path
) -> None:
    terminals.append(now := Terminal(tmp_path, "skyline", "--seats", "2", before=BROKEN, lang=lang))
    assert now.end() == 1
    last = now.said.rpartition("\x1b[?1004l")[2]
    assert told in last
    assert "ZeroDivisionError: nobody foresaw this" in last
    assert "Traceback" not in now.said
    crash = tmp_path / "fogline" / "crash.txt"
    assert "Traceback" in crash.read_text(encoding="utf-8")
    assert crash.stat().st_mode & 0o077 == 0
    assert kept(tmp_path) == [], "no table is left behind"


# -- many of them, at any moment ---------------------------------------------------------------------------------


def sessions(
    way: str, many: int, words: tuple[str, ...], folder: Path, limit: float, act: Callable[[Terminal], None]
) -> list[float]:
    """Sessions that are ended at random moments; the seconds that each end took."""
    dice, took = random.Random(many), []
    for number in range(many):
        now = Terminal(folder / str(number), *words)
        children: set[int] = set()
        try:
            now.until("\x1b[?1049h" if "--plain" not in words else "1> ")
            until = time.monotonic() + dice.random() * 3
            while time.monotonic() < until:
                now.read()
                if dice.random() < 0.2:
                    act(now)
            children = now.children
            began = time.monotonic()
            end(now, way)
            took.append(time.monotonic() - began)
            assert took[-1] < limit
            assert gone(children)
            kept(folder / str(number))
        finally:
            now.close()
            if now.process.poll() is None:
                now.process.kill()
                now.process.wait()
    return took


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("plain", [False, True], ids=["screen", "plain"])
def test_no_session_stays_behind(way: str, plain: bool, tmp_path: Path) -> None:
    words = ("skyline", "--seats", "2", "--bots", "casual", *(["--plain"] if plain else []))
    took = sessions(way, 25, words, tmp_path, WAIT, lambda now: now.type("1\r"))
    print(f"{way} {'plain' if plain else 'screen'}: the slowest of {len(took)} took {max(took):.2f} s")


def test_the_data_folder_is_free_again_afterwards(terminals: list[Terminal], tmp_path: Path) -> None:
    for _ in range(2):
        terminals.append(now := Terminal(tmp_path, size=(20, 5)))
        now.until("Fogline needs")
        assert end(now, "SIGTERM") == WAYS["SIGTERM"]
    assert os.stat(tmp_path / "fogline").st_mode & 0o077 == 0
