"""fogline report: a page about a game, from many games between bots."""

from argparse import Namespace

from fogline.bots.levels import GUIDE
from fogline.cli import inputs
from fogline.cli.ladder import write
from fogline.cli.parser import Parser
from fogline.cli.text import SAYS
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.lab.report import report
from fogline.lab.survey import survey


def add(parser: Parser) -> None:
    parser.option("game", metavar="GAME")
    parser.option("--seats", metavar="N", type=inputs.whole("--seats"))
    parser.option("--bot", metavar="A", default=GUIDE)
    parser.option("--games", metavar="N", type=inputs.whole("--games", 1), default=200)
    parser.option("--seed", metavar="S", type=inputs.whole("--seed"), default=0)
    parser.option("--option", metavar="NAME=VALUE", type=inputs.pair, action="append", default=[])
    parser.option("--levels", metavar="A,B,…", type=inputs.names, default=["novice", "casual", "strong"])
    parser.option("--save", metavar="FILE")


def run(args: Namespace, say: Speaker) -> int:
    game = find_game(args.game)
    inputs.bots(game, [args.bot])
    seats = args.seats if args.seats is not None else game.seats[-1]
    game.check_seats(seats)
    options = game.read_options(inputs.options(game, args.option))
    file = args.save or f"{game.name}-{seats}.html"
    found = survey(game, seats, options, args.games, args.bot, args.seed)
    levels = {}
    if found.automa_games:
        inputs.bots(game, args.levels)
        levels = {bot: survey(game, seats, options, args.games, bot, args.seed) for bot in args.levels}
    write(file, report(game, found, args.bot, args.seed, say.lang, levels))
    print(say.tell(SAYS["report-written"], {"file": file}))
    return 0
