"""How a mind is found by its spec."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from fogline.bots.levels import LEVELS, SORTS
from fogline.bots.program import Program
from fogline.bots.random import Random
from fogline.core.errors import SetupError
from fogline.core.game import AnyGame
from fogline.core.protocols import Mind as Mind


def minds(game: AnyGame) -> dict[str, Callable[[], Mind[Any]]]:
    """The quick minds of this game by name: how to make one. The levels stand beside them in ``levels.LEVELS``."""
    return {"random": Random, **game.minds}


def known(game: AnyGame) -> list[str]:
    """Every name that a spec may begin with: the levels first."""
    return [*LEVELS, *minds(game), "search"]


def make(game: AnyGame, spec: str) -> Mind[Any]:
    """A mind by its spec: ``expert``, ``greedy``, ``search:iters=2000:width=8``, or the path of a program."""
    name, *given = spec.split(":")
    mind: Mind[Any]
    if name in SORTS:
        sort = SORTS[name]
        mind = sort.make(game, **{**sort.settings, **read_settings(name, given, sort.settings)})
    elif name in minds(game) and not given:
        mind = minds(game)[name]()
    elif "/" in spec and Path(spec).is_file():
        mind = Program(game, Path(spec))
    else:
        raise SetupError("unknown-bot", bot=spec, game=game.name, known=", ".join(known(game)))
    return mind


def read_settings(name: str, given: Sequence[str], usual: Mapping[str, float]) -> dict[str, float]:
    """The settings of a spec, each NAME=NUMBER."""
    found: dict[str, float] = {}
    for pair in given:
        setting, _, text = pair.partition("=")
        if setting not in usual:
            raise SetupError("unknown-bot-setting", setting=setting, bot=name, known=", ".join(usual))
        try:
            found[setting] = float(text)
        except ValueError:
            found[setting] = -1.0
        if not 0 <= found[setting] <= 1_000_000:
            raise SetupError("wrong-bot-setting", setting=setting, bot=name, value=text)
    return found
