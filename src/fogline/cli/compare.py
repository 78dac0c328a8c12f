"""fogline compare: two boxes, two options or two bots on the same deals: what differs, and how surely."""

import json
from argparse import Namespace
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from fogline.cli import fallbacks, inputs
from fogline.cli.games import title
from fogline.cli.mistake import Mistake
from fogline.cli.paper import table
from fogline.cli.parser import Parser
from fogline.cli.sim import between
from fogline.cli.text import SAYS
from fogline.core.game import AnyGame
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.lab.answers import Failed
from fogline.lab.compare import GENERAL, Pair, Row, compare, played
from fogline.lab.look import label
from fogline.lab.run import LIMIT
from fogline.lab.survey import Study

SHARES = ("first", "automa", "seat", "ending")
"""What is told as a share of the games."""


def add(parser: Parser) -> None:
    parser.option("game", metavar="GAME")
    parser.option("--seats", metavar="N", type=inputs.whole("--seats"))
    parser.option("--box", metavar="FILE", action="append", default=[])
    parser.option("--option", metavar="NAME=VALUE", type=inputs.pair, action="append", default=[])
    parser.option("--against", metavar="NAME=VALUE", type=inputs.pair, action="append", default=[])
    parser.option("--bots", metavar="A,B", type=inputs.names)
    parser.option("--games", metavar="N", type=inputs.whole("--games", 2), default=200)
    parser.option("--seed", metavar="S", type=inputs.whole("--seed"), default=0)
    parser.option("--workers", metavar="K", type=inputs.whole("--workers", 1), default=1)
    parser.option("--json", action="store_true")


def run(args: Namespace, say: Speaker) -> int:
    game = find_game(args.game)
    pair = sides(args, game)
    try:
        deals = list(played(pair, args.games, args.workers))
    except Failed as failed:
        raise fallbacks.strict(failed, say) from None
    except BrokenProcessPool:
        raise Mistake("worker-lost", code=1) from None
    if len(deals) < 2:
        raise Mistake("endless-report", n=args.games, limit=LIMIT, code=1)
    rows = compare(deals)
    if args.json:
        print(json.dumps({**about(pair), "deals": len(deals), "figures": [as_json(row) for row in rows]}))
    else:
        tell(game, pair, len(deals), rows, say)
    return 0


def sides(args: Namespace, game: AnyGame) -> Pair:
    """What is compared, everything checked before the first game begins."""
    bots = inputs.bots(game, args.bots if args.bots is not None else [inputs.usual_bot(game)])
    if not bots or len(bots) > 2 or len(args.box) > 2:
        raise Mistake("compare-two")
    boxes = [*([None] if len(args.box) < 2 else []), *args.box][:2]
    for file in args.box:
        inputs.box(game, file)
    seats = args.seats if args.seats is not None else game.seats[0]
    game.check_seats(seats)
    usual = inputs.options(game, args.option)
    chosen = [usual, {**usual, **inputs.options(game, args.against)}]
    one, other = (
        Study(game.name, seats, game.read_options(options), bot, args.seed, True, box)
        for options, bot, box in zip(chosen, (bots[0], bots[-1]), (boxes[0], boxes[-1]), strict=True)
    )
    if one == other:
        raise Mistake("compare-same")
    return Pair(one, other)


def about(pair: Pair) -> dict[str, Any]:
    return {
        "game": pair.one.game,
        "seats": pair.one.seats,
        "seed": pair.one.seed,
        "sides": [{"bot": side.bot, "box": side.box, "options": vars(side.options)} for side in (pair.one, pair.other)],
    }


def as_json(row: Row) -> dict[str, Any]:
    sure = {"one": row.one, "other": row.other, "difference": row.difference}
    return {"key": row.key, **{name: value.to_json() for name, value in sure.items()}, "clear": row.clear}


def name_of(side: Study, other: Study) -> str:
    """What makes this side another one."""
    chosen, theirs = vars(side.options), vars(other.options)
    told = [f"{name}={value}" for name, value in chosen.items() if theirs[name] != value]
    told += [side.bot] if side.bot != other.bot else []
    return ", ".join([*told, *([side.box or "box.toml"] if side.box != other.box else [])])


def tell(game: AnyGame, pair: Pair, deals: int, rows: list[Row], say: Speaker) -> None:
    words = Speaker(say.lang, game.words)
    names = name_of(pair.one, pair.other), name_of(pair.other, pair.one)
    values = {"title": title(game, say), "one": names[0], "other": names[1], "deals": deals, "seats": pair.one.seats}
    print(say.tell(SAYS["compare-title"], values) + "\n")
    shown = sorted(rows, key=lambda row: (not row.clear, row.key.split()[0] not in GENERAL))
    heads = [say.tell(SAYS["figure"]), *names, *(say.tell(SAYS[key]) for key in ("difference", "sure", "clear"))]
    table(heads, [cells(row, words, say) for row in shown if row.one != row.other], 5)
    same = sum(row.one == row.other for row in rows)
    found = sum(row.clear for row in rows)
    print("\n" + say.tell(SAYS["compare-end"], {"clear": found, "n": len(rows), "same": same}))


def cells(row: Row, words: Speaker, say: Speaker) -> list[str]:
    form = ".1%" if row.key.split()[0] in SHARES else ".2f"
    sides = [say.number(side.value, form) for side in (row.one, row.other)]
    more = say.number(row.difference.value, f"+{form}")
    sure = say.tell(SAYS["yes"]) if row.clear else ""
    return [figure(row.key, words, say), *sides, more, between(row.difference, f"+{form}", say), sure]


def figure(key: str, words: Speaker, say: Speaker) -> str:
    """What a figure is, in words."""
    sort, _, name = key.partition(" ")
    assert words.words is not None
    if sort == "seat":
        return say.tell(SAYS["figure-seat"], {"n": name})
    if sort == "ending":
        return say.tell(SAYS["figure-ending"], {"ending": words.ending(name).rstrip(".")})
    if sort in ("line", "action"):
        sentence = (words.words.lines if sort == "line" else words.words.actions)[name]
        return say.tell(SAYS[f"figure-{sort}"], {"what": label(words.gist(sentence))})
    return say.tell(SAYS[f"figure-{sort}"])
