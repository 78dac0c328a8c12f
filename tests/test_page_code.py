"""The page's code: the types it is checked with are those of the sources, and its checks are pinned."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tools import page_types

TOOLS = Path(page_types.__file__).parent / "page"


def test_the_types_of_scenes_and_views_are_those_of_the_sources() -> None:
    assert page_types.main(["--check"]) == 0
    told = page_types.FILE.read_text(encoding="utf-8")
    for line in (
        "interface Scene {",
        "    legal: (Option)[];",
        "interface SkylineView {",
        "    cities: (SkylineCity)[];",
    ):
        assert line in told


def test_a_field_that_a_view_gains_is_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stale = tmp_path / "scenes.d.ts"
    stale.write_text(page_types.written().replace("    drawn: number;\n", ""), encoding="utf-8")
    monkeypatch.setattr(page_types, "FILE", stale)
    assert page_types.main(["--check"]) == 1


def test_what_npm_brings_is_pinned_without_addresses() -> None:
    wanted = json.loads((TOOLS / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())
    lock = json.loads((TOOLS / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, entry in lock.items():
        assert "resolved" not in entry
        assert name == "" or entry["integrity"].startswith("sha512-")


@pytest.mark.skipif(not (TOOLS / "node_modules").is_dir() or not shutil.which("node"), reason="no Node here")
def test_tsc_knows_what_a_view_holds(tmp_path: Path) -> None:
    face = page_types.PACKAGE / "games" / "skyline" / "face" / "web"
    (tmp_path / "wrong.js").write_text(
        "/** @param {Fogline.Context<Fogline.SkylineView>} ctx */\n"
        "export const bad = (ctx) => [ctx.view.drawn, ctx.view.drawm, ctx.scene.legall];\n",
        encoding="utf-8",
    )
    settings = {
        "extends": str(TOOLS / "tsconfig.json"),
        "include": [str(tmp_path / "wrong.js"), str(TOOLS / "*.d.ts"), str(face / "read.js")],
    }
    (tmp_path / "tsconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    said = subprocess.run([TOOLS / "node_modules" / ".bin" / "tsc", "-p", tmp_path], capture_output=True, text=True)
    assert "'drawm'" in said.stdout
    assert "'legall'" in said.stdout
    assert said.stdout.count("error") == 2


DRAWN = re.compile(r"""(["'`])[MmLlHhVvCcSsQqTtAaZz0-9 .,\-]{30,}\1""")
"""A drawing's path: nobody reads it, so its length does not count."""
WIDE = 140
STILL_WIDE = 60
"""Lines of boards and tables that are still wider. This number only goes down."""


def test_lines_of_the_page_can_be_read() -> None:
    package = page_types.PACKAGE
    files = [*package.glob("web/page/**/*.js"), *package.glob("games/*/face/web/*.js")]
    lines = [line for file in files if "vendor" not in file.parts for line in file.read_text("utf-8").splitlines()]
    assert sum(len(DRAWN.sub('""', line)) > WIDE for line in lines) <= STILL_WIDE
