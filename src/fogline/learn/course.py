"""The course of a game: what each seat could expect at its moments, by its own View then and in truth."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from fogline.core.ids import Seat
from fogline.core.match import Match
from fogline.learn.analysis import Budget, Decision, Point, Value
from fogline.learn.judging import CERTAIN
from fogline.learn.playing_out import End, Players, Sum, dice, end_of


class Line:
    """What seats may expect at one moment: games played on from there."""

    def __init__(self, seats: int) -> None:
        self.wins = [Sum() for _ in range(seats)]
        self.margins = [Sum() for _ in range(seats)]

    def add(self, end: End | None) -> None:
        if end is not None:
            for seat, (win, margin) in enumerate(zip(end.wins, end.margins, strict=True)):
                self.wins[seat].add(win)
                self.margins[seat].add(margin)

    def value(self, seat: Seat) -> Value:
        win, margin = self.wins[seat], self.margins[seat]
        return Value(*(round(n, 4) for n in (win.mean, margin.mean, win.error, margin.error)))


@dataclass
class Moment:
    """Where somebody else begins to move."""

    step: int
    turn: int
    state: Any
    """As it truly was."""
    views: list[Any]
    truth: Line
    fair: list[Line]
    """By seat, what it expects of itself."""


class Course:
    """The moments of one game, measured by more and more games."""

    def __init__(self, match: Match, players: Players, budget: Budget) -> None:
        self.match = match
        self.players = players
        self.budget = budget
        self.moments: list[Moment] = []
        self.steps = frozenset(spread(changes(match), budget.moments))
        self.numbers = match.numbers()
        self.scale = 1.0
        self.start: tuple[float, float] = (0.0, 0.0)
        """A chance to win, and a margin, before anything is dealt; the same for all seats."""
        self.games = 0

    def pass_by(self, match: Match, step: int) -> None:
        """Keep the moment, if it is one of the course."""
        if step in self.steps:
            seats = match.seats
            state = match.game.restore(match.box, seats, match.options, match.snapshot())
            views = [match.view(seat) for seat in range(seats)]
            fair = [Line(seats) for _ in views]
            self.moments.append(Moment(step, self.numbers[step], state, views, Line(seats), fair))

    def begin(self) -> None:
        """What can be expected before anything is dealt, and how large margins are in this game."""
        match, line = self.match, Line(self.match.seats)
        for nth in range(self.budget.openings):
            dealer = dice("opening", nth)
            state = match.game.setup(match.box, match.seats, match.options, dealer)
            line.add(self.players.finish(state, dealer))
        seats = range(match.seats)
        win, margin = (sum(some[seat].mean for seat in seats) / match.seats for some in (line.wins, line.margins))
        self.start = (win, margin)
        # Of the squares, so that no margin cancels another.
        sizes = [(line.margins[seat].squares / max(1, line.margins[seat].count)) ** 0.5 for seat in seats]
        self.scale = max(1.0, round(sum(sizes) / len(sizes), 2))

    def measure(self, games: int) -> Iterator[float]:
        """Go on until each value stands on so many games; how much of it is done."""
        for n, moment in enumerate(self.moments, 1):
            for nth in range(self.games, games):
                self.once(moment, nth)
            yield n / len(self.moments)
        self.games = max(games, self.games)

    def once(self, moment: Moment, nth: int) -> None:
        game = self.match.game
        dealer = dice("truth", moment.turn, nth)
        moment.truth.add(self.players.finish(game.copy(moment.state), dealer))
        for seat, view in enumerate(moment.views):
            dealer = dice("fair", seat, moment.turn, nth)
            moment.fair[seat].add(self.players.finish(game.imagine(view, dealer), dealer))

    def points(self, decisions: Sequence[Decision] = ()) -> tuple[Point, ...]:
        """The course as it is told, and its end. With decisions, what luck gave since the point before."""
        seats, found = range(self.match.seats), list[Point]()
        for moment in self.moments:
            fair = tuple(moment.fair[seat].value(seat) for seat in seats)
            found.append(Point(moment.turn, fair, tuple(moment.truth.value(seat) for seat in seats)))
        assert self.match.result is not None
        end = end_of(self.match.result)
        last = tuple(Value(round(end.wins[seat], 4), end.margins[seat], 0.0, 0.0) for seat in seats)
        found.append(Point(self.numbers[-1], last, last))
        if not self.games or not decisions:
            return tuple(found)
        return (found[0], *(lucky(before, after, decisions) for before, after in pairwise(found)))


def lucky(before: Point, after: Point, decisions: Sequence[Decision]) -> Point:
    """The later of two points, with what between them came from no clear mistake."""
    between = [one for one in decisions if before.turn <= one.turn < after.turn and one.effects]
    luck, clear = list[float](), list[bool]()
    for seat, (old, new) in enumerate(zip(before.truth, after.truth, strict=True)):
        change = new.win - old.win - sum(one.effects[seat].win for one in between)
        squares = old.error**2 + new.error**2 + sum(one.effects[seat].error ** 2 for one in between)
        luck.append(round(change, 4))
        # Of so many moments one or two would look lucky by chance; and what a mistake cost is known by what its player
        # could know, not in truth: beside one, luck is not told apart.
        clear.append(not between and abs(change) > CERTAIN * squares**0.5)
    return Point(after.turn, after.fair, after.truth, tuple(luck), tuple(clear))


def changes(match: Match) -> list[int]:
    """The steps before which somebody else begins to move, and of which everybody knows."""
    turns, numbers = match.turns, match.numbers()
    new = [step for step in range(1, len(turns)) if turns[step].seat != turns[step - 1].seat or match.seats == 1]
    by_number = {numbers[step]: step for step in reversed([0, *new])}
    return sorted(by_number.values())


def spread(steps: Sequence[int], most: int) -> list[int]:
    """At most so many of them, evenly."""
    if len(steps) <= most:
        return list(steps)
    return [steps[n * len(steps) // most] for n in range(most)]
