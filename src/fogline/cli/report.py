"""fogline report: a page about a game, from many games between bots."""

import json
from argparse import Namespace
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from fogline.bots.levels import GUIDE
from fogline.cli import fallbacks, inputs
from fogline.cli.mistake import Mistake
from fogline.cli.parser import Parser
from fogline.cli.text import SAYS
from fogline.cli.writing import check_ours, write
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.lab.answers import Failed
from fogline.lab.answers import fallbacks as as_json
from fogline.lab.report import MARK, report, told
from fogline.lab.run import LIMIT
from fogline.lab.sure import as_json as numbers
from fogline.lab.survey import Survey, survey


def add(parser: Parser) -> None:
    parser.option("game", metavar="GAME")
    parser.option("--seats", metavar="N", type=inputs.whole("--seats"))
    parser.option("--bot", metavar="A", default=GUIDE)
    parser.option("--games", metavar="N", type=inputs.whole("--games", 1), default=200)
    parser.option("--seed", metavar="S", type=inputs.whole("--seed"), default=0)
    parser.option("--option", metavar="NAME=VALUE", type=inputs.pair, action="append", default=[])
    parser.option("--levels", metavar="A,B,…", type=inputs.names, default=["novice", "casual", "strong"])
    parser.option("--box", key="box-file", metavar="FILE")
    parser.option("--workers", metavar="K", type=inputs.whole("--workers", 1), default=1)
    parser.option("--save", metavar="FILE")
    parser.option("--json", action="store_true")
    parser.option("--strict", action="store_true")


def run(args: Namespace, say: Speaker) -> int:
    game = find_game(args.game)
    inputs.bots(game, [args.bot])
    seats = args.seats if args.seats is not None else game.seats[-1]
    game.check_seats(seats)
    options = game.read_options(inputs.options(game, args.option))
    inputs.bots(game, args.levels)
    box = inputs.box(game, args.box)
    file = args.save or f"{game.name}-{seats}.html"
    check_ours([Path(file)], MARK)

    def played(bot: str) -> Survey:
        return survey(game, seats, options, args.games, bot, args.seed, args.strict, args.box, args.workers)

    try:
        found = played(args.bot)
        levels = {bot: played(bot) for bot in args.levels} if found.automa_games else {}
    except Failed as failed:
        raise fallbacks.strict(failed, say) from None
    except BrokenProcessPool:
        raise Mistake("worker-lost", code=1) from None
    if not found.games:
        raise Mistake("endless-report", n=args.games, limit=LIMIT, code=1)
    write(file, report(game, found, args.bot, args.seed, say.lang, levels, box))
    answers = {args.bot: found.answers} | {bot: one.answers for bot, one in levels.items() if bot != args.bot}
    fallbacks.warn(answers, say, aside=args.json)
    if args.json:
        about = {"file": file, "game": game.name, "seats": seats, "bot": args.bot, "seed": args.seed}
        print(
            json.dumps({**about, "box": box.hash, **numbers(told(game, found, levels)), "fallbacks": as_json(answers)})
        )
    else:
        print(say.tell(SAYS["report-written"], {"file": file}))
    return 0
