"""fogline compile: the fast version of the rules."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from time import perf_counter
from typing import Final

from fogline import fast, guests
from fogline.build import CannotCompile, build, obstacle
from fogline.cli.mistake import Mistake
from fogline.cli.parser import Parser
from fogline.cli.text import SAYS
from fogline.core.registry import find_game
from fogline.core.text import Speaker

BREATH: Final = 30
"""Seconds after which somebody who waits is told that it goes on."""


def add(parser: Parser) -> None:
    parser.option("game", nargs="?", metavar="GAME")
    parser.option("--profile", action="store_true")
    parser.option("--verbose", action="store_true")


def run(args: Namespace, say: Speaker) -> int:
    # A game that is compiled stands on Fogline's own rules, compiled: those always come first.
    wanted = guests.packages() if args.game is None else guest(args.game)
    if obstacle() is None and not fast.usable():
        print(say.tell(SAYS["compiling"]), flush=True)
    before, started = fast.shelf_changed(), perf_counter()
    try:
        with waited_for(say):
            folder = build(verbose=args.verbose, profile=args.profile)
    except CannotCompile as why:
        raise Mistake("cannot-compile", problem=why, code=1) from None
    done = "compiled-before" if fast.shelf_changed() == before else "compiled-in"
    print(say.tell(SAYS[done], {"seconds": f"{perf_counter() - started:.0f}"}))
    print(say.tell(SAYS["compiled-at"], {"folder": folder}))
    each = [compile_guest(package, args.verbose, say) for package in wanted]
    # Among all of them one that cannot be compiled is no failure; the one that was asked for is.
    return int(args.game is not None and not all(each))


def guest(game: str) -> list[str]:
    """The package of a game, where it is not ours."""
    package = find_game(game).setup.__module__.partition(".")[0]
    return [package] if package in guests.packages() else []


def compile_guest(package: str, verbose: bool, say: Speaker) -> bool:
    print(say.tell(SAYS["compiling-guest"], {"package": package}), flush=True)
    try:
        with waited_for(say):
            folder = guests.make(package, verbose)
    except CannotCompile as why:
        # A game of somebody else's plays from its sources then, and spoils nothing.
        print(say.tell(SAYS["guest-not-compiled"], {"package": package, "problem": why}))
        return False
    print(say.tell(SAYS["guest-compiled"], {"package": package, "folder": folder}))
    return True


@contextmanager
def waited_for(say: Speaker, breath: float = BREATH) -> Iterator[None]:
    """Tells from time to time how long it has been going on."""
    done, started = Event(), perf_counter()

    def tell() -> None:
        while not done.wait(breath):
            print(say.tell(SAYS["still"], {"seconds": f"{perf_counter() - started:.0f}"}), flush=True)

    teller = Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield
    finally:
        done.set()
        teller.join()
