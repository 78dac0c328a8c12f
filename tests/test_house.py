"""The house keeps its own rules: imports, file sizes, and a net for every game."""

import ast
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from fogline.core.game import AnyGame
from fogline.core.record import Record, loads
from fogline.core.registry import games
from fogline.laws.home import folder

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "fogline"
LINES_AT_MOST = 350


def contracts() -> list[dict[str, Any]]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        found: list[dict[str, Any]] = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    return found


def lint(root: Path) -> subprocess.CompletedProcess[str]:
    """import-linter on the copy of the package under ``root``, with our contracts."""
    tool = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    return subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, 'src'); {tool}", "--no-cache", "--no-logo"],
        cwd=root,
        capture_output=True,
        text=True,
        env={"PYTHONPATH": "src", "PATH": "", "COLUMNS": "200", "FOGLINE_PURE": "1"},
        timeout=120,
    )


@pytest.fixture
def copy_of_house(tmp_path: Path) -> Path:
    """The sources in a folder of their own, to be broken."""
    for file in PACKAGE.rglob("*.py"):
        there = tmp_path / file.relative_to(ROOT)
        there.parent.mkdir(parents=True, exist_ok=True)
        there.write_bytes(file.read_bytes())
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    return tmp_path


# By contract: where to write which import that breaks it. Some have a second way.
BREAKS = {
    "rooms": ("core/ids.py", "import fogline.bots"),
    "strangers": ("games/zz_stranger/rules/turn.py", "import fogline.games.cablecars.box"),
    "registry": ("lab/__init__.py", "import fogline.games.cablecars"),
    "front-door": ("__init__.py", "import fogline.games.cablecars"),
    "chapters": ("games/cablecars/box.py", "import fogline.games.cablecars.state"),
    "fog": ("games/cablecars/bots.py", "import fogline.games.cablecars.state"),
    "fog, by way of a rule": ("games/cablecars/bots.py", "import fogline.games.cablecars.rules.turn"),
    "plain-core": ("core/ids.py", "import rich"),
}


def test_every_contract_has_a_way_to_break_it() -> None:
    assert {contract["id"] for contract in contracts()} == {way.partition(",")[0] for way in BREAKS}


@pytest.mark.parametrize("way", BREAKS)
def test_each_import_contract_fires(way: str, copy_of_house: Path) -> None:
    name = next(c["name"] for c in contracts() if c["id"] == way.partition(",")[0])
    place, statement = BREAKS[way]
    file = copy_of_house / "src" / "fogline" / place
    if not file.exists():
        for parent in (file.parent, file.parent.parent):
            parent.mkdir(parents=True, exist_ok=True)
            (parent / "__init__.py").write_text('"""A stranger."""\n')
    file.write_text((file.read_text() if file.exists() else "") + f"\n{statement}\n")
    report = lint(copy_of_house)
    assert report.returncode != 0, report.stdout + report.stderr
    assert f"{name} BROKEN" in report.stdout, report.stdout + report.stderr


def test_the_import_contracts_hold(copy_of_house: Path) -> None:
    report = lint(copy_of_house)
    assert report.returncode == 0, report.stdout + report.stderr


def test_the_core_imports_nothing_but_the_standard_library() -> None:
    """Completely, where the contract can only forbid the packages it lists."""
    files = list((PACKAGE / "core").glob("*.py"))
    assert len(files) > 10
    for file in files:
        allowed = sys.stdlib_module_names | {"fogline", "mypy_extensions"}
        if file.name == "rows.py":
            allowed |= {"librt"}  # for the compiler alone: see the next test
        for node in ast.walk(ast.parse(file.read_text())):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not [name for name in names if name.split(".")[0] not in allowed], file.name


def test_playing_the_sources_needs_no_packed_rows() -> None:
    """librt comes with mypy, and is there where something was compiled; players have neither."""
    play = "import sys; sys.modules['librt'] = None; from fogline import games, new; [new(g, 3) for g in games()]"
    done = subprocess.run(
        [sys.executable, "-c", play], capture_output=True, text=True, timeout=120, env={"FOGLINE_PURE": "1"}
    )
    assert done.returncode == 0, done.stderr


def sources() -> list[Path]:
    found = [*PACKAGE.rglob("*.py"), *(ROOT / "tests").rglob("*.py"), *(ROOT / "tools").rglob("*.py")]
    return [file for file in found if "__pycache__" not in file.parts]


def test_files_stay_small() -> None:
    long = {str(f.relative_to(ROOT)): n for f in sources() if (n := len(f.read_text().splitlines())) > LINES_AT_MOST}
    assert not long


def test_every_file_opens_with_a_line_that_says_what_it_is() -> None:
    dumb = [str(f.relative_to(ROOT)) for f in sources() if not f.read_text().startswith(('"""', 'r"""', "#!"))]
    assert not dumb


def records(game: AnyGame) -> dict[Path, Record]:
    files = sorted((folder(game) / "tests" / "records").glob("*.json"))
    return {file: loads(file.read_text(encoding="utf-8")) for file in files}


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_every_game_has_a_record_for_each_way_it_can_end(game: AnyGame) -> None:
    assert game.endings
    ended = {record.result["ended_by"] for record in records(game).values() if record.result}
    assert ended == set(game.endings)


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_every_game_has_a_playthrough_that_still_holds(game: AnyGame) -> None:
    file = folder(game) / "tests" / "playthrough.txt"
    assert file.exists(), f"make it with: python -m fogline.lab.transcript {game.name} > {file.name}"
    check = [sys.executable, "-m", "fogline.lab.transcript", game.name, "--check", str(file)]
    report = subprocess.run(check, capture_output=True, text=True, timeout=300)
    assert report.returncode == 0, report.stdout + report.stderr
