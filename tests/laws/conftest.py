"""The games of this house for whatever asks for a ``case`` or a ``game``; here every law must find something."""

import pytest

from fogline.core.registry import games
from fogline.laws import cases

cases.STRICT = True


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    cases.spread(metafunc, games().values(), quick="not long" in metafunc.config.option.markexpr)
