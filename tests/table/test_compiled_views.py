"""The compiled build at a table: its views travel to bots and are told as JSON like those of the sources."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.table.sitting import GAMES

ROOT = Path(__file__).parents[2]


def told(**environment: str) -> list[str]:
    """What the build that these settings choose tells."""
    clean = {name: value for name, value in os.environ.items() if name != "FOGLINE_PURE"}
    command = [sys.executable, "-m", "tests.table.compiled_views"]
    done = subprocess.run(
        command, cwd=ROOT, env={**clean, **environment}, capture_output=True, text=True, timeout=300, check=True
    )
    return done.stdout.splitlines()


@pytest.mark.compiled
def test_compiled_views_are_told_as_pure_ones_are() -> None:
    pure, compiled = told(FOGLINE_PURE="1"), told()
    assert (pure[0], compiled[0]) == ("pure", "compiled")
    assert len(pure) == len(GAMES) + 1
    assert pure[1:] == compiled[1:]
