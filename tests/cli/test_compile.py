"""fogline compile: whoever waits for it is told that it goes on, and which packages are meant."""

import re
import sysconfig
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fogline import build, fast, guests
from fogline.cli import compile as command
from fogline.cli import main
from fogline.cli.compile import guest, waited_for
from fogline.cli.text import speaker
from fogline.core.errors import SetupError
from fogline.core.registry import games
from fogline.lab.trial import played


def test_who_waits_is_told_that_it_goes_on(capsys: Any) -> None:
    told, until = "", time.monotonic() + 60
    with waited_for(speaker("en"), breath=0.001):
        while not re.search(r"after \d+ s\n", told) and time.monotonic() < until:
            told += capsys.readouterr().out
    assert re.search(r"after \d+ s\n", told)
    capsys.readouterr()
    assert capsys.readouterr().out == "", "nothing is told once it is done"


def test_a_game_of_ours_is_no_guest_and_one_that_is_not_there_is_named() -> None:
    assert guest("skyline") == []
    with pytest.raises(SetupError, match="chess"):
        guest("chess")


def test_only_beside_the_libraries_is_mypy_told_where_fogline_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    """A checkout has to be named; an installed one must not be, or mypy refuses everything."""
    assert build.beside_libraries() == [fast.PACKAGE.parent]
    monkeypatch.setattr(fast, "PACKAGE", Path(sysconfig.get_path("purelib"), "fogline"))
    assert build.beside_libraries() == []


@pytest.mark.parametrize(("asked", "code"), [(["harbour"], 1), ([], 0)])
def test_a_game_that_was_asked_for_and_cannot_be_compiled_is_a_failure(
    asked: list[str], code: int, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    def cannot(package: str, verbose: bool) -> Path:
        raise build.CannotCompile("Its types do not hold.")

    monkeypatch.setattr(command, "build", lambda **how: Path("made"))
    monkeypatch.setattr(command, "guest", lambda game: [game])
    monkeypatch.setattr(guests, "packages", lambda: ["harbour"])
    monkeypatch.setattr(guests, "make", cannot)
    assert main(["compile", *asked]) == code
    assert "Its types do not hold." in capsys.readouterr().out


def test_what_is_lacking_is_told_before_anybody_is_asked_to_wait(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(build, "has_tools", lambda: False)
    assert main(["compile", "--lang", "en"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert "fogline[fast]" in told.err


@pytest.mark.parametrize(
    ("does", "why"),
    [
        ("pass", ""),
        ("raise AttributeError('no words')", "What was compiled does not play: AttributeError: no words"),
        ("import os; os._exit(3)", "What was compiled does not play: it ended with 3."),
    ],
)
def test_a_guest_is_used_only_when_what_was_compiled_plays(
    does: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def compiled(src: Path, *how: Any) -> None:
        (src.parent / "lib" / "harbour").mkdir(parents=True)
        (src.parent / "lib" / "harbour" / "rules.so").touch()

    (tmp_path / "harbour").mkdir()
    (tmp_path / "harbour" / "rules.py").touch()
    monkeypatch.setattr(guests, "home", lambda package: tmp_path / package)
    monkeypatch.setattr(guests, "TRIAL", ("-c", does))
    monkeypatch.setattr(fast, "shelf", lambda: tmp_path / "shelf")
    monkeypatch.setattr(build, "compile_files", compiled)
    if why:
        with pytest.raises(build.CannotCompile, match=re.escape(why)):
            guests.make("harbour")
    else:
        assert list(fast.modules(guests.make("harbour"))) == ["harbour.rules"]
    assert bool(guests.usable()) is not bool(why)


def test_the_trial_plays_every_number_of_seats_with_every_mind() -> None:
    game, seen = games()["skyline"], set()

    def setup(box: Any, seats: int, options: Any, dealer: Any) -> Any:
        seen.add(seats)
        return game.setup(box, seats, options, dealer)

    played(replace(game, setup=setup, minds={}))
    assert seen == set(game.seats)

    class Broken:
        needs_view = True

        def choose(self, view: Any, legal: Any, dealer: Any) -> int:
            raise AttributeError("no words")

    with pytest.raises(Exception, match="no words"):
        played(replace(game, minds={"broken": Broken}))


def test_what_is_compiled_already_is_not_said_to_be_compiled_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    def made(**how: Any) -> Path:
        (tmp_path / "build").mkdir(exist_ok=True)
        return tmp_path / "build"

    monkeypatch.setattr(command, "build", made)
    monkeypatch.setattr(fast, "shelf", lambda package=None: tmp_path)
    monkeypatch.setattr(guests, "packages", list)
    for said in ("Compiled in ", "compiled already"):
        assert main(["compile", "--lang", "en"]) == 0
        assert said in capsys.readouterr().out
