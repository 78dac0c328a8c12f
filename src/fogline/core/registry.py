"""Which games there are: whatever the entry points ``fogline.games`` name, ours or another package's."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from fogline.core.errors import SetupError
from fogline.core.game import Game
from fogline.core.show import short


@cache
def games() -> dict[str, Game[Any, Any, Any]]:
    """All installed games by name, in alphabetical order."""
    found = {point.name: point.load() for point in entry_points(group="fogline.games")}
    return dict(sorted(found.items()))


def find_game(name: str) -> Game[Any, Any, Any]:
    """The game of this name."""
    known = games()
    if name not in known:
        raise SetupError("unknown-game", game=short(name), known=", ".join(known))
    return known[name]
