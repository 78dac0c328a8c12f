"""fogline vary: one number of a box over a range, and a page with what it changes."""

import json
import tempfile
from argparse import Namespace
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

from fogline.cli import fallbacks, inputs
from fogline.cli.box import shipped
from fogline.cli.mistake import Mistake
from fogline.cli.parser import Parser
from fogline.cli.text import SAYS
from fogline.cli.writing import check_ours, write
from fogline.core.game import AnyGame
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.lab.answers import Failed
from fogline.lab.run import LIMIT
from fogline.lab.sure import Sure, as_json
from fogline.lab.survey import Survey, survey
from fogline.lab.vary import MARK, numbers, outcomes, vary_page, with_number


def add(parser: Parser) -> None:
    parser.option("game", metavar="GAME")
    parser.option("number", metavar="NAME")
    parser.option("values", metavar="A,B,…", type=inputs.names)
    parser.option("--seats", metavar="N", type=inputs.whole("--seats"))
    parser.option("--bot", metavar="A")
    parser.option("--games", metavar="N", type=inputs.whole("--games", 2), default=100)
    parser.option("--seed", metavar="S", type=inputs.whole("--seed"), default=0)
    parser.option("--option", metavar="NAME=VALUE", type=inputs.pair, action="append", default=[])
    parser.option("--box", key="box-file", metavar="FILE")
    parser.option("--workers", metavar="K", type=inputs.whole("--workers", 1), default=1)
    parser.option("--save", metavar="FILE")
    parser.option("--json", action="store_true")


def run(args: Namespace, say: Speaker) -> int:
    game = find_game(args.game)
    [bot] = inputs.bots(game, [args.bot or inputs.usual_bot(game)])
    seats = args.seats if args.seats is not None else game.seats[0]
    game.check_seats(seats)
    text = inputs.text_of(args.box) if args.box else shipped(game).read_text(encoding="utf-8")
    known = numbers(text)
    if args.number not in known:
        raise Mistake("no-number", name=args.number, known=", ".join(known))
    values = sorted({inputs.whole(args.number)(value) for value in args.values})
    if len(values) < 2:
        raise Mistake("vary-two")
    file = args.save or f"{game.name}-{args.number}.html"
    check_ours([Path(file)], MARK)
    try:
        found = [outcomes(game, of_value(args, game, bot, seats, with_number(text, args.number, n))) for n in values]
    except Failed as failed:
        raise fallbacks.strict(failed, say) from None
    except BrokenProcessPool:
        raise Mistake("worker-lost", code=1) from None
    about = {"number": args.number, "usual": known[args.number], "games": args.games, "seats": seats, "bot": bot}
    if args.json:
        print(json.dumps({"game": game.name, **about, "seed": args.seed, "values": told(values, found)}))
        return 0
    words = Speaker(say.lang, game.words, game.box(None))
    about |= {"title": words.tell(game.words.title), "seed": args.seed}
    write(file, vary_page(game, words, about, values, found))
    print(say.tell(SAYS["report-written"], {"file": file}))
    return 0


def told(values: list[int], found: list[dict[str, Sure]]) -> dict[str, Any]:
    return {str(value): as_json(outcome) for value, outcome in zip(values, found, strict=True)}


def of_value(args: Namespace, game: AnyGame, bot: str, seats: int, text: str) -> Survey:
    """The games with one value, the same deals as with the others."""
    options = game.read_options(inputs.options(game, args.option))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "box.toml"
        file.write_text(text, encoding="utf-8")
        inputs.box(game, str(file))
        found = survey(game, seats, options, args.games, bot, args.seed, True, str(file), args.workers)
    if not found.games:
        raise Mistake("endless-report", n=args.games, limit=LIMIT, code=1)
    return found
