"""The end of a session in a terminal: always reached, in time, with all that was played kept and nobody left behind."""

import asyncio
import os
import random
import signal
import socket
import sqlite3
import termios
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId
from fogline.core.match import Match
from fogline.core.record import loads
from fogline.tui.doors.local import LocalDoor
from fogline.tui.signals import Signals
from tests.tui.conftest import table
from tests.tui.terminal import WAIT, Terminal

ENOUGH = 10.0
"""Seconds in which a session must have ended on a machine that is busy; on a quiet one 2 are enough."""
CLOSE = "close"
WAYS = {CLOSE: 129, "SIGHUP": 129, "SIGTERM": 143}
"""How a session is ended from outside, and the exit code that follows."""
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


def end(now: Terminal, way: str) -> int:
    """End it from outside; the exit code."""
    if way == CLOSE:
        now.close()
    else:
        now.process.send_signal(getattr(signal, way))
    return now.process.wait(ENOUGH)


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
    until = time.monotonic() + ENOUGH
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


@pytest.mark.parametrize("way", [CLOSE, "SIGTERM"])
def test_a_thinking_bot_does_not_stay_behind(way: str, terminals: list[Terminal], tmp_path: Path) -> None:
    terminals.append(now := Terminal(tmp_path, "cablecars", "--seats", "2", "--bots", "expert,expert"))
    now.until("\x1b[?1049h")
    until = time.monotonic() + 60
    while not (children := now.children) and time.monotonic() < until:
        now.read()
    assert children
    assert end(now, way) == WAYS[way]
    assert gone(children)
    kept(tmp_path)


@pytest.mark.parametrize(
    ("way", "before", "sign"),
    [
        ("SIGTERM", STUCK, "Opening the table"),
        (CLOSE, STUCK, "Opening the table"),
        ("SIGHUP", SLOW, "Four San Francisco"),
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
        assert termios_of(now) == now.before[3]
    kept(tmp_path)


def termios_of(now: Terminal) -> object:
    return termios.tcgetattr(now.theirs)[3]


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
    ("lang", "told"), [("en", "The full screen failed"), ("es", "La pantalla completa ha fallado")]
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


# -- lines of text -----------------------------------------------------------------------------------------------


def plain(folder: Path, terminals: list[Terminal], lang: str = "en", bots: str = "random") -> Terminal:
    words = ("skyline", "--plain", "--seats", "2", "--bots", bots, "--seed", "3")
    terminals.append(now := Terminal(folder, *words, lang=lang))
    now.until("1> ")
    now.press("1\r", "1> ")
    return now


@pytest.mark.parametrize("way", WAYS)
def test_the_plain_game_saves_itself(way: str, terminals: list[Terminal], tmp_path: Path) -> None:
    now = plain(tmp_path, terminals)
    assert end(now, way) == WAYS[way]
    [file] = (tmp_path / "fogline").glob("left-*.json")
    assert file.stat().st_mode & 0o077 == 0
    assert Match.replay(loads(file.read_text(encoding="utf-8"))).turns
    if way != CLOSE:
        now.end()
        assert f"fogline play --load {file}" in " ".join(now.said.split())
        assert termios_of(now) == now.before[3]


def test_a_plain_game_in_which_nothing_was_played_leaves_nothing(terminals: list[Terminal], tmp_path: Path) -> None:
    terminals.append(now := Terminal(tmp_path, "skyline", "--plain", "--seats", "2", "--bots", "random"))
    now.until("1> ")
    assert end(now, CLOSE) == WAYS[CLOSE]
    assert not (tmp_path / "fogline").exists()


@pytest.mark.parametrize(
    ("lang", "ask", "bye"),
    [("en", "Leave? Enter saves", "Until next time."), ("es", "¿Salir? Intro guarda", "Hasta la")],
)
def test_ctrl_c_in_the_plain_game_offers_to_save(
    lang: str, ask: str, bye: str, terminals: list[Terminal], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    now = plain(tmp_path, terminals, lang)
    now.press("\x03", ask)
    now.press("no\r", "1> ")
    now.press("1\r", "1> ")
    now.press("\x03", ask)
    now.press("\r", bye)
    assert now.end() == 0
    assert len(loads((tmp_path / "skyline.json").read_text(encoding="utf-8")).turns) >= 2


def test_ctrl_c_twice_leaves_the_plain_game_at_once(
    terminals: list[Terminal], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    now = plain(tmp_path, terminals)
    now.press("\x03", "'no'> ")
    now.settle()
    now.press("\x03", "Stopped.")
    assert now.end() == 130
    assert not list(tmp_path.glob("*.json"))


class Impatient:
    """A bot whose opponent presses Ctrl-C while it thinks, once."""

    needs_view = False
    pressed = False

    def choose(self, view: Any, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        if not self.pressed:
            self.pressed = True
            signal.raise_signal(signal.SIGINT)
        return legal[0]


def test_ctrl_c_is_heard_while_a_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    typed = iter(["1"] * 9)

    def answer(page: str) -> str | None:
        return "no" if page.endswith("'no'> ") else next(typed, None)

    play, paper = table(answer, seats=2)
    while play.match.waiting[0] != 0:
        play.match.play(play.match.legal_ids()[0])
    play.opened, play.minds, paper.typed = len(play.match.turns), {1: Impatient()}, True
    assert play.play() == 1, "until the input ended"
    assert "Enter saves the game in" in " ".join(paper.all.split())
    assert len({turn.seat for turn in play.match.turns[play.opened :]}) == 2, "and it was played on"


def test_no_signal_comes_in_the_middle_of_a_turn() -> None:
    """What is saved must be whole: a signal waits until the action is done."""
    signals, done = Signals(), []

    def turn() -> None:
        with signals.held():
            signal.raise_signal(signal.SIGINT)
            done.append("the turn")
        done.append("what comes after it")

    with signals, pytest.raises(KeyboardInterrupt):
        turn()
    assert done == ["the turn"]


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
    took = sessions(way, 25, words, tmp_path, ENOUGH, lambda now: now.type("1\r"))
    print(f"{way} {'plain' if plain else 'screen'}: the slowest of {len(took)} took {max(took):.2f} s")


def test_the_data_folder_is_free_again_afterwards(terminals: list[Terminal], tmp_path: Path) -> None:
    for _ in range(2):
        terminals.append(now := Terminal(tmp_path, size=(20, 5)))
        now.until("Fogline needs")
        assert end(now, "SIGTERM") == WAYS["SIGTERM"]
    assert os.stat(tmp_path / "fogline").st_mode & 0o077 == 0
