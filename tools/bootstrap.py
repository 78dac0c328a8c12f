"""Makes .venv and installs Fogline into it from a hashed lock; does nothing when that is already so."""

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "fogline-setup"
UV_LOCK = ROOT / "tools" / "uv.lock"
LINE = re.compile(r"^[\w.\[\]-]+==", re.MULTILINE)
"""How a package begins in a lock."""
LOCKS = {"play": ROOT / "requirements.lock", "dev": ROOT / "requirements-dev.lock"}

# A user's own settings may send packages elsewhere than into .venv.
ELSEWHERE = {"PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "VIRTUAL_ENV"}
ENVIRONMENT = {name: value for name, value in os.environ.items() if name not in ELSEWHERE} | {
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "UV_SYSTEM_CERTS": "1",
    "UV_PYTHON_DOWNLOADS": "never",
}


def main(profile: str) -> None:
    home = home_stamp()
    made_for = STAMP.read_text(encoding="utf-8").splitlines() if STAMP.is_file() and PYTHON.exists() else []
    # The developer's packages include the player's, so either stamp will do for playing.
    enough = {package_stamp(name) for name in ("dev", profile)}
    if made_for[:1] == [home] and made_for[-1] in enough:
        return
    say("Setting up Fogline in .venv; this happens once, and takes a minute or some.")
    if made_for[:1] != [home]:
        say("  1 of 3: an environment for Python")
        make_venv()
    STAMP.unlink(missing_ok=True)
    install(LOCKS[profile])
    STAMP.write_text(f"{home}\n{package_stamp(profile)}\n", encoding="utf-8")


def home_stamp() -> str:
    """What a virtual environment cannot survive a change of: its Python and its place."""
    return digest(sys.version.encode(), str(VENV).encode())


def package_stamp(profile: str) -> str:
    """What asks for a new installation: other packages, or other metadata of our own."""
    return digest(LOCKS[profile].read_bytes(), (ROOT / "pyproject.toml").read_bytes())


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def make_venv() -> None:
    missing = [module for module in ("venv", "ensurepip") if importlib.util.find_spec(module) is None]
    # Called from inside a virtual environment, perhaps the very one to be replaced, the Python below it must do it.
    base = getattr(sys, "_base_executable", None) or sys.executable
    if missing or not run(base, "-m", "venv", "--clear", str(VENV)):
        fail(
            f"This Python ({base}) cannot make virtual environments"
            + (f": it lacks the module {missing[0]}." if missing else "; what it said is above."),
            "On Debian and Ubuntu: sudo apt install python3-venv.",
            "Or name another Python: FOGLINE_PYTHON=/path/to/python",
        )


def install(lock: Path) -> None:
    packages = ["--quiet", "--require-hashes", "-r", str(lock)]
    # Without build isolation nothing is fetched beyond the lock, which holds the build backend.
    ourselves = ["--quiet", "--no-deps", "--no-build-isolation", "-e", str(ROOT)]
    say("  2 of 3: the tool that installs (uv, or pip where it cannot be had)")
    fast = have_uv()
    say(f"  3 of 3: {len(LINE.findall(lock.read_text(encoding='utf-8')))} packages of {lock.name}, and Fogline itself")
    if fast:
        uv = (str(VENV / "bin" / "uv"), "pip", "install", "--python", str(PYTHON))
        if run(*uv, *packages) and run(*uv, *ourselves):
            return
        say("uv could not do it; trying again with pip.")
    pip = (str(PYTHON), "-m", "pip", "install")
    if not (run(*pip, *packages) and run(*pip, *ourselves)):
        fail("Fogline's packages could not be installed; what pip said is above. Is this machine online?")


def have_uv() -> bool:
    """uv installs the same lock several times faster than pip, but not every machine can have it."""
    get = (str(PYTHON), "-m", "pip", "install", "--quiet", "--retries", "1", "--only-binary", ":all:")
    return run(*get, "--require-hashes", "-r", str(UV_LOCK), quiet=True)


def run(*command: str, quiet: bool = False) -> bool:
    """Whether a command succeeded. What it says goes to stderr: stdout belongs to the command that is being set up."""
    output = subprocess.DEVNULL if quiet else sys.stderr
    try:
        return subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, stdout=output, stderr=output).returncode == 0
    except OSError as problem:
        say(f"{command[0]} could not be run: {problem.strerror}.")
        return False


def say(*lines: str) -> None:
    print(*lines, sep="\n", file=sys.stderr, flush=True)


def fail(*lines: str) -> None:
    say(*lines)
    sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1])
