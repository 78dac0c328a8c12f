"""fogline ladder: which bot is stronger, and how surely."""

import json
import sys
from argparse import Namespace
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

from fogline.bots.levels import LEVELS
from fogline.cli import fallbacks, inputs
from fogline.cli.games import title
from fogline.cli.mistake import Mistake
from fogline.cli.paper import table
from fogline.cli.parser import Parser
from fogline.cli.text import SAYS
from fogline.cli.writing import check_ours, write
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.lab.answers import Failed
from fogline.lab.answers import fallbacks as as_json
from fogline.lab.ladder import Book, Contest, Endless, Foreign, climb, seatings
from fogline.lab.rating import Pair, clear, evidence, intervals, ratings, sure_share
from fogline.lab.run import LIMIT
from fogline.lab.sure import Sure, sums
from fogline.lab.svg import dots

MARK = "fogline ladder"
"""How a picture of ours says what it is."""


def add(parser: Parser) -> None:
    parser.option("game", metavar="GAME")
    parser.option("--seats", metavar="N", type=inputs.whole("--seats"))
    parser.option("--bots", metavar="A,B,…", type=inputs.names)
    parser.option("--games", metavar="N", type=inputs.whole("--games", 1), default=200)
    parser.option("--seed", metavar="S", type=inputs.whole("--seed"), default=0)
    parser.option("--workers", metavar="K", type=inputs.whole("--workers", 1), default=1)
    parser.option("--option", metavar="NAME=VALUE", type=inputs.pair, action="append", default=[])
    parser.option("--box", key="box-file", metavar="FILE")
    parser.option("--everybody", action="store_true")
    parser.option("--whole", action="store_true")
    parser.option("--save", metavar="FILE")
    parser.option("--plot", metavar="FILE")
    parser.option("--json", action="store_true")
    parser.option("--strict", action="store_true")


def run(args: Namespace, say: Speaker) -> int:
    game = find_game(args.game)
    bots = inputs.bots(game, args.bots if args.bots is not None else list(LEVELS))
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise Mistake("ladder-bots")
    seats = args.seats if args.seats is not None else game.seats[0]
    game.check_seats(seats)
    deals = max(1, args.games // len(seatings(seats)))
    options = inputs.options(game, args.option)
    inputs.box(game, args.box)
    how = {"options": options, "strict": args.strict, "box": args.box, "whole": args.whole}
    contest = Contest(game.name, seats, tuple(bots), deals, args.seed, args.everybody, **how)
    if args.plot:
        check_ours([Path(args.plot)], MARK)
    book = open_book(contest, args.save, say)
    try:
        play(contest, book, args.workers)
    except Failed as failed:
        raise fallbacks.strict(failed, say) from None
    except Endless as lost:
        raise Mistake("endless", bots=" - ".join(lost.bots), deal=lost.deal, limit=LIMIT, code=1) from None
    except BrokenProcessPool:
        raise Mistake("worker-lost", code=1) from None
    except OSError as problem:
        if not args.save:
            raise
        raise Mistake("unwritable", file=args.save, problem=problem.strerror, code=1) from None
    standing = Standing(contest, book)
    if args.plot:
        picture = standing.plot(say.tell(SAYS["ladder-plot"], {"title": title(game, say), "seats": seats}))
        write(args.plot, picture.replace(">", f"><!-- {MARK} -->", 1))
    fallbacks.warn(standing.answers, say, aside=args.json)
    if args.json:
        print(json.dumps(standing.to_json()))
    else:
        standing.tell(title(game, say), say)
    return 0


def open_book(contest: Contest, file: str | None, say: Speaker) -> Book:
    """What is known already; a file that is no ladder's of this game and seats is refused and left as it is."""
    try:
        book = Book(contest, Path(file) if file else None)
    except Foreign as foreign:
        raise Mistake("not-a-ladder", file=file, line=foreign.line, game=contest.game, seats=contest.seats) from None
    except OSError as problem:
        raise Mistake("unreadable", file=file, problem=problem.strerror, code=1) from None
    for bot, one in book.answers().items() if contest.strict else ():
        if one.why is not None:
            raise fallbacks.strict(Failed(bot, one.why), say)
    return book


def play(contest: Contest, book: Book, workers: int) -> None:
    """What is missing, with a line for whoever watches a terminal."""
    for deal in climb(contest, book, workers):
        if sys.stderr.isatty():
            now = f"{deal.number + 1} / {contest.deals}  {' - '.join(deal.bots)}"
            print(f"\r{now}\033[K", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)


class Standing:
    """The ladder as it stands."""

    def __init__(self, contest: Contest, book: Book) -> None:
        self.contest = contest
        self.answers = book.answers()
        self.points = book.points()
        self.ratings = ratings(len(contest.bots), self.points)
        self.intervals = intervals(len(contest.bots), self.points)
        self.scores = {pair: [deal.scores for deal in book.of(pair).values()] for pair in self.points}

    def order(self) -> list[int]:
        return sorted(range(len(self.ratings)), key=lambda bot: -self.ratings[bot])

    def plot(self, title: str) -> str:
        return dots(title, [(self.name(bot), self.ratings[bot], *self.intervals[bot]) for bot in self.order()])

    def name(self, bot: int) -> str:
        return fallbacks.marked(self.contest.bots[bot], self.answers)

    def to_json(self) -> dict[str, Any]:
        bots = self.contest.bots
        return {
            **self.contest.about(),
            "fallbacks": as_json(self.answers),
            "ratings": {bots[bot]: [self.ratings[bot], *self.intervals[bot]] for bot in self.order()},
            "pairs": [
                {
                    "bots": [bots[pair[0]], bots[pair[1]]],
                    "deals": len(results),
                    "share": sum(results) / len(results),
                    "share_interval": sure_share(results).to_json()[1:],
                    "margin": self.margin(pair).to_json(),
                    "evidence": evidence(results),
                    "clear": clear(results),
                }
                for pair, results in self.points.items()
            ],
        }

    def tell(self, game: str, say: Speaker) -> None:
        contest = self.contest
        about = {"title": game, "seats": contest.seats, "seatings": len(seatings(contest.seats))}
        print(say.tell(SAYS["ladder-title"], about) + "\n")
        rows = [
            [self.name(bot), f"{self.ratings[bot]:+.0f}", "{:+.0f} … {:+.0f}".format(*self.intervals[bot])]
            for bot in self.order()
        ]
        table([say.tell(SAYS[key]) for key in ("bot", "rating", "interval")], rows, 2)
        print()
        for (one, other), results in self.points.items():
            print(self.verdict(one, other, results, say))

    def margin(self, pair: Pair, turned: bool = False) -> Sure:
        """By how many points a game the first of a pair is ahead of the second; ``turned``: the second of the first."""
        return sums((mine - theirs) * (-1 if turned else 1) for mine, theirs in self.scores[pair]).sure()

    def verdict(self, one: int, other: int, results: list[float], say: Speaker) -> str:
        """What is known of one pair."""
        turned = sum(results) / len(results) < 0.5
        first, second = (other, one) if turned else (one, other)
        share = sure_share([1 - got for got in results] if turned else results)
        margin = self.margin((one, other), turned)
        values = {
            "first": self.name(first),
            "second": self.name(second),
            "share": say.number(share.value, ".0%"),
            "sure": f"{say.number(share.low, '.0%')} … {say.number(share.high, '.0%')}",
            "margin": say.number(margin.value, "+.1f"),
            "margin_sure": f"{say.number(margin.low, '+.1f')} … {say.number(margin.high, '+.1f')}",
            "deals": len(results),
        }
        return say.tell(SAYS["ladder-clear" if clear(results) else "ladder-open"], values)
