"""Compiles the group of `fogline.fast` with mypyc."""

import importlib.metadata
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from fogline import fast

# Runs in a process of its own, because mypyc and setuptools write to the working folder, to sys.argv and to stdout.
SETUP = """
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from setuptools._distutils.ccompiler import CCompiler

def compile_together(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0, extra_preargs=None,
                     extra_postargs=None, depends=None):
    # What distutils does, with as many C compilers at once as there are cores.
    _, objects, after, options, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs)
    before = self._get_cc_args(options, debug, extra_preargs)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(lambda made: self._compile(made, *build[made], before, after, options), build))
    return objects

CCompiler.compile = compile_together
# ./check is the place to be strict; what core/rows.py guards is for an interpreter.
flags = ["--config-file=", "--ignore-missing-imports", "--always-false=INTERPRETED"]
files = sys.argv.pop(1).split("|")
# A C file for each module: half the work of one large file, and no slower to run than that at -O3.
setup(name="fogline_fast", packages=[], ext_modules=mypycify(
    [*flags, *files], opt_level="2", debug_level="0", multi_file=True, group_name="fogline_fast"))
"""


# The modules call each other only: nobody else needs to find their functions, or may step in between.
AMONG_US = "-fvisibility=hidden -fno-semantic-interposition"


class CannotCompile(Exception):
    """Why there is no compiled build, as a sentence for the person who asked for it."""


def obstacle() -> str | None:
    """What this machine lacks for compiling, or None."""
    if any(importlib.util.find_spec(tool) is None for tool in ("mypyc", "setuptools")):
        return "Compiling needs the developer tools: run ./check --setup-only first."
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"Compiling needs a C compiler, and {compiler} is not on the PATH. Fogline plays the same without it."
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Compiling needs Python's C headers (Python.h); on Debian and Ubuntu they are in python3-dev."
    return None


def build(verbose: bool = False, package: Path = fast.PACKAGE) -> Path:
    """The folder with the compiled build of the sources as they are now, made if need be."""
    problem = obstacle()
    if problem:
        raise CannotCompile(problem)
    made = fast.folder(package)
    if _maker(made) == _mypyc():
        return made
    with tempfile.TemporaryDirectory(prefix="fogline-") as name:
        # A copy, so that sources edited meanwhile cannot get a build that is not theirs.
        copy = Path(name, "src", package.name)
        shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        if not fast.sources(copy):
            raise CannotCompile(f"There is nothing to compile in {package}.")
        made = fast.shelf(package) / fast.key(copy)
        _compile(copy, verbose)
        _put(Path(name, "lib"), made)
    _remove_older(made)
    return made


def _compile(package: Path, verbose: bool) -> None:
    """Runs mypyc and the C compiler beside a copy of the package, into the folder lib next to src."""
    src = package.parent
    files = "|".join(str(file.relative_to(src)) for _, file in fast.sources(package))
    command = [sys.executable, "-c", SETUP, files, "build_ext", "--build-lib", "../lib", "--build-temp", "../temp"]
    # The copy must be found before the original, and must not load an earlier build.
    environment = {**os.environ, "MYPYPATH": str(src), "FOGLINE_PURE": "1"}
    environment["CFLAGS"] = f"{AMONG_US} {os.environ.get('CFLAGS', '')}".strip()
    run = subprocess.run(
        command,
        cwd=src,
        env=environment,
        text=True,
        stdout=None if verbose else subprocess.PIPE,
        stderr=None if verbose else subprocess.STDOUT,
    )
    if run.returncode:
        last = "\n".join((run.stdout or "").splitlines()[-20:])
        raise CannotCompile(f"mypyc could not compile the sources.\n{last}".rstrip())


def _put(lib: Path, made: Path) -> None:
    """Moves finished files to the shelf in one step: a build is either whole or not there."""
    made.parent.mkdir(parents=True, exist_ok=True)
    lines = [f"mypyc {_mypyc()}"]
    for file in sorted(path for path in lib.rglob("*") if path.is_file()):
        place = file.relative_to(lib)
        module = ".".join((*place.parent.parts, place.name.partition(".")[0]))
        lines.append(f"{module}\t{place.as_posix()}")
    with tempfile.TemporaryDirectory(dir=made.parent, prefix="new-") as name:
        fresh = Path(name, "build")
        shutil.copytree(lib, fresh)
        (fresh / fast.MANIFEST).write_text("\n".join(lines) + "\n", encoding="utf-8")
        if made.exists():
            made.rename(Path(name, "old"))
        fresh.rename(made)


def _remove_older(made: Path) -> None:
    for other in made.parent.glob(f"{fast.machine()}-*"):
        if other != made:
            shutil.rmtree(other, ignore_errors=True)


def _mypyc() -> str:
    return importlib.metadata.version("mypy")


def _maker(made: Path) -> str | None:
    """The mypyc that made a complete build: another version may generate other code, so it builds again."""
    if not fast.modules(made):
        return None
    first = (made / fast.MANIFEST).read_text(encoding="utf-8").partition("\n")[0]
    return first.removeprefix("mypyc ")
