"""fogline train: a net for a game, made anew from games that it plays with itself."""

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.progress import Progress

from fogline.bots import weights
from fogline.bots.adepts import ADEPT
from fogline.cli import inputs
from fogline.cli.mistake import Mistake
from fogline.cli.parser import Parser
from fogline.cli.sim import cores, make_folder, progress
from fogline.cli.text import SAYS
from fogline.cli.writing import check_ours, write
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.lab.cluster import NoRay

STAGES = ("games", "fit", "more", "gate-1", "gate-2")
"""What it does, in this order: each has a sentence ``train-…``."""


def add(parser: Parser) -> None:
    parser.option("game", metavar="GAME")
    parser.option("--seats", metavar="N", type=inputs.whole("--seats"))
    parser.option("--folder", metavar="DIR")
    parser.option("--games", metavar="N", type=inputs.whole("--games", 1), default=20_000)
    parser.option("--more", key="more-games", metavar="N", type=inputs.whole("--more", 0), default=1_000)
    parser.option("--passes", metavar="N", type=inputs.whole("--passes", 1), default=3)
    parser.option("--deals", metavar="N", type=inputs.whole("--deals", 1), default=150)
    parser.option("--iters", metavar="N", type=inputs.whole("--iters", 2), default=60)
    parser.option("--horizon", metavar="N", type=inputs.whole("--horizon", 1))
    parser.option("--seed", metavar="S", type=inputs.whole("--seed"), default=0)
    parser.option("--workers", metavar="K", type=inputs.whole("--workers", 1))
    parser.option("--cluster", metavar="local|ADDRESS")
    parser.option("--adept", action="store_true")
    parser.option("--keep", action="store_true")
    parser.option("--json", action="store_true")


def run(args: Namespace, say: Speaker) -> int:
    game = find_game(args.game)
    seats = args.seats if args.seats is not None else game.seats[0]
    game.check_seats(seats)
    if game.features is None:
        raise Mistake("no-features", game=game.name)
    if args.adept and ADEPT not in game.minds:
        raise Mistake("no-adept", game=game.name)
    try:
        from fogline.lab.learn import page, stages
    except ImportError:
        raise Mistake("no-numpy", code=1) from None
    folder = Path(args.folder or f"{game.name}-{seats}-net")
    make_folder(str(folder))
    report = folder / "report.html"
    check_ours([report], page.MARK)
    horizon = args.horizon or game.horizons.get(seats, weights.HORIZON)
    much = (args.games, args.more, args.passes, args.seed, args.deals, args.iters, horizon, args.adept)
    plan = stages.Plan(game.name, seats, *much)
    try:
        training = stages.Training(plan, folder, args.workers or cores(), args.cluster)
        watch(training, say)
    except stages.Other:
        raise Mistake("other-training", folder=folder) from None
    except NoRay:
        raise Mistake("no-ray", code=1) from None
    except OSError as problem:
        raise Mistake("unwritable", file=folder, problem=problem.strerror, code=1) from None
    write(str(report), page.page(training, training.told(), say))
    kept = False
    if args.keep and training.passed() and game.nets is not None:
        training.hand_over(game.nets)
        kept = True
    tell(training, report, kept, args.json, say)
    return 0


def watch(training: Any, say: Speaker) -> None:
    """All stages, with a bar for whoever watches a terminal."""
    with progress() as bar:
        tasks: dict[str, Any] = {}
        for done in training.run():
            show(bar, tasks, done, say)


def show(bar: Progress, tasks: dict[str, Any], done: Any, say: Speaker) -> None:
    if done.stage not in tasks:
        tasks[done.stage] = bar.add_task(say.tell(SAYS[f"train-{done.stage}"]), total=done.of)
    bar.update(tasks[done.stage], completed=done.done)


def tell(training: Any, report: Path, kept: bool, as_json: bool, say: Speaker) -> None:
    """What came of it: the gates, where the net and its report are, and whether the game has it now."""
    net = training.net(1)
    if as_json:
        gates = [{"bots": pair, "deals": len(found), "share": sum(found) / max(1, len(found))}
                 for pair, found in training.results()]  # fmt: skip
        told = {"net": str(net), "report": str(report), "passed": training.passed(), "kept": kept, "gates": gates}
        print(json.dumps(told))
        return
    for (one, other), found in training.results():
        share = say.number(sum(found) / max(1, len(found)), ".0%")
        print(say.tell(SAYS["train-gate"], {"one": one, "other": other, "share": share, "deals": len(found)}))
    print(say.tell(SAYS["train-passed" if training.passed() else "train-failed"], {"file": net}))
    if kept:
        print(say.tell(SAYS["train-kept"]))
    print(say.tell(SAYS["report-written"], {"file": report}))
    sys.stdout.flush()
