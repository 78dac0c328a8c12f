"""How long minds think: a decision by level in the processor's time, on the decisions of quick games; and their memory.

python -m fogline.lab.thinking skyline --seats 2 --bots strong,expert --decisions 40
"""

import argparse
import resource
import sys
from collections.abc import Iterator, Sequence
from statistics import quantiles
from time import thread_time
from typing import Any, Final

from fogline.bots.base import make
from fogline.bots.levels import LEVELS
from fogline.bots.thinker import Thinker
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.protocols import Mind
from fogline.core.registry import find_game

HUNDRED: Final = 100
EVERY: Final = 7
"""One decision of so many is looked at: all parts of a game have their turn."""


def decisions(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[Any, list[int]]]:
    """Views with something to choose, from games that the quick mind plays."""
    box = game.box(None)
    number = 0
    while True:
        dealer, dice = Dealer(seed), Dealer(seed + 1)
        state = game.setup(box, seats, game.read_options({}), dealer)
        quick = make(game, "strong")
        while waiting := game.waiting(state):
            view, legal = game.view(state, waiting[0]), game.legal(state, waiting[0])
            number += len(legal) > 1
            if len(legal) > 1 and number % EVERY == 0:
                yield view, legal
            game.apply(state, waiting[0], quick.choose(view, legal, dice), dealer)
        seed += 2


def seconds(mind: Mind[Any], some: Sequence[tuple[Any, list[int]]]) -> list[float]:
    """How much of the processor's time this mind takes for each of these: the clock tells who else is at work, too."""
    found: list[float] = []
    for number, (view, legal) in enumerate(some):
        begin = thread_time()
        mind.choose(view, legal, Dealer(number))
        found.append(thread_time() - begin)
    return found


def megabytes() -> float:
    """The most that this process has held."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bots", default=",".join(LEVELS))
    parser.add_argument("--decisions", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = find_game(args.game)
    source = decisions(game, args.seats or game.seats[0], args.seed)
    some = [next(source) for _ in range(max(2, args.decisions))]
    for spec in args.bots.split(","):
        mind = make(game, spec)
        cuts = quantiles(seconds(mind, some), n=HUNDRED, method="inclusive")
        games = f", {mind.searched / len(some):.0f} games a decision" if isinstance(mind, Thinker) else ""
        print(f"{spec}: p50 {cuts[49] * 1000:.2f} ms, p99 {cuts[98] * 1000:.2f} ms, so far {megabytes():.0f} MB{games}")


if __name__ == "__main__":
    main()
