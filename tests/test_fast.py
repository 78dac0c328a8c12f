"""The two speeds: a build stands in for exactly the sources it was made from, and never for others."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from fogline import build, fast
from tests.small_house import PLAY, ROLL, needs_compiler, origin, package, run

__all__ = ["package"]


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


def test_a_quick_build_is_for_those_only_who_ask_for_it(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGLINE_QUICK", "1")
    made = pretend_build(package)
    assert made == package.parent.parent / "build" / "quick" / fast.key(package)
    assert origin(package, FOGLINE_QUICK="1") == made / "roll.so"
    assert origin(package, FOGLINE_QUICK="") == package / "games/toy/rules/roll.py"


@needs_compiler
def test_where_a_quick_build_will_do_so_will_a_thorough_one(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = pretend_build(package)
    (made / fast.MANIFEST).write_text(f"mypyc {build._mypyc()}\n{ROLL}\troll.so\n", encoding="utf-8")
    assert origin(package, FOGLINE_QUICK="1") == made / "roll.so"
    monkeypatch.setenv("FOGLINE_QUICK", "1")
    monkeypatch.setattr(build, "_compile", lambda *_: pytest.fail("there was one"))
    assert build.build(package=package) == made


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
    assert "in a checkout ./check --setup-only" in run(package, REFUSAL, "-S")


@pytest.mark.compiled
@needs_compiler
@pytest.mark.parametrize("quick", [pytest.param("", marks=pytest.mark.long), "1"])
def test_a_real_build_plays_the_same_and_yields_to_an_edit(
    package: Path, quick: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOGLINE_QUICK", quick)
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


@needs_compiler
def test_a_build_is_made_once_per_mypyc(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = pretend_build(package)
    compiled: list[Path] = []

    def compile_nothing(copy: Path, verbose: bool, more: str = "") -> None:
        compiled.append(copy)
        (copy.parent.parent / "lib").mkdir()
        (copy.parent.parent / "lib" / "roll.so").touch()

    monkeypatch.setattr(build, "_compile", compile_nothing)
    assert build.build(package=package) == made
    assert len(compiled) == 1, "the one that lay there was another mypyc's"
    assert build.build(package=package) == made
    assert len(compiled) == 1


@pytest.mark.compiled
@needs_compiler
def test_sources_that_do_not_compile_leave_no_build(package: Path) -> None:
    (package / "parts" / "bag.py").write_text("size: int = 'three'\n", encoding="utf-8")
    with pytest.raises(build.CannotCompile, match=r"bag\.py:1"):
        build.build(package=package)
    assert not fast.folder(package).exists()


BACKGROUND = """
from fogline.build import in_background
making = in_background()
print(making if making is None else making.wait())
"""


@pytest.mark.compiled
@needs_compiler
def test_a_build_is_made_in_the_background_once(package: Path) -> None:
    assert run(package, BACKGROUND) == "0"
    assert origin(package).suffix == ".so"
    assert run(package, BACKGROUND) == "None"


def test_nothing_is_made_in_the_background_for_who_keeps_to_the_sources(package: Path) -> None:
    assert run(package, BACKGROUND, FOGLINE_PURE="1") == "None"


def test_nothing_is_made_in_the_background_without_a_compiler_or_a_way_to_the_tools(package: Path) -> None:
    assert run(package, BACKGROUND, CC="no-such-cc") == "None"
    (package.parent.parent / "requirements-compile.lock").touch()
    # -S: without the tools. They would be fetched for a .venv of this checkout, which this Python's is not.
    assert run(package, BACKGROUND, "-S") == "None"


def test_the_tools_come_in_the_versions_that_checks_use() -> None:
    root = fast.PACKAGE.parents[1]
    locks = [(root / f"requirements-{name}.lock").read_text(encoding="utf-8") for name in ("compile", "dev")]
    compile_pins, dev_pins = ({line for line in lock.splitlines() if "==" in line} for lock in locks)
    assert "mypy" in {pin.partition("==")[0] for pin in compile_pins}
    assert compile_pins <= dev_pins


def test_the_shelf_tells_when_a_build_is_put_there(package: Path) -> None:
    assert fast.shelf_changed(package) == 0
    pretend_build(package)
    assert fast.shelf_changed(package) > 0


def wheel(package: Path, **environment: str) -> Path:
    """The wheel of this house, made as that of the real one is."""
    root, real = package.parents[1], fast.PACKAGE.parents[1]
    (root / "tools").mkdir()
    for name in ("setup.py", "tools/backend.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(real / name, root / name)
    make = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", "wheels", "."]
    done = subprocess.run(make, cwd=root, env=os.environ | environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return next((root / "wheels").iterdir())


def needed_by(made: Path) -> str:
    """The lines of a wheel that say what is installed with it."""
    whole = ZipFile(made)
    about = next(name for name in whole.namelist() if name.endswith(".dist-info/METADATA"))
    return "".join(line for line in whole.read(about).decode().splitlines(True) if line.startswith("Requires-Dist"))


def test_a_wheel_is_pure_unless_it_is_asked_to_carry_a_build(package: Path) -> None:
    made = wheel(package)
    assert made.name.endswith("-py3-none-any.whl")
    assert not [name for name in ZipFile(made).namelist() if "/compiled/" in name]
    assert "librt" not in needed_by(made)


@pytest.mark.compiled
@needs_compiler
def test_a_compiled_wheel_carries_the_build_of_its_sources(package: Path, tmp_path: Path) -> None:
    made = wheel(package, FOGLINE_COMPILED="1")
    assert "none-any" not in made.name
    assert "librt" in needed_by(made), "installed alone, it would play from its sources"
    ZipFile(made).extractall(tmp_path / "installed")
    house = tmp_path / "installed" / "fogline"
    cache = {"XDG_CACHE_HOME": str(tmp_path / "empty")}
    assert origin(house, **cache).is_relative_to(house / "compiled")
    assert run(house, PLAY, **cache) == run(house, PLAY, FOGLINE_PURE="1")
    (house / "core" / "dealer.py").write_text("changed = True\n", encoding="utf-8")
    assert origin(house, **cache).suffix == ".py"
