"""The two speeds: a build stands in for exactly the sources it was made from, and never for others."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fogline import build, fast

# A house of two rooms, with what compiled rules are made of: machine integers, a dataclass, calls across packages.
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
def package(tmp_path: Path) -> Path:
    """A checkout with a small house and the real fast.py and build.py in it."""
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


def pretend_build(package: Path) -> Path:
    """A complete build that names its file, without one: enough to see what would be loaded."""
    made = fast.folder(package)
    made.mkdir(parents=True)
    (made / fast.MANIFEST).write_text(f"mypyc 0\n{ROLL}\troll.so\n", encoding="utf-8")
    return made


def test_the_group_is_the_rules_the_minds_and_what_they_stand_on(package: Path) -> None:
    assert [name for name, _ in fast.sources(package)] == [
        "fogline.core.dealer",
        "fogline.games.toy.bots",
        "fogline.games.toy.rules.roll",
        "fogline.games.toy.state",
        "fogline.parts.bag",
    ]
    assert all(file.is_file() for _, file in fast.sources(package))


def test_the_key_changes_with_every_source_of_the_group(package: Path) -> None:
    keys = {fast.key(package)}
    for _, file in fast.sources(package):
        # The second edit keeps the length and, on a coarse clock, the time.
        for text in ("size = 3\n", "size = 4\n"):
            file.write_text(text, encoding="utf-8")
            keys.add(fast.key(package))
    (package / "parts" / "deck.py").touch()
    keys.add(fast.key(package))
    (package / "parts" / "deck.py").rename(package / "parts" / "heap.py")
    keys.add(fast.key(package))
    assert len(keys) == 1 + 5 * 2 + 2


def test_the_key_does_not_change_with_what_stays_interpreted(package: Path) -> None:
    before = fast.key(package)
    for name in ("core/match.py", "parts/catalog.py", "games/toy/text.py", "games/toy/rules/__init__.py"):
        (package / name).write_text("edited = True\n", encoding="utf-8")
    assert fast.key(package) == before


def test_a_checkout_keeps_its_builds_at_its_root(package: Path) -> None:
    assert fast.folder(package) == package.parent.parent / "build" / "fast" / fast.key(package)


def test_an_installed_package_keeps_its_builds_in_the_users_cache(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (package.parent.parent / "pyproject.toml").unlink()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert fast.folder(package) == tmp_path / "cache" / "fogline" / "fast" / fast.key(package)
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert fast.shelf(package) == tmp_path / "home" / ".cache" / "fogline" / "fast"


def test_without_a_build_the_sources_are_loaded(package: Path) -> None:
    assert origin(package) == package / "games/toy/rules/roll.py"
    assert run(package, "from fogline import fast; print(fast.active())") == "False"


def test_a_build_of_these_sources_is_loaded(package: Path) -> None:
    made = pretend_build(package)
    assert origin(package) == made / "roll.so"
    assert origin(package, "fogline.games.toy.state") == package / "games/toy/state.py"
    assert run(package, "from fogline import fast; print(fast.active())") == "True"


def test_a_build_older_than_its_source_is_ignored(package: Path) -> None:
    pretend_build(package)
    state = package / "games/toy/state.py"
    state.write_text(state.read_text(encoding="utf-8").replace("= 0", "= 1"), encoding="utf-8")
    assert origin(package) == package / "games/toy/rules/roll.py"


def test_an_interrupted_build_is_ignored(package: Path) -> None:
    (pretend_build(package) / fast.MANIFEST).unlink()
    assert origin(package) == package / "games/toy/rules/roll.py"


def test_fogline_pure_keeps_to_the_sources(package: Path) -> None:
    made = pretend_build(package)
    assert origin(package, FOGLINE_PURE="1") == package / "games/toy/rules/roll.py"
    assert origin(package, FOGLINE_PURE="") == made / "roll.so"


REFUSAL = """
from fogline.build import CannotCompile, build
try:
    build()
except CannotCompile as reason:
    print(reason)
"""


def test_a_machine_without_a_compiler_is_told_so(package: Path) -> None:
    assert "needs a C compiler, and no-such-cc is not on the PATH" in run(package, REFUSAL, CC="no-such-cc")


def test_a_player_without_the_developer_tools_is_told_so(package: Path) -> None:
    # -S: a Python that finds its standard library and this house, but nothing that was installed.
    assert "run ./check --setup-only first" in run(package, REFUSAL, "-S")


@pytest.mark.compiled
@needs_compiler
def test_a_real_build_plays_the_same_and_yields_to_an_edit(package: Path) -> None:
    files = set(package.rglob("*"))
    pure = run(package, PLAY, PYTHONDONTWRITEBYTECODE="1")
    made = build.build(package=package)
    assert made == fast.folder(package)
    assert set(package.rglob("*")) == files, "a build leaves nothing beside the sources"
    assert origin(package).is_relative_to(made)
    assert run(package, PLAY) == pure

    state = package / "games/toy/state.py"
    state.write_text(state.read_text(encoding="utf-8").replace("i64 = 0", "i64 = 1000"), encoding="utf-8")
    edited = run(package, PLAY)
    assert edited != pure
    again = build.build(package=package)
    assert run(package, PLAY) == edited
    assert origin(package).is_relative_to(again)
    assert [path.name for path in again.parent.iterdir()] == [again.name], "older builds are removed"


@pytest.mark.compiled
@needs_compiler
def test_a_build_is_made_once_per_mypyc(package: Path) -> None:
    made = build.build(package=package)
    manifest = made / fast.MANIFEST
    text, before = manifest.read_text(encoding="utf-8"), manifest.stat().st_mtime_ns
    assert build.build(package=package) == made
    assert manifest.stat().st_mtime_ns == before

    manifest.write_text(f"mypyc 0\n{text.partition(chr(10))[2]}", encoding="utf-8")
    assert build.build(package=package) == made
    assert manifest.read_text(encoding="utf-8") == text


@pytest.mark.compiled
@needs_compiler
def test_sources_that_do_not_compile_leave_no_build(package: Path) -> None:
    (package / "parts" / "bag.py").write_text("size: int = 'three'\n", encoding="utf-8")
    with pytest.raises(build.CannotCompile, match=r"bag\.py:1"):
        build.build(package=package)
    assert not fast.folder(package).exists()
