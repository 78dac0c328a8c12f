"""Lets boardgame.io's server and this checkout's play the same game in turns, and prints what a move cost each."""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
PYTHON = ROOT / ".venv" / "bin" / "python"
NODE = {"NODE_ENV": "production", "NODE_PATH": str(HERE / "node_modules")}
"""As its makers run it: without the log of a workbench."""
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Turn:
    """What one turn of a server's cost: milliseconds of its processor time a move, and with joining."""

    move: float
    whole: float


class Side:
    """A server in a process of its own, and people in another."""

    def __init__(self, server: list[str], storm: list[str], tables: int, environment: dict[str, str]) -> None:
        self.server = started(server, environment)
        self.storm = started([*storm, told(self.server), str(tables)], environment)

    def turn(self) -> Turn:
        """Everybody sits down at new tables, then plays the games to their ends."""
        began = spent(self.server.pid)
        say(self.storm)
        assert told(self.storm) == "ready"
        seated = spent(self.server.pid)
        say(self.storm)
        moves = int(told(self.storm))
        ended = spent(self.server.pid)
        return Turn(1000 * (ended - seated) / moves, 1000 * (ended - began) / moves)

    def end(self) -> None:
        for process in (self.storm, self.server):
            process.terminate()
            process.wait()


def started(command: list[str], environment: dict[str, str]) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        command, env=os.environ | environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def told(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    line = process.stdout.readline().strip()
    if not line:
        raise SystemExit("one of the processes has ended: what it said is above")
    return line


def say(process: "subprocess.Popen[str]") -> None:
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()


def spent(pid: int) -> float:
    """Seconds of processor time so far, all threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def sides(folder: str, tables: int) -> dict[str, Side]:
    node, game = shutil.which("node") or "node", str(HERE / "game")
    ours = [str(PYTHON), "-m", "fogline.web.load", folder, "", "1"], [str(PYTHON), str(HERE / "storm.py")]
    theirs = [node, str(HERE / "theirs.js")], [node, str(HERE / "storm.js")]
    return {
        "Fogline, each move on the disk": Side(*ours, tables, {"PYTHONPATH": game}),
        "boardgame.io, in memory": Side(*theirs, tables, NODE),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often each has a turn (default 7)")
    parser.add_argument("--tables", type=int, default=100, help="tables at once, two people each (default 100)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        both = sides(folder, options.tables)
        try:
            for side in both.values():
                side.turn()  # to get warm
            rounds = [{name: side.turn() for name, side in both.items()} for _ in range(options.rounds)]
        finally:
            for side in both.values():
                side.end()
    print_table(rounds, options.tables)


def print_table(rounds: list[dict[str, Turn]], tables: int) -> None:
    print(f"noughts and crosses, two people with sockets at each of {tables} tables, {len(rounds)} rounds in turns;")
    print("milliseconds of the server's processor time: median (least to most), and so many moves a second and core")
    for name in rounds[0]:
        moves, whole = [r[name].move for r in rounds], [r[name].whole for r in rounds]
        print(f"  {name:32} a move {spread(moves)}: {1000 / median(moves):5.0f}/s;  with joining {spread(whole)}")
    ours, theirs = rounds[0]
    ratios = [r[theirs].move / r[ours].move for r in rounds]
    joined = [r[theirs].whole / r[ours].whole for r in rounds]
    print(f"Fogline makes {spread(ratios, 2)} times as many moves with a core, {spread(joined, 2)} times with joining")


def spread(values: list[float], digits: int = 3) -> str:
    return f"{median(values):.{digits}f} ({min(values):.{digits}f} to {max(values):.{digits}f})"


if __name__ == "__main__":
    if not Path("/proc/self/stat").exists():
        sys.exit("Processor time is read from /proc: this needs Linux.")
    main()
