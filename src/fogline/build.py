"""Compiles the group of `fogline.fast` with mypyc."""

import importlib
import importlib.metadata
import importlib.util
import os
import shutil
import signal
import site
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
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

def in_few(sources):
    # Without optimising, most of the work would be to read the same headers for each of a hundred files.
    modules = [file for file in sources if os.path.basename(file).startswith("__native_")]
    modules.sort(key=os.path.getsize)
    few = [os.path.join(os.path.dirname(modules[0]), f"few_{nth}.c") for nth in range(min(8, len(modules)))]
    for nth, name in enumerate(few):
        with open(name, "w") as file:
            file.writelines(f'#include "{os.path.basename(module)}"\\n' for module in modules[nth::len(few)])
    return few + [file for file in sources if file not in modules]

# ./check is the place to be strict; what core/rows.py guards is for an interpreter.
# Of what is not compiled only types are asked; its imports may be missing where a wheel is built.
checked = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports", "--always-false=INTERPRETED"]
files, flags, quick = sys.argv.pop(1).split("|"), sys.argv.pop(1).split(), sys.argv.pop(1) == "quick"
# A C file for each module: half the work of one large file, and no slower to run than that at -O3.
made = mypycify([*checked, *files], opt_level="0" if quick else "2", debug_level="0", multi_file=True,
    group_name="fogline_fast")
for each in made:
    if each.name == "fogline_fast__mypyc":  # the others, one for each module, only point into this one
        each.extra_compile_args = each.extra_compile_args + flags
        each.extra_link_args = flags
        if quick:
            each.sources = in_few(each.sources)
setup(name="fogline_fast", packages=[], ext_modules=made)
"""


GROUP = "fogline_fast"
"""What our own modules are called together."""
# The modules call each other only: nobody else needs to find their functions, or may step in between.
AMONG_US = "-fvisibility=hidden -fno-semantic-interposition"
# So they can be made fit for each other once more when they are linked. Other compilers may lack the linker for it.
GCC_ALSO = "-flto=auto"
# Seconds of each kind of play that a profile is made of, for every game.
PRACTICE = ("-m", "fogline", "bench", "--json", "--seconds", "1")
PROFILED = "by profile"


PATIENCE = 19
"""How far a build that nobody waits for stands back, as ``nice`` counts it."""


class CannotCompile(Exception):
    """Why there is no compiled build, as a sentence for the person who asked for it."""


def obstacle() -> str | None:
    """What this machine lacks for compiling, or None."""
    if not has_tools():
        return (
            "Compiling needs mypy and setuptools: pip install 'fogline[fast]', or in a checkout ./check --setup-only."
        )
    return lacking()


def has_tools() -> bool:
    return all(importlib.util.find_spec(tool) for tool in ("mypyc", "setuptools"))


def lacking() -> str | None:
    """What no package can bring."""
    if shutil.which(compiler()) is None:
        return f"Compiling needs a C compiler, and {compiler()} is not on the PATH. Fogline plays the same without it."
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Compiling needs Python's C headers (Python.h); on Debian and Ubuntu they are in python3-dev."
    return None


def compiler() -> str:
    """The C compiler that Python's own tools would call."""
    command: str = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return command.split()[0]


def is_gcc() -> bool:
    return "gcc" in Path(compiler()).name


def flags(more: str = "") -> str:
    """What is asked of the C compiler; the user's own wishes come last."""
    thorough = GCC_ALSO if is_gcc() and not fast.quick() else ""
    return " ".join([AMONG_US, thorough, more, os.environ.get("CFLAGS", "")])


def build(
    verbose: bool = False, package: Path = fast.PACKAGE, profile: bool = False, practice: Sequence[str] = PRACTICE
) -> Path:
    """The folder with the compiled build of the sources as they are now, made if need be.

    With a ``profile`` it is made twice: the first one plays (``practice`` is what Python is told to do) and counts
    which way it goes at every turn, and the second is made for that.
    """
    problem = obstacle() or (None if is_gcc() or not profile else "A build by profile needs gcc.")
    if problem:
        raise CannotCompile(problem)
    for made in fast.places(package, fast.key(package)):
        maker = _maker(made)
        if maker == _mypyc(True) or (maker == _mypyc() and not profile):
            return made
    with tempfile.TemporaryDirectory(prefix="fogline-") as name:
        # A copy, so that sources edited meanwhile cannot get a build that is not theirs.
        copy = Path(name, "src", package.name)
        shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        if not fast.sources(copy):
            raise CannotCompile(f"There is nothing to compile in {package}.")
        made = fast.shelf(package) / fast.key(copy)
        _compile(copy, verbose, _practise(copy, verbose, practice) if profile else "")
        put(Path(name, "lib"), made, profile)
    remove_older(made)
    return made


def _practise(package: Path, verbose: bool, practice: Sequence[str]) -> str:
    """Makes a build that counts, lets it play, and tells the C compiler where the counts are."""
    root = package.parent.parent
    counts, cache = root / "counts", root / "cache"
    _compile(package, verbose, f"-fprofile-generate={counts}")
    put(root / "lib", cache / "fogline" / "fast" / fast.key(package), False)
    # It looks for builds of a package that is no checkout in the cache, and finds this one only.
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "XDG_CACHE_HOME": str(cache), "FOGLINE_PURE": ""}
    run = subprocess.run([sys.executable, *practice], env=environment, stdout=subprocess.DEVNULL)
    if run.returncode or not counts.is_dir():
        raise CannotCompile("The build that was to be counted did not play.")
    for left in ("lib", "temp"):
        shutil.rmtree(root / left)
    return f"-fprofile-use={counts} -fprofile-correction -Wno-missing-profile"


def _compile(package: Path, verbose: bool, more: str = "") -> None:
    """Runs mypyc and the C compiler beside a copy of the package, into the folder lib next to src."""
    src = package.parent
    compile_files(src, [str(file.relative_to(src)) for _, file in fast.sources(package)], GROUP, verbose, more)


def compile_files(src: Path, files: Sequence[str], group: str, verbose: bool, more: str = "") -> None:
    """Runs mypyc and the C compiler on files below ``src``, as one group, into the folder lib next to it."""
    how = "quick" if fast.quick() else "thorough"
    setup = [sys.executable, "-c", SETUP.replace(GROUP, group), "|".join(files), flags(more), how]
    together = f"--parallel={os.cpu_count()}"
    command = [*setup, "build_ext", together, "--build-lib", "../lib", "--build-temp", "../temp"]
    # The copy must be found before the original, and must not load an earlier build.
    where = [src] if group == GROUP else [src, *beside_libraries()]
    environment = {**os.environ, "MYPYPATH": os.pathsep.join(map(str, where)), "FOGLINE_PURE": "1"}
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


def beside_libraries() -> list[Path]:
    """Where a guest's Fogline lies, if mypy has to be told: among libraries it looks by itself, and refuses more."""
    libraries = {Path(folder).resolve() for folder in (*site.getsitepackages(), site.getusersitepackages())}
    return [] if fast.PACKAGE.parent.resolve() in libraries else [fast.PACKAGE.parent]


def put(lib: Path, made: Path, profile: bool = False) -> None:
    """Moves finished files to the shelf in one step: a build is either whole or not there."""
    made.parent.mkdir(parents=True, exist_ok=True)
    lines = [f"mypyc {_mypyc(profile)}"]
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


def remove_older(made: Path) -> None:
    for other in made.parent.glob(f"{fast.machine()}-*"):
        if other != made:
            shutil.rmtree(other, ignore_errors=True)


# -- a build that nobody waits for -----------------------------------------------------------------------------------


def in_background() -> "subprocess.Popen[bytes] | None":
    """Begins one in a process that stands back for everybody else; None where there is none to make, or no way to."""
    if os.environ.get("FOGLINE_PURE") or fast.usable() or lacking() or not (has_tools() or lock()):
        return None
    quiet = subprocess.DEVNULL
    command = [sys.executable, "-m", "fogline.build"]
    return subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)


def lock() -> Path | None:
    """Where to get the tools from, in a checkout that runs in its own .venv: nobody else's environment is changed."""
    root = fast.PACKAGE.parent.parent
    file = root / "requirements-compile.lock"
    return file if file.is_file() and Path(sys.prefix).resolve() == (root / ".venv").resolve() else None


def main() -> int:
    """What runs there."""
    # Told to end, it ends what it has started, and leaves no half of a build behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    if not has_tools():
        fetch = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
        if subprocess.run([*fetch, "-r", str(lock())]).returncode:
            return 1
        importlib.invalidate_caches()
    try:
        build()
    except CannotCompile:
        return 1
    return 0


def _mypyc(profile: bool = False) -> str:
    """Who makes a build, as it is noted down there."""
    version = importlib.metadata.version("mypy")
    return f"{version} {PROFILED}" if profile else version


def _maker(made: Path) -> str | None:
    """The mypyc that made a complete build: another version may generate other code, so it builds again."""
    if not fast.modules(made):
        return None
    first = (made / fast.MANIFEST).read_text(encoding="utf-8").partition("\n")[0]
    return first.removeprefix("mypyc ")


if __name__ == "__main__":
    sys.exit(main())
