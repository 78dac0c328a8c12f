"""A server for tests in a process of its own: `serve.py FOLDER [PORT]` prints its address and serves."""

import os
import socket
import sys
from dataclasses import replace
from pathlib import Path

from fogline.core.registry import games
from fogline.web.limits import UNLIMITED
from fogline.web.serve import Plan, server


def main() -> None:
    newer = os.environ.get("FOGLINE_TEST_NEWER")
    if newer:  # this game as a later Fogline would have it
        games()[newer] = replace(games()[newer], rules_version=2)
    port = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    if port == 0:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
    running = server(Plan(Path(sys.argv[1]), port=port, limits=UNLIMITED))
    print(f"http://127.0.0.1:{port}", flush=True)
    running.run()


if __name__ == "__main__":
    main()
