"""fogline day: the deal of the day, in this terminal; in a browser it is behind a game's card."""

from argparse import Namespace

from fogline.cli.mistake import Mistake
from fogline.cli.parser import Parser
from fogline.cli.play import add_sitting, full_screen
from fogline.core.text import Speaker
from fogline.learn.day import find_day
from fogline.tui.day_lines import DayTable
from fogline.tui.paper import Paper


def add(parser: Parser) -> None:
    parser.option("game", metavar="GAME")
    parser.option("--date", metavar="DATE", default="")
    parser.option("--alone", action="store_true")
    add_sitting(parser)


def run(args: Namespace, say: Speaker) -> int:
    day = find_day(args.game, args.date, args.alone)
    if not args.plain and full_screen():
        # Lines work without loading what draws screens.
        from fogline.cli.screen import play_day

        return play_day(args, say, day)
    if args.server:
        raise Mistake("server-plain")
    return DayTable(day, say.lang, Paper(), args.name[0] if args.name else "").play()
