"""fogline mine: puzzles of a game, from games of bots."""

import json
import sys
from argparse import Namespace
from pathlib import Path
from shlex import join
from subprocess import DEVNULL, CalledProcessError, check_output

from fogline.cli import inputs
from fogline.cli.mistake import Mistake
from fogline.cli.parser import Parser
from fogline.cli.sim import cores, make_folder, progress
from fogline.cli.text import SAYS
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.lab.mine import Plan
from fogline.lab.mining import Mining, Other

WANTED = 60
MOST = 100_000
"""Games that are looked at where nobody says how many."""


def add(parser: Parser) -> None:
    parser.option("game", metavar="GAME")
    parser.option("--seats", metavar="N", type=inputs.whole("--seats"))
    parser.option("--folder", metavar="DIR")
    parser.option("--puzzles", metavar="N", type=inputs.whole("--puzzles", 1), default=WANTED)
    parser.option("--games", metavar="N", type=inputs.whole("--games", 1), default=MOST)
    parser.option("--worlds", metavar="N", type=inputs.whole("--worlds", 200), default=Plan.verified)
    parser.option("--seed", metavar="S", type=inputs.whole("--seed"), default=0)
    parser.option("--workers", metavar="K", type=inputs.whole("--workers", 1))
    parser.option("--json", action="store_true")


def run(args: Namespace, say: Speaker) -> int:
    game = find_game(args.game)
    seats = args.seats or next(seats for seats in game.seats if seats > 1)
    game.check_seats(seats)
    folder = Path(args.folder) if args.folder else game.puzzles
    if folder is None:
        raise Mistake("no-folder", game=game.name)
    make_folder(str(folder))
    plan = Plan(game.name, seats, args.seed, verified=args.worlds)
    command = join(["fogline", "mine", game.name, "--seats", str(seats), "--seed", str(args.seed)])
    about = {"commit": commit(), "command": f"{command} --puzzles {args.puzzles} --worlds {args.worlds}"}
    try:
        mining = Mining(plan, folder, args.puzzles, about)
    except Other:
        raise Mistake("other-mining", folder=folder) from None
    with progress() as bar:
        task = bar.add_task(say.tell(SAYS["mine-puzzles"]), total=args.puzzles)
        for done in mining.run(args.games, args.workers or cores()):
            bar.update(task, completed=done.puzzles)
    told = {"puzzles": done.puzzles, "games": done.games, "moments": done.moments, "file": str(mining.file)}
    print(json.dumps(told) if args.json else say.tell(SAYS["mine-done"], told))
    sys.stdout.flush()
    return 0


def commit() -> str:
    """Which sources these are, where they lie in a repository."""
    try:
        asked = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short=12", "HEAD"]
        return check_output(asked, stderr=DEVNULL, text=True).strip()
    except (OSError, CalledProcessError):
        return ""
