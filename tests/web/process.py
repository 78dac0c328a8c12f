"""fogline serve as people start it: a process of its own, which tells where it is."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any


def start(folder: Path, *options: str, port: int = 0, **more: Any) -> "tuple[subprocess.Popen[str], str]":
    """The process and its address. Its port is open when it tells of it; whoever comes before it runs waits."""
    command = [sys.executable, "-m", "fogline", "serve", "--port", str(port), "--data", str(folder), "--lang", "en"]
    process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True, **more)
    assert process.stdout is not None
    with process.stdout as told:
        line = told.readline()
    found = re.search(r"http://\S+:\d+", line)
    if found is None:
        process.kill()
        process.wait()
        raise AssertionError(f"the server did not start: {line}")
    return process, found[0]


def stop(process: "subprocess.Popen[Any]") -> None:
    process.terminate()
    process.wait(60)
