"""What a mind is, and how one is found by its spec."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from fogline.bots.levels import LEVELS, SORTS
from fogline.bots.program import Program
from fogline.bots.random import Random
from fogline.core.dealer import Dealer
from fogline.core.errors import SetupError
from fogline.core.game import Game
from fogline.core.ids import ActionId


class Mind(Protocol):
    """Chooses for one seat. It is given a View, never a state; its own dice, never the table's."""

    needs_view: bool
    """False for minds that do not look, so that nobody makes a view for them. A mind that goes on by a stand-in because
    it cannot answer itself says why in ``failed``, a Reason."""

    def choose(self, view: Any, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        """One of the legal actions."""
        ...


def minds(game: Game[Any, Any, Any]) -> dict[str, Any]:
    """The quick minds of this game by name: how to make one. The levels stand beside them in ``levels.LEVELS``."""
    return {"random": Random, **game.minds}


def known(game: Game[Any, Any, Any]) -> list[str]:
    """Every name that a spec may begin with: the levels first."""
    return [*LEVELS, *minds(game), "search"]


def make(game: Game[Any, Any, Any], spec: str) -> Mind:
    """A mind by its spec: ``expert``, ``greedy``, ``search:iters=2000:width=8``, or the path of a program."""
    name, *given = spec.split(":")
    mind: Mind
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
