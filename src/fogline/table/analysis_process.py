"""A process that reckons what a game teaches: reads a record, writes progress and what is known as lines of JSON."""

import json
import os
import signal
import sys
from contextlib import suppress
from typing import Final

import msgspec

from fogline.core.record import loads
from fogline.learn.analysis import Budget
from fogline.learn.reckoning import USUAL, reckon
from fogline.table.settings import Settings, box_of

PATIENCE: Final = 10
"""How far it stands back, as ``nice`` counts it: bots at running tables go first."""
LONGEST: Final = 3600
"""Seconds after which it ends, whatever happens to whoever asked."""


def main(budget: Budget = USUAL) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this
    signal.alarm(LONGEST)
    with suppress(OSError):
        os.nice(PATIENCE)
    asked = json.loads(sys.stdin.readline())
    record = loads(asked["record"])
    shown = -1
    for progress in reckon(record, box_of(Settings(record.game, box=asked["box"])), budget):
        if progress.analysis is not None or int(100 * progress.share) > shown:
            shown = int(100 * progress.share)
            found = None if progress.analysis is None else msgspec.to_builtins(progress.analysis)
            print(json.dumps({"share": round(progress.share, 2), "analysis": found}), flush=True)


if __name__ == "__main__":
    main()
