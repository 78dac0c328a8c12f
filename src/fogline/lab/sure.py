"""How sure a number is: intervals in which the true share or mean lies in 95 of 100 such runs."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import erfc, sqrt
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
    wide = Z / (1 + Z * Z / of) * sqrt(max(0.0, p * (1 - p)) / of + Z * Z / (4 * of * of))
    return Sure(p, max(0.0, min(p, middle - wide)), min(1.0, max(p, middle + wide)))


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
        wide = Z * sqrt(self.variance / self.n) if self.n else 0.0
        return Sure(self.mean / unit, (self.mean - wide) / unit, (self.mean + wide) / unit)


def sums(values: Iterable[float]) -> Sums:
    found = Sums()
    for value in values:
        found.add(value)
    return found


def chance(differences: Sums) -> float:
    """How often so large a mean difference would come by chance alone, were there none (normal approximation)."""
    if not differences.n or not differences.total:
        return 1.0
    if not differences.variance:
        return 0.0 if differences.n > 1 else 1.0
    return erfc(abs(differences.mean) / sqrt(differences.variance / differences.n) / sqrt(2))


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
    wide = Z * sqrt(n / (one.n * other.n) + d * d / (2 * n))
    return Sure(d, d - wide, d + wide)


def as_json(value: Any) -> Any:
    """Data in which each sure number is a list: the number, and the ends of its interval."""
    if isinstance(value, Sure):
        return value.to_json()
    if isinstance(value, dict):
        return {str(name): as_json(entry) for name, entry in value.items()}
    return [as_json(entry) for entry in value] if isinstance(value, list | tuple) else value
