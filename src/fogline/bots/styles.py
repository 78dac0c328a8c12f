"""Styles: minds as strong as a game's quick mind that play differently, so that three at a table are not alike."""

from collections.abc import Callable
from functools import partial
from typing import Any

from fogline.bots.taste import STYLES, Taste
from fogline.core.game import AnyGame
from fogline.core.protocols import Mind


def styled(quick: Callable[[Taste], Mind[Any]]) -> dict[str, Callable[[], Mind[Any]]]:
    """A game's quick mind in every style, by name: for its ``minds``."""
    return {name: partial(quick, taste) for name, taste in STYLES.items()}


def styles(game: AnyGame) -> list[str]:
    """The styles that a game has, in the order in which they are listed."""
    return [name for name in STYLES if name in game.minds]
