"""A server for tests in a process of its own: `serve.py FOLDER [PORT]` prints its address and serves."""

import sys
from pathlib import Path

from fogline.web.limits import UNLIMITED
from fogline.web.serve import Plan, Server


def main() -> None:
    running = Server(Plan(Path(sys.argv[1]), port=int((sys.argv[2:] or ["0"])[0]), limits=UNLIMITED))
    print(running.address, flush=True)
    running.run()


if __name__ == "__main__":
    main()
