"""The measuring beside another server: our half plays, and whoever lacks what the other half needs is told."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fogline.web.load import Ground

BENCH = Path(__file__).parents[2] / "bench" / "peers" / "server"


def test_noughts_and_crosses_are_played_at_a_server_that_finds_them_registered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(BENCH / "game"))
    server, address = Ground(tmp_path).start()
    try:
        storm = [sys.executable, str(BENCH / "storm.py"), address, "3"]
        # Sit down, play, and once more; then there is nothing more to read.
        played = subprocess.run(storm, input="\n" * 4, capture_output=True, text=True, timeout=120)
    finally:
        server.terminate()
        server.wait()
    told = played.stdout.split()
    assert told[::2] == ["ready", "ready"], played.stderr
    assert all(3 * 5 <= int(moves) <= 3 * 9 for moves in told[1::2])


def test_whoever_has_no_npm_is_told_what_is_needed(tmp_path: Path) -> None:
    for name in ("sh", "dirname"):
        found = shutil.which(name)
        assert found is not None
        (tmp_path / name).symlink_to(found)
    told = subprocess.run(["sh", str(BENCH / "run")], env={"PATH": str(tmp_path)}, capture_output=True, text=True)
    assert told.returncode == 1
    assert "npm" in told.stderr
