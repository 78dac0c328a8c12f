"""Pairs of settings: the quick check takes each of many with one of few in turn, the long one each with each."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from fogline.core.registry import games


def in_turn(many: Iterable[Any], few: Sequence[Any]) -> list[Any]:
    """Every pair as parameters; those that the quick check can do without belong to the long one."""
    return [
        pytest.param(one, other, marks=[] if place % len(few) == turn else pytest.mark.long)
        for place, one in enumerate(many)
        for turn, other in enumerate(few)
    ]


def first_of(many: Iterable[Any]) -> list[Any]:
    """The first in the quick check, every one in the long check: for what differs in nothing that is tested."""
    # What is a tuple are several parameters.
    each = [one if isinstance(one, tuple) else (one,) for one in many]
    return [pytest.param(*one, marks=[pytest.mark.long] * (place > 0)) for place, one in enumerate(each)]


def one_game(quick: str) -> pytest.MarkDecorator:
    """A test of what rooms do alike for every game: with this one in the quick check, with each in the long one."""
    return pytest.mark.parametrize("game", first_of(sorted(games(), key=lambda name: name != quick)))
