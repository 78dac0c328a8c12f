"""Tunes the habits of a game's adept for one number of seats, by games against the usual quick mind.

python bench/tune.py rebuild --seats 4 --seconds 300 --keep (compiled; a minute says much, five say most)

Evolution: sixteen sets of numbers near the best so far, in pairs that lie opposite each other, play the same deals,
each in two seatings; the next best is the mean of the five that did best, weighted. Every so often it is tried on deals
that no other set has seen, and that is what is printed: its share of the meetings and how far ahead it ends. What
counts is how far ahead of each of the others one ends, drawn in softly: --soft says from how many points on more tells
little.

--keep writes the best to the game's habits.toml; --go-on begins there; --kept only shows how good those are.
"""

import argparse
import multiprocessing
from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import monotonic
from typing import Any

from fogline.bots.adepts import ADEPT, Adepts
from fogline.bots.levels import guide
from fogline.core.dealer import Dealer
from fogline.core.protocols import Mind
from fogline.core.registry import find_game
from fogline.core.result import Result

SETS, BEST, STEP = 16, 5, 0.35
"""How many sets are tried at once, of how many the mean is taken, and how far apart they are at first, by their
logarithms."""
NEAREST, FARTHEST, FARTHEST_ALL = 0.08, 0.5, 2.5
SHOWN = 10
"""How often the best is shown, in rounds."""
FRESH = 500
"""Where the deals begin by which it is; those of the rounds begin far above."""


class Table:
    """A game with so many seats, at which sets of numbers are tried."""

    def __init__(self, name: str, seats: int, soft: float) -> None:
        self.game = find_game(name)
        self.box = self.game.box(None)
        self.seats, self.soft = seats, soft
        maker = self.game.minds.get(ADEPT)
        if not isinstance(maker, Adepts):
            raise SystemExit(f"{name} has no adept: games/{name}/habits.py would say by which numbers it goes")
        self.adepts = maker

    def usual(self) -> dict[str, float]:
        habits = self.adepts.usual()
        return {name: float(getattr(habits, name)) for name in self.adepts.names()}

    def play(self, minds: Sequence[Mind[Any]], seed: int) -> Result:
        game, dealer, dice = self.game, Dealer(seed), Dealer(seed + 77)
        state = game.setup(self.box, self.seats, game.read_options({}), dealer)
        while waiting := game.waiting(state):
            seat = waiting[0]
            legal = game.legal(state, seat)
            chosen = minds[seat].choose(game.view(state, seat), legal, dice) if len(legal) > 1 else legal[0]
            game.apply(state, seat, chosen, dealer)
        return game.result(state)

    def deal(self, numbers: Mapping[str, float], seed: int) -> tuple[float, float, float]:
        """By one deal in two seatings: the share of the meetings that were won, how far ahead softly, and in points."""
        met: list[tuple[float, int]] = []
        for first in range(min(2, self.seats)):
            mine = [(seat + first) % 2 == 0 for seat in range(self.seats)]
            result = self.play([self.adepts.mind(numbers) if own else guide(self.game) for own in mine], seed)
            met += self.alone(result) if self.seats == 1 else self.meetings(result, mine)
        soft = mean(ahead / (abs(ahead) + self.soft) for _, ahead in met)
        return mean(won for won, _ in met), soft, mean(ahead for _, ahead in met)

    def alone(self, result: Result) -> list[tuple[float, int]]:
        return [(float(result.places[0] == 1), result.scores[0] - (result.automa_score or 0))]

    def meetings(self, result: Result, mine: Sequence[bool]) -> list[tuple[float, int]]:
        """Each seat of the adept with each of the others."""
        places, scores = result.places, result.scores
        return [
            (
                0.5 + 0.5 * ((places[other] > places[seat]) - (places[other] < places[seat])),
                scores[seat] - scores[other],
            )
            for seat in range(self.seats)
            for other in range(self.seats)
            if mine[seat] and not mine[other]
        ]


_table: Table
"""In a worker."""


def begin(name: str, seats: int, soft: float) -> None:
    global _table
    _table = Table(name, seats, soft)


def tried(numbers: Mapping[str, float], seed: int, deals: int) -> list[tuple[float, float, float]]:
    return [_table.deal(numbers, seed + nth) for nth in range(deals)]


def search(table: Table, start: Mapping[str, float], options: argparse.Namespace) -> dict[str, float]:
    """The best numbers found in so many seconds, shown every so often."""
    usual, dice = table.usual(), Random(options.seed)
    names = list(usual)
    best = [log(max(start.get(name, usual[name]), 1e-6) / usual[name]) for name in names]
    step = [STEP] * len(names)
    weights = [log(BEST + 0.5) - log(nth + 1) for nth in range(BEST)]
    weights = [weight / sum(weights) for weight in weights]
    said = (table.game.name, table.seats, table.soft)

    def told(logs: Sequence[float]) -> dict[str, float]:
        return {name: float(f"{usual[name] * exp(by):.4g}") for name, by in zip(names, logs, strict=True)}

    with multiprocessing.get_context("spawn").Pool(options.workers, begin, said) as pool:
        began, rounds = monotonic(), 0
        while rounds == 0 or monotonic() - began < options.seconds:
            rounds += 1
            seed = 10_000_000 * (options.seed + 1) + rounds * options.deals
            half = [[dice.gauss(0, 1) for _ in names] for _ in range(SETS // 2)]
            away = [way for one in half for way in (one, [-by for by in one])]
            sets = [
                [
                    max(-FARTHEST_ALL, min(FARTHEST_ALL, at + far * by))
                    for at, far, by in zip(best, step, way, strict=True)
                ]
                for way in away
            ]
            found = pool.starmap(tried, [(told(one), seed, options.deals) for one in sets], chunksize=1)
            order = sorted(range(SETS), key=lambda nth: -mean(soft for _, soft, _ in found[nth]))[:BEST]
            for nth in range(len(names)):
                where = sum(weight * sets[one][nth] for weight, one in zip(weights, order, strict=True))
                wide = sum(weight * away[one][nth] ** 2 for weight, one in zip(weights, order, strict=True))
                best[nth] += 0.7 * (where - best[nth])
                step[nth] = max(NEAREST, min(FARTHEST, step[nth] * exp(0.06 * (wide - 1))))
            if rounds % SHOWN == 0:
                show(f"round {rounds}", pool.apply(tried, (told(best), FRESH, options.fresh // 3)))
        show(f"round {rounds}", pool.apply(tried, (told(best), FRESH, options.fresh)))
    return told(best)


def show(which: str, found: Sequence[tuple[float, float, float]]) -> None:
    shares = [share for share, _, _ in found]
    error = 196 * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 0.0
    points = mean(ahead for _, _, ahead in found)
    print(
        f"{which}: {100 * mean(shares):.1f} % ± {error:.1f}, {points:+.1f} a game in {len(shares)} deals",
        flush=True,
    )


def written(tables: Mapping[int, Mapping[str, float]], name: str) -> str:
    lines = [f"# Habits of {name}'s adept by seats, found by bench/tune.py; what is not here is as in habits.py."]
    for seats in sorted(tables):
        lines += ["", f"[{seats}]", *[f"{habit} = {number}" for habit, number in sorted(tables[seats].items())]]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--deals", type=int, default=60, help="of each set in each round")
    parser.add_argument("--fresh", type=int, default=600, help="by which the best is shown in the end")
    parser.add_argument("--soft", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--go-on", action="store_true")
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--kept", action="store_true")
    options = parser.parse_args()
    table = Table(options.game, options.seats, options.soft)
    tables = dict(table.adepts.tuned)
    if options.kept:
        show("kept", [table.deal(tables.get(options.seats, {}), FRESH + nth) for nth in range(options.fresh)])
        return
    tables[options.seats] = search(table, tables.get(options.seats, {}) if options.go_on else {}, options)
    text = written(tables, options.game)
    if options.keep:
        Path(table.adepts.file).write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
