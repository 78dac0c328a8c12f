"""Whether a search chooses better when its net looks further: two specs at the same decisions of quick games.

python bench/horizons.py rebuild --seats 2 --one expert --other expert:horizon=24 --decisions 100 (compiled)

Where they choose differently both choices are played to their end in the same worlds with the same luck, and the gain
of the other over the one is told by decision, in thousandths of the payoff; a decision on which they agree gains
nothing. It says far more than a ladder of the same length, but only of a game that the quick mind goes on with.
"""

import argparse
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from statistics import mean, stdev
from time import thread_time
from typing import Any

from fogline.bots.base import make
from fogline.bots.edges import Edge
from fogline.bots.levels import guide
from fogline.bots.search import SEEDS, Search
from fogline.bots.settings import Calls, Settings
from fogline.bots.thinker import CURIOUS, DOUBT, WINS
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.registry import find_game

NEVER = 10**9
"""A tree that never widens is none: later moments are the guide's."""
ONE_IN = 10
"""Which decisions are looked at, so that they come from many games."""


def moments(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[Any, list[int]]]:
    """Views with something to choose, from games that the quick mind plays."""
    mind, dice, box = guide(game), Dealer(seed), game.box(None)
    while True:
        dealer = Dealer(int(dice.below(SEEDS)))
        state = game.setup(box, seats, game.read_options({}), dealer)
        while waiting := game.waiting(state):
            view, legal = game.view(state, waiting[0]), game.legal(state, waiting[0])
            if len(legal) > 1 and dice.below(ONE_IN) == 0:
                yield view, legal
            game.apply(state, waiting[0], mind.choose(view, legal, dice), dealer)


def gain(game: AnyGame, view: Any, one: int, other: int, worlds: int, luck: int) -> float:
    """How much better the other action does than the one, in whole games."""
    calls = Calls(game.rules, game.waiting, game.result, game.view, game.imagine, guide(game).choose)
    search = Search(calls, Settings(2, DOUBT, WINS, NEVER, CURIOUS), view, view.seat, view.seats, len(view.box.actions))
    search.edges = [Edge(one), Edge(other)]
    dealer = Dealer(luck, None, True)
    for _ in range(worlds):
        search.compare(search.edges, int(dealer.below(SEEDS)), 0.0)
    return float(search.edges[1].lead())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--one", default="expert")
    parser.add_argument("--other", required=True)
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args()
    game = find_game(asked.game)
    minds = [make(game, spec) for spec in (asked.one, asked.other)]
    gains: list[float] = []
    spent = [0.0, 0.0]
    for number, (view, legal) in enumerate(islice(moments(game, asked.seats, asked.seed), asked.decisions)):
        chosen: list[int] = []
        for nth, mind in enumerate(minds):
            begin = thread_time()
            chosen.append(int(mind.choose(view, legal, Dealer(number))))
            spent[nth] += thread_time() - begin
        same = chosen[0] == chosen[1]
        gains.append(0.0 if same else gain(game, view, chosen[0], chosen[1], asked.worlds, number))
        if (number + 1) % 20 == 0:
            error = stdev(gains) / sqrt(len(gains))
            times = " and ".join(f"{1000 * one / len(gains):.0f} ms" for one in spent)
            print(
                f"{len(gains)} decisions, {sum(one != 0 for one in gains)} chosen differently: "
                f"{1000 * mean(gains):+.2f} ± {1960 * error:.2f} a decision, {times}",
                flush=True,
            )


if __name__ == "__main__":
    main()
