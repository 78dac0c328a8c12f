"""Adepts: a game's quick mind with numbers that are tuned for each number of seats.

A game writes its numbers down once, in ``games/<game>/habits.py``: the quick mind goes by them everywhere. The adept is
the same mind with the numbers of ``habits.toml`` where there are some for so many seats (``bench/tune.py`` finds them).
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from fogline.bots.styles import styled
from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId
from fogline.core.protocols import AnyView, Mind

ADEPT: Final = "adept"
"""What a game calls its quick mind with tuned habits."""


@dataclass(frozen=True)
class Adepts:
    """How a game's adept is made: called, it gives one."""

    quick: Callable[[Any], Mind[Any]]
    """The quick mind that goes by these habits."""
    usual: Callable[[], Any]
    """The game's habits as they are written down."""
    file: Path
    """The tuned ones: a table for each number of seats, what it leaves out being as usual."""

    def __call__(self) -> "Adept":
        return Adept({seats: self.mind(numbers) for seats, numbers in self.tuned.items()}, self.quick(self.usual()))

    @cached_property
    def tuned(self) -> Mapping[int, Mapping[str, float]]:
        """By seats."""
        tables = tomllib.loads(self.file.read_text(encoding="utf-8")) if self.file.exists() else {}
        return {int(seats): numbers for seats, numbers in tables.items()}

    def names(self) -> list[str]:
        """The numbers that can be tuned."""
        habits = self.usual()
        return [name for name in dir(habits) if isinstance(getattr(habits, name), float)]

    def mind(self, numbers: Mapping[str, float]) -> Mind[Any]:
        """The quick mind with these numbers instead of the usual ones."""
        habits = self.usual()
        for name, number in numbers.items():
            getattr(habits, name)  # a name that no habit has is a mistake
            setattr(habits, name, float(number))
        return self.quick(habits)


class Adept:
    """At each number of seats the quick mind that was tuned for it; at others the usual one."""

    needs_view = True

    def __init__(self, minds: Mapping[int, Mind[Any]], usual: Mind[Any]) -> None:
        self.minds = minds
        self.usual = usual
        self.idle: tuple[int, ...] = getattr(usual, "idle", ())
        """Verbs of doing nothing."""

    def at(self, seats: int) -> Mind[Any]:
        """Who plays at a table with so many seats."""
        return self.minds.get(seats, self.usual)

    def choose(self, view: AnyView, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        return self.at(view.seats).choose(view, legal, dealer)


def habitual(
    quick: Callable[[Any], Mind[Any]], habits: Callable[..., Any], folder: Path
) -> dict[str, Callable[[], Mind[Any]]]:
    """What becomes of a quick mind by its habits, by name, for a game's ``minds``: the adept and every style."""
    return {ADEPT: Adepts(quick, habits, folder / "habits.toml"), **styled(lambda taste: quick(habits(taste)))}
