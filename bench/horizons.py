"""Which of two searches chooses better: two specs at the same decisions of quick games.

python bench/horizons.py rebuild --seats 2 --one expert --other expert:horizon=24 --decisions 100 (compiled)

Where they choose differently both choices are played to their end in the same worlds with the same luck, and the gain
of the other over the one is told by decision, in thousandths of the payoff; a decision on which they agree gains
nothing. It says far more than a ladder of the same length, but only of a game that the quick mind goes on with.

Worlds are imagined from the View, like those of the searches. --true plays both choices from the state as it truly was
instead: that favours neither of two searches which imagine in different ways. --sealed looks only at decisions that
somebody else has sealed before, and of the one search deals what was sealed by chance.
"""

import argparse
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from math import sqrt
from statistics import mean, stdev
from time import thread_time
from typing import Any

from fogline.bots.base import make
from fogline.bots.edges import Edge
from fogline.bots.levels import guide
from fogline.bots.search import SEEDS, Search
from fogline.bots.settings import Settings
from fogline.bots.thinker import CURIOUS, DOUBT, WINS, calls_of
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.registry import find_game

NEVER = 10**9
"""A tree that never widens is none: later moments are the guide's."""
ONE_IN = 10
"""Which decisions are looked at, so that they come from many games."""


def moments(game: AnyGame, seats: int, seed: int, sealed: bool) -> Iterator[tuple[Any, int, list[int]]]:
    """States, seats and what they can choose, from games that the quick mind plays."""
    mind, dice, box = guide(game), Dealer(seed), game.box(None)
    while True:
        dealer = Dealer(int(dice.below(SEEDS)))
        state = game.setup(box, seats, game.read_options({}), dealer)
        while waiting := game.waiting(state):
            seat = waiting[0]
            view, legal = game.view(state, seat), game.legal(state, seat)
            if len(legal) > 1 and dice.below(ONE_IN) == 0 and (not sealed or has_sealed(game, state, seat)):
                yield game.copy(state), seat, legal
            game.apply(state, seat, mind.choose(view, legal, dice), dealer)


def has_sealed(game: AnyGame, state: Any, seat: int) -> bool:
    """Whether anybody else has sealed a choice that was open to them."""
    return game.unseal is not None and bool(game.unseal(game.copy(state), seat))


def gain(game: AnyGame, view: Any, one: int, other: int, worlds: int, luck: int) -> float:
    """How much better the other action does than the one, in whole games."""
    calls = calls_of(game, guide(game))
    search = Search(calls, Settings(2, DOUBT, WINS, NEVER, CURIOUS), view, view.seat, view.seats, len(view.box.actions))
    search.edges = [Edge(one), Edge(other)]
    dealer = Dealer(luck, None, True)
    for _ in range(worlds):
        search.compare(search.edges, int(dealer.below(SEEDS)), 0.0)
    return float(search.edges[1].lead())


def as_it_was(game: AnyGame, state: Any) -> AnyGame:
    """The game in which everybody imagines just what is true."""
    return replace(game, imagine=lambda view, dealer: game.copy(state), unseal=None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--one", default="expert")
    parser.add_argument("--other", required=True)
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--true", action="store_true")
    parser.add_argument("--sealed", action="store_true")
    asked = parser.parse_args()
    game = find_game(asked.game)
    minds = [make(replace(game, unseal=None) if asked.sealed else game, asked.one), make(game, asked.other)]
    gains: list[float] = []
    spent = [0.0, 0.0]
    found = moments(game, asked.seats, asked.seed, asked.sealed)
    for number, (state, seat, legal) in enumerate(islice(found, asked.decisions)):
        view, chosen = game.view(state, seat), list[int]()
        judge = as_it_was(game, state) if asked.true else game
        for nth, mind in enumerate(minds):
            begin = thread_time()
            chosen.append(int(mind.choose(view, legal, Dealer(number))))
            spent[nth] += thread_time() - begin
        same = chosen[0] == chosen[1]
        gains.append(0.0 if same else gain(judge, view, chosen[0], chosen[1], asked.worlds, number))
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
