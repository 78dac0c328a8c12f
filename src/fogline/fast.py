"""The two speeds: finds the compiled build that belongs to exactly these sources, and loads it instead of them."""

import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
MANIFEST = "manifest.txt"

# What mypyc compiles, as one group. Packages' __init__ files are never part of it: they stay open to Python's
# own import of the modules beside them.
GROUP = (
    "core/ids.py",
    "core/bits.py",
    "core/choices.py",
    "core/counts.py",
    "core/dealer.py",
    "core/fields.py",
    "core/playout.py",
    "core/rules.py",
    "parts/*.py",
    "bots/edges.py",
    "bots/settings.py",
    "bots/sheet.py",
    "bots/net.py",
    "bots/search.py",
    "bots/careless.py",
    "bots/taste.py",
    "games/*/box.py",
    "games/*/actions.py",
    "games/*/questions.py",
    "games/*/events.py",
    "games/*/kinds.py",
    "games/*/city.py",
    "games/*/decks.py",
    "games/*/open.py",
    "games/*/state.py",
    "games/*/view.py",
    "games/*/scoring.py",
    "games/*/fog.py",
    "games/*/rules/*.py",
    "games/*/paths.py",
    "games/*/bids.py",
    "games/*/payments.py",
    "games/*/plan.py",
    "games/*/points.py",
    "games/*/habits.py",
    "games/*/worth.py",
    "games/*/bots.py",
    "games/*/features.py",
    "lab/batch.py",
    "table/changes.py",
    "table/codec.py",
)
# These talk to libraries that gain nothing from being called by compiled code.
LEFT_OUT = ("catalog", "declared", "plain_lines", "reading", "shown", "small", "toml")
INTERPRETED = tuple(f"parts/{name}.py" for name in LEFT_OUT)


def sources(package: Path = PACKAGE) -> list[tuple[str, Path]]:
    """The modules of the compile group, as (module name, file), in a fixed order."""
    left_out = {package / name for name in INTERPRETED}
    files = sorted(file for pattern in GROUP for file in package.glob(pattern))
    return [
        (".".join((package.name, *file.relative_to(package).with_suffix("").parts)), file)
        for file in files
        if file.name != "__init__.py" and file not in left_out
    ]


def machine() -> str:
    """The kind of Python and machine a build is for; builds for others are left alone."""
    processor = os.uname().machine if hasattr(os, "uname") else ""
    # The suffix names the interpreter and the system, but not the processor on a Mac: ".cpython-311-darwin.so".
    return f"{EXTENSION_SUFFIXES[0].split('.')[1]}-{processor}"


def key(package: Path = PACKAGE) -> str:
    """The name of the one build that may stand in for the sources as they are now."""
    digest = sha256()
    for name, file in sources(package):
        text = file.read_bytes()
        digest.update(f"{name} {len(text)}\n".encode())
        digest.update(text)
    return f"{machine()}-{digest.hexdigest()[:20]}"


def quick() -> bool:
    """Whether a build will do that is made in half the time and plays more slowly: FOGLINE_QUICK=1, for checks."""
    return bool(os.environ.get("FOGLINE_QUICK"))


def shelf(package: Path = PACKAGE) -> Path:
    """Where builds are kept: in the checkout, or for an installed package in the user's cache."""
    root, name = package.parent.parent, "quick" if quick() else "fast"
    if package.parent.name == "src" and (root / "pyproject.toml").is_file():
        return root / "build" / name
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "fogline" / name


def shelf_changed(package: Path = PACKAGE) -> int:
    """When a build was last put there or taken away; who began before may run another one than it would now."""
    try:
        return shelf(package).stat().st_mtime_ns
    except OSError:
        return 0


def folder(package: Path = PACKAGE) -> Path:
    """The folder of the build for the sources as they are now, whether or not it has been made."""
    return shelf(package) / key(package)


def carried(package: Path, name: str) -> Path:
    """Where a wheel carries a build with it."""
    return package / "compiled" / name


def places(package: Path, name: str) -> list[Path]:
    """Where a build of this name may lie. Where a quick one will do, so will any other."""
    own = shelf(package)
    return [own.with_name("fast") / name, own / name, carried(package, name)]


def modules(build: Path) -> dict[str, Path]:
    """The compiled modules of a complete build; none when it is missing or was interrupted."""
    try:
        lines = (build / MANIFEST).read_text(encoding="utf-8").splitlines()
    except OSError:
        return {}
    pairs = (line.split("\t") for line in lines if "\t" in line)
    return {name: build / file for name, file in pairs}


class Finder:
    """Python's import asks this first; it answers for the compiled modules only."""

    def __init__(self, compiled: dict[str, Path]) -> None:
        self.compiled = compiled

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.compiled.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))


def active() -> bool:
    """Whether this process runs the compiled modules."""
    return any(isinstance(finder, Finder) for finder in sys.meta_path)


def usable(package: Path = PACKAGE) -> dict[str, Path]:
    """The compiled modules for exactly these sources, where there are any; FOGLINE_PURE=1 keeps to the sources."""
    # Where there is no build at all there is nothing to hash for. Compiled code keeps its rows with librt, which comes
    # with the tools that compile it.
    nothing = not any(place.is_dir() for place in places(package, ""))
    if os.environ.get("FOGLINE_PURE") or nothing or not find_spec("librt"):
        return {}
    return next(filter(None, map(modules, places(package, key(package)))), {})


def install(package: Path = PACKAGE) -> None:
    """Use the compiled build if there is one."""
    if not active() and (compiled := usable(package)):
        sys.meta_path.insert(0, Finder(compiled))
