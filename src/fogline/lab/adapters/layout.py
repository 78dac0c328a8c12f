"""Views as arrays of fixed length.

A view's fields come in the order of its class, each number and each list of numbers under its own path
(``hand``, ``cities[1].cards``). A list whose length changes during a game has its length first, then its entries, then
PAD; entries beyond its room are cut. ``Layout.table`` tells where each path begins. Masks stand as they are.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fogline.bots.base import make, minds
from fogline.bots.levels import GUIDE
from fogline.bots.plain import plain
from fogline.core.dealer import Dealer
from fogline.core.match import AnyGame
from fogline.core.registry import find_game
from fogline.core.result import Result

PAD: Final = -9
SAMPLES: Final = 6
"""So many games of each quick mind show how long each list can become."""
MOST_MOVES: Final = 3_000
SPARE: Final = 2
"""A list that changes its length gets so many times the room that was ever needed."""

Numbers: TypeAlias = "NDArray[np.int64]"


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, list[int] | int]]:
    """The numbers and lists of numbers of a plain view, with their paths."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from leaves(part, f"{path}.{name}" if path else name)
    elif isinstance(value, list) and any(isinstance(item, (list, dict)) for item in value):
        for nth, item in enumerate(value):
            yield from leaves(item, f"{path}[{nth}]")
    elif isinstance(value, list):
        yield path, [int(item) for item in value]
    elif isinstance(value, (int, float)):
        yield path, int(value)


class Layout:
    """Where everything of a game's views stands in an array."""

    def __init__(self, game: AnyGame, box: Any, seats: int, options: Any) -> None:
        rooms: dict[str, tuple[int, int]] = {}
        for view in sample_views(game, box, seats, options):
            for path, found in leaves(plain(view)):
                length = len(found) if isinstance(found, list) else -1
                least, most = rooms.get(path, (length, length))
                rooms[path] = min(least, length), max(most, length)
        self.table: dict[str, tuple[int, int, bool]] = {}
        """By path: where it begins, how many entries it has, and whether the first of them is its length."""
        self.size = 0
        for path, (least, most) in rooms.items():
            varies = most >= 0 and (least != most or "[" in path)
            room = 1 if most < 0 else 1 + max(1, SPARE * most) if varies else most
            self.table[path] = self.size, room, varies
            self.size += room

    def array(self, view: Any) -> Numbers:
        """The view as an array."""
        out = np.full(self.size, PAD, dtype=np.int64)
        for path, found in leaves(plain(view)):
            if path not in self.table:
                continue
            start, room, varies = self.table[path]
            numbers = found if isinstance(found, list) else [found]
            if varies:
                numbers = [len(numbers), *numbers]
            numbers = numbers[:room]
            out[start : start + len(numbers)] = numbers
        return out


@cache
def layout_of(game: str, seats: int, options: Any) -> Layout:
    """The layout for these seats and options; it is worked out once."""
    found = find_game(game)
    return Layout(found, found.box(None), seats, options)


def sample_views(game: AnyGame, box: Any, seats: int, options: Any) -> Iterator[Any]:
    """Views of games by chance and by the game's own quick mind, the same each time."""
    for name in ("random", GUIDE):
        if name not in minds(game):
            continue
        mind = make(game, name)
        for seed in range(SAMPLES):
            dealer = Dealer(seed, quiet=True)
            state = game.setup(box, seats, options, dealer)
            for _ in range(MOST_MOVES):
                waiting = game.waiting(state)
                yield game.view(state, waiting[0] if waiting else 0)
                if not waiting:
                    break
                legal = game.legal(state, waiting[0])
                choice = mind.choose(game.view(state, waiting[0]), legal, dealer)
                game.apply(state, waiting[0], choice, dealer)


def mask(actions: int, legal: list[int]) -> NDArray[np.int8]:
    """1 for each legal action."""
    out = np.zeros(actions, dtype=np.int8)
    out[legal] = 1
    return out


def rewards(result: Result) -> list[float]:
    """By seat: 1 to the winner, shared by those who tie for it, else 0."""
    winners = result.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(result.places))]
