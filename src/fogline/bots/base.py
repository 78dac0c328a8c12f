"""What a mind is, and how one is found by name."""

from collections.abc import Sequence
from typing import Any, Protocol

from fogline.bots.random import Random
from fogline.core.dealer import Dealer
from fogline.core.errors import SetupError
from fogline.core.game import Game
from fogline.core.ids import ActionId


class Mind(Protocol):
    """Chooses for one seat. It is given a View, never a state; its own dice, never the table's."""

    needs_view: bool
    """False for minds that do not look, so that nobody makes a view for them."""

    def choose(self, view: Any, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        """One of the legal actions."""
        ...


def minds(game: Game[Any, Any, Any]) -> dict[str, Any]:
    """Everybody who can play this game, by name: how to make one."""
    return {"random": Random, **game.minds}


def make(game: Game[Any, Any, Any], name: str) -> Mind:
    """A mind by its name."""
    known = minds(game)
    if name not in known:
        raise SetupError("unknown-bot", bot=name, game=game.name, known=", ".join(known))
    mind: Mind = known[name]()
    return mind
