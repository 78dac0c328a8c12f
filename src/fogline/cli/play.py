"""fogline play: a game in this terminal."""

import os
import secrets
import sys
from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fogline.bots.base import make
from fogline.bots.levels import ADVISER, OPPONENT
from fogline.bots.names import called
from fogline.cli import inputs
from fogline.cli.games import title
from fogline.cli.mistake import Mistake
from fogline.cli.parser import Parser
from fogline.cli.planning import usual_folder
from fogline.cli.text import SAYS
from fogline.core import record_text
from fogline.core.dealer import Dealer
from fogline.core.errors import RecordError
from fogline.core.game import AnyGame
from fogline.core.json_text import parse_json
from fogline.core.match import Match
from fogline.core.older import is_older, open_older
from fogline.core.protocols import AnyBox
from fogline.core.record import Record, loads
from fogline.core.registry import find_game, games
from fogline.core.text import Speaker
from fogline.table.rulebook import page_for
from fogline.tui.commands import Left, command
from fogline.tui.paper import Paper
from fogline.tui.plain import Table

NONE = ("none", "nadie", "ninguno")


def add(parser: Parser) -> None:
    parser.option("game", metavar="GAME", nargs="?")
    parser.option("--seats", metavar="N", type=inputs.whole("--seats"))
    parser.option("--bots", metavar="A,B,…", type=inputs.names)
    parser.option("--seed", metavar="S", type=inputs.whole("--seed"))
    parser.option("--name", metavar="NAME", type=inputs.names, default=[])
    parser.option("--option", metavar="NAME=VALUE", type=inputs.pair, action="append", default=[])
    parser.option("--box", key="box-file", metavar="FILE")
    parser.option("--load", metavar="FILE")
    parser.option("--server", metavar="URL")
    parser.option("--data", metavar="DIR")
    parser.option("--advice", action="store_true")
    parser.option("--sure", action="store_true")
    parser.option("--plain", action="store_true")


def run(args: Namespace, say: Speaker) -> int:
    if not args.plain and full_screen():
        # Lines work without loading what draws screens.
        from fogline.cli.screen import play

        return play(args, say)
    if args.server:
        raise Mistake("server-plain")
    return lines(args, say)


def add_sitting(parser: Parser) -> None:
    """Who sits down and where, for commands that say themselves what is played: a lesson, a puzzle, a deal."""
    parser.option("--name", metavar="NAME", type=inputs.names, default=[])
    parser.option("--server", metavar="URL")
    parser.option("--data", metavar="DIR")
    parser.option("--plain", action="store_true")
    parser.set_defaults(seed=None, load=None, advice=False, sure=False)


def full_screen() -> bool:
    """Whether somebody sits before a terminal that can be drawn on."""
    dumb = os.environ.get("TERM", "dumb") in ("dumb", "unknown")
    return not dumb and sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def lines(args: Namespace, say: Speaker) -> int:
    """The plain game."""
    paper = Paper()
    try:
        match = loaded(args, say) if args.load else opened(args, Asking(paper, say))
    except Left:
        return 0
    except EOFError:
        raise Mistake("no-answer", code=1) from None
    names = bots_of(args, match.game, match.seats)
    people = match.seats - len(names)
    if len(args.name) > people:
        raise Mistake("too-many-names", names=len(args.name), people=people)
    seated = [*args.name, *[""] * (people - len(args.name))]
    for seat, bot in enumerate(names, people):
        name = say.tell(SAYS["bot-name"], {"bot": called(bot, say), "n": seat + 1})
        seated.append(name[:1].upper() + name[1:])
    minds = {seat: make(match.game, bot) for seat, bot in enumerate(names, people)}
    dice = Dealer(secrets.randbits(96) if args.seed is None else args.seed + 1)
    folder = Path(args.data) if args.data else usual_folder()
    adviser = make(match.game, ADVISER) if args.advice or args.sure else None
    rules = page_for(match.game, say.lang)
    table = Table(match, minds, seated, say.lang, paper, dice, rules, folder, adviser)
    table.careful = args.sure
    return table.play()


def bots_of(args: Namespace, game: AnyGame, seats: int) -> list[str]:
    """The bots at the last seats: those named, or one in every seat but the first."""
    if args.bots is None:
        return [OPPONENT] * (seats - 1)
    named = [] if args.bots and args.bots[0] in NONE else inputs.bots(game, args.bots)
    if len(named) > seats:
        raise Mistake("too-many-bots", bots=len(named), seats=seats)
    return named


def opened(args: Namespace, asking: "Asking") -> Match:
    """A new game; what was not said on the command line is asked."""
    game = find_game(args.game) if args.game else asking.game()
    options = inputs.options(game, args.option)
    box = inputs.box(game, args.box)
    seats = args.seats
    if seats is None and args.bots and len(args.bots) + 1 in game.seats:
        seats = len(args.bots) + 1
    if seats is None:
        seats = game.seats[0] if len(game.seats) == 1 else asking.seats(game)
    game.check_seats(seats)
    bots_of(args, game, seats)
    return Match.new(game, seats, args.seed, options, box)


def loaded(args: Namespace, say: Speaker) -> Match:
    """A game that goes on from a record or from a position."""
    for name, given in (("GAME", args.game), ("--seats", args.seats), ("--option", args.option)):
        if given:
            raise Mistake("load-and", name=name)
    text = inputs.text_of(args.load)
    data = record_text.read(text) if record_text.is_text(text) else parse_json(text, RecordError)
    kind = data.get("fogline") if isinstance(data, dict) else None
    if kind not in ("record", "position") or not isinstance(data.get("game"), str):
        raise Mistake("not-a-game", file=args.load)
    box = inputs.box(find_game(data["game"]), args.box)
    if kind == "position":
        return Match.at(data, box, args.seed)
    record = loads(text)
    return gone_on(record, box, say) if is_older(record) else Match.replay(record, box)


def gone_on(record: Record, box: AnyBox, say: Speaker) -> Match:
    """The game of a record of older rules, from its last position on by today's, where they can open it."""
    older = open_older(record, box)
    if not older.whole:
        raise older.why or RecordError("record-result")
    values = {"theirs": record.rules, "ours": older.match.game.rules_version}
    print(say.tell(SAYS["load-older"], values), file=sys.stderr)
    return Match.at(older.match.position(), box)


@dataclass
class Asking:
    """Asks a newcomer what the command line left open."""

    paper: Paper
    say: Speaker

    def tell(self, key: str, **values: Any) -> str:
        return self.say.tell(SAYS[key], values)

    def read(self, key: str, **values: Any) -> str:
        """One answer. Before a game is chosen one may leave or ask for help as one may at the table."""
        while (given := command(answer := self.paper.read(self.tell(key, **values)).strip())) is not None:
            if given[0] == "quit":
                raise Left
            if given[0] != "help":
                break
            self.paper.tell(self.tell("asking-help"))
        return answer

    def game(self) -> AnyGame:
        known = list(games().values())
        if len(known) == 1:
            self.paper.tell(title(known[0], self.say))
            return known[0]
        self.paper.tell(self.tell("which-game"))
        for n, game in enumerate(known, 1):
            values = {"name": game.name, "least": game.seats[0], "most": game.seats[-1]}
            self.paper.write("  " + self.tell("game-line", n=n, title=title(game, self.say), **values))
        while True:
            answer = self.read("ask-game").lower()
            for n, game in enumerate(known, 1):
                if answer in (str(n), game.name, title(game, self.say).lower()):
                    return game
            self.paper.tell(self.tell("not-one-of", known=", ".join(f"{n}/{g.name}" for n, g in enumerate(known, 1))))

    def seats(self, game: AnyGame) -> int:
        usual = game.seats[0] if game.seats[0] > 1 else game.seats[1]
        self.paper.tell(self.tell("which-seats", least=game.seats[0], most=game.seats[-1]))
        while True:
            answer = self.read("ask-seats", usual=usual)
            if not answer:
                return usual
            if answer.isdigit() and int(answer) in game.seats:
                return int(answer)
            self.paper.tell(self.tell("not-one-of", known=", ".join(map(str, game.seats))))
