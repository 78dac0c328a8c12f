"""fogline day: the deal of the day, by lines of text; in a browser it is behind a game's card."""

from argparse import Namespace

from fogline.cli import inputs
from fogline.cli.parser import Parser
from fogline.core.text import Speaker
from fogline.learn.day import find_day
from fogline.tui.day_lines import DayTable
from fogline.tui.paper import Paper


def add(parser: Parser) -> None:
    parser.option("game", metavar="GAME")
    parser.option("--date", metavar="DATE", default="")
    parser.option("--alone", action="store_true")
    parser.option("--name", metavar="NAME", type=inputs.names, default=[])


def run(args: Namespace, say: Speaker) -> int:
    day = find_day(args.game, args.date, args.alone)
    return DayTable(day, say.lang, Paper(), args.name[0] if args.name else "").play()
