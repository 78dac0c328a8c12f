"""How sure a number is: intervals in which the true share or mean lies in 95 of 100 such runs."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, lgamma, log, sqrt
from typing import Any, Final

Z: Final = 1.959964
"""So many standard errors to each side hold 95 of 100."""


@dataclass(frozen=True)
class Sure:
    """A number with the ends of its interval."""

    value: float
    low: float
    high: float

    def to_json(self) -> list[float]:
        return [round(self.value, 6), round(self.low, 6), round(self.high, 6)]


def share(times: float, of: int) -> Sure:
    """A share by Wilson's interval, good for few games and for shares near 0 and 1. Shared wins count in part."""
    if not of:
        return Sure(0.0, 0.0, 1.0)
    p = times / of
    middle = (p + Z * Z / (2 * of)) / (1 + Z * Z / of)
    side = Z / (1 + Z * Z / of) * sqrt(max(0.0, p * (1 - p)) / of + Z * Z / (4 * of * of))
    return Sure(p, max(0.0, min(p, middle - side)), min(1.0, max(p, middle + side)))


@dataclass
class Sums:
    """Values as their number, sum and sum of squares: what a mean and its interval need, in any order and grouping."""

    n: int = 0
    total: float = 0
    squares: float = 0

    def add(self, value: float) -> None:
        self.n += 1
        self.total += value
        self.squares += value * value

    def __add__(self, other: "Sums") -> "Sums":
        return Sums(self.n + other.n, self.total + other.total, self.squares + other.squares)

    @property
    def mean(self) -> float:
        return self.total / self.n if self.n else 0.0

    @property
    def variance(self) -> float:
        return max(0.0, self.squares - self.total * self.total / self.n) / (self.n - 1) if self.n > 1 else 0.0

    def sure(self, unit: float = 1) -> Sure:
        """The mean with its interval, in units of so many."""
        side = wide(self.n - 1) * sqrt(self.variance / self.n) if self.n > 1 else 0.0
        return Sure(self.mean / unit, (self.mean - side) / unit, (self.mean + side) / unit)


def sums(values: Iterable[float]) -> Sums:
    found = Sums()
    for value in values:
        found.add(value)
    return found


def wide(freedom: int) -> float:
    """So many standard errors to each side of a mean hold 95 of 100, after few values more (Student's t, expanded)."""
    v = max(1, freedom)
    return Z + (Z**3 + Z) / (4 * v) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * v * v)


def chance(differences: Sums) -> float:
    """How often so large a mean difference would come by chance alone, were there none (Student's t)."""
    if differences.n < 2 or not differences.total:
        return 1.0
    if not differences.variance:
        return 0.0
    freedom = differences.n - 1
    t = differences.mean / sqrt(differences.variance / differences.n)
    return beta(freedom / (freedom + t * t), freedom / 2, 0.5)


def beta(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function, by its continued fraction (Lentz's way)."""
    if not 0 < x < 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - beta(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / a
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1))
    found = d
    for m in range(1, 200):
        for step in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / (1 + step * d)
            c = 1 + step / c
            found *= c * d
        if abs(c * d - 1) < 1e-12:
            break
    return front * found


def clear(chances: dict[str, float], risk: float = 0.05) -> set[str]:
    """Which of several differences are clear, looked at together: one such table in 20 has a false one (Holm)."""
    found: set[str] = set()
    for place, (name, by_chance) in enumerate(sorted(chances.items(), key=lambda item: item[1])):
        if by_chance > risk / (len(chances) - place):
            break
        found.add(name)
    return found


def effect(one: Sums, other: Sums) -> Sure:
    """By how many standard deviations two groups differ (Cohen's d), with its interval."""
    n = one.n + other.n
    if one.n < 2 or other.n < 2:
        return Sure(0.0, 0.0, 0.0)
    pooled = ((one.n - 1) * one.variance + (other.n - 1) * other.variance) / (n - 2)
    if not pooled:
        return Sure(0.0, 0.0, 0.0)
    d = (one.mean - other.mean) / sqrt(pooled)
    side = Z * sqrt(n / (one.n * other.n) + d * d / (2 * n))
    return Sure(d, d - side, d + side)


def as_json(value: Any) -> Any:
    """Data in which each sure number is a list: the number, and the ends of its interval."""
    if isinstance(value, Sure):
        return value.to_json()
    if isinstance(value, dict):
        return {str(name): as_json(entry) for name, entry in value.items()}
    return [as_json(entry) for entry in value] if isinstance(value, list | tuple) else value
