"""A process that answers like fogline.table.bot_process, without the games, so that it starts at once.

Some of its minds fail; some write down that they were asked, in a folder, and wait there for a sign.
"""

import json
import os
import pickle
import struct
import sys
import time
from pathlib import Path

LENGTH = struct.Struct("!I")
PATIENCE = 300.0


def wait(mind: str, folder: Path) -> None:
    with (folder / "asked").open("a") as asked:
        asked.write(f"{mind} {os.getpid()}\n")
    end = time.monotonic() + PATIENCE
    while not (folder / "go").exists() and time.monotonic() < end:
        time.sleep(0.01)


def answer(mind: str, legal: list[int], reasons: bool) -> str:
    """What stands behind a colon in a mind's name only tells one from another."""
    name = mind.partition(":")[0]
    if name == "dies":
        os._exit(3)
    if name == "hangs":
        time.sleep(PATIENCE)
    if name == "complains":
        return "a bad day"
    if name in ("waits", "expert"):
        wait(mind, Path(sys.argv[1]))
        return json.dumps([legal[0], [], ""] if reasons else legal[0])
    return json.dumps(legal[-1])


def main() -> None:
    sys.stdout.buffer.write(LENGTH.pack(0))
    sys.stdout.buffer.flush()
    while head := sys.stdin.buffer.read(LENGTH.size):
        _, _, mind, _, legal, _, _, reasons, _ = pickle.loads(sys.stdin.buffer.read(LENGTH.unpack(head)[0]))
        text = answer(mind, legal, reasons).encode()
        sys.stdout.buffer.write(LENGTH.pack(len(text)) + text)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
