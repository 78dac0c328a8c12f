"""A server for tests in a process of its own: `serve.py FOLDER PORT PREFIX` prints its address and serves."""

import os
import signal
import sys
import threading
from dataclasses import replace
from pathlib import Path

from fogline.core.registry import games
from fogline.table import analyses
from fogline.web.limits import UNLIMITED
from fogline.web.serve import Plan, Server

SMALL = str(Path(__file__).parents[1] / "learn" / "small_analysis.py")
"""What finished games teach is reckoned by few games here."""


def main() -> None:
    newer = os.environ.get("FOGLINE_TEST_NEWER")
    if newer:  # this game as a later Fogline would have it
        games()[newer] = replace(games()[newer], rules_version=games()[newer].rules_version + 1)
    folder, port, prefix = sys.argv[1:]
    analyses.COMMAND = (sys.executable, SMALL)
    running = Server(Plan(Path(folder), port=int(port), limits=UNLIMITED, prefix=prefix, call_private=True))
    threading.Thread(target=leave_with_the_test, daemon=True).start()
    print(running.address, flush=True)
    running.run()


def leave_with_the_test() -> None:
    """The test holds the other end of stdin: when it is gone, however it ended, nobody is left to serve."""
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
