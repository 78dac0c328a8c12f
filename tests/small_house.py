"""A house of two rooms with the real fast.py and build.py in it: what tests of builds compile."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fogline import build, fast

# With what compiled rules are made of: machine integers, a dataclass, calls across packages.
FAKE = {
    "__init__.py": "from fogline import fast\n\nfast.install()\n",
    "core/__init__.py": "",
    "core/dealer.py": """
from typing import final
from mypy_extensions import i64

@final
class Dealer:
    def __init__(self, seed: int) -> None:
        self.state: i64 = seed

    def below(self, n: i64) -> i64:
        self.state = self.state * 48271 % 2147483647
        return self.state % n
""",
    "core/match.py": "",
    "parts/__init__.py": "",
    "parts/bag.py": "",
    "parts/catalog.py": "",
    "games/__init__.py": "",
    "games/toy/__init__.py": "",
    "games/toy/bots.py": "",
    "games/toy/text.py": "",
    "games/toy/state.py": """
from dataclasses import dataclass
from mypy_extensions import i64

@dataclass
class State:
    total: i64 = 0
""",
    "games/toy/rules/__init__.py": "",
    "games/toy/rules/roll.py": """
from fogline.core.dealer import Dealer
from fogline.games.toy.state import State

def play(turns: int) -> State:
    state, dealer = State(), Dealer(1906)
    for _ in range(turns):
        state.total += 1 + dealer.below(6)
    return state
""",
}
ROLL = "fogline.games.toy.rules.roll"
PLAY = f"from {ROLL} import play; print(play(100))"

needs_compiler = pytest.mark.skipif(build.obstacle() is not None, reason=str(build.obstacle()))


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a small house and the real fast.py and build.py in it."""
    monkeypatch.delenv("FOGLINE_QUICK", raising=False)  # so small a house is built thoroughly by whoever checks
    package = tmp_path / "check out" / "src" / "fogline"
    for name, text in FAKE.items():
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    for name in ("fast.py", "build.py"):
        shutil.copy(fast.PACKAGE / name, package)
    (package.parent.parent / "pyproject.toml").touch()
    return package


def run(package: Path, code: str, *flags: str, **environment: str) -> str:
    """What a new Python says, that knows this house only."""
    clean = {name: value for name, value in os.environ.items() if name != "FOGLINE_PURE"}
    done = subprocess.run(
        [sys.executable, *flags, "-c", code],
        env=clean | {"PYTHONPATH": str(package.parent)} | environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def origin(package: Path, module: str = ROLL, **environment: str) -> Path:
    """The file from which a new Python would take a module."""
    return Path(run(package, f"import importlib.util as u; print(u.find_spec('{module}').origin)", **environment))
