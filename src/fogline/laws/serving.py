"""A server for tests: the games that are installed, at an address of this machine, for as long as it is needed."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 600


@contextmanager
def served(
    folder: Path, python: str | Path = sys.executable, environment: Mapping[str, str] | None = None
) -> Iterator[str]:
    """The address of a server that keeps its tables in this folder. The system is asked for a port."""
    command = [str(python), "-m", "fogline", "serve", "--port", "0", "--data", str(folder)]
    running = subprocess.Popen(
        command, env=environment or os.environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert running.stdout is not None
    try:
        found = re.search(r"http://[\d.]+:\d+", next((line for line in running.stdout if "http://" in line), ""))
        assert found, "the server did not come up"
        yield found[0]
    finally:
        running.terminate()
        running.wait(PATIENCE)
        running.stdout.close()
