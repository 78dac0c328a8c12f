"""A race: actions of one moment, each played on in the same imagined games, until it is clear how they differ."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from fogline.bots.edges import Edge
from fogline.bots.levels import guide
from fogline.bots.search import SEEDS, Search
from fogline.bots.settings import Settings
from fogline.bots.thinker import CURIOUS, DOUBT, WIDEN, WINS, calls_of
from fogline.bots.weights import find
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.ids import ActionId

BATCH: Final = 8
"""Worlds after which those that are clearly behind leave."""


@dataclass
class Runner:
    """One action, and how it did in each world that it was in."""

    edge: Edge
    margins: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    @property
    def action(self) -> ActionId:
        return self.edge.action


@dataclass(frozen=True)
class Gap:
    """How far one is behind another in the worlds that both were in, each with its standard error."""

    margin: float
    margin_error: float
    win: float
    win_error: float

    def clear(self, margin: float, win: float) -> bool:
        """Whether it is as many standard errors by margin and by chance to win."""
        return self.margin > margin * self.margin_error and self.win > win * self.win_error


class Race:
    """Imagined games from one View. ``net``: cut short and valued by the net that ships, where one fits."""

    def __init__(self, game: AnyGame, view: Any, actions: Sequence[ActionId], seed: int, net: bool = False) -> None:
        found = find(game, view.box, view.seats) if net else None
        self.by_net = found is not None and found.net is not None
        settings = Settings(len(actions), DOUBT, WINS, WIDEN, CURIOUS)
        if found is not None:
            settings.net, settings.horizon = found.net, found.horizon
        self.search = Search(calls_of(game, guide(game)), settings, view, view.seat, view.seats, len(view.box.actions))
        self.dice = Dealer(seed, quiet=True)
        self.runners = [Runner(Edge(action)) for action in actions]
        self.live = self.runners
        self.worlds = 0

    def run(self, worlds: int, behind: float) -> None:
        """So many worlds more. Who is clearly behind, by so many standard errors, leaves after each batch; two stay."""
        for _ in range(worlds):
            before = [one.edge.wins for one in self.live]
            self.search.compare([one.edge for one in self.live], int(self.dice.below(SEEDS)), 0.0)
            for one, was in zip(self.live, before, strict=True):
                one.margins.append(one.edge.margins[-1])
                one.wins.append(one.edge.wins - was)
            self.worlds += 1
            if self.worlds % BATCH == 0 and self.worlds > BATCH:
                first, second = sorted(self.live, key=lambda one: -fmean(one.margins))[:2]
                self.live = [
                    one for one in self.live if one in (first, second) or not gap(first, one).clear(behind, -behind)
                ]

    @property
    def best(self) -> Runner:
        """Who has the largest margin of those who are still in."""
        return max(self.live, key=lambda one: fmean(one.margins))

    @property
    def next_best(self) -> Runner:
        """The other who is nearest to that, wherever it left."""
        best = self.best
        return min((one for one in self.runners if one is not best), key=lambda one: gap(best, one).margin)


def gap(best: Runner, other: Runner) -> Gap:
    margins = [a - b for a, b in zip(best.margins, other.margins, strict=False)]
    wins = [a - b for a, b in zip(best.wins, other.wins, strict=False)]
    return Gap(fmean(margins), error(margins), fmean(wins), error(wins))


def error(values: Sequence[float]) -> float:
    """One standard error of the mean. Where all are alike, as of one more that is not: a few worlds prove little."""
    n = len(values)
    return max(stdev(values), 1.0 / n) / sqrt(n) if n > 1 else float("inf")
