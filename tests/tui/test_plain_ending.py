"""The end of a plain game: Ctrl-C asks whether to save it, and when its terminal is gone it saves itself."""

import signal
import termios
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId
from fogline.core.match import Match
from fogline.core.record import loads
from fogline.tui.signals import Signals
from tests.tui.conftest import table
from tests.tui.terminal import CLOSE, WAYS, Terminal, end


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
        assert now.is_as_before


def test_a_terminal_that_takes_no_more_words_does_not_keep_the_plain_game(
    terminals: list[Terminal], tmp_path: Path
) -> None:
    now = plain(tmp_path, terminals)
    now.settle()
    termios.tcflow(now.theirs, termios.TCOOFF)
    assert end(now, "SIGTERM") == WAYS["SIGTERM"]
    [file] = (tmp_path / "fogline").glob("left-*.json")
    assert Match.replay(loads(file.read_text(encoding="utf-8"))).turns


def test_a_plain_game_in_which_nothing_was_played_leaves_nothing(terminals: list[Terminal], tmp_path: Path) -> None:
    terminals.append(now := Terminal(tmp_path, "skyline", "--plain", "--seats", "2", "--bots", "random"))
    now.until("1> ")
    assert end(now, CLOSE) == WAYS[CLOSE]
    assert not (tmp_path / "fogline").exists()


@pytest.mark.parametrize(
    ("lang", "ask", "bye"),
    [("en", "Leave? Enter saves", "Until next time."), ("es", "¿Salir? Pulsa Intro para guardar", "Hasta la")],
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


@pytest.fixture
def hears_ctrl_c() -> Iterator[None]:
    """A process that hears Ctrl-C, also where ./check runs in a shell's background, which is deaf to it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


class Impatient:
    """A bot whose opponent presses Ctrl-C while it thinks, once."""

    needs_view = False
    pressed = False

    def choose(self, view: Any, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        if not self.pressed:
            self.pressed = True
            signal.raise_signal(signal.SIGINT)
        return legal[0]


@pytest.mark.usefixtures("hears_ctrl_c")
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


@pytest.mark.usefixtures("hears_ctrl_c")
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
