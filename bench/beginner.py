"""Beginners against the levels. Both know the rules and nothing of how the game is played well.

python bench/beginner.py skyline --seats 2 --deals 40 --bots novice,casual [--hasty]

A careful one thinks up to twelve possibilities through: each in the same imagined games, which go on by chance, 200 for
a decision. A hasty one does what brings most points at once.
"""

import argparse
from collections.abc import Callable, Sequence
from typing import Any

from fogline.bots.base import make
from fogline.bots.random import Random
from fogline.bots.thinker import Thinker
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.protocols import Mind
from fogline.core.registry import find_game
from fogline.lab.ladder import alone, points, seatings
from fogline.lab.rating import clear, sure_share
from fogline.lab.run import play, seed_of

GAMES = 200
POSSIBILITIES = 12
NEVER = 10**9
"""A tree that never widens is none: later moments are chance's."""


def careful(game: AnyGame) -> Mind[Any]:
    return Thinker(game, Random(), GAMES, width=POSSIBILITIES, doubt=0.0, widen=NEVER, drop=2.0)


class Hasty:
    """Does what leaves it best in points after the move, by the score as far as it can be counted; of equals, any."""

    needs_view = True

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: Any, legal: Sequence[int], dealer: Dealer) -> int:
        luck = int(dealer.below(1 << 32))
        worth = {action: self.worth(view, action, luck) for action in legal}
        best = [action for action in legal if worth[action] == max(worth.values())]
        return best[dealer.below(len(best))]

    def worth(self, view: Any, action: int, luck: int) -> int:
        """Points ahead of the best other after this move, in a world that the view allows."""
        dealer = Dealer(luck, quiet=True)
        state = self.game.imagine(view, dealer)
        self.game.apply(state, view.seat, action, dealer)
        scores = list(self.game.score(self.game.view(state, view.seat)).scores)
        mine = scores.pop(view.seat)
        return mine - max(scores, default=0)


def deal(game: AnyGame, beginner: Callable[[AnyGame], Mind[Any]], seats: int, level: str, seed: int) -> float:
    """The beginner's share of the points against a level: one deal in every seating, as ladders play it."""
    box, options = game.box(None), game.read_options({})
    played = seatings(seats)
    results = []
    for seating in played:
        minds = [make(game, level) if bot else beginner(game) for bot in seating]
        result = play(game, box, options, minds, seed).result
        assert result is not None
        results.append(result)
    return alone(results) if seats == 1 else sum(map(points, results, played)) / len(played)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bots", default="novice,casual")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--hasty", action="store_true")
    args = parser.parse_args()
    game = find_game(args.game)
    seats = args.seats or game.seats[0]
    beginner, who = (Hasty, "hasty") if args.hasty else (careful, "careful")
    for level in args.bots.split(","):
        got = [deal(game, beginner, seats, level, seed_of(args.seed, number)) for number in range(args.deals)]
        share, sure = sure_share(got), "clear" if clear(got) else "not clear"
        told = f"{share.value:.0%} ({share.low:.0%} … {share.high:.0%})"
        print(f"{game.name} {seats}: {who} beginner over {level} {told}, {args.deals} deals, {sure}")


if __name__ == "__main__":
    main()
