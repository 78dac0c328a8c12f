"""Views as arrays of fixed length, every number from -1 to 1.

A view's fields come in the order of its class, each number and each row of numbers under its own path (``hand``,
``cities[1].cards``):

- a set is **bits**: one place for each thing that can be in it, 0 or 1 (the game says which fields are sets);
- any other number is **scaled**: divided by twice the largest that some sample games showed, and cut at -1 and 1;
- a row whose length changes during a game is a **list**: its length first, scaled, then its entries; places that it
  does not fill are -1, and entries beyond its room are cut.

``Layout.table`` tells where each path begins, how many places it has, what they are and by what they were divided.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fogline.bots.base import make, minds
from fogline.bots.levels import GUIDE
from fogline.core.dealer import Dealer
from fogline.core.fields import plain
from fogline.core.game import AnyGame
from fogline.core.protocols import AnyBox, AnyView
from fogline.core.registry import find_game

SAMPLES: Final = 6
"""So many games of each quick mind show how long each row can become, and how large each number."""
MOST_MOVES: Final = 3_000
SPARE: Final = 2
"""A row that changes its length gets so many times the room that was ever needed, a number so many times the range."""
BLANK: Final = -(2**62)
"""What is not there: scaled it is -1, and as a set it has no bits."""
BITS, SCALED, LIST = "bits", "scaled", "list"

Floats: TypeAlias = "NDArray[np.float32]"


class Part(NamedTuple):
    """Where a field of the view stands in the array."""

    start: int
    size: int
    kind: str
    """BITS, SCALED or LIST."""
    scale: float
    """What its numbers were divided by; of a list, its entries."""


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, list[int]]]:
    """The numbers and rows of numbers of a plain view, with their paths."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from leaves(part, f"{path}.{name}" if path else name)
    elif isinstance(value, list) and any(isinstance(item, (list, dict)) for item in value):
        for nth, item in enumerate(value):
            yield from leaves(item, f"{path}[{nth}]")
    elif isinstance(value, list):
        yield path, [int(item) for item in value]
    elif isinstance(value, (int, float)):
        yield path, [int(value)]


class Seen:
    """What sample games showed of one path."""

    def __init__(self) -> None:
        self.least, self.most, self.largest = 2**62, 0, 1

    def add(self, numbers: Sequence[int]) -> None:
        """One more time that it was seen."""
        self.least, self.most = min(self.least, len(numbers)), max(self.most, len(numbers))
        self.largest = max(self.largest, max(map(abs, numbers), default=0))


def seen_in(views: Iterable[AnyView]) -> dict[str, Seen]:
    """What each path showed, in the order of the views' fields."""
    seen: dict[str, Seen] = {}
    before: dict[str, Any] = {}
    for view in views:
        now = plain(view)
        for name, value in now.items():
            # Most fields are what they were a move ago, and those have been counted.
            if name not in before or before[name] != value:
                for path, numbers in leaves(value, name):
                    seen.setdefault(path, Seen()).add(numbers)
        before = now
    return seen


class Layout:
    """Where everything of a game's views stands in an array."""

    def __init__(self, game: AnyGame, box: AnyBox, seats: int, options: Any) -> None:
        seen = seen_in(sample_views(game, box, seats, options))
        self.table: dict[str, Part] = {}
        self._rooms: dict[str, tuple[int, int, bool]] = {}
        """By path: where its numbers stand before sets are bits, how many, and whether their count comes first."""
        self.size = self.raw = 0
        self._taken: list[int] = []
        """By place of the array: the number it comes from, which bit of it (-1: the number itself), its divisor."""
        self._bit: list[int] = []
        self._scale: list[float] = []
        for path, found in seen.items():
            sort = game.masks.get(bare(path))
            self._place(path, found, 0 if sort is None else game.words.counts[sort](box))
        self._deep = {top(path) for path in self._rooms if top(path) != path}
        """The fields that hold more than numbers and rows."""
        self._flat = [(path, *room) for path, room in self._rooms.items() if top(path) not in self._deep]
        taken, bit = np.array(self._taken), np.array(self._bit)
        self._sets, self._rest = np.flatnonzero(bit >= 0), np.flatnonzero(bit < 0)
        """Which places of the array are bits, and which are scaled."""
        self._set_from, self._which = taken[self._sets], bit[self._sets]
        self._rest_from, self._by = taken[self._rest], np.array(self._scale, np.float32)[self._rest]

    def _place(self, path: str, found: Seen, width: int) -> None:
        """The next part of the array; ``width``: how many things can be in a set, where it is one."""
        varies = found.least != found.most or not found.most
        room = max(1, SPARE * found.most) if varies else found.most
        scale = float(SPARE * found.largest)
        start, first = self.size, self.raw + varies
        if varies and not width:
            self._add(self.raw, -1, float(room))
        for number in range(first, first + room):
            for bit in range(width) if width else (-1,):
                self._add(number, bit, 1.0 if width else scale)
        kind = BITS if width else LIST if varies else SCALED
        self.table[path] = Part(start, self.size - start, kind, 1.0 if width else scale)
        self._rooms[path] = self.raw, room + varies, varies
        self.raw += room + varies

    def _add(self, number: int, bit: int, scale: float) -> None:
        self._taken.append(number)
        self._bit.append(bit)
        self._scale.append(scale)
        self.size += 1

    def row(self, view: AnyView) -> list[int]:
        """The view's numbers one after the other, sets as they are."""
        out = [BLANK] * self.raw
        for path, start, room, varies in self._flat:
            value = getattr(view, path)
            if isinstance(value, int):
                out[start] = value
            else:
                put(out, list(value), start, room, varies)
        for name in self._deep:
            for path, numbers in leaves(plain(getattr(view, name)), name):
                put(out, numbers, *self._rooms.get(path, (0, 0, False)))
        return out

    def arrays(self, views: Sequence[AnyView]) -> Floats:
        """Many views, a line for each."""
        rows = np.array([self.row(view) for view in views], np.int64).reshape(len(views), self.raw)
        out = np.empty((len(views), self.size), np.float32)
        out[:, self._sets] = (rows[:, self._set_from] >> self._which) & 1
        out[:, self._rest] = np.clip(rows[:, self._rest_from] / self._by, -1.0, 1.0)
        return out

    def array(self, view: AnyView) -> Floats:
        """The view as an array."""
        found: Floats = self.arrays([view])[0]
        return found


def put(out: list[int], numbers: list[int], start: int, room: int, varies: bool) -> None:
    """Write a row to its place, its length first where that changes."""
    kept = [len(numbers), *numbers][:room] if varies else numbers[:room]
    out[start : start + len(kept)] = kept


def top(path: str) -> str:
    """The field of the view that a path begins with."""
    return path.partition(".")[0].partition("[")[0]


def bare(path: str) -> str:
    """A path without the numbers of its rows: ``cities[1].cars`` is one of ``cities.cars``."""
    return "".join(part.partition("]")[2] if n else part for n, part in enumerate(path.split("[")))


@cache
def layout_of(game: str, seats: int, options: Any) -> Layout:
    """The layout for these seats and options; it is worked out once."""
    found = find_game(game)
    return Layout(found, found.box(None), seats, options)


def sample_views(game: AnyGame, box: AnyBox, seats: int, options: Any) -> Iterator[Any]:
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
