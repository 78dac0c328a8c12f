"""A ladder: bots meet in pairs, in the same deals in every seating, until it is clear who is stronger."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from fogline.bots.base import make
from fogline.core.match import AnyGame
from fogline.core.registry import find_game
from fogline.core.result import Result
from fogline.lab.rating import Pair, clear
from fogline.lab.run import play, seed_of


@dataclass(frozen=True)
class Contest:
    """What is played."""

    game: str
    seats: int
    bots: tuple[str, ...]
    deals: int
    """How many deals each pair meets in at most; a deal is one game in each seating."""
    seed: int = 0
    everybody: bool = False
    """Every pair meets; otherwise neighbours on the list."""
    options: Mapping[str, Any] = field(default_factory=dict)

    def pairs(self) -> list[Pair]:
        if self.everybody:
            return list(combinations(range(len(self.bots)), 2))
        return [(bot, bot + 1) for bot in range(len(self.bots) - 1)]

    def about(self) -> dict[str, Any]:
        """What results must agree in to be counted together."""
        return {"game": self.game, "seats": self.seats, "seed": self.seed, "options": dict(self.options)}


@dataclass(frozen=True)
class Deal:
    """What the first bot of a pair got in one deal, from 0 to 1, and both bots' mean scores."""

    bots: tuple[str, str]
    number: int
    points: float
    scores: tuple[float, float]


def seatings(seats: int) -> list[tuple[int, ...]]:
    """The two bots by turns around the table, turned until each has sat everywhere equally often; alone, each alone."""
    if seats == 1:
        return [(0,), (1,)]
    turned = {
        tuple((first + (seat + turn) % seats) % 2 for seat in range(seats)) for first in (0, 1) for turn in range(seats)
    }
    return sorted(turned)


def points(result: Result, seating: Sequence[int]) -> float:
    """The share of the meetings between the two bots at this table that the first one won by its place."""
    mine = [place for place, bot in zip(result.places, seating, strict=True) if bot == 0]
    theirs = [place for place, bot in zip(result.places, seating, strict=True) if bot == 1]
    return sum((m < t) + (m == t) / 2 for m in mine for t in theirs) / (len(mine) * len(theirs))


def alone(results: Sequence[Result]) -> float:
    """A lone player's result against another's in the same deal: winning first, then the score."""
    mine, theirs = ((bool(result.winners), result.scores[0]) for result in results)
    return (mine > theirs) + (mine == theirs) / 2


@cache
def _opened(name: str) -> tuple[AnyGame, Any]:
    game = find_game(name)
    return game, game.box(None)


def play_deal(contest: Contest, pair: Pair, number: int) -> Deal:
    """One deal in every seating."""
    game, box = _opened(contest.game)
    names = contest.bots[pair[0]], contest.bots[pair[1]]
    options = game.read_options(contest.options)
    results: list[Result] = []
    scores: list[list[int]] = [[], []]
    played = seatings(contest.seats)
    for seating in played:
        minds = [make(game, names[bot]) for bot in seating]
        result = play(game, box, options, minds, seed_of(contest.seed, number)).result
        if result is None:
            raise ValueError(f"{game.name} between {names} does not end")
        results.append(result)
        for seat, bot in enumerate(seating):
            scores[bot].append(result.scores[seat])
    if contest.seats == 1:
        got = alone(results)
    else:
        got = sum(map(points, results, played)) / len(played)
    mean = [sum(of_bot) / len(of_bot) / game.words.unit for of_bot in scores]
    return Deal(names, number, got, (mean[0], mean[1]))


class Book:
    """The results so far, in a file if one is named: one line of JSON for each deal."""

    def __init__(self, contest: Contest, file: Path | None = None) -> None:
        self.contest = contest
        self.file = file
        self.deals: dict[tuple[str, str], dict[int, Deal]] = {}
        if file is not None and file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                self._read(line)

    def _read(self, line: str) -> None:
        try:
            data = json.loads(line)
            deal = Deal((data["bots"][0], data["bots"][1]), data["deal"], data["points"], tuple(data["scores"]))
        except (ValueError, KeyError, IndexError, TypeError):
            return  # a line that was being written when the power went
        if {key: data.get(key) for key in self.contest.about()} == self.contest.about():
            self.deals.setdefault(deal.bots, {})[deal.number] = deal

    def add(self, deal: Deal) -> None:
        self.deals.setdefault(deal.bots, {})[deal.number] = deal
        if self.file is not None:
            data = {**self.contest.about(), "bots": deal.bots, "deal": deal.number, "points": deal.points}
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps({**data, "scores": deal.scores}) + "\n")

    def of(self, pair: Pair) -> dict[int, Deal]:
        return self.deals.get((self.contest.bots[pair[0]], self.contest.bots[pair[1]]), {})

    def results(self, pair: Pair) -> list[float]:
        """What the first got, deal by deal in their order, without gaps: what one may look at after every deal."""
        deals = self.of(pair)
        out: list[float] = []
        while len(out) in deals:
            out.append(deals[len(out)].points)
        return out

    def points(self) -> dict[Pair, list[float]]:
        return {pair: found for pair in self.contest.pairs() if (found := self.results(pair))}


def climb(contest: Contest, book: Book, workers: int = 1) -> Iterator[Deal]:
    """Play what is still missing and still open; each deal is in the book when it is told."""
    if workers == 1:
        yield from _climb(contest, book, lambda tasks: [play_deal(*task) for task in tasks], 1)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from _climb(contest, book, lambda tasks: list(pool.map(play_deal, *zip(*tasks, strict=True))), workers)


def _climb(
    contest: Contest, book: Book, run: Callable[[list[tuple[Contest, Pair, int]]], list[Deal]], size: int
) -> Iterator[Deal]:
    open_pairs = contest.pairs()
    while open_pairs:
        tasks: list[tuple[Contest, Pair, int]] = []
        for pair in open_pairs:
            missing = (number for number in range(contest.deals) if number not in book.of(pair))
            tasks += [(contest, pair, number) for number, _ in zip(missing, range(size), strict=False)]
        for start in range(0, len(tasks), size):
            for deal in run(tasks[start : start + size]):
                book.add(deal)
                yield deal
        open_pairs = [
            pair
            for pair in open_pairs
            if len(book.results(pair)) < contest.deals and not clear(book.results(pair))
        ]  # fmt: skip
