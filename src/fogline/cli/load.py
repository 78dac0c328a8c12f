"""fogline load: how long a move takes to be acknowledged with many tables at once, on loopback."""

import json
import tempfile
from argparse import Namespace
from pathlib import Path

from fogline.cli import inputs
from fogline.cli.mistake import Mistake
from fogline.cli.parser import Parser
from fogline.cli.text import SAYS
from fogline.core.registry import find_game, games
from fogline.core.text import Speaker


def add(parser: Parser) -> None:
    parser.option("game", metavar="GAME", nargs="*")
    parser.option("--tables", metavar="N", type=inputs.whole("--tables", 1), default=200)
    parser.option("--seconds", metavar="S", type=inputs.seconds, default=20.0)
    parser.option("--pause", metavar="S", type=inputs.seconds, default=2.0)
    parser.option("--sockets", metavar="N", type=inputs.whole("--sockets", 1), default=0)
    parser.option("--think", metavar="BOT", default="random")
    parser.option("--processes", metavar="K", type=inputs.whole("--processes", 1), default=1)
    parser.option("--changes", action="store_true")
    parser.option("--seats", metavar="N", type=inputs.whole("--seats", 1), default=3)
    parser.option("--store", metavar="postgresql://…", default="")
    parser.option("--workers", metavar="N", type=inputs.whole("--workers", 1), default=1)
    parser.option("--json", action="store_true")


def run(args: Namespace, say: Speaker) -> int:
    from fogline.table.settings import check_bot
    from fogline.web.load import Ground, measure
    from fogline.web.storm import Plan

    if args.workers > 1 and not args.store:
        raise Mistake("workers-need-database")
    chosen = [find_game(name) for name in args.game] or list(games().values())
    seats = [(game.name, min(max(game.seats[0], args.seats), game.seats[-1])) for game in chosen]
    for game in chosen:
        check_bot(game, args.think)
    plan = Plan("", seats, args.tables, args.seconds, args.pause, args.sockets, args.think, args.changes)
    with tempfile.TemporaryDirectory() as folder:
        found = measure(Ground(Path(folder), args.store, args.workers), plan, args.processes).to_json()
    used_up = ", ".join(say.tell(SAYS[f"used-up-{name}"]) for name in found["saturated"])
    print(json.dumps(found) if args.json else say.tell(SAYS["measured"], {**found, "saturated": used_up}))
    return 0 if found["moves"] else 1
