"""What an imagined game costs that a net cuts short, beside one that is played to its end."""

from itertools import islice
from time import process_time
from typing import Any, Final

from fogline.bots.base import make
from fogline.bots.thinker import Thinker
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.lab.thinking import decisions

MOMENTS: Final = 24
"""Decisions that are looked at."""
GAMES: Final = 12
"""Games imagined at each: enough to tell what one costs."""


def times_as_many(game: AnyGame, seats: int, seed: int) -> float:
    """How many imagined games with the net take as much of the processor's time as one without."""
    some = list(islice(decisions(game, seats, seed), MOMENTS))
    without, with_net = (cost(game, some, f"search:iters={GAMES}:net={net}") for net in (0, 1))
    return max(1.0, without / with_net)


def cost(game: AnyGame, some: list[tuple[Any, list[int]]], spec: str) -> float:
    """Seconds of the processor for one imagined game."""
    mind = make(game, spec)
    assert isinstance(mind, Thinker)
    begin = process_time()
    for view, legal in some:
        mind.think(view, legal, Dealer(1))
    return (process_time() - begin) / max(1, mind.searched)
