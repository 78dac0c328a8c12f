"""fogline stdio: a table for the program that started it, by lines of JSON."""

import asyncio
from argparse import Namespace

from fogline.cli import inputs
from fogline.cli.mistake import Mistake
from fogline.cli.parser import Parser
from fogline.core.registry import find_game
from fogline.core.text import Speaker


def add(parser: Parser) -> None:
    parser.option("game", metavar="GAME")
    parser.option("--seats", metavar="N", type=inputs.whole("--seats"))
    parser.option("--bots", metavar="A,B,…", type=inputs.names)
    parser.option("--seed", metavar="S", type=inputs.whole("--seed"))
    parser.option("--option", metavar="NAME=VALUE", type=inputs.pair, action="append", default=[])
    parser.option("--box", key="box-file", metavar="FILE")


def run(args: Namespace, say: Speaker) -> int:
    from fogline.table.settings import Settings
    from fogline.web.pipe import local

    game = find_game(args.game)
    bots = args.bots or [inputs.usual_bot(game)] * ((args.seats or max(2, game.seats[0])) - 1)
    box = inputs.text_of(args.box) if args.box else ""
    settings = Settings(game.name, inputs.options(game, args.option), box)
    if not asyncio.run(local(settings, bots, args.seed, say.lang)):
        raise Mistake("pipe-closed", code=1)
    return 0
