"""Gives each law that asks for a ``case``, a ``boxed`` case or a ``game`` all there are; the quick check a part."""

from typing import Any

import pytest

from fogline.core.registry import games
from tests.laws.cases import Case, cases, few


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        found = [param for game in games().values() for param in marked(cases(game))]
        metafunc.parametrize("case", found)
    if "boxed" in metafunc.fixturenames:
        first = {(case.game.name, case.box_file): case for game in games().values() for case in reversed(cases(game))}
        metafunc.parametrize("boxed", first.values(), ids=[case.name for case in first.values()])
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games().values(), ids=list(games()))


def marked(whole: list[Case]) -> list[Any]:
    """One game's cases as parameters; those that the quick check can do without belong to the long one."""
    quick = {case.name for case in few(whole)}
    return [pytest.param(case, id=case.name, marks=() if case.name in quick else pytest.mark.long) for case in whole]
