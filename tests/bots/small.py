"""The smallest box of each game, so that whole games are short."""

from typing import Any

from fogline.core.game import AnyGame
from fogline.laws.cases import opened
from fogline.laws.home import folder


def small_box(game: AnyGame) -> Any:
    """A box of the game's own tests, else the one that ships."""
    files = sorted((folder(game) / "tests" / "boxes").glob("*.toml"))
    return opened(game.name, files[0] if files else None)
