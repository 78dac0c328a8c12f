"""What the laws run over: every registered game, with every box it has, every seat count and every printed variant.

The quick check plays as few of these as hold every pair of settings; the long one plays them all.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.ids import NOBODY
from fogline.core.match import Match
from fogline.core.registry import games

MOST_MOVES = 20_000
"""No game of ours comes near this; one that does is taken for endless."""


def folder(game: AnyGame) -> Path:
    """The folder of a game, found through where its functions live."""
    module = game.setup.__module__.split(".rules")[0]
    return Path(str(sys.modules[module].__file__)).parent


@cache
def opened(game_name: str, box: Path | None) -> Any:
    return games()[game_name].box(box)


@dataclass(frozen=True)
class Case:
    """One way to play one game."""

    game: AnyGame
    box_file: Path | None
    seats: int
    options: Any

    @property
    def box(self) -> Any:
        return opened(self.game.name, self.box_file)

    @property
    def name(self) -> str:
        box = f"-{self.box_file.stem}" if self.box_file else ""
        chosen = "".join(f"-{k}={v}" for k, v in asdict(self.options).items())
        return f"{self.game.name}{box}-{self.seats}{chosen}"

    @property
    def pairs(self) -> frozenset[Any]:
        """Every two of its settings, such as four seats with the hard Committee."""
        settings = {"box": self.box_file, "seats": self.seats, **asdict(self.options)}
        return frozenset(combinations(settings.items(), 2))

    def start(self, dealer: Dealer) -> Any:
        return self.game.setup(self.box, self.seats, self.options, dealer)

    def match(self, seed: int) -> Match:
        return Match.new(self.game, self.seats, seed, asdict(self.options), self.box)

    def audience(self) -> list[int]:
        return [*range(self.seats), NOBODY]


def cases(game: AnyGame) -> list[Case]:
    return [
        Case(game, box, seats, options)
        for box in (None, *sorted((folder(game) / "tests" / "boxes").glob("*.toml")))
        for seats in game.seats
        for options in game.variants()
    ]


def few(whole: Sequence[Case]) -> list[Case]:
    """Some of a game's cases in which every pair of settings still occurs, with a small box where there is a choice."""
    missing = frozenset[Any]().union(*(case.pairs for case in whole))
    chosen: list[Case] = []
    while missing:
        best = max(whole, key=lambda case: (len(case.pairs & missing), case.box_file is not None))
        chosen.append(best)
        missing -= best.pairs
    return chosen


def games_from(*seeds: int) -> pytest.MarkDecorator:
    """A law for the games of these seeds: the first in the quick check, every one in the long check."""
    more = [pytest.param(seed, marks=pytest.mark.long) for seed in seeds[1:]]
    return pytest.mark.parametrize("seed", [seeds[0], *more])


@dataclass
class Step:
    """A moment of a random game: the state, whose answer comes next, and which."""

    state: Any
    seat: int
    action: int
    number: int


def walk(case: Case, seed: int, every: int = 1) -> Iterator[Step]:
    """A random game: every n-th moment before its action is done. It ends, or fails the test."""
    game = case.game
    dealer = Dealer(seed)
    dice = Dealer(seed + 1)
    state = case.start(dealer)
    for number in range(MOST_MOVES):
        seats = game.waiting(state)
        if not seats:
            return
        seat = seats[dice.below(len(seats))]
        legal = game.legal(state, seat)
        action = legal[dice.below(len(legal))]
        if number % every == 0:
            yield Step(state, seat, action, number)
        game.apply(state, seat, action, dealer)
        dealer.take()
    raise AssertionError(f"{case.name}, seed {seed}: the game does not end")
