"""The clock of whoever calls, in the hands of a test."""

from types import SimpleNamespace

import pytest

from fogline.table.calling import caller as calling
from tests.table.calling.house import Clock


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    told = SimpleNamespace(time=lambda: made.now, monotonic=calling.time.monotonic)  # type: ignore[attr-defined]
    monkeypatch.setattr(calling, "time", told)
    return made
