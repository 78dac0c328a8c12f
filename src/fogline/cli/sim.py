"""fogline sim: bots play many games."""

import json
import os
import sys
from argparse import Namespace
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fogline.cli import fallbacks, inputs
from fogline.cli.games import title
from fogline.cli.mistake import Mistake
from fogline.cli.paper import table
from fogline.cli.parser import Parser
from fogline.cli.text import SAYS
from fogline.cli.writing import check_ours
from fogline.core.game import AnyGame
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.lab.answers import Failed, by_bot
from fogline.lab.cluster import NoRay
from fogline.lab.run import LIMIT, Job, Violated, record_name, spread
from fogline.lab.sure import Sure, share
from fogline.lab.tables import ABOUT, FILES, Tables
from fogline.lab.tally import Tally
from fogline.lab.workers import many


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
    parser.option("--records", metavar="DIR")
    parser.option("--audit", action="store_true")
    parser.option("--strict", action="store_true")
    parser.option("--cluster", metavar="local|ADDRESS")


def run(args: Namespace, say: Speaker) -> int:
    game = find_game(args.game)
    job = job_of(args, game)
    started = perf_counter()
    counted = Count(job, game)
    try:
        counted.play(args, say)
    except BrokenProcessPool:
        raise Mistake("worker-lost", code=1) from None
    except Violated as problem:
        raise Mistake("violated", problem=str(problem), code=1) from None
    except Failed as failed:
        raise fallbacks.strict(failed, say) from None
    except NoRay:
        raise Mistake("no-ray", code=1) from None
    except OSError as problem:
        if not (args.save or args.records):
            raise
        raise Mistake("unwritable", file=args.save or args.records, problem=problem.strerror, code=1) from None
    seconds = perf_counter() - started
    if counted.tally.games:
        fallbacks.warn(by_bot(job.bots, counted.tally.answers), say, aside=args.json)
        if args.json:
            print(json.dumps({**counted.tally.to_json(about(job, game)), "seconds": round(seconds, 3)}))
        else:
            report(job, game, counted.tally, seconds, say)
            if args.save:
                print(say.tell(SAYS["tables-in"], {"folder": args.save}))
    if counted.stopped:
        sys.stdout.flush()
        raise KeyboardInterrupt
    return 0


def about(job: Job, game: AnyGame) -> dict[str, Any]:
    """What was played, for whoever reads the numbers later."""
    return {
        "game": job.game,
        "seats": job.seats,
        "bots": list(job.bots),
        "options": asdict(game.read_options(job.options)),
        "seed": job.seed,
    }


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
    for folder in (args.save, args.records):
        if folder is not None:
            make_folder(folder)
    job = Job(
        game.name,
        seats,
        spread(names, seats),
        args.games,
        args.seed,
        options,
        args.box,
        args.records,
        tables=args.save is not None,
        audit=args.audit,
        strict=args.strict,
    )
    if args.save is not None:
        check_tables(Path(args.save))
    if args.records is not None:
        check_ours(Path(args.records).glob(record_name(job, "*")), '"fogline": "record"')
    return job


def check_tables(folder: Path) -> None:
    """Tables of an earlier run are written over; what only happens to have their names is not."""
    about = folder / ABOUT
    check_ours([about], '"bots"')
    if not about.exists():
        check_ours([folder / name for name in FILES], ABOUT)


def make_folder(name: str) -> None:
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise Mistake("not-a-folder", file=name) from None
    except OSError as problem:
        raise Mistake("unwritable", file=name, problem=problem.strerror, code=1) from None


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Count:
    """A job and what its games add up to so far."""

    def __init__(self, job: Job, game: AnyGame) -> None:
        self.job = job
        self.game = game
        self.tally = Tally(job.seats, game.words.unit, bots=job.bots)
        self.stopped = False
        """Whether Ctrl-C came before the last game: what is done is kept."""

    def play(self, args: Namespace, say: Speaker) -> None:
        """Play all games, with a bar for whoever watches a terminal."""
        job = self.job
        parts = many(job, args.workers or cores(), args.cluster)
        with ExitStack() as stack:
            bar = stack.enter_context(progress())
            task = bar.add_task(say.tell(SAYS["playing"]), total=job.games)
            tables = None
            if args.save is not None:
                tables = stack.enter_context(Tables(Path(args.save), job.seats, about(job, self.game)))
            try:
                for part in parts:
                    self.tally.merge(part.tally)
                    if tables is not None:
                        tables.add(part)
                    bar.advance(task, part.tally.games)
            except KeyboardInterrupt:
                self.stopped = True


def progress() -> Progress:
    columns: list[Any] = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


def report(job: Job, game: AnyGame, tally: Tally, seconds: float, say: Speaker) -> None:
    words = Speaker(say.lang, game.words)
    answers = by_bot(job.bots, tally.answers)
    about = {"title": title(game, say), "games": tally.games, "seats": job.seats, "seed": job.seed}
    print(say.tell(SAYS["sim-title"], about) + "\n")
    rows = [
        [
            str(seat + 1),
            fallbacks.marked(bot, answers),
            *numbers(tally.won([seat]), tally.finished, tally.score(seat), say),
        ]
        for seat, bot in enumerate(job.bots)
    ]
    if tally.automa_games:
        name = words.tell(game.words.automa) or say.tell(SAYS["automa"])
        rows.append(["", name, *numbers(tally.automa_won(), tally.finished, tally.automa_score(), say)])
    table([say.tell(SAYS[key]) for key in ("seat", "bot", *NUMBERS)], rows, 5)
    print()
    by_team(tally, say)
    print()
    for ending, n in sorted(tally.ended_by.items()):
        often = share(n, tally.finished)
        told = {"share": say.number(often.value, ".0%"), "sure": between(often, ".0%", say)}
        print(say.tell(SAYS["ended-by"], {"n": n, "ending": words.ending(ending), **told}))
    if tally.finished < tally.games:
        print(say.tell(SAYS["unfinished"], {"n": tally.games - tally.finished, "limit": LIMIT}))
    moves = tally.length()
    values = {
        "moves": say.number(moves.value, ".1f"),
        "sure": between(moves, ".1f", say) or say.number(moves.low, ".1f"),
    }
    values["seconds"] = say.number(seconds, ".1f")
    print(say.tell(SAYS["sim-end"], values))
    if job.records:
        print(say.tell(SAYS["saved-in"], {"n": tally.games, "folder": job.records}))


NUMBERS = ("wins", "share", "sure", "mean-score", "sure")
"""The columns of what a seat or a bot has won."""


def by_team(tally: Tally, say: Speaker) -> None:
    """Each bot's total over its seats, where that says more than the seats do."""
    teams = tally.teams()
    if len(teams) < 2 or all(len(seats) == 1 for seats in teams.values()):
        return
    rows = [
        [bot, str(len(seats)), *numbers(tally.won(seats), tally.finished, tally.team_score(bot, seats), say)]
        for bot, seats in teams.items()
    ]
    table([say.tell(SAYS[key]) for key in ("bot", "seats-of", *NUMBERS)], rows, 6)
    print()


def numbers(won: Sure, finished: int, mean: Sure, say: Speaker) -> list[str]:
    """Wins, their share and the mean score as a row shows them, with how sure they are."""
    wins = say.number(round(won.value * finished, 2), "g")
    if not finished:
        return [wins, "", "", "", ""]
    return [
        wins,
        say.number(won.value, ".0%"),
        between(won, ".0%", say),
        say.number(mean.value, ".1f"),
        between(mean, ".1f", say),
    ]


def between(sure: Sure, form: str, say: Speaker) -> str:
    """The ends of an interval, where there is one."""
    return f"{say.number(sure.low, form)} … {say.number(sure.high, form)}" if sure.low < sure.high else ""
