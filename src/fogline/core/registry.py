"""Which games there are: whatever the entry points ``fogline.games`` name, ours or another package's."""

from functools import cache
from importlib.metadata import entry_points

from fogline.core.errors import SetupError
from fogline.core.game import AnyGame
from fogline.core.quoting import short


@cache
def found() -> tuple[dict[str, AnyGame], dict[str, Exception]]:
    """All installed games by name, and what is wrong with those that cannot be loaded."""
    good: dict[str, AnyGame] = {}
    broken: dict[str, Exception] = {}
    for point in sorted(entry_points(group="fogline.games"), key=lambda point: point.name):
        try:
            good[point.name] = point.load()
        except Exception as problem:  # whatever another package does wrong, the other games are played
            broken[point.name] = problem
    return good, broken


def games() -> dict[str, AnyGame]:
    """All games that can be played, in alphabetical order."""
    return found()[0]


def broken_games() -> dict[str, SetupError]:
    """Games that are installed and cannot be loaded, each with why."""
    return {
        name: SetupError("broken-game", game=short(name), problem=f"{type(problem).__name__}: {problem}")
        for name, problem in found()[1].items()
    }


def find_game(name: str) -> AnyGame:
    """The game of this name."""
    known, broken = found()
    if name in broken:
        raise broken_games()[name]
    if name not in known:
        raise SetupError("unknown-game", game=short(name), known=", ".join(known))
    return known[name]
