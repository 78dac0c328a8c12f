"""What the laws run over: every registered game, with every box it has, every seat count and every printed variant."""

import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fogline.core.dealer import Dealer
from fogline.core.game import Game
from fogline.core.ids import NOBODY
from fogline.core.match import Match
from fogline.core.registry import games

MOST_MOVES = 20_000
"""No game of ours comes near this; one that does is taken for endless."""

AnyGame = Game[Any, Any, Any]


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

    def start(self, dealer: Dealer) -> Any:
        return self.game.setup(self.box, self.seats, self.options, dealer)

    def match(self, seed: int) -> Match:
        return Match.new(self.game, self.seats, seed, asdict(self.options), self.box)

    def audience(self) -> list[int]:
        return [*range(self.seats), NOBODY]


def cases() -> list[Case]:
    return [
        Case(game, box, seats, options)
        for game in games().values()
        for box in (None, *sorted((folder(game) / "tests" / "boxes").glob("*.toml")))
        for seats in game.seats
        for options in game.variants()
    ]


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
