"""What the laws run over: a game with every box it has, every seat count and every printed variant.

The quick check plays as few of these as hold every pair of settings; the long one plays them all.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.ids import NOBODY
from fogline.core.match import Match
from fogline.core.registry import games
from fogline.laws.home import boxes

MOST_MOVES = 20_000
"""No game of ours comes near this; one that does is taken for endless."""
STRICT = False
"""Whether a law that finds nothing to look at fails: in this house every law must bite, a small game may leave some."""


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

    @cached_property
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

    def words(self, action: int) -> str:
        """An action as a message names it."""
        return f"{self.box.actions[action].words!r} (action {action})"


def cases(game: AnyGame) -> list[Case]:
    return [
        Case(game, box, seats, options)
        for box in (None, *boxes(game))
        for seats in game.seats
        for options in game.variants()
    ]


def few(whole: Sequence[Case]) -> list[Case]:
    """Some of a game's cases in which every pair of settings still occurs, with a small box where there is a choice."""
    pairs = [case.pairs for case in whole]
    missing = frozenset[Any]().union(*pairs)
    chosen: list[Case] = []
    while missing:
        best = max(range(len(whole)), key=lambda n: (len(pairs[n] & missing), whole[n].box_file is not None))
        chosen.append(whole[best])
        missing -= pairs[best]
    return chosen


def usual(game: AnyGame) -> list[Case]:
    """The box that ships and the usual options, with every number of seats."""
    return [case for case in cases(game) if case.box_file is None and case.options == game.options()]


def small(game: AnyGame) -> list[Case]:
    """What the quick check plays with a small box; with the box that ships where there is no other."""
    some = few(cases(game))
    return [case for case in some if case.box_file] or some


def boxed(game: AnyGame) -> list[Case]:
    """One case for each box."""
    first = {case.box_file: case for case in reversed(cases(game))}
    return list(first.values())


SPREADS: Mapping[str, Callable[[AnyGame], list[Case]]] = {"usual": usual, "small": small, "boxed": boxed}
"""Which cases a law gets, by the name of its argument; ``case`` stands for all of them."""


def spread(metafunc: pytest.Metafunc, chosen: Iterable[AnyGame], quick: bool = False) -> None:
    """Gives a law that asks for a ``case``, a ``game`` or some cases all there are of these games.

    ``quick`` makes none of the cases that belong to the long check: thousands that nobody asked for take their time.
    """
    chosen = list(chosen)
    if "case" in metafunc.fixturenames:
        made = [param for game in chosen for param in marked(cases(game))]
        metafunc.parametrize("case", [param for param in made if not (quick and param.marks)])
    for name, part in SPREADS.items():
        if name in metafunc.fixturenames:
            found = [case for game in chosen for case in part(game)]
            metafunc.parametrize(name, found, ids=[case.name for case in found])
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", chosen, ids=[game.name for game in chosen])


def marked(whole: list[Case]) -> list[Any]:
    """One game's cases as parameters; those that the quick check can do without belong to the long one."""
    quick = {case.name for case in few(whole)}
    return [pytest.param(case, id=case.name, marks=() if case.name in quick else pytest.mark.long) for case in whole]


def games_from(*seeds: int) -> pytest.MarkDecorator:
    """A law for the games of these seeds: the first in the quick check, every one in the long check."""
    more = [pytest.param(seed, marks=pytest.mark.long) for seed in seeds[1:]]
    return pytest.mark.parametrize("seed", [seeds[0], *more])


def seen(found: Any, what: str) -> None:
    """Whether a law had something to look at. A game in which there is none breaks no law: the law does not apply."""
    assert found or not STRICT, what
    if not found:
        pytest.skip(f"does not apply: {what}")


@dataclass
class Step:
    """A moment of a random game: the state, whose answer comes next, and which."""

    state: Any
    seat: int
    action: int
    number: int
    case: Case
    seed: int

    def __str__(self) -> str:
        """Where this is, for who looks for it: ``walk(case, seed)`` of the case comes by again."""
        action = self.case.words(self.action)
        return f"{self.case.name}, seed {self.seed}, move {self.number}, before seat {self.seat} does {action}"


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
        where = f"{case.name}, seed {seed}, move {number}"
        assert legal, (
            f"{where}: waiting() names seat {seat}, and legal() has nothing for it. Let it pass, or do not ask it."
        )
        action = legal[dice.below(len(legal))]
        if number % every == 0:
            yield Step(state, seat, action, number, case, seed)
        game.apply(state, seat, action, dealer)
        dealer.take()
    raise AssertionError(
        f"{case.name}, seed {seed}: after {MOST_MOVES} random moves the game still asks seat {game.waiting(state)}. "
        "Something that can be done again and again must use something up, or end after so many times."
    )
