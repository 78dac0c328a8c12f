"""fogline compile: the fast version of the rules."""

from argparse import Namespace
from time import perf_counter

from fogline import guests
from fogline.build import CannotCompile, build
from fogline.cli.mistake import Mistake
from fogline.cli.parser import Parser
from fogline.cli.text import SAYS
from fogline.core.text import Speaker


def add(parser: Parser) -> None:
    parser.option("--profile", action="store_true")
    parser.option("--verbose", action="store_true")


def run(args: Namespace, say: Speaker) -> int:
    print(say.tell(SAYS["compiling"]), flush=True)
    started = perf_counter()
    try:
        folder = build(verbose=args.verbose, profile=args.profile)
    except CannotCompile as why:
        raise Mistake("cannot-compile", problem=why, code=1) from None
    print(say.tell(SAYS["compiled-in"], {"seconds": f"{perf_counter() - started:.0f}"}))
    print(say.tell(SAYS["compiled-at"], {"folder": folder}))
    for package in guests.packages():
        try:
            folder = guests.make(package, args.verbose)
        except CannotCompile as why:
            # A game of somebody else's plays from its sources then, and spoils nothing.
            print(say.tell(SAYS["guest-not-compiled"], {"package": package, "problem": why}))
        else:
            print(say.tell(SAYS["guest-compiled"], {"package": package, "folder": folder}))
    return 0
