"""Lets the peers and this checkout's fogline play in turns on one core, and prints one table."""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
FOGLINE = HERE.parent.parent / ".venv" / "bin" / "fogline"
PEERS = {
    "catanatron": "catanatron, 4 players",
    "hearts": "OpenSpiel hearts",
    "leduc_poker": "OpenSpiel leduc_poker",
    "gin_rummy": "OpenSpiel gin_rummy",
}
YARDSTICK = PEERS["catanatron"]
SEARCHER = "OpenSpiel ISMCTS on hearts"
# One row's numbers of one round by name, and a round's rows by title.
Row = dict[str, float]
Round = dict[str, Row]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often everyone has a turn (default 5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="the length of a turn (default 2)")
    options = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):  # Linux only; elsewhere each of them still uses one thread
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    rounds = []
    for number in range(1, options.rounds + 1):
        print(f"round {number} of {options.rounds}", file=sys.stderr, flush=True)
        rounds.append(play_round(options.seconds))
    print_table(rounds)


def play_round(seconds: float) -> Round:
    """Everyone's turn, one after another: what slows the machine for a while slows all of them."""
    rows: Round = {}
    for peer, title in PEERS.items():
        rows[title] = ask([sys.executable, str(HERE / "measure.py"), peer, str(seconds)])
    rows[SEARCHER] = ask([sys.executable, str(HERE / "measure.py"), "ismcts", str(seconds)])
    return rows | ask_fogline(seconds, pure="1") | ask_fogline(seconds, pure="")


def ask_fogline(seconds: float, pure: str) -> Round:
    """The rows of one build. Where nothing is compiled, fogline answers as pure again: no second row then."""
    answer = ask([str(FOGLINE), "bench", "--json", "--seconds", str(seconds)], FOGLINE_PURE=pure)
    if not pure and answer["build"] == "pure":
        return {}
    return {f"fogline {game}, {answer['build']}": numbers for game, numbers in answer["games"].items()}


def ask(command: list[str], **environment: str) -> dict[str, Any]:
    run = subprocess.run(command, env=os.environ | environment, stdout=subprocess.PIPE, text=True)
    if run.returncode:
        sys.exit(f"{' '.join(command)} ended with exit code {run.returncode}; what it said is above.")
    answer: dict[str, Any] = json.loads(run.stdout)
    return answer


def print_table(rounds: list[Round]) -> None:
    print(f"{'random play on one core':32}{'moves/s':>12}{'games/s':>10}{'states/s':>12}  x catanatron (range)")
    for title in (title for title in rounds[0] if title != SEARCHER):
        row = middle(rounds, title)
        ratio = times(rounds, title, "moves_per_second", YARDSTICK, "moves_per_second")
        states = f"{row['states_per_second']:,.0f}" if "states_per_second" in row else ""
        line = f"{title:32}{row['moves_per_second']:12,.0f}{row['games_per_second']:10,.1f}{states:>12}  {ratio:20}"
        print((line + details(row)).rstrip())
    print_searches(rounds)
    if not any(title.endswith("compiled") for title in rounds[0]):
        print("fogline is not compiled here: `fogline compile` adds its rows.")


def print_searches(rounds: list[Round]) -> None:
    """Imagined games a second: OpenSpiel's are played out by chance, Fogline's by a quick mind for every seat."""
    print(f"\n{'search on one core':32}{'games/s':>12}{'by chance/s':>14}  by chance x ISMCTS (range)")
    for title, first in rounds[0].items():
        if "search_per_second" not in first:
            continue
        row = middle(rounds, title)
        chance = "imagine_playout_per_second" if "imagine_playout_per_second" in row else "search_per_second"
        ratio = times(rounds, title, chance, SEARCHER, "search_per_second")
        print(f"{title:32}{row['search_per_second']:12,.1f}{row[chance]:14,.0f}  {ratio}")


def middle(rounds: list[Round], title: str) -> Row:
    return {name: median(rows[title][name] for rows in rounds) for name in rounds[0][title]}


def times(rounds: list[Round], title: str, what: str, other: str, its: str) -> str:
    """How many times as much, with the least and the most: within each round, whose sides met the same weather."""
    found = [rows[title][what] / rows[other][its] for rows in rounds]
    return f"{median(found):.2f} ({min(found):.2f}-{max(found):.2f})"


def details(row: Row) -> str:
    if "copy_us" not in row:
        return ""
    return f"   copy {row['copy_us']:.2f} µs, imagine+playout {row['imagine_playout_per_second']:,.0f}/s"


if __name__ == "__main__":
    main()
