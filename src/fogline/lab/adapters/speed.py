"""How many steps a second the environments make, in processor time: ``python -m fogline.lab.adapters.speed``."""

import argparse
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from fogline import fast
from fogline.core.dealer import Dealer
from fogline.lab.adapters.gym import SeatEnv
from fogline.lab.adapters.vector import VectorEnv


def vector(game: str, games: int, **settings: Any) -> Callable[[], int]:
    """Steps of so many games at once, by chance: how many of them one call makes."""
    env, dice = VectorEnv(game, games, **settings), Dealer(1, quiet=True)
    env.reset(seed=1)

    def once() -> int:
        env.step(env.batch.by_chance(dice))
        return games

    return once


def single(game: str) -> Callable[[], int]:
    """Steps of one seat against bots by chance."""
    env, dice = SeatEnv(game, ["random"], seats=None), Dealer(1, quiet=True)
    env.reset(seed=1)

    def once() -> int:
        legal = env.game.legal(env.state, env.seat)
        if env.step(legal[dice.below(len(legal))])[2]:
            env.reset()
        return 1

    return once


def rate(once: Callable[[], int], seconds: float) -> float:
    """Steps a second of processor time, after a moment of getting used to it."""
    for _ in range(3):
        once()
    steps, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        steps += once()
    return steps / spent


def main(argv: list[str] | None = None) -> int:
    """Print the rates of one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="cablecars")
    parser.add_argument("--games", type=int, default=1000, help="how many at once")
    parser.add_argument("--seconds", type=float, default=3.0, help="of processor time for each")
    args = parser.parse_args(argv)
    print(f"{args.game}, {'compiled' if fast.usable() else 'from the sources'}, {args.games} games at once, one core")
    for name, once in (
        ("masks, every seat the learner's", vector(args.game, args.games, views=False)),
        ("masks and views, every seat the learner's", vector(args.game, args.games)),
        ("masks and views, against random bots", vector(args.game, args.games, bots=["random"])),
        ("one game alone, against random bots", single(args.game)),
    ):
        print(f"{rate(once, args.seconds):>10,.0f} steps/s  {name}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
