"""Games of other packages, compiled: each by itself, kept beside our own build, and found like it."""

import os
import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from fogline import build, fast

OURS = "fogline"
GROUP = "fogline.games"
FOLDER = "guests"
LEFT_OUT = ("__init__", "words", "text", "position", "audit")
"""Modules that gain nothing: they are asked by people, not by playouts."""
TRIAL = ("-m", "fogline.lab.trial")
"""What Python is told to do with a build before it is used."""


def packages() -> list[str]:
    """The packages of installed games that are not ours, without importing any."""
    return sorted({package_of(point) for point in entry_points(group=GROUP)} - {OURS})


def package_of(point: EntryPoint) -> str:
    return point.value.partition(":")[0].strip().partition(".")[0]


def home(package: str) -> Path | None:
    """The folder of a package; None for one that is not there, or is a single file."""
    spec = find_spec(package)
    found = spec.submodule_search_locations if spec else None
    return Path(found[0]) if found else None


def sources(folder: Path) -> list[Path]:
    """What is compiled of a package: its modules, and those of its ``rules``."""
    files = [*folder.glob("*.py"), *folder.glob("rules/*.py")]
    return sorted(file for file in files if file.stem not in LEFT_OUT)


def place(package: str, folder: Path) -> Path:
    """Where the build for exactly these sources is kept, whether or not it has been made."""
    digest = sha256(fast.PACKAGE.as_posix().encode())
    for file in sources(folder):
        text = file.read_bytes()
        digest.update(f"{file.relative_to(folder).as_posix()} {len(text)}\n".encode() + text)
    return fast.shelf() / FOLDER / package / f"{fast.machine()}-{digest.hexdigest()[:20]}"


def usable() -> dict[str, Path]:
    """The compiled modules of guests, where there are some for their sources as they are now."""
    found: dict[str, Path] = {}
    shelf = fast.shelf() / FOLDER
    for made in shelf.iterdir() if shelf.is_dir() else ():
        folder = home(made.name)
        if folder is not None:
            found |= fast.modules(place(made.name, folder))
    return found


def install() -> None:
    """Use what there is. Where our own build is not used, theirs is not either: one speed at a time."""
    if fast.active() and (compiled := usable()):
        sys.meta_path.insert(0, fast.Finder(compiled))


def make(package: str, verbose: bool = False) -> Path:
    """The build of a guest as it is now, made if need be; CannotCompile says why there is none."""
    folder = home(package)
    if folder is None or not sources(folder):
        raise build.CannotCompile(f"{package} is no package with modules to compile.")
    made = place(package, folder)
    if fast.modules(made):
        return made
    with tempfile.TemporaryDirectory(prefix="fogline-") as name:
        src = Path(name, "src")
        shutil.copytree(folder, src / package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "tests"))
        files = [str(file.relative_to(src)) for file in sources(src / package)]
        build.compile_files(src, files, f"fogline_guest_{package}", verbose)
        build.put(Path(name, "lib"), Path(name, "tried"))
        try_out(Path(name, "tried"), package)
        build.put(Path(name, "lib"), made)
    build.remove_older(made)
    return made


def try_out(folder: Path, package: str) -> None:
    """Plays what was compiled, beside our own build: not all that can be compiled does what its sources do."""
    environment = {**os.environ, "FOGLINE_PURE": ""}
    run = subprocess.run(
        [sys.executable, *TRIAL, str(folder), package],
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if run.returncode:
        # The last line of a traceback is the reason; a process that was ended from outside says nothing.
        why = run.stdout.strip().splitlines()[-1:] or [f"it ended with {run.returncode}."]
        raise build.CannotCompile(f"What was compiled does not play: {why[0]}")
