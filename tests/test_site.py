"""The documentation's site is laid out wherever its pages lie, with git or without."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from tools import site

WITHOUT = shutil.ignore_patterns(".*", "build", "dist", "tests", "node_modules", "__pycache__", "*.egg-info")


def test_an_unpacked_source_distribution_has_the_pages_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is no repository, and what somebody has built there is none of its pages."""
    unpacked = tmp_path / "fogline"
    shutil.copytree(site.ROOT, unpacked, ignore=WITHOUT)
    for made in ("build/docs/pages/README.md", ".venv/lib/other/README.md"):
        (unpacked / made).parent.mkdir(parents=True)
        (unpacked / made).write_text("# none of ours\n")
    monkeypatch.setattr(site, "ROOT", unpacked)
    site.lay_out(tmp_path / "pages")
    laid = {file.relative_to(tmp_path / "pages").as_posix() for file in (tmp_path / "pages").rglob("*.md")}
    assert set(pages(site.PAGES)) <= laid
    assert not [name for name in laid if name.startswith(("build", ".venv"))]


def pages(told: list[Any]) -> list[str]:
    """The files that the site's contents name."""
    return [
        file for one in told for what in one.values() for file in ([what] if isinstance(what, str) else pages(what))
    ]
