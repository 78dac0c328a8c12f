"""The games, strangers to each other. Called, this package tells which there are: ``fogline.games()``."""

import sys
from types import ModuleType

from fogline.core.game import AnyGame
from fogline.core.registry import games


class _Games(ModuleType):
    def __call__(self) -> dict[str, AnyGame]:
        return games()


# A function of this name in the front door would hide the package from ``import fogline.games.some.module as it``.
sys.modules[__name__].__class__ = _Games
