"""A game of somebody else's, in an environment of its own: what `fogline new-game` wrote, installed and served."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import fogline
from fogline.cli import main
from fogline.laws import serving

PATIENCE = 600
NAME = "harbour"


class Elsewhere:
    """A virtual environment in which Fogline and a game of somebody else's are installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.project = folder / NAME
        self.python = folder / "env" / "bin" / "python"
        self.clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "FOGLINE"))}
        self.clean |= {"FOGLINE_PURE": "1", "HOME": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "env"], timeout=PATIENCE)
        assert done.returncode == 0
        [packages] = (folder / "env" / "lib").glob("python*/site-packages")
        # What is installed here is there too, and so are the sources of Fogline.
        there = [path for path in sys.path if path.endswith("site-packages")]
        (packages / "fogline.pth").write_text("\n".join([*there, str(Path(fogline.__file__).parents[1])]))
        pip = (sys.executable, "-m", "pip", "--python", str(self.python), "install", "--quiet", "--no-index")
        self.done(*pip, "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "-e", str(self.project))

    def done(self, *command: str | Path, says: str = "", fails: bool = False) -> str:
        """What a command prints, both ways."""
        told = subprocess.run(
            command, input=says, env=self.clean, cwd=self.folder, capture_output=True, text=True, timeout=PATIENCE
        )
        assert bool(told.returncode) == fails, told.stdout + told.stderr
        return told.stdout + told.stderr

    def fogline(self, *given: str, says: str = "") -> str:
        return self.done(self.python, "-m", "fogline", *given, says=says)

    def laws(self, *given: str, fails: bool = False) -> str:
        run = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-rs", "--rootdir", self.project, self.project / "tests")
        return self.done(self.python, *run, "--fogline", NAME, *given, fails=fails)


def new_game(folder: Path) -> Elsewhere:
    """The game that the command writes, installed."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        assert main(["new-game", NAME]) == 0
    finally:
        os.chdir(before)
    return Elsewhere(folder)


@contextmanager
def served(elsewhere: Elsewhere) -> Iterator[str]:
    """The address of a server in that environment."""
    with serving.served(elsewhere.folder / "tables", elsewhere.python, elsewhere.clean) as address:
        yield address
