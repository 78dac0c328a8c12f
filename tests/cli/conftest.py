"""The fogline command, called as a function."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from fogline.cli import main
from fogline.core.match import Match
from fogline.core.registry import games


class Said(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str


Fogline = Callable[..., Said]


@pytest.fixture
def fogline(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Fogline:
    """Run ``fogline`` with these words; ``typed`` is its standard input."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*words: object, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(word) for word in words])
        return Said(code, *capsys.readouterr())

    return run


@pytest.fixture(scope="session")
def game() -> str:
    """Any game will do: the command line knows none by name."""
    return next(iter(games()))


@pytest.fixture
def record(game: str, tmp_path: Path) -> Path:
    """A finished game of the fewest seats, saved."""
    match = Match.new(game, games()[game].seats[0], seed=3)
    chosen = 0
    while match.waiting:
        legal = match.legal_ids()
        match.play(legal[chosen % len(legal)])
        chosen += 1
        assert chosen < 5000
    file = tmp_path / "game.json"
    file.write_text(match.record().dumps(), encoding="utf-8")
    return file
