"""fogline bench: how fast the games play here."""

import json
import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Mapping
from typing import Final

from fogline import fast
from fogline.cli import inputs
from fogline.cli.mistake import Mistake
from fogline.cli.paper import table
from fogline.cli.parser import Parser
from fogline.cli.text import SAYS
from fogline.core.registry import find_game, games
from fogline.core.text import Speaker
from fogline.lab.bench import measure, peer

Numbers = Mapping[str, float]
COLUMNS: Final = {
    "moves_per_second": ("moves-per-second", ",.0f"),
    "games_per_second": ("games-per-second", ",.1f"),
    "copy_us": ("copy", ".2f"),
    "imagine_playout_per_second": ("imagine", ",.1f"),
    "search_per_second": ("search", ",.1f"),
    "sheet_us": ("sheet", ".1f"),
    "net_us": ("net", ".1f"),
}
LESS_IS_BETTER: Final = ("copy_us", "sheet_us", "net_us")


def add(parser: Parser) -> None:
    parser.option("game", metavar="GAME", nargs="*")
    parser.option("--seconds", metavar="S", type=inputs.seconds, default=2.0)
    parser.option("--box", key="box-file", metavar="FILE")
    parser.option("--json", action="store_true")


def run(args: Namespace, say: Speaker) -> int:
    chosen = [find_game(name) for name in args.game] or list(games().values())
    if args.box and len(chosen) != 1:
        raise Mistake("box-one-game")
    boxes = {game.name: inputs.box(game, args.box) for game in chosen}
    build = "compiled" if fast.active() else "pure"
    measured: dict[str, Numbers] = {
        game.name: measure(game, boxes[game.name], args.seconds) for game in chosen
    }  # fmt: skip
    if args.json:
        print(json.dumps({"build": build, "games": measured}))
        return 0
    pure = measure_pure(args) if fast.active() else {}
    rows: list[list[str]] = []
    for name, numbers in measured.items():
        if name in pure:
            rows.append([name, say.tell(SAYS["pure"]), *cells(pure[name])])
        rows.append([name, say.tell(SAYS[build]), *cells(numbers)])
        if name in pure:
            rows.append([name, say.tell(SAYS["ratio"]), *ratios(numbers, pure[name])])
    print(say.tell(SAYS["bench-about"]) + "\n")
    headers = ["name", "build", *(header for header, _ in COLUMNS.values())]
    table([say.tell(SAYS[key]) for key in headers], rows, len(COLUMNS))
    hearts = peer(args.seconds / 2)
    if hearts is not None:
        print("\n" + say.tell(SAYS["bench-peer"], {"rate": f"{hearts:,.0f}"}))
    if not fast.active():
        print("\n" + say.tell(SAYS["bench-pure"]))
    return 0


def measure_pure(args: Namespace) -> dict[str, Numbers]:
    """The same in a process that leaves the compiled build aside."""
    command = [sys.executable, "-m", "fogline", "bench", *args.game, "--json", "--seconds", str(args.seconds)]
    if args.box:
        command += ["--box", args.box]
    done = subprocess.run(command, env={**os.environ, "FOGLINE_PURE": "1"}, stdout=subprocess.PIPE, check=True)
    answer: dict[str, Numbers] = json.loads(done.stdout)["games"]
    return answer


def cells(numbers: Numbers) -> list[str]:
    return [format(numbers[name], form) for name, (_, form) in COLUMNS.items()]


def ratios(compiled: Numbers, pure: Numbers) -> list[str]:
    """How many times better each number is."""
    times: dict[str, float] = {}
    for name in COLUMNS:
        more, less = (pure, compiled) if name in LESS_IS_BETTER else (compiled, pure)
        times[name] = more[name] / less[name] if less[name] else 0.0
    return [f"{times[name]:.1f} ×" for name in COLUMNS]
