"""What a game teaches is the same compiled and from the sources, to the last digit."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.compiled

TELL = """
import sys
from pathlib import Path
from fogline import fast
from fogline.core.record import loads
from fogline.learn.analysis import dumped
from fogline.learn.reckoning import analyse
from tests.learn.badly import badly_played
from tests.learn.small_analysis import SMALL
print("compiled" if fast.active() else "pure")
folder = Path(sys.argv[1])
print(dumped(analyse(loads(badly_played("skyline", folder)), folder / "box.toml", SMALL)))
"""


def told(pure: bool, folder: Path) -> list[str]:
    environment = {name: value for name, value in os.environ.items() if name != "FOGLINE_PURE"}
    environment |= {"PYTHONPATH": str(Path(__file__).parents[2])} | ({"FOGLINE_PURE": "1"} if pure else {})
    command = [sys.executable, "-c", TELL, str(folder)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


def test_both_builds_tell_the_same(tmp_path: Path) -> None:
    compiled, pure = told(False, tmp_path), told(True, tmp_path)
    assert (compiled[0], pure[0]) == ("compiled", "pure")
    assert compiled[1:] == pure[1:]
