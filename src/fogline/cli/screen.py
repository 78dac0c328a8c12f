"""fogline play on the full screen: which door, which table, which form."""

import os
import sys
import traceback
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from fogline.cli import inputs
from fogline.cli.data import taken_by, told_problems
from fogline.cli.mistake import Mistake
from fogline.cli.planning import usual_folder
from fogline.cli.play import bots_of, loaded
from fogline.cli.text import SAYS
from fogline.core.game import AnyGame
from fogline.core.notation import tokens
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.learn.day import Day
from fogline.learn.puzzles import PREFIX
from fogline.table.folder import SERVER, FolderTaken, Holder, make_private
from fogline.table.settings import BASIC, FULL
from fogline.tui.app import Fogline, Opening
from fogline.tui.doors.base import Door, Plan
from fogline.tui.doors.local import LocalDoor
from fogline.tui.doors.remote import RemoteDoor
from fogline.tui.doors.wire import deal_in, parted
from fogline.tui.ending import Ending
from fogline.tui.paper import Paper
from fogline.tui.preferences import Preferences
from fogline.tui.text import NO


def play(args: Namespace, say: Speaker) -> int:
    """What the command line asks for, on the full screen."""
    opening = first(args, say)
    return stay(args, say, opening, find_game(args.game) if args.game and opening is None else None)


def learn(args: Namespace, say: Speaker, game: str, lesson: str) -> int:
    """A lesson, on the full screen."""
    learner = args.name[0] if args.name else Speaker(say.lang, find_game(game).words).player(0)

    async def make(door: Door) -> str:
        return await door.lesson(game, lesson, learner, say.lang)

    return stay(args, say, make)


def solve(args: Namespace, say: Speaker, game: str, puzzle: str) -> int:
    """A puzzle, on the full screen: this one, or the next for whoever sits there."""
    solver = args.name[0] if args.name else Speaker(say.lang, find_game(game).words).player(0)

    async def make(door: Door) -> str:
        return await door.lesson(game, f"{PREFIX}{puzzle}" if puzzle else await door.puzzle(game), solver, say.lang)

    return stay(args, say, make)


def play_day(args: Namespace, say: Speaker, day: Day) -> int:
    """The deal of a day, on the full screen."""
    name = args.name[0] if args.name else Speaker(say.lang, find_game(day.game).words).player(0)

    async def make(door: Door) -> str:
        return await door.day(day, name, say.lang)

    return stay(args, say, make)


def stay(args: Namespace, say: Speaker, opening: Opening | None, game: AnyGame | None = None) -> int:
    """Open the screen and stay until somebody leaves."""
    folder = Path(args.data) if args.data else usual_folder()
    door = door_of(args, folder, say)
    app = Fogline(door, say.lang, opening, game, Preferences(folder), assist_of(args))
    app.careful = args.sure
    with Ending(app.go_soon, door.abandon) as ending:
        code = app.run()
    if app.failure is not None and not ending.code:
        raise Mistake("screen-failed", file=told(app.failure, folder), problem=name_of(app.failure), code=1)
    return ending.code or (1 if code is None else code)


def assist_of(args: Namespace) -> str:
    """How much the table helps."""
    return FULL if args.advice or args.sure else BASIC


def told(failure: Exception, folder: Path) -> Path:
    """The file that tells what nobody had foreseen."""
    make_private(folder)
    file = folder / "crash.txt"
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
        traceback.print_exception(failure, file=out)
    return file


def name_of(failure: Exception) -> str:
    return "".join(traceback.format_exception_only(failure)).strip().splitlines()[-1]


def door_of(args: Namespace, folder: Path, say: Speaker) -> Door:
    if args.server:
        return RemoteDoor(args.server, folder)
    with told_problems(folder):
        try:
            return LocalDoor(folder)
        except FolderTaken as taken:
            return door_of_server(taken.holder, args, folder, say)


def door_of_server(holder: Holder, args: Namespace, folder: Path, say: Speaker) -> Door:
    """The tables of the server that has the folder, where somebody wants to sit there; else who has it."""
    values: dict[str, Any] = {"folder": folder, "pid": holder.pid, "address": holder.address}
    # A seed or a saved game is nothing that a server takes from this command.
    offered = holder.kind == SERVER and holder.address and args.seed is None and not args.load
    if offered and sys.stdin.isatty() and agrees(say.tell(SAYS["sit-at-server"], values)):
        return RemoteDoor(holder.address, folder)
    raise taken_by(holder, folder, served="folder-server")


def agrees(question: str) -> bool:
    """Enter is a yes; who leaves without an answer says no."""
    try:
        return " ".join(tokens(Paper().read(question))) not in NO
    except EOFError:
        return False


def first(args: Namespace, say: Speaker) -> Opening | None:
    """What the command line asks to be opened at once; None for the lobby or the form of a game."""
    if args.server:
        for name, given in (("--seed", args.seed is not None), ("--load", args.load)):
            if given:
                raise Mistake("server-and", name=name)
        table = parted(urlsplit(args.server).path)[1]
        if table:
            return opens(table)
        if deal := deal_in(urlsplit(args.server).path):
            return deals(deal, args.name[0] if args.name else say.player(0), say.lang)
    if not args.load and (not args.game or (args.seats is None and not args.bots)):
        check(args)
        return None
    plan = plan_of(args, say)

    async def make(door: Door) -> str:
        return await door.create(plan, say.lang)

    return make


def opens(table: str) -> Opening:
    async def find(door: Door) -> str:
        return table

    return find


def deals(deal: str, name: str, lang: str) -> Opening:
    """A table of one's own with the deal that somebody sent a link of."""

    async def play(door: Door) -> str:
        assert isinstance(door, RemoteDoor)
        return await door.play_deal(deal, name, lang)

    return play


def check(args: Namespace) -> None:
    """What is named on the command line must be known, whether or not it is used at once."""
    if args.game:
        game = find_game(args.game)
        inputs.options(game, args.option)
        inputs.box(game, args.box)


def plan_of(args: Namespace, say: Speaker) -> Plan:
    """The table that the command line describes."""
    match = loaded(args, say) if args.load else None
    game = match.game if match else find_game(args.game)
    box = inputs.text_of(args.box) if args.box else ""
    inputs.box(game, args.box)
    seats = match.seats if match else args.seats
    if seats is None:
        seats = len(args.bots) + 1
    game.check_seats(seats)
    # A saved game is gone on with by people unless bots are named: nobody knows who sat where.
    bots = bots_of(args, game, seats) if args.bots or not match else []
    people = seats - len(bots)
    if len(args.name) > people:
        raise Mistake("too-many-names", names=len(args.name), people=people)
    named = [*args.name, *map(say.player, range(len(args.name), people))]
    chairs = [("person", name, "") for name in named] + [("bot", "", bot) for bot in bots]
    options = asdict(match.options) if match else inputs.options(game, args.option)
    return Plan(game.name, chairs, options, box, assist_of(args), args.seed, match, passing=True)
