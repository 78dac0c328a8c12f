"""The compiled build plays exactly as the sources do, move by move."""

import os
import subprocess
import sys

import pytest

from fogline.core.registry import games

pytestmark = pytest.mark.compiled


def trace(game: str, pure: bool, *more: str) -> list[str]:
    environment = {name: value for name, value in os.environ.items() if name != "FOGLINE_PURE"}
    if pure:
        environment["FOGLINE_PURE"] = "1"
    command = [sys.executable, "-m", "fogline.lab.trace", game, *more]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600, check=True)
    return done.stdout.splitlines()


@pytest.mark.parametrize("more", [("--some",), pytest.param((), marks=pytest.mark.long)], ids=["some", "every way"])
@pytest.mark.parametrize("game", games())
def test_compiled_plays_as_pure_does_move_by_move(game: str, more: tuple[str, ...]) -> None:
    pure, compiled = trace(game, True, *more), trace(game, False, *more)
    assert (pure[0], compiled[0]) == ("pure", "compiled")
    assert len(pure) > 100
    for ours, theirs in zip(pure[1:], compiled[1:], strict=True):
        assert ours == theirs


DRAW = """
from hashlib import sha256
from json import dumps, loads
from fogline import Dealer, fast, new
from fogline.core.fields import plain
from fogline.core.registry import games

print("compiled" if fast.active() else "pure")
for name, game in games().items():
    match, dice = new(name, game.seats[-1], seed=3), Dealer(4)
    for _ in range(120):
        if match.waiting:
            legal = match.legal_ids(match.waiting[0])
            match.play(legal[dice.below(len(legal))], match.waiting[0])
    drawn = game.draw(loads(dumps(plain(match.view(0)))), match.box, match.speaker(), 120, 40)
    for told in (match.svg(0), match.svg(), "".join(page.sheet.text() for page in drawn.pages)):
        print(name, len(told), sha256(told.encode()).hexdigest())
"""


def test_pictures_and_terminals_are_drawn_alike() -> None:
    """What is drawn is a view that has travelled: its lists are rows and tuples again, whoever reads it."""
    told = []
    for pure in ("1", ""):
        environment = {**os.environ, "FOGLINE_PURE": pure}
        done = subprocess.run(
            [sys.executable, "-c", DRAW], env=environment, capture_output=True, text=True, timeout=600
        )
        assert done.returncode == 0, done.stderr
        told.append(done.stdout.splitlines())
    assert (told[0][0], told[1][0]) == ("pure", "compiled")
    assert told[0][1:] == told[1][1:]
    assert len(told[0]) == 1 + 3 * len(games())
