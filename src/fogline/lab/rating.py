"""Who is stronger: ratings with intervals, and a test that may be looked at after every deal."""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import Final

from fogline.core.dealer import Dealer
from fogline.lab.sure import Sure, sums, wide

ELO: Final = 400 / log(10)
"""The scale of ratings: 400 points are odds of ten to one."""
STAKES: Final = (0.2, 0.5, 1.0, 1.6)
"""How boldly the gamblers of ``evidence`` bet."""
CLEAR: Final = 20.0
"""Evidence that one gets in 1 of 20 tests at most, however long they run, where there is nothing to find."""
STEPS: Final = 60
HALF_POINT: Final = 0.5
"""Everybody is given a drawn deal with each opponent met, so that no rating is infinite."""

Pair = tuple[int, int]
Points = Mapping[Pair, Sequence[float]]
"""By pair of bots: what the first got in each deal, from 0 to 1; the second got the rest."""


def ratings(bots: int, points: Points) -> list[float]:
    """Bradley-Terry strengths on the scale of Elo, with a mean of 0."""
    strength = [0.0] * bots
    got = [[0.0] * bots for _ in range(bots)]
    for (one, other), results in points.items():
        got[one][other] += sum(results) + HALF_POINT
        got[other][one] += len(results) - sum(results) + HALF_POINT
    for _ in range(STEPS):
        for bot in range(bots):
            met = [rival for rival in range(bots) if got[bot][rival] or got[rival][bot]]
            if not met:
                continue
            # Newton's step for one bot, the others held still.
            expected = slope = 0.0
            for rival in met:
                games = got[bot][rival] + got[rival][bot]
                chance = 1 / (1 + exp(strength[rival] - strength[bot]))
                expected += games * chance
                slope += games * chance * (1 - chance)
            strength[bot] += (sum(got[bot]) - expected) / max(slope, 0.05)
        mean = sum(strength) / bots
        strength = [value - mean for value in strength]
    return [ELO * value for value in strength]


def intervals(bots: int, points: Points, samples: int = 400, seed: int = 1) -> list[tuple[float, float]]:
    """Where 95 of 100 ratings fall when the deals are drawn again from those played."""
    dealer = Dealer(seed, quiet=True)
    drawn: list[list[float]] = [[] for _ in range(bots)]
    for _ in range(samples):
        again = {pair: [results[dealer.below(len(results))] for _ in results] for pair, results in points.items()}
        for bot, rating in enumerate(ratings(bots, again)):
            drawn[bot].append(rating)
    edge = samples // 40
    return [(values[edge], values[-1 - edge]) for values in map(sorted, drawn)]


def sure_share(results: Sequence[float]) -> Sure:
    """What the first of a pair gets of a deal, with its interval by deals, as wide as if one deal more had been won and
    one lost: a few deals that all end alike prove little."""
    share = sum(results) / len(results)
    wider = sums([*results, 0.0, 1.0])
    side = wide(wider.n - 1) * sqrt(wider.variance / wider.n)
    return Sure(share, max(0.0, share - side), min(1.0, share + side))


def evidence(results: Sequence[float]) -> tuple[float, float]:
    """How much says that the first of a pair is stronger, and how much that the second is.

    Gamblers bet on every deal at even odds; if there is no difference, none can expect to win, so that a fortune of 20
    is seen in 1 test of 20 at most, whenever one stops (Ville's inequality).
    """
    better = worse = 0.0
    for stake in STAKES:
        up = down = 1.0
        for result in results:
            up *= 1 + stake * (result - 0.5)
            down *= 1 - stake * (result - 0.5)
        better += up / len(STAKES)
        worse += down / len(STAKES)
    return better, worse


def clear(results: Sequence[float]) -> bool:
    """Whether it is settled which of a pair is stronger."""
    return max(evidence(results)) >= CLEAR * 2  # each of the two questions gets half of the risk
