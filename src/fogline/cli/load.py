"""fogline load: how long a move takes to be acknowledged with many tables at once, on loopback."""

import json
import tempfile
from argparse import Namespace
from pathlib import Path

from fogline.cli import inputs
from fogline.cli.parser import Parser
from fogline.cli.text import SAYS
from fogline.core.registry import find_game, games
from fogline.core.text import Speaker


def add(parser: Parser) -> None:
    parser.option("game", metavar="GAME", nargs="*")
    parser.option("--tables", metavar="N", type=inputs.whole("--tables", 1), default=200)
    parser.option("--seconds", metavar="S", type=inputs.seconds, default=20.0)
    parser.option("--pause", metavar="S", type=inputs.seconds, default=2.0)
    parser.option("--json", action="store_true")


def run(args: Namespace, say: Speaker) -> int:
    from fogline.web.load import measure

    chosen = [find_game(name) for name in args.game] or list(games().values())
    seats = [(game.name, min(max(game.seats[0], 3), game.seats[-1])) for game in chosen]
    with tempfile.TemporaryDirectory() as folder:
        found = measure(Path(folder), seats, args.tables, args.seconds, args.pause).to_json()
    print(json.dumps(found) if args.json else say.tell(SAYS["measured"], found))
    return 0 if found["moves"] else 1
