"""Gives each law that asks for ``case`` or ``game`` all there are."""

import pytest

from fogline.core.registry import games
from tests.laws.cases import cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        found = cases()
        metafunc.parametrize("case", found, ids=[case.name for case in found])
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games().values(), ids=list(games()))
