"""A ladder: bots meet in pairs, in the same deals in every seating, until it is clear who is stronger."""

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from fogline.bots.base import make
from fogline.core.result import Result
from fogline.lab.answers import Answers, fallbacks, read_answers
from fogline.lab.rating import Pair, clear
from fogline.lab.run import opened, play, seed_of


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
    strict: bool = False
    """Whether the first answer that a bot does not give itself ends it all."""
    box: str | None = None
    """The reader's own box file."""
    whole: bool = False
    """Whether all deals are played: who stops when it is clear stops where the winner's share looks largest."""

    def pairs(self) -> list[Pair]:
        if self.everybody:
            return list(combinations(range(len(self.bots)), 2))
        return [(bot, bot + 1) for bot in range(len(self.bots) - 1)]

    def about(self) -> dict[str, Any]:
        """What results must agree in to be counted together."""
        about = {"game": self.game, "seats": self.seats, "seed": self.seed, "options": dict(self.options)}
        # What was written before there were other boxes has no entry for one.
        return {**about, "box": opened(self.game, self.box)[1].hash} if self.box else about


@dataclass(frozen=True)
class Deal:
    """What the first bot of a pair got in one deal, from 0 to 1, and both bots' mean scores."""

    bots: tuple[str, str]
    number: int
    points: float
    scores: tuple[float, float]
    answers: tuple[Answers, Answers] = (Answers(), Answers())
    """By bot: how often it was asked, and how often a stand-in answered."""

    def to_json(self) -> dict[str, Any]:
        data = {"bots": self.bots, "deal": self.number, "points": self.points, "scores": self.scores}
        data["answers"] = [one.asked for one in self.answers]
        failed = fallbacks(dict(zip(self.bots, self.answers, strict=True)))
        return {**data, "fallbacks": failed} if failed else data


def read_deal(data: Mapping[str, Any]) -> Deal:
    """What ``to_json`` wrote; before stand-ins were counted there were no answers in it."""
    one, other = map(str, data["bots"])
    mine, theirs = map(float, data["scores"])
    asked, failed = data.get("answers", (0, 0)), data.get("fallbacks", {})
    answers = tuple(read_answers(int(n), failed.get(bot)) for n, bot in zip(asked, (one, other), strict=True))
    return Deal((one, other), int(data["deal"]), float(data["points"]), (mine, theirs), (answers[0], answers[1]))


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


class Endless(Exception):
    """A game between these two that was given up: which bots, and in which deal."""

    def __init__(self, bots: tuple[str, str], deal: int) -> None:
        super().__init__(bots, deal)
        self.bots = bots
        self.deal = deal


def play_deal(contest: Contest, pair: Pair, number: int) -> Deal:
    """One deal in every seating."""
    game, box = opened(contest.game, contest.box)
    names = contest.bots[pair[0]], contest.bots[pair[1]]
    options = game.read_options(contest.options)
    results: list[Result] = []
    scores: list[list[int]] = [[], []]
    answers = [Answers(), Answers()]
    played = seatings(contest.seats)
    for seating in played:
        seated = [names[bot] for bot in seating]
        minds = [make(game, name) for name in seated]
        one = play(game, box, options, minds, seed_of(contest.seed, number), strict=seated if contest.strict else ())
        if one.result is None:
            raise Endless(names, number)
        results.append(one.result)
        for seat, bot in enumerate(seating):
            scores[bot].append(one.result.scores[seat])
            answers[bot] += one.answers[seat]
    if contest.seats == 1:
        got = alone(results)
    else:
        got = sum(map(points, results, played)) / len(played)
    mean = [sum(of_bot) / len(of_bot) / game.words.unit for of_bot in scores]
    return Deal(names, number, got, (mean[0], mean[1]), (answers[0], answers[1]))


class Foreign(Exception):
    """A file that is no ladder's of this game and seats: the first line that is none."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class Book:
    """The results so far, in a file if one is named: one line of JSON for each deal."""

    def __init__(self, contest: Contest, file: Path | None = None) -> None:
        self.contest = contest
        self.file = file
        self.deals: dict[tuple[str, str], dict[int, Deal]] = {}
        self._whole: int | None = None
        """How many bytes of the file are whole lines, where what follows was being written when the power went."""
        if file is not None and file.exists():
            self._open(file)

    def _open(self, file: Path) -> None:
        """Read what is there. Nothing is written before all of it is found to be a ladder's."""
        try:
            whole, end, rest = file.read_bytes().decode().rpartition("\n")
        except UnicodeDecodeError:
            raise Foreign(1) from None
        lines = whole.split("\n") if end else []
        for number, line in enumerate(lines, 1):
            self._read(line, number)
        begins = json.dumps({"game": self.contest.game, "seats": self.contest.seats})[:-1]
        begins = '{"game": ' if lines else begins
        if rest and rest[: len(begins)] != begins[: len(rest)]:
            raise Foreign(len(lines) + 1)
        self._whole = len((whole + end).encode()) if rest else None

    def _read(self, line: str, number: int) -> None:
        """A deal of this contest is kept, one of another with the same seats passed over."""
        about = self.contest.about()
        try:
            data = json.loads(line)
            deal = read_deal(data)
            ours = (data["game"], data["seats"]) == (about["game"], about["seats"])
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            ours = False
        if not ours:
            raise Foreign(number)
        if {key: data.get(key) for key in {*about, "box"}} == {"box": None, **about}:
            self.deals.setdefault(deal.bots, {})[deal.number] = deal

    def add(self, deal: Deal) -> None:
        self.deals.setdefault(deal.bots, {})[deal.number] = deal
        if self.file is not None:
            if self._whole is not None:
                os.truncate(self.file, self._whole)
                self._whole = None
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps({**self.contest.about(), **deal.to_json()}) + "\n")

    def answers(self) -> dict[str, Answers]:
        """Who gave each bot's answers in all the deals of this contest."""
        found: dict[str, Answers] = {}
        for pair in self.contest.pairs():
            for _, deal in sorted(self.of(pair).items()):
                for bot, one in zip(deal.bots, deal.answers, strict=True):
                    found[bot] = found.get(bot, Answers()) + one
        return found

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
            if len(book.results(pair)) < contest.deals and (contest.whole or not clear(book.results(pair)))
        ]  # fmt: skip
