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
