"""What the pages tell people to type is typed: every `fogline …` line in a folder of its own, with small numbers."""

import re
import shlex
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from fogline.cli import main
from fogline.core.match import Match
from tests.test_docs import BLOCK, PAGES, ROOT, commands

FEWER = {
    "sim": "--games 3 --workers 1",
    "ladder": "--games 2 --workers 1",
    "report": "--games 3 --workers 1",
    "compare": "--games 2 --workers 1",
    "vary": "--games 2 --workers 1",
    "bench": "skyline --seconds 0.01",
    "play": "--plain",
    "learn": "--plain",
    "puzzles": "--plain",
    "day": "--plain",
}
"""What is added to a command, so that it takes a moment and is answered by lines."""
ELSEWHERE = {
    "serve": "goes on until it is ended: tests/cli/test_serve.py",
    "store": "needs a PostgreSQL: tests/cli/test_store.py",
    "admin": "needs a club, and names of its tables: tests/cli/test_admin.py",
    "train": "plays thousands of games: tests/lab/test_train.py has a small one",
    "mine": "plays thousands of games: tests/lab/test_mine.py has a small one",
    "review": "reckons for minutes: tests/cli/test_review.py has a small one",
    "compile": "is a step of ./check",
    "play --server": "needs a server: tests/tui plays at one",
    "play harbour": "needs what was made to be installed: tests/cli/test_new_game.py does it",
}
"""Which lines are not typed here, and who does it."""
NOTHING_PROMISED = 3
"""What `fogline verify` answers about a game that was played without a server."""


def typed() -> list[str]:
    """Each line once."""
    found = dict.fromkeys(command for page in PAGES for command in commands(page))
    return [line for line in found if not line.startswith(tuple(ELSEWHERE))]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With two games that somebody has saved, and a box of theirs."""
    made = tmp_path_factory.mktemp("typed")
    assert main(["box", "copy", "cablecars", str(made / "mine.toml")]) == 0
    match = Match.new("cablecars", seats=2, seed=3)
    while match.waiting:
        match.play(match.legal_ids()[0])
    for name in ("game.json", "my-game.json"):
        (made / name).write_text(match.record().dumps(), encoding="utf-8")
    return made


@pytest.fixture(autouse=True)
def _there(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))


def test_whoever_is_not_typed_here_is_named_for_a_reason() -> None:
    every = [command for page in PAGES for command in commands(page)]
    assert not [start for start in ELSEWHERE if not any(command.startswith(start) for command in every)]
    files = re.findall(r"tests/[\w/.]+", " ".join(ELSEWHERE.values()))
    assert not [file for file in files if not (ROOT / file).exists()]


@pytest.mark.parametrize("line", typed())
def test_what_is_printed_can_be_typed(line: str, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    words = shlex.split(line)
    choices = "" if "--seats" in words else "1\n2\n"  # the first game, two players
    monkeypatch.setattr(sys, "stdin", StringIO(choices + "quit\n" * 3))
    if line.startswith("box copy"):
        Path(words[-1]).unlink()  # or it would not be written over
    code = main([*words, *FEWER.get(words[0], "").split()])
    told = capsys.readouterr()
    assert code == (NOTHING_PROMISED if words[0] == "verify" else 0), told.err
    assert told.out
    for at, word in enumerate(words):
        assert word != "--save" or Path(words[at + 1]).stat().st_size


def test_what_a_page_says_was_printed_is_printed(capsys: Any) -> None:
    """The first table of the lab's page, whole, but for how long it took."""
    blocks = [code for _, code in BLOCK.findall((ROOT / "docs" / "lab.md").read_text(encoding="utf-8"))]
    command, printed = blocks[:2]
    assert main([*shlex.split(command)[1:], "--workers", "1", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert without_time(printed) in without_time(told)


def without_time(told: str) -> str:
    lines = [line.rstrip() for line in told.splitlines() if line.strip()]
    return re.sub(r"[\d.]+ s\.$", "", "\n".join(lines))
