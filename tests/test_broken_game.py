"""A game that cannot be loaded spoils no other."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from typing import Any

import pytest

from fogline.cli import main
from fogline.core import registry
from fogline.core.errors import SetupError
from fogline.core.registry import find_game, games


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """An installed game whose package is not there."""
    there = list(entry_points(group="fogline.games"))
    missing = EntryPoint("chess", "no_such_package.of_ours:GAME", "fogline.games")
    monkeypatch.setattr(registry, "entry_points", lambda group: [*there, missing])
    registry.found.cache_clear()
    yield "chess"
    registry.found.cache_clear()


def test_a_package_that_cannot_be_imported_leaves_the_other_games(broken: str) -> None:
    assert broken not in games()
    assert find_game("skyline").name == "skyline"
    with pytest.raises(SetupError) as refused:
        find_game(broken)
    assert refused.value.key == "broken-game"


@pytest.mark.parametrize(("lang", "sentence"), [("en", "cannot be loaded"), ("es", "no se puede cargar")])
def test_fogline_games_tells_what_is_wrong_with_it(broken: str, lang: str, sentence: str, capsys: Any) -> None:
    assert main(["games", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert "skyline" in told
    assert sentence in told
    assert "no_such_package" in told
