"""fogline sim: bots play many games."""

import json
import os
import sys
from argparse import Namespace
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fogline.cli import inputs
from fogline.cli.games import title
from fogline.cli.mistake import Mistake
from fogline.cli.paper import table
from fogline.cli.parser import Parser
from fogline.cli.text import SAYS
from fogline.core.match import AnyGame
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.lab.run import LIMIT, Job, many, spread
from fogline.lab.tally import Tally

WORTH_SHARING = 100
"""From so many games on, other processes are started unasked."""


def add(parser: Parser) -> None:
    parser.option("game", metavar="GAME")
    parser.option("--seats", metavar="N", type=inputs.whole("--seats"))
    parser.option("--bots", metavar="A,B,…", type=inputs.names)
    parser.option("--games", key="games-number", metavar="N", type=inputs.whole("--games", 1), default=100)
    parser.option("--seed", metavar="S", type=inputs.whole("--seed"), default=0)
    parser.option("--workers", metavar="K", type=inputs.whole("--workers", 1))
    parser.option("--option", metavar="NAME=VALUE", type=inputs.pair, action="append", default=[])
    parser.option("--box", key="box-file", metavar="FILE")
    parser.option("--json", action="store_true")
    parser.option("--save", metavar="DIR")


def run(args: Namespace, say: Speaker) -> int:
    game = find_game(args.game)
    job = job_of(args, game)
    started = perf_counter()
    try:
        tally = count(job, args.workers or usual_workers(job.games), game.words.unit, say)
    except BrokenProcessPool:
        raise Mistake("worker-lost", code=1) from None
    except OSError as problem:
        if not job.save:
            raise
        raise Mistake("unwritable", file=job.save, problem=problem.strerror, code=1) from None
    seconds = perf_counter() - started
    if args.json:
        about = {
            "game": job.game,
            "seats": job.seats,
            "bots": list(job.bots),
            "options": asdict(game.read_options(job.options)),
            "seed": job.seed,
        }
        print(json.dumps({**tally.to_json(about), "seconds": round(seconds, 3)}))
    else:
        report(job, game, tally, seconds, say)
    return 0


def job_of(args: Namespace, game: AnyGame) -> Job:
    """What is asked for, with everything checked before the first game begins."""
    names = inputs.bots(game, args.bots if args.bots is not None else [inputs.usual_bot(game)])
    if not names:
        raise Mistake("no-bots")
    seats = args.seats
    if seats is None:
        seats = len(names) if len(names) in game.seats else game.seats[0]
    game.check_seats(seats)
    if len(names) > seats:
        raise Mistake("bots-and-seats", bots=len(names), seats=seats)
    options = inputs.options(game, args.option)
    inputs.box(game, args.box)
    if args.save is not None:
        make_folder(args.save)
    return Job(game.name, seats, spread(names, seats), args.games, args.seed, options, args.box, args.save)


def make_folder(name: str) -> None:
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise Mistake("not-a-folder", file=name) from None
    except OSError as problem:
        raise Mistake("unwritable", file=name, problem=problem.strerror, code=1) from None


def usual_workers(games: int) -> int:
    if games < WORTH_SHARING:
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def count(job: Job, workers: int, unit: int, say: Speaker) -> Tally:
    """Play all games, with a bar for whoever watches a terminal."""
    total = Tally(job.seats, unit)
    columns: list[Any] = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(say.tell(SAYS["playing"]), total=job.games)
        for part in many(job, workers):
            total.merge(part)
            bar.advance(task, part.games)
    return total


def report(job: Job, game: AnyGame, tally: Tally, seconds: float, say: Speaker) -> None:
    words = Speaker(say.lang, game.words)
    about = {"title": title(game, say), "games": tally.games, "seats": job.seats, "seed": job.seed}
    print(say.tell(SAYS["sim-title"], about) + "\n")
    rows = [
        [str(seat + 1), bot, *numbers(float(tally.wins[seat]), tally.finished, tally.mean_scores[seat])]
        for seat, bot in enumerate(job.bots)
    ]
    if tally.automa_games:
        name = words.tell(game.words.automa) or say.tell(SAYS["automa"])
        mean = tally.mean(tally.automa_units, tally.automa_games)
        rows.append(["", name, *numbers(tally.automa_wins, tally.finished, mean)])
    table([say.tell(SAYS[key]) for key in ("seat", "bot", "wins", "share", "mean-score")], rows, 3)
    print()
    for ending, n in sorted(tally.ended_by.items()):
        print(say.tell(SAYS["ended-by"], {"n": n, "ending": words.ending(ending)}))
    if tally.finished < tally.games:
        print(say.tell(SAYS["unfinished"], {"n": tally.games - tally.finished, "limit": LIMIT}))
    print(say.tell(SAYS["sim-end"], {"moves": f"{tally.moves / tally.games:.1f}", "seconds": f"{seconds:.1f}"}))
    if job.save:
        print(say.tell(SAYS["saved-in"], {"n": tally.games, "folder": job.save}))


def numbers(wins: float, finished: int, mean: float) -> list[str]:
    """Wins, their share and the mean score as a row shows them."""
    return [f"{wins:g}", f"{wins / finished:.0%}" if finished else "", f"{mean:.1f}"]
