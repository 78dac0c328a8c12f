"""fogline review: what is told of a saved game, and what is refused."""

import json
from pathlib import Path

import pytest

from fogline.cli import review
from fogline.core.match import Match
from fogline.core.registry import games
from fogline.learn.analysis import Budget
from tests.cli.conftest import Fogline
from tests.learn.badly import badly_played

TINY = Budget(moments=3, first=1, course=1, ideas=2, sweep=1, finalists=1, verdict=2, openings=2)


@pytest.fixture
def record(tmp_path: Path) -> tuple[Path, str, Path]:
    """A short game that is over, and the box it was played with."""
    file = tmp_path / "game.json"
    file.write_text(badly_played("skyline", tmp_path), encoding="utf-8")
    return file, "--box", tmp_path / "box.toml"


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "USUAL", TINY)


@pytest.mark.parametrize(("lang", "word"), [("en", "in truth, all revealed"), ("es", "en verdad, todo revelado")])
def test_a_game_is_told_in_both_languages(
    lang: str, word: str, fogline: Fogline, record: tuple[Path, str, Path]
) -> None:
    said = fogline("review", *record, "--lang", lang)
    assert said.code == 0, said.err
    assert word in said.out
    assert "{" not in said.out
    one = fogline("review", *record, "--seat", "1", "--lang", lang)
    assert one.out.count(word) == 1


def test_as_data_it_is_whole(fogline: Fogline, record: tuple[Path, str, Path]) -> None:
    data = json.loads(fogline("review", *record, "--json").out)
    assert data["whole"]
    assert len(data["balance"]) == data["seats"]


def test_what_cannot_be_reviewed_is_refused_in_words(
    fogline: Fogline, record: tuple[Path, str, Path], tmp_path: Path
) -> None:
    game = next(iter(games().values()))
    running = tmp_path / "running.json"
    running.write_text(Match.new(game, game.seats[0], seed=1).record().dumps(), encoding="utf-8")
    assert "not over yet" in fogline("review", running).err
    assert "no ha terminado" in fogline("review", running, "--lang", "es").err
    assert fogline("review", tmp_path / "nothing.json").code
    assert fogline("review", *record, "--seat", "9").code
