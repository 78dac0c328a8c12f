"""fogline play on the full screen: which door, which table, which form."""

from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from urllib.parse import urlsplit

from fogline.cli import inputs
from fogline.cli.mistake import Mistake
from fogline.cli.play import bots_of, loaded
from fogline.cli.serve import usual_folder
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.table.store import StoreError
from fogline.tui.app import Fogline, Opening
from fogline.tui.doors.base import Door, Plan
from fogline.tui.doors.local import LocalDoor
from fogline.tui.doors.remote import RemoteDoor


def play(args: Namespace, say: Speaker) -> int:
    """Open the screen and stay until somebody leaves."""
    opening = first(args, say)
    game = find_game(args.game) if args.game and opening is None else None
    return Fogline(door_of(args), say.lang, opening, game).run() or 0


def door_of(args: Namespace) -> Door:
    folder = Path(args.data) if args.data else usual_folder()
    if args.server:
        return RemoteDoor(args.server, folder)
    try:
        return LocalDoor(folder)
    except (StoreError, OSError) as problem:
        raise Mistake("unwritable", file=folder, problem=problem, code=1) from None


def first(args: Namespace, say: Speaker) -> Opening | None:
    """What the command line asks to be opened at once; None for the lobby or the form of a game."""
    if args.server:
        for name, given in (("--seed", args.seed is not None), ("--load", args.load)):
            if given:
                raise Mistake("server-and", name=name)
        table = urlsplit(args.server).path.rstrip("/").rpartition("/")[2]
        if table:
            return opens(table)
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
    return Plan(game.name, chairs, options, box, seed=args.seed, match=match)
