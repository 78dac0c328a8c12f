"""The example that learns: it runs as the page says, repeats itself, and finds what there is to find."""

import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from fogline.core.dealer import Dealer
from fogline.core.fields import plain

SCRIPT = Path(__file__).parents[2] / "examples" / "learn_skyline.py"


@pytest.fixture(scope="module")
def example() -> Any:
    found = spec_from_file_location("learn_skyline", SCRIPT)
    assert found
    assert found.loader
    module = module_from_spec(found)
    found.loader.exec_module(module)
    return module


def looked_at(told: str, picture: Path) -> None:
    """What it prints, and what it draws."""
    points = re.findall(r"^ *(\d+) games, +(\d+) views: +[\d.]+% \([\d.]+% … [\d.]+%\)", told, re.MULTILINE)
    assert [int(games) for games, _ in points] == [0, 3]
    assert int(points[0][1]) == 0 < int(points[1][1])
    assert re.findall(r"against (\w+) \(.*2 fresh deals", told) == ["casual", "strong"]
    assert len(list(ElementTree.fromstring(picture.read_text(encoding="utf-8")).iter())) > 8


def test_it_prints_a_curve_and_draws_it(
    example: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With little thought, and a weak rival in the place of the strong one."""
    strong, picture = example.make, tmp_path / "curve.svg"
    monkeypatch.setattr(example, "make", lambda game, bot: strong(game, "casual" if bot == "strong" else bot))
    monkeypatch.setattr(example, "WORLDS", 1)
    monkeypatch.setattr(example, "TURNS", 1)
    monkeypatch.setattr(sys, "argv", [str(SCRIPT), "--games", "0", "3", "--deals", "1", "--plot", str(picture)])
    example.main()
    looked_at(capsys.readouterr().out, picture)


@pytest.mark.long
def test_it_runs_as_its_page_says(tmp_path: Path) -> None:
    picture = tmp_path / "curve.svg"
    command = [sys.executable, str(SCRIPT), "--games", "0", "3", "--deals", "1", "--plot", str(picture)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stderr
    looked_at(done.stdout, picture)


def test_weights_find_what_decides(example: Any) -> None:
    dice = np.random.default_rng(1)
    rows = dice.integers(0, 5, (4000, len(example.TELL.bit))).astype(np.float32)
    ends = (rows[:, 3] - 2 * rows[:, 8]) / 10
    told = example.Weights(rows[:3000], ends[:3000])(rows[3000:])
    assert np.corrcoef(told, ends[3000:])[0, 1] > 0.95


def test_the_learner_decides_by_its_view_and_its_dice_alone(example: Any) -> None:
    game = example.GAME
    state = game.setup(example.BOX, 2, example.OPTIONS, Dealer(5))
    seat = game.waiting(state)[0]
    learner = example.Learner(example.Weights(*example.watched(range(3), 1)))
    before = plain(game.view(state, seat))
    views = [game.view(state, seat), game.view(game.copy(state), seat)]
    choices = [learner.choose(view, game.legal(state, seat), Dealer(9)) for view in views]
    assert choices[0] == choices[1]
    assert choices[0] in game.legal(state, seat)
    assert plain(game.view(state, seat)) == before, "what it tries, it tries in worlds of its own"
